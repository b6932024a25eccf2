"""A JAMMIT position as a row of int64: a few numbers, then one piece per hex.

Seats and colours count from 0: red, blue, yellow; yellow is the neutral colour with two seats.
A piece is 0 for none, 1 + colour for a coin, 4 + colour for a stone, so its colour is
`(piece - 1) % 3`. Pushing moves every piece of a column by one hex, whatever its colour: an array
of pieces does that in one loop where bit sets would need one shift per colour and direction.
"""

from tuckbox.kernels.alternating_state import OVER, SEAT, SEATS
from tuckbox.kernels.jit import jit
from tuckbox.kernels.kernel import State

__all__ = ["OVER", "SEAT", "SEATS", "State"]

PHASE = 3
"""Which step of the turn is due: `INSERT`, `EXTRA` or `MOVE`."""
POINTS = 4
"""4 to 6: points by seat."""
NEUTRAL = 7
"""7 to 9: neutral coins not yet exchanged, by seat."""
PAWN = 10
"""10 to 12: the corner of each seat's pawn; `NOWHERE` for a seat not in play."""
EARNED = 13
"""13 and 14: 1 + the hex from which own stones went out and so earned the extra coins owed now."""
TAKEN = 15
"""The hexes that hold a piece, as a bit set: follows from the pieces, and saves searches a look."""
HEXES = 16
"""From here on: the piece on each hex."""

INSERT, EXTRA, MOVE = 0, 1, 2
NOWHERE = 6
COLOURS = 3
NEUTRAL_COLOUR = 2
EMPTY, COIN, STONE = 0, 1, 4


@jit
def side_to_move(s: State) -> int:
    """Return the seat to act: every seat is a side of its own."""
    seat: int = s[SEAT]
    return seat


@jit
def sides(s: State) -> int:
    """Return the number of seats."""
    result: int = s[SEATS]
    return result
