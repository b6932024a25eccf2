"""The board of JAMMIT: the hexes in play, the hole in the middle, the corners around them and their columns."""

from collections.abc import Mapping
from dataclasses import dataclass

from tuckbox.core.hexagon import CENTRE, DIRECTIONS, Hex, HexBoard
from tuckbox.games.jammit.piece import EMPTY


@dataclass(frozen=True, slots=True)
class Column:
    """A straight line of hexes from its head, where coins go in, to where pieces fall out."""

    hexes: tuple[str, ...]
    """The names of the hexes, head first."""
    places: tuple[int, ...]
    """The places of these hexes in the order of the board's names."""
    into_centre: bool
    """Whether it ends at the centre hole instead of the far border."""

    @property
    def head(self) -> str:
        return self.hexes[0]

    @property
    def last(self) -> str:
        return self.hexes[-1]

    def line(self, pieces: str) -> str:
        """Return the pieces in this column, head first, out of those on all hexes of the board."""
        return "".join([pieces[place] for place in self.places])

    def laid(self, pieces: str, line: str) -> str:
        """Return the pieces on all hexes of the board, with this line in this column."""
        signs = list(pieces)
        for place, sign in zip(self.places, line, strict=True):
            signs[place] = sign
        return "".join(signs)


def push(line: str, coin: str) -> tuple[str, str]:
    """Return a line after a coin went in at its head, and the piece that fell out (`.` if none).

    §4.4: the coin moves what lies at the head one hex on, that pushes the next, and so on.
    §4.5: the first empty hex absorbs the push. §4.6, §4.7: if there is none, the last piece leaves.

    >>> push("rN.B", "Y")
    ('YrNB', '.')
    >>> push("rNBB", "Y")
    ('YrNB', 'B')
    """
    gap = line.find(EMPTY)
    end = len(line) - 1 if gap < 0 else gap
    return coin + line[:end] + line[end + 1 :], line[end]


@dataclass(frozen=True, slots=True, eq=False)
class Corner:
    """§2.3: a place for a pawn, outside the board, and the columns that a pawn there may use."""

    name: str
    """The name of the corner hex."""
    columns: Mapping[str, Column]
    """§8.4: by head, clockwise around the board; the middle one starts at the corner."""


def corners(grid: HexBoard) -> tuple[Corner, ...]:
    """Return the six corners, clockwise from the right."""
    return tuple(_corner(grid, number) for number in range(6))


def _corner(grid: HexBoard, number: int) -> Corner:
    """§4.1: a corner looks along one direction, towards the opposite corner."""
    direction = DIRECTIONS[(number + 3) % 6]
    columns = [_column(grid, head, direction) for head in _heads(grid, number)]
    return Corner(grid.name(grid.corners[number]), {column.head: column for column in columns})


def _heads(grid: HexBoard, number: int) -> list[Hex]:
    """§4.1: the two borders that meet in the corner hold 2R + 1 hexes, each the head of a column."""
    to_corner, from_corner = DIRECTIONS[(number + 1) % 6], DIRECTIONS[(number + 2) % 6]
    heads = [grid.corners[number - 1]]
    for step in [to_corner] * grid.radius + [from_corner] * grid.radius:
        heads.append(heads[-1] + step)
    return heads


def _column(grid: HexBoard, head: Hex, direction: Hex) -> Column:
    """§4.2: the middle column ends at the centre, the others at the far border."""
    hexes: list[Hex] = []
    hex = head
    while hex in grid:
        hexes.append(hex)
        hex += direction
    return Column(
        hexes=tuple(grid.name(hex) for hex in hexes),
        places=tuple(grid.hexes.index(hex) for hex in hexes),
        into_centre=hex == CENTRE,
    )


BOARD = "board"
"""The name of the option."""


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """One side of the printed board."""

    grid: HexBoard
    hexes: tuple[str, ...]
    """The names of all hexes in play, in their order."""
    centre: str
    """§1.4: the name of the hole."""
    corners: Mapping[str, Corner]
    """§7.1: by the name of the corner hex, clockwise from the right."""


def make_board(radius: int) -> Board:
    grid = HexBoard(radius)
    return Board(
        grid,
        hexes=tuple(map(grid.name, grid.hexes)),
        centre=grid.name(CENTRE),
        corners={corner.name: corner for corner in corners(grid)},
    )


BOARDS: Mapping[str, Board] = {"large": make_board(4), "mini": make_board(3)}
"""§1.2, §1.3: by the option's choice."""
