"""A list of matches."""

from typing import Literal

from pydantic import Field

from tuckbox.server.model.base import Model
from tuckbox.server.model.bodies.box import BoxSummary
from tuckbox.server.model.message_parts import ResultModel, SeatModel

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
