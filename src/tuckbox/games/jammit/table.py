"""Everything about a game that its options fix: board, columns, colours, goal, and the moves there are."""

from dataclasses import dataclass, field
from functools import cached_property

from tuckbox.core import Options, Seat, seats
from tuckbox.core.hexagon import HexBoard
from tuckbox.games.jammit.column import Corner, corners
from tuckbox.games.jammit.components import BOARDS, Setup
from tuckbox.games.jammit.moves import Extra, Insert, MovePawn, format_move
from tuckbox.games.jammit.piece import COLOURS, NEUTRAL

GOALS = {2: 13, 3: 11}
"""§End: points that win, by number of seats."""


@dataclass(frozen=True)
class Table:
    """Made once for each choice of options and shared by all positions of such games."""

    options: Options
    setup: Setup = field(compare=False, repr=False)
    is_reconstructed: bool = field(compare=False, repr=False)
    """Whether the set-up is our stand-in for the printed one, not a player's own."""

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(seats(self.options.seats))

    @cached_property
    def board(self) -> HexBoard:
        return BOARDS[self.options["board"]]

    @cached_property
    def goal(self) -> int:
        return GOALS[len(self.seats)]

    @cached_property
    def corners(self) -> dict[str, Corner]:
        """By name, clockwise from the right."""
        return {corner.name: corner for corner in corners(self.board)}

    def colour(self, seat: Seat) -> str:
        return COLOURS[seat - 1]

    def coins(self, seat: Seat) -> str:
        """§Insert coins: the two colours this seat puts in: all but its own."""
        colours = COLOURS[: len(self.seats)] + (NEUTRAL if len(self.seats) == 2 else "")
        return colours.replace(self.colour(seat), "")

    @cached_property
    def inserts(self) -> dict[tuple[Seat, str], tuple[Insert, ...]]:
        """By seat and corner, in the order of their texts."""
        return {
            (seat, corner.name): self._inserts(seat, corner)
            for seat in self.seats
            for corner in self.corners.values()
        }

    def _inserts(self, seat: Seat, corner: Corner) -> tuple[Insert, ...]:
        coins = self.coins(seat)
        moves = [
            Insert(column.head, order)
            for column in corner.columns
            for order in (coins, coins[::-1])
        ]
        return tuple(sorted(moves, key=format_move))

    @cached_property
    def extras(self) -> dict[str, tuple[Extra, ...]]:
        """§Extra coins, by corner: every two different columns, in the order of their texts."""
        return {name: self._extras(corner) for name, corner in self.corners.items()}

    def _extras(self, corner: Corner) -> tuple[Extra, ...]:
        heads = [column.head for column in corner.columns]
        moves = [Extra(first, second) for first in heads for second in heads if first != second]
        return tuple(sorted(moves, key=format_move))

    @cached_property
    def pawn_moves(self) -> tuple[MovePawn, ...]:
        """To every corner, taken or not, in the order of their texts."""
        return tuple(sorted((MovePawn(corner) for corner in self.corners), key=format_move))
