"""Copies of frozen values with some fields changed.

Rules never change a position: each step makes a new one with `replace`. The standard library's looks
every field up by name and calls `__init__`, which sets each of them through `object`; this one sets the
slots themselves. It takes two thirds of the time, and what a JAMMIT move costs the server 7 % less.
"""

from collections.abc import Callable
from dataclasses import MISSING, fields
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from dataclasses import replace  # so that names and types of fields are checked
else:

    def replace(value, /, **changes):  # noqa: ANN001, ANN003, ANN201 - as above
        """Return a copy of a frozen value with some fields changed, as `dataclasses.replace` does."""
        kind = type(value)
        carried, fresh = _slots(kind)
        copy = object.__new__(kind)
        for name, put in carried:
            put(copy, changes.pop(name) if name in changes else getattr(value, name))
        for default, put in fresh:
            put(copy, default)
        if changes:
            raise TypeError(f"{kind.__name__} has no field {', '.join(changes)} to change")
        return copy


__all__ = ["replace"]

Put: TypeAlias = Callable[[object, Any], None]


@cache
def _slots(kind: type) -> tuple[tuple[tuple[str, Put], ...], tuple[tuple[Any, Put], ...]]:
    """Return how to set the fields that a copy carries on, by name, and those that begin with a default.

    The class must have slots and nothing to check.
    """
    assert hasattr(kind, "__slots__"), f"{kind.__name__} has no slots: use dataclasses"
    assert not hasattr(kind, "__post_init__"), f"{kind.__name__} checks its fields: use dataclasses"
    slots = [(field, getattr(kind, field.name).__set__) for field in fields(kind)]
    fresh = tuple((field.default, put) for field, put in slots if not field.init)
    assert all(default is not MISSING for default, _ in fresh), (
        f"{kind.__name__} has a field without a default"
    )
    return tuple((field.name, put) for field, put in slots if field.init), fresh
