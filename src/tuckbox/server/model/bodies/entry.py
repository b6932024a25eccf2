"""An entry sent over HTTP."""

from pydantic import Field

from tuckbox.server.model.base import Model
from tuckbox.server.model.bounds import AnySeat, EntryCount, Hash, MoveText


class Entry(Model):
    """An entry sent over HTTP, by a program that keeps no socket open."""

    seat: AnySeat
    ply: EntryCount
    text: MoveText
    seen: EntryCount | None = Field(default=None, description="As in a submission by socket")
    link: Hash | None = Field(default=None, description="As in a submission by socket")


class Acknowledged(Model):
    """The entry is in the match for good."""

    ply: int
    version: int
