"""Points as bytes of an observation."""

from tuckbox.kernels.jit import jit

LEAST, MOST = -128, 127


@jit
def clip(points: int) -> int:
    """Return the nearest number that one byte can hold."""
    return max(LEAST, min(MOST, points))
