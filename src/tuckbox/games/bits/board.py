"""A board on its ramp: the stones that lie on it, and how a stone slides down to them."""

from dataclasses import dataclass

from tuckbox.core.square import Cell
from tuckbox.games.bits.moves import Placement, Slot
from tuckbox.games.bits.stone import GREY, Colour


@dataclass(frozen=True, slots=True)
class Laid:
    """A stone at rest."""

    placement: Placement
    cells: tuple[Cell, Cell]
    """Its squares, in the order of the placement's colours."""


@dataclass(frozen=True, slots=True)
class Board:
    """One seat's stones in a round."""

    laid: tuple[Laid, ...]
    """In the order in which they were placed."""
    heights: tuple[int, ...]
    """By column: the row above its highest stone."""
    has_neutral: bool = True
    """Whether the seat has not yet placed its neutral stone in this round."""

    @property
    def squares(self) -> dict[Cell, Colour]:
        """The colour on each covered square, grey included."""
        return {
            cell: colour
            for laid in self.laid
            for cell, colour in zip(laid.cells, laid.placement.colours, strict=True)
        }

    @property
    def gaps(self) -> tuple[Cell, ...]:
        """§4.2: the empty squares below a stone, column by column. Nothing reaches them."""
        covered = {cell for laid in self.laid for cell in laid.cells}
        return tuple(
            Cell(column, row)
            for column, height in enumerate(self.heights)
            for row in range(height)
            if (column, row) not in covered
        )

    def with_laid(self, laid: Laid) -> "Board":
        tops = {column: row + 1 for column, row in laid.cells}
        heights = tuple(tops.get(column, height) for column, height in enumerate(self.heights))
        return Board((*self.laid, laid), heights, self.has_neutral and laid.placement.first != GREY)


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


def lay(board: Board, placement: Placement) -> Board:
    return board.with_laid(land(board, placement))
