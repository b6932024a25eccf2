"""Random numbers for compiled play: fast, repeatable, and independent per stream.

The generator is Marsaglia's xorshift (13, 7, 17): only shifts, so that plain Python, which never
overflows, runs it unchanged. Good enough to play with; never used for a draw that must be fair.
"""

import numpy as np
import numpy.typing as npt

from tuckbox.kernels.jit import jit

Dice = npt.NDArray[np.uint64]
"""The state of one generator: one word, changed by every roll."""

_LEFT, _RIGHT, _LEFT_AGAIN, _HALF = (np.uint64(shift) for shift in (13, 7, 17, 32))


def dice(seed: int, stream: int = 0) -> Dice:
    """A generator of its own for every seed and stream."""
    words = np.random.SeedSequence((abs(seed), stream)).generate_state(1, np.uint64)
    return words | np.uint64(1)  # zero is the one state that never changes


@jit
def roll(dice: Dice, sides: int) -> int:
    """A number from 0 to `sides` - 1; the bias is below `sides` in 2**32."""
    word = dice[0]
    word ^= word << _LEFT
    word ^= word >> _RIGHT
    word ^= word << _LEFT_AGAIN
    dice[0] = word
    # numba keeps `int` of an unsigned number unsigned, and mixes it with others as a float.
    return int(np.int64((word >> _HALF) * np.uint64(sides) >> _HALF))
