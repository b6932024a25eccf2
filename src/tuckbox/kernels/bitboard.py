"""Sets of up to 62 spaces as the bits of one non-negative int64: count, first and last member.

The three questions are single machine instructions when compiled; without a compiler the same
functions answer in plain Python.
"""

# ruff: noqa: ANN401 — numba's own objects have no types
from typing import Any

from tuckbox.kernels.jit import COMPILED, jit

if COMPILED:
    from numba.core import types
    from numba.extending import intrinsic

    def _unary(instruction: str) -> Any:
        @intrinsic
        def ask(_typing: Any, bits: Any) -> Any:
            def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
                value = context.cast(builder, arguments[0], bits, types.int64)
                if instruction == "ctpop":
                    return builder.ctpop(value)
                undefined_for_zero = context.get_constant(types.boolean, False)
                return getattr(builder, instruction)(value, undefined_for_zero)

            return types.int64(bits), generate

        return ask

    _ones, _trailing, _leading = _unary("ctpop"), _unary("cttz"), _unary("ctlz")

    @jit
    def count(bits: int) -> int:
        """Return the number of members."""
        result: int = _ones(bits)
        return result

    @jit
    def first(bits: int) -> int:
        """Return the least member of a set that is not empty."""
        result: int = _trailing(bits)
        return result

    @jit
    def last(bits: int) -> int:
        """Return the greatest member of a set that is not empty."""
        result: int = 63 - _leading(bits)
        return result

else:

    def count(bits: int) -> int:
        """Return the number of members."""
        return int(bits).bit_count()

    def first(bits: int) -> int:
        """Return the least member of a set that is not empty."""
        return (int(bits) & -int(bits)).bit_length() - 1

    def last(bits: int) -> int:
        """Return the greatest member of a set that is not empty."""
        return int(bits).bit_length() - 1


@jit
def nth(bits: int, place: int) -> int:
    """Return the member with `place` smaller ones.

    Counts halves, since branches would be coin tosses.
    """
    found = 0
    step = 32
    while step > 0:
        below = count(bits & (1 << step) - 1)
        goes_on = int(place >= below)
        place -= below * goes_on
        bits >>= step * goes_on
        found += step * goes_on
        step >>= 1
    return found
