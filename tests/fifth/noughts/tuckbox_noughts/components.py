"""The board, read from its drawing."""

from dataclasses import dataclass

from tuckbox.core.data_files import ComponentFiles, meaning, read_rectangle, read_words
from tuckbox.core.square import Cell

BOARD_FILE = "board.txt"
LENGTH = 3
DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))


@dataclass(frozen=True, eq=False)
class Components:
    """Everything that is needed to play."""

    cells: tuple[Cell, ...]
    """Ascending by name."""
    lines: tuple[frozenset[Cell], ...]
    """Every row of three, across, up or slanting."""

    @property
    def columns(self) -> int:
        return 1 + max(cell.column for cell in self.cells)

    @property
    def rows(self) -> int:
        return 1 + max(cell.row for cell in self.cells)


def read_components(files: ComponentFiles) -> Components:
    """Read everything; raise `InvalidComponents` with file, line and column of the first mistake."""
    [section] = files.sections(BOARD_FILE)
    drawn = read_rectangle([read_words(line) for line in section.body])
    cells = tuple(sorted(cell for cell, glyph in drawn.items() if meaning(glyph, {".": True})))
    rows = (_row(cell, across, up) for cell in cells for across, up in DIRECTIONS)
    return Components(cells, tuple(row for row in rows if row <= set(cells)))


def _row(start: Cell, across: int, up: int) -> frozenset[Cell]:
    return frozenset(
        Cell(start.column + step * across, start.row + step * up) for step in range(LENGTH)
    )
