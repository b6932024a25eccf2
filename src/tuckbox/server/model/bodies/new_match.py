"""A match to be set up."""

from typing import Literal

from pydantic import Field

from tuckbox.core.box import MOST_BYTES
from tuckbox.server.model.base import Model
from tuckbox.server.model.bounds import MOST_SEATS, OptionChoices, Word


class TimeControl(Model):
    """`move`: seconds for each choice; `total`: seconds for the game plus an increment for each choice."""

    kind: Literal["move", "total"]
    seconds: int = Field(ge=5, le=7 * 24 * 3600)
    increment: int = Field(default=0, ge=0, le=3600)


class NewSeat(Model):
    """Who is to sit at a seat of a new match."""

    kind: Literal["me", "open", "bot", "program"]
    name: str | None = Field(default=None, max_length=200)
    level: Word | None = None


class NewMatch(Model):
    """A match to be set up."""

    game: Word
    options: OptionChoices = Field(default={})
    seats: list[NewSeat] = Field(min_length=1, max_length=MOST_SEATS)
    public: bool = False
    box: str | None = Field(default=None, min_length=1, max_length=MOST_BYTES)
    """The text or the hash of a box to play with, for the same game, or `builtin`; see docs/boxes.md."""
    time: TimeControl | None = None
    strict: bool = Field(
        default=False,
        description="Whether nobody looks ahead: each card waits for all clients (docs/fair-draw.md). "
        "Only for games with cards, and not with more than 15 minutes on the clock",
    )
