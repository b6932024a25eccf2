"""The shape of a view of BITS: plain JSON values, enough to draw the table."""

from typing import Literal, TypedDict

from tuckbox.core import View
from tuckbox.core.building_cards import CardsView


class TaskView(TypedDict):
    """A task card."""

    text: str
    """As chance turned it: `task 2 V3 B`."""
    stack: int
    shape: str
    cells: list[list[int]]
    """[column, row] of each square of the shape, from 0 at its lower left corner."""
    colour: str | None
    """The only colour that scores; None for any."""
    points: int
    """For each area of exactly this shape."""
    others: int
    """For each area of another shape with the same number of squares; 0 where these score nothing."""


class StackView(TypedDict):
    """A task stack of this game."""

    remaining: list[str]
    """The texts of the cards that may still be turned: a set in alphabetical order."""
    reconstructed: bool
    """Whether some of its cards are our stand-ins for lost ones."""


class StartingStonesView(TypedDict):
    """All starting stones of the game."""

    stones: list[str]
    reconstructed: bool
    """Whether they are our stand-ins for lost ones."""


class LaidView(TypedDict):
    """A stone on a board."""

    move: str
    """The text of the placement, `BR>C`, which begins with the colours of its cells; N is neutral."""
    cells: list[str]
    """`C4`: the left or lower square first."""


class AreaView(TypedDict):
    """All squares of one colour that are connected, where they score something."""

    cells: list[str]
    points: list[int]
    """By open task card: what the area scores for it."""


class ScoreView(TypedDict):
    """What a board would score if the round ended now; of a finished round, what it scored."""

    cards: list[int]
    """By open task card."""
    total: int


class FinishedBoardView(TypedDict):
    """One seat's board in one round."""

    seat: int
    laid: list[LaidView]
    """In the order of placing; in the round under way the viewer's own waiting choice lies on top."""
    score: ScoreView


class BoardView(FinishedBoardView):
    """One seat's board in the round under way."""

    start: str | None
    """The starting card, once it is dealt."""
    areas: list[AreaView]
    """Those that score for a task card now."""
    has_neutral: bool
    """Whether the neutral stone has not yet been placed in this round."""
    is_finished: bool
    """Whether no stone fits any more."""


class RoundView(TypedDict):
    """A finished round."""

    number: int
    boards: list[FinishedBoardView]


class BitsView(View, CardsView):
    """The whole table."""

    columns: int
    rows: int
    colours: list[str]
    """The letters of the five colours; N is the grey of neutral stones."""
    length: int
    """The number of rounds of the game."""
    round: int
    """From 1, and 0 before the first task card; a scored round lasts until the next task card."""
    stage: Literal["task", "deal", "start", "turn", "build", "over"]
    """What happens next."""
    tasks: list[TaskView]
    """The open task cards, one for each round begun."""
    out: list[TaskView]
    """The task cards that have left the game."""
    stacks: list[StackView]
    starting_stones: StartingStonesView
    stone: str | None
    """The stone this seat is to place now, or has chosen a place for; for a spectator the open card."""
    choice: str | None
    """The text of this seat's own choice that waits for the others."""
    boards: list[BoardView]
    """The round under way (once it is scored, until the next begins), by seat."""
    finished: list[RoundView]
