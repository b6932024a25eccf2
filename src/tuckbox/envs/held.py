"""Arrays that compiled code finds by one address, and only borrows.

Numba looks at every array of a tuple in each call from Python, and counts references with atomic
instructions whenever one is taken out of the tuple: both are more work than most rules are. So a
tuple is written once to a place of its own, its holder keeps the arrays alive, and compiled code
reads them there without counting.
"""

# ruff: noqa: ANN401 — numba's own objects have no types
from collections.abc import Callable
from copy import deepcopy
from importlib import import_module
from typing import Any, Generic, TypeVar

import numpy as np

from tuckbox.kernels.jit import COMPILED, jit

T = TypeVar("T", bound=tuple[Any, ...])

WORDS = 16
"""More than any array or number of a tuple takes."""


class Held(Generic[T]):
    """A tuple of arrays, numbers and such tuples, for compiled functions that `borrow` it."""

    def __init__(self, value: T) -> None:
        self.value = value
        self._words = np.zeros(WORDS * _leaves(value), dtype=np.int64)
        self.address: int = self._words.__array_interface__["data"][0]
        if COMPILED:
            keep(value, self.address)

    def __deepcopy__(self, memo: Any) -> "Held[T]":
        return Held(deepcopy(self.value, memo))

    def __reduce__(self) -> tuple[Any, ...]:
        return Held, (self.value,)


def _leaves(value: Any) -> int:
    return sum(map(_leaves, value)) if isinstance(value, tuple) else 1


if COMPILED:
    cgutils: Any = import_module("numba.core.cgutils")
    extending: Any = import_module("numba.extending")
    ir: Any = import_module("llvmlite.ir")
    types: Any = import_module("numba.core.types")
    typeof: Any = import_module("numba").typeof

    class HeldType(types.Type):  # type: ignore[misc]
        """The type of a held tuple: an address, and what is there."""

        def __init__(self, kind: Any) -> None:
            super().__init__(name=f"Held({kind})")
            self.kind = kind

    @extending.register_model(HeldType)
    class HeldModel(extending.models.PrimitiveModel):  # type: ignore[misc]
        """An address, as compiled code has it."""

        def __init__(self, manager: Any, kind: Any) -> None:
            super().__init__(manager, kind, ir.IntType(64))

    @extending.typeof_impl.register(Held)  # type: ignore[untyped-decorator]
    def _type_of(held: Held[Any], _context: Any) -> Any:
        return HeldType(typeof(held.value))

    @extending.unbox(HeldType)  # type: ignore[untyped-decorator]
    def _unbox(_kind: Any, held: Any, c: Any) -> Any:
        number = c.pyapi.object_getattr_string(held, "address")
        address = c.unbox(types.int64, number)
        c.pyapi.decref(number)
        return address

    def _place(context: Any, builder: Any, kind: Any, address: Any) -> Any:
        return builder.inttoptr(address, context.get_value_type(kind).as_pointer())

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

    def _store(_typing: Any, value: Any, address: Any) -> Any:
        """Write a tuple to its place."""

        def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            held = _without_owner(context, builder, value, arguments[0])
            builder.store(held, _place(context, builder, value, arguments[1]))
            return context.get_dummy_value()

        return types.none(value, address), generate

    def _borrow(_typing: Any, held: Any) -> Any:
        """Return a held tuple, for use while its holder keeps it."""

        def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            loaded = builder.load(_place(context, builder, held.kind, arguments[0]))
            # The compiler must see that nobody owns the arrays, or it counts all the same.
            return _without_owner(context, builder, held.kind, loaded)

        return held.kind(held), generate

    borrow: Any = extending.intrinsic(_borrow)
    store: Any = extending.intrinsic(_store)

    @jit
    def keep(value: Any, address: int) -> None:
        store(value, address)

else:

    def borrow(held: Any) -> Any:
        """Return the same: plain Python counts references anyway."""
        return held.value


Rule = Callable[..., Any]


def borrowing(rule: Rule) -> Rule:
    """Make of a compiled function of a table one that borrows the table, for callers in Python."""
    plain: Any = getattr(rule, "py_func", rule)
    return _BY_ARGUMENTS[plain.__code__.co_argcount](rule)


def _borrowing_2(rule: Rule) -> Rule:
    @jit
    def call_2(table: Any, s: Any) -> Any:
        return rule(borrow(table), s)

    return call_2


def _borrowing_3(rule: Rule) -> Rule:
    @jit
    def call_3(table: Any, s: Any, third: Any) -> Any:
        return rule(borrow(table), s, third)

    return call_3


def _borrowing_4(rule: Rule) -> Rule:
    @jit
    def call_4(table: Any, s: Any, third: Any, fourth: Any) -> Any:
        return rule(borrow(table), s, third, fourth)

    return call_4


_BY_ARGUMENTS = {2: _borrowing_2, 3: _borrowing_3, 4: _borrowing_4}
