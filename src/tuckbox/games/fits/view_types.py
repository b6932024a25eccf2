"""The shape of a view of FITS: plain JSON values, enough to draw the table."""

from typing import Literal, TypedDict

from tuckbox.core import View
from tuckbox.core.building_cards import CardsView


class SpecialView(TypedDict):
    """A special space printed on a board."""

    cell: str
    """`C4`."""
    kind: Literal["value", "pair"]
    """A printed value, or one of two equal symbols."""
    sign: str
    """As drawn in the data file: `3`, `-5`, `a`. Equal signs of kind `pair` belong together."""
    value: int | None
    """What it scores when uncovered; None for a symbol, which scores as a pair."""


class BoardView(TypedDict):
    """A board of this game; every space without a special one shows a dot."""

    id: str
    row_bonus: bool
    """Whether a complete row scores a point."""
    specials: list[SpecialView]
    reconstructed: bool
    """Whether the places of its special spaces are our stand-in for a lost print."""


class TileView(TypedDict):
    """A tile as the cards draw it."""

    cells: list[list[int]]
    """[column, row] of its squares, from 0 at its lower left corner."""
    orientations: list[str]
    """All different ways in which it can lie: `0` to `3` quarter turns clockwise of its drawing,
    `m0` to `m3` mirrored first (left and right exchanged)."""


class LaidView(TypedDict):
    """A tile on a ramp."""

    move: str
    """The text of the placement, `P5:m1@C`, which begins with the tile."""
    cells: list[str]
    """`C4`: every square it covers; rows over the top edge go on counting, `C13`."""


class ScoreView(TypedDict):
    """What a ramp would score if the round ended now; of a finished round, what it scored: the sum of all."""

    dots: int
    """Minus one for every uncovered dot."""
    rows: int
    """Complete rows."""
    values: int
    """The sum of the uncovered printed values."""
    pairs: int
    """+3 for both symbols of a pair uncovered, -3 for one alone."""


class RampView(TypedDict):
    """One seat's ramp in one round."""

    seat: int
    start: str | None
    """The starting card, once it is dealt."""
    misses_turn: bool
    """Whether the open card is its starting card."""
    set_aside: list[str]
    laid: list[LaidView]
    """In the order of placing; the viewer's own waiting choice is shown as placed."""
    score: ScoreView


class RoundView(TypedDict):
    """A finished round."""

    number: int
    board: str
    turned: list[str]
    """The building cards in the order in which they came."""
    ramps: list[RampView]


class FitsView(View, CardsView):
    """The whole table."""

    columns: int
    rows: int
    boards: list[BoardView]
    """In the order in which they are played; round n is played on boards[n - 1]."""
    round: int
    """From 1; after the end the number of the last round."""
    stage: Literal["deal", "start", "turn", "build", "over"]
    """What happens next."""
    starting_cards: list[str]
    """All starting cards of the game."""
    tiles: dict[str, TileView]
    tile: str | None
    """The tile this seat is to place now, or has chosen a place for; for a spectator the open card."""
    choice: str | None
    """The text of this seat's own choice that waits for the others."""
    ramps: list[RampView]
    """The round under way (after the end, the last one), by seat."""
    finished: list[RoundView]
