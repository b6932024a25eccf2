"""One seat's board: the stones on it, in the order in which they were laid."""

from dataclasses import dataclass
from typing import NamedTuple

from tuckbox.core.memory import remembered
from tuckbox.core.square import Cell
from tuckbox.games.bits.moves import Placement
from tuckbox.games.bits.skyline import Skyline, raised, rest
from tuckbox.games.bits.stone import GREY, Colour


class Laid(NamedTuple):
    """A stone that has come to rest."""

    placement: Placement
    cells: tuple[Cell, Cell]
    """Where its squares lie, in the order of the placement's colours."""


@dataclass(frozen=True, slots=True)
class Board:
    """A board during a round; compared by what was laid and how."""

    stones: tuple[Laid, ...]
    heights: Skyline
    has_neutral: bool = True
    """Whether the neutral stone of this seat is still unused in this round."""

    @remembered()
    def lay(self, placement: Placement) -> "Board":
        cells = rest(self.heights, placement.slot)
        return Board(
            (*self.stones, Laid(placement, cells)),
            raised(self.heights, cells),
            # §A game: the neutral stone once per round.
            self.has_neutral and placement.first != GREY,
        )

    def squares(self) -> dict[Cell, Colour]:
        """What lies where, grey squares included."""
        return {
            cell: colour
            for placement, cells in self.stones
            for cell, colour in zip(cells, placement.colours, strict=True)
        }

    def gaps(self) -> tuple[Cell, ...]:
        """Empty squares below a stone, which nothing can reach any more."""
        covered = {cell for laid in self.stones for cell in laid.cells}
        return tuple(
            Cell(column, row)
            for column, top in enumerate(self.heights)
            for row in range(top)
            if (column, row) not in covered
        )


def empty_board(columns: int) -> Board:
    return Board((), (0,) * columns)
