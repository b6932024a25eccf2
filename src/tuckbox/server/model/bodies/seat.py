"""Taking a seat, and handing one over to a bot."""

from pydantic import Field

from tuckbox.server.model.base import Model
from tuckbox.server.model.bounds import SeatNumber, Word


class Join(Model):
    """Take a seat: the given one, or the first that is open."""

    seat: SeatNumber | None = None
    name: str | None = Field(default=None, max_length=200)


class Joined(Model):
    """The seat that was taken."""

    seat: int


class HandOver(Model):
    """Let a bot play for an absent seat."""

    level: Word
