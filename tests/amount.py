"""How much to ask of compiled code, and of the same code as plain Python, for `make coverage`."""

from tuckbox.kernels.jit import COMPILED


def amount(compiled: int, plain: int) -> int:
    """Return the first, or the second where code runs as plain Python, a hundred times as slow."""
    return compiled if COMPILED else plain
