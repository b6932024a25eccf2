"""An entry sent over HTTP."""

from pydantic import Field

from tuckbox.server.wire.messages import Model


class Entry(Model):
    """An entry sent over HTTP, by a program that keeps no socket open."""

    seat: int
    ply: int = Field(ge=0)
    text: str = Field(max_length=64)
    seen: int | None = Field(default=None, ge=0, description="As in a submission by socket")


class Acknowledged(Model):
    """The entry is in the match for good."""

    ply: int
    version: int
