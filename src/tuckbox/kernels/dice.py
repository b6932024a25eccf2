"""Random numbers for compiled play: fast, repeatable, and independent per stream.

The generator is Marsaglia's xorshift (13, 7, 17): only shifts, so that plain Python, which never
overflows, runs it unchanged. Good enough to play with; never used for a draw that must be fair.
"""

import numpy as np
import numpy.typing as npt

from tuckbox.kernels.jit import jit

Dice = npt.NDArray[np.uint64]
"""The state of one generator: one word, changed by every roll."""

_LEFT, _RIGHT, _LEFT_AGAIN = (np.uint64(shift) for shift in (13, 7, 17))
_HALF = 32
_LOWER = (1 << _HALF) - 1


def dice(seed: int, stream: int = 0) -> Dice:
    """Return a generator of its own for every seed and stream."""
    words = np.random.SeedSequence((abs(seed), stream)).generate_state(1, np.uint64)
    return words | np.uint64(1)  # zero is the one state that never changes


@jit
def throw(dice: Dice) -> tuple[int, int]:
    """Return two independent numbers below 2**32, of which `split` makes rolls."""
    word = dice[0]
    word ^= word << _LEFT
    word ^= word >> _RIGHT
    word ^= word << _LEFT_AGAIN
    dice[0] = word
    # numba keeps `int` of an unsigned number unsigned, and mixes it with others as a float.
    return int(np.int64(word >> np.uint64(_HALF))), int(np.int64(word & np.uint64(_LOWER)))


@jit
def split(thrown: int, sides: int) -> tuple[int, int]:
    """Return a number from 0 to `sides` - 1, and the rest of the throw, good for another split.

    The bias is below the product of all sides in 2**32.
    """
    product = thrown * sides
    return product >> _HALF, product & _LOWER


@jit
def roll(dice: Dice, sides: int) -> int:
    """Return a number from 0 to `sides` - 1; the bias is below `sides` in 2**32."""
    return split(throw(dice)[0], sides)[0]


@jit
def shuffle(cards: npt.NDArray[np.int64], dice: Dice) -> None:
    """Bring cards into any order, all equally likely."""
    for place in range(len(cards) - 1):
        other = place + roll(dice, len(cards) - place)
        held = cards[other]
        cards[other] = cards[place]
        cards[place] = held
