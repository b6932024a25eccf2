"""A FILLIT position as a row of int64: bit sets for chips and stones, numbers for the rest.

Seats and sides count from 0. A side is a colour of chips and stones: with two against two, seats
0 and 2 share side 0, seats 1 and 3 share side 1.
"""

from tuckbox.kernels.alternating_state import OVER, SEAT, SEATS
from tuckbox.kernels.jit import jit
from tuckbox.kernels.kernel import State

__all__ = ["OVER", "SEAT", "SEATS", "State"]

SIDES = 3
CHIPS = 4
"""4 to 6: chips on the board by side."""
STONES = 7
"""7 to 9: stones by side."""
SUPPLY = 10
"""10 to 12: chips not on the board, by side."""
PAWN = 13
"""13 to 16: the hex of each seat's pawn; `NOWHERE` for seats not in play."""
TIMES = 17
"""How often this position has arisen, now included; 0 when repetition is off."""
EARLIER = 18
"""How many positions are written down in `history`; 0 when repetition is off."""
SIZE = 19
"""All that the rules need without the house rule; a state with it is longer."""

DRAWN = 9
"""In `OVER`: drawn by repetition."""
NOWHERE = 62
"""A number beyond every hex whose bit is still positive: it never blocks and never matches."""
MOST_SIDES = 3
MOST_SEATS = 4


@jit
def occupied(s: State) -> int:
    """Return everything that stops a slide: stones and pawns."""
    pawns = (1 << s[PAWN]) | (1 << s[PAWN + 1]) | (1 << s[PAWN + 2]) | (1 << s[PAWN + 3])
    result: int = s[STONES] | s[STONES + 1] | s[STONES + 2] | pawns
    return result


@jit
def sides(s: State) -> int:
    """Return the number of sides."""
    result: int = s[SIDES]
    return result


@jit
def side_of(s: State, seat: int) -> int:
    """Return the side of a seat; written without a division, which would be most of the work."""
    side: int = seat - s[SIDES] if seat >= s[SIDES] else seat
    return side


@jit
def side_to_move(s: State) -> int:
    """Return the side of the seat whose turn it is."""
    return side_of(s, s[SEAT])


@jit
def seat_after(s: State, seat: int) -> int:
    """Return the seat that moves after this one."""
    return 0 if seat + 1 == s[SEATS] else seat + 1
