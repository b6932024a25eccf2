"""The identity of a browser."""

from pydantic import Field

from tuckbox.server.model.base import Model


class Me(Model):
    """The identity of this browser."""

    id: str = Field(description="Public part of the identity")
    name: str
    since: str


class Rename(Model):
    """A new display name."""

    name: str = Field(max_length=200)


class Recovery(Model):
    """A code that moves an identity to another device."""

    code: str = Field(max_length=200)
