"""Corners and their columns: the straight lines along which coins are pushed."""

from dataclasses import dataclass

from tuckbox.core.hexagon import CENTRE, DIRECTIONS, Hex, HexBoard


@dataclass(frozen=True, slots=True)
class Column:
    """A straight line of hexes from its head, where coins go in, to where pieces fall out."""

    hexes: tuple[str, ...]
    """The names of the hexes, head first."""
    places: tuple[int, ...]
    """Where these hexes stand in the order of the board's names."""
    into_centre: bool
    """Whether it ends at the centre hole instead of the far border."""

    @property
    def head(self) -> str:
        return self.hexes[0]

    @property
    def last(self) -> str:
        return self.hexes[-1]

    def line(self, board: str) -> str:
        """The pieces in this column, head first."""
        return "".join([board[place] for place in self.places])

    def laid(self, board: str, line: str) -> str:
        """The board with these pieces in this column."""
        pieces = list(board)
        for place, piece in zip(self.places, line, strict=True):
            pieces[place] = piece
        return "".join(pieces)


@dataclass(frozen=True, slots=True)
class Corner:
    """A place for a pawn, outside the board, and the columns that a pawn there may use."""

    name: str
    """The name of the corner hex."""
    columns: tuple[Column, ...]
    """In the order of their heads, clockwise around the board; the middle one starts at the corner."""

    def column(self, head: str) -> Column | None:
        return next((column for column in self.columns if column.head == head), None)


def corners(board: HexBoard) -> tuple[Corner, ...]:
    """The six corners, clockwise from the right."""
    return tuple(_corner(board, number) for number in range(6))


def _corner(board: HexBoard, number: int) -> Corner:
    # §Geometry: a corner looks along one direction, towards the opposite corner.
    direction = DIRECTIONS[(number + 3) % 6]
    columns = tuple(_column(board, head, direction) for head in _heads(board, number))
    return Corner(board.name(board.corners[number]), columns)


def _heads(board: HexBoard, number: int) -> list[Hex]:
    # §Geometry: the two borders that meet in the corner hold 2R + 1 hexes.
    to_corner, from_corner = DIRECTIONS[(number + 1) % 6], DIRECTIONS[(number + 2) % 6]
    heads = [board.corners[number - 1]]
    for step in [to_corner] * board.radius + [from_corner] * board.radius:
        heads.append(heads[-1] + step)
    return heads


def _column(board: HexBoard, head: Hex, direction: Hex) -> Column:
    hexes: list[Hex] = []
    hex = head
    while hex in board:
        hexes.append(hex)
        hex += direction
    return Column(
        hexes=tuple(board.name(hex) for hex in hexes),
        places=tuple(board.hexes.index(hex) for hex in hexes),
        into_centre=hex == CENTRE,
    )
