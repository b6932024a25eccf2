"""Who a visitor is, how the server is, and what went wrong."""

from typing import Literal

from pydantic import Field

from tuckbox.server.model.base import Model
from tuckbox.server.model.message_parts import MessageValue


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


class Health(Model):
    """Whether this node can serve."""

    status: Literal["ok", "degraded"]
    database: bool
    channel: bool
    version: str


class ProblemModel(Model):
    """The response to every refused request: a stable code and a sentence in the visitor's language."""

    code: str
    sentence: str
    values: dict[str, MessageValue] = Field(default={})
