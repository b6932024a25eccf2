"""Matches: what people ask for, who sits there, and how they find them again."""

from typing import Literal

from pydantic import Field

from tuckbox.core.box import MOST_BYTES
from tuckbox.server.model.base import (
    MOST_SEATS,
    AnySeat,
    EntryCount,
    Hash,
    Model,
    MoveText,
    OptionChoices,
    RecordText,
    SeatNumber,
    Word,
)
from tuckbox.server.model.bodies.boxes import BoxSummary
from tuckbox.server.model.message_parts import ResultModel, SeatModel


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


class Strength(Model):
    """Whether the bots of a table play as well as they can."""

    light: bool = Field(
        description="Whether a lighter bot plays for one whose code is not compiled yet"
    )
    seconds: int | None = Field(
        description="About how long until all play at full strength; null: they do, or never will here"
    )
    share: float = Field(description="The share that is compiled, from 0 to 1")
    waits: bool = Field(description="Whether they wait until then")


class Waiting(Model):
    """Whether the bots of a table wait until they play at full strength."""

    waits: bool


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


class ImportRecord(Model):
    """A record's text, to be kept as a finished match or played on."""

    text: RecordText


MatchState = Literal["open", "running", "finished"]


class Challenge(Model):
    """A finished match whose cards are played again: the score to beat."""

    match: str
    name: str
    score: int


class MatchSummary(Model):
    """A row in a list of matches."""

    id: str
    game: str
    options: dict[str, str]
    state: MatchState
    seats: list[SeatModel]
    public: bool
    created: str
    changed: str
    entries: int
    mine: bool
    my_turn: bool
    daily: str | None = None
    imported: bool = Field(default=False, description="Played elsewhere and imported as a record")
    deletable: bool = Field(
        default=False, description="Whether you may delete it: nobody else plays"
    )
    result: ResultModel | None = None
    box: BoxSummary | None = Field(
        default=None, description="Not in lists: the box that is played with, if there is one"
    )
    challenge: Challenge | None = Field(
        default=None, description="Not in lists: who played these cards first, and how well"
    )


class MatchPage(Model):
    """One page of a list of matches."""

    matches: list[MatchSummary]
    more: str | None = Field(default=None, description="Cursor of the next page")
