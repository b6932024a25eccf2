"""Points as bytes of an observation."""

from tuckbox.kernels.jit import inner_inline

LEAST, MOST = -128, 127


@inner_inline
def clip(points: int) -> int:
    """Return the nearest number that one byte can hold."""
    return max(LEAST, min(MOST, points))
