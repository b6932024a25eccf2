"""The shape of an analysis, stated once for command line, server and browser.

Losses are judged with hindsight. The server's description takes its types from here, and the
browser's are generated from that.
"""

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, PositiveInt, TypeAdapter

Share: TypeAlias = Annotated[float, Field(ge=0, le=1)]


class AnalysisPart(BaseModel):
    """Frozen, and refuses unknown fields."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class JudgedPlacement(AnalysisPart):
    """A placement, and the best score of the round in reach before and after it."""

    entry: PositiveInt
    text: str
    best_before: int
    best_after: int
    loss: int


class BestScore(AnalysisPart):
    """A seat's score beside the best one."""

    seat: PositiveInt
    score: int
    best: int
    is_proven: bool
    bound: int = Field(description="No score can exceed it; equal to `best` where that is proven")


class JudgedSeat(BestScore):
    """One seat's round."""

    solution: list[str] = Field(description="The seat's entries that reach the best score")
    placements: list[JudgedPlacement]


class JudgedRound(AnalysisPart):
    """A round of all seats."""

    round: PositiveInt
    board: str | None
    seats: list[JudgedSeat]


class Hindsight(AnalysisPart):
    """FITS and BITS: each seat's rounds beside the best possible for exactly these draws."""

    version: Literal[1] = 1
    game: str
    kind: Literal["hindsight"] = "hindsight"
    rounds: list[JudgedRound]
    totals: list[BestScore]


class JudgedTurn(AnalysisPart):
    """An entry, what was expected of it, and what would have been best."""

    entry: PositiveInt
    seat: PositiveInt
    text: str
    values: list[Share] = Field(description="By seat: the chance to win after the entry")
    best: str
    best_value: Share
    loss: Share
    is_turning_point: bool
    line: list[str]


class Evaluation(AnalysisPart):
    """FILLIT and JAMMIT: what the strongest bot expected after each entry."""

    version: Literal[1] = 1
    game: str
    kind: Literal["evaluation"] = "evaluation"
    turns: list[JudgedTurn]


Analysis: TypeAlias = Annotated[Hindsight | Evaluation, Field(discriminator="kind")]

ANALYSIS: TypeAdapter[Hindsight | Evaluation] = TypeAdapter(Analysis)
"""Reads an analysis from plain values or from JSON."""
