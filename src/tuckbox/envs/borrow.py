"""Arrays that compiled code only borrows, so that it does not count who holds them.

Numba counts references with atomic instructions whenever an array is taken out of a table or cut
into slices: more work than most rules are. The caller of a compiled loop holds its arrays anyway.
"""

# ruff: noqa: ANN401 — numba's own objects have no types
from importlib import import_module
from typing import Any

from tuckbox.kernels.jit import COMPILED

if COMPILED:
    cgutils: Any = import_module("numba.core.cgutils")
    types: Any = import_module("numba.core.types")

    def _without_owner(context: Any, builder: Any, kind: Any, value: Any) -> Any:
        if isinstance(kind, types.BaseTuple):
            parts = [
                _without_owner(context, builder, part, builder.extract_value(value, place))
                for place, part in enumerate(kind.types)
            ]
            return context.make_tuple(builder, kind, parts)
        if isinstance(kind, types.Array):
            array = context.make_array(kind)(context, builder, value)
            array.meminfo = cgutils.get_null_value(array.meminfo.type)
            array.parent = cgutils.get_null_value(array.parent.type)
            return array._getvalue()
        return value

    def _borrow(_typing: Any, held: Any) -> Any:
        """Return an array, or a tuple with all arrays in it, for use while the caller holds it."""

        def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return _without_owner(context, builder, held, arguments[0])

        return held(held), generate

    borrow: Any = import_module("numba.extending").intrinsic(_borrow)

else:

    def borrow(held: Any) -> Any:
        """Return the same: plain Python counts references anyway."""
        return held
