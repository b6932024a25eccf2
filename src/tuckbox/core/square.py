"""The square grid of FITS and BITS: cells, and shapes that can be turned and mirrored."""

from collections.abc import Container, Iterable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

ORIENTATIONS = ("0", "1", "2", "3", "m0", "m1", "m2", "m3")
"""Quarter turns clockwise; `m` means mirrored left to right first."""


class Cell(NamedTuple):
    """A square, counted from 0: columns from the left, rows from the bottom."""

    column: int
    row: int

    @property
    def name(self) -> str:
        """`C4`: the third column, the fourth row."""
        return _name(self)


def by_row(cell: Cell) -> tuple[int, int]:
    """A key for sorting: from the bottom row up, each row from the left."""
    return cell.row, cell.column


def cell_names(cells: Iterable[Cell]) -> tuple[str, ...]:
    """Return the names of cells from the bottom row up, each row from the left."""
    return tuple([cell.name for cell in sorted(cells, key=by_row)])


Shape: TypeAlias = frozenset[Cell]
"""Cells that touch column 0 and row 0: a tile that has no place yet."""


# A board has few cells, and every view, effect and area asks for all of them again.
_once = lru_cache(maxsize=4096)


@_once
def _name(cell: Cell) -> str:
    return f"{column_name(cell.column)}{cell.row + 1}"


def column_name(column: int) -> str:
    return chr(ord("A") + column)


def parse_column(name: str) -> int:
    """Return the column with this name, which must be one capital letter."""
    return ord(name) - ord("A")


@_once
def parse_cell(name: str) -> Cell:
    """Return the cell with this name, which must be one that `Cell.name` gives."""
    return Cell(parse_column(name[0]), int(name[1:]) - 1)


@_once
def moved(cells: tuple[Cell, ...], across: int, up: int) -> tuple[Cell, ...]:
    """Return the cells after a move to the right and upwards."""
    return tuple(Cell(column + across, row + up) for column, row in cells)


def shape(cells: Iterable[Cell]) -> Shape:
    """Return the cells moved into the lower left corner."""
    listed = tuple(cells)
    left = min(cell.column for cell in listed)
    low = min(cell.row for cell in listed)
    return frozenset(Cell(column - left, row - low) for column, row in listed)


def turned(cells: Shape) -> Shape:
    """Return the shape after a quarter turn clockwise."""
    return shape(Cell(row, -column) for column, row in cells)


def mirrored(cells: Shape) -> Shape:
    """Return the shape with left and right exchanged."""
    return shape(Cell(-column, row) for column, row in cells)


def orientations(cells: Shape) -> dict[str, Shape]:
    """Return the different orientations of a shape, each under the first of its names."""
    found: dict[str, Shape] = {}
    start = cells
    for name in ORIENTATIONS:
        if name == "m0":
            start = mirrored(cells)
        elif name != "0":
            start = turned(start)
        if start not in found.values():
            found[name] = start
    return found


def width(cells: Shape) -> int:
    return 1 + max(cell.column for cell in cells)


def height(cells: Shape) -> int:
    return 1 + max(cell.row for cell in cells)


@_once
def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """Return the four cells that share an edge with this one, including those off the board."""
    column, row = cell
    return (
        Cell(column + 1, row),
        Cell(column, row + 1),
        Cell(column - 1, row),
        Cell(column, row - 1),
    )


def tops(cells: Iterable[Cell], columns: int) -> list[int]:
    """Return by column how many rows there are up to its highest cell."""
    highest = [0] * columns
    for column, row in cells:
        highest[column] = max(highest[column], row + 1)
    return highest


def connected(start: Cell, cells: Container[Cell]) -> list[Cell]:
    """Return the start and those of the cells that edges connect with it."""
    found, seen = [start], {start}
    for cell in found:  # The list grows during the loop.
        for near in neighbours(cell):
            if near not in seen and near in cells:
                seen.add(near)
                found.append(near)
    return found
