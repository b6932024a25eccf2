"""A board on its ramp: the stones that lie on it, and how a stone slides down to them."""

from dataclasses import dataclass, field

from tuckbox.core.square import Cell
from tuckbox.games.bits.area import Area, joined
from tuckbox.games.bits.moves import Placement, Slot
from tuckbox.games.bits.shape import Shapes
from tuckbox.games.bits.stone import GREY, Colour


@dataclass(frozen=True, slots=True)
class Laid:
    """A stone at rest."""

    placement: Placement
    cells: tuple[Cell, Cell]
    """Its squares, in the order of the placement's colours."""

    @property
    def squares(self) -> tuple[tuple[Cell, Colour], ...]:
        """Each of its squares with its colour."""
        return tuple(zip(self.cells, self.placement.colours, strict=True))


@dataclass(frozen=True, slots=True)
class Board:
    """One seat's stones in a round."""

    laid: tuple[Laid, ...]
    """In the order in which they were placed."""
    heights: tuple[int, ...]
    """By column: the row above its highest stone."""
    has_neutral: bool = True
    """Whether the seat has not yet placed its neutral stone in this round."""
    areas: tuple[Area, ...] = field(default=(), compare=False)
    """The areas that the stones form, ordered by their first cell."""

    @property
    def squares(self) -> dict[Cell, Colour]:
        """The colour on each covered square, grey included."""
        return {cell: colour for laid in self.laid for cell, colour in laid.squares}

    def gaps_under(self, laid: Laid) -> tuple[Cell, ...]:
        """Return the gaps that a stone closes which is not laid yet: those below a lying one.

        Nothing reaches these squares any more (§4.2).
        """
        if laid.placement.slot.is_standing:
            return ()
        return tuple(
            Cell(column, below)
            for column, row in laid.cells
            for below in range(self.heights[column], row)
        )

    def with_laid(self, laid: Laid, shapes: Shapes) -> "Board":
        tops = {column: row + 1 for column, row in laid.cells}
        return Board(
            laid=(*self.laid, laid),
            heights=tuple(tops.get(column, height) for column, height in enumerate(self.heights)),
            has_neutral=self.has_neutral and laid.placement.first != GREY,
            areas=joined(self.areas, laid.squares, shapes),
        )


def empty_board(columns: int) -> Board:
    return Board(laid=(), heights=(0,) * columns)


def resting_row(slot: Slot, heights: tuple[int, ...]) -> int:
    """§4.2: straight down until it meets the lower edge or a stone.

    Only the height of each column matters: nothing moves sideways, so gaps are never filled.
    """
    if slot.is_standing:
        return heights[slot.column]
    return max(heights[slot.column], heights[slot.column + 1])  # §4.4: on the higher one


def land(board: Board, placement: Placement) -> Laid:
    """Return the stone at rest, before it is laid on the board."""
    slot = placement.slot
    column, row = slot.column, resting_row(slot, board.heights)
    second = Cell(column, row + 1) if slot.is_standing else Cell(column + 1, row)
    return Laid(placement, (Cell(column, row), second))


def lay(board: Board, placement: Placement, shapes: Shapes) -> Board:
    return board.with_laid(land(board, placement), shapes)
