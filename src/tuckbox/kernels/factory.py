"""Compiled functions that a factory makes of others: one loop that several games share.

    def counter(step):
        @jit
        def count(state): ... step(state) ...
        return count

What is made has the functions that it was given built in, as if it called them by their names: it
is just as fast. But numba tells functions apart by where their source stands, in memory and on disk,
so that each product needs a name of its own.
"""

import hashlib
from collections.abc import Iterator
from typing import Any


def given(function: Any) -> Iterator[Any]:  # noqa: ANN401
    """Yield what the factory of a function was given, functions as they were before compiling."""
    for cell in function.__closure__ or ():
        try:
            value = cell.cell_contents
        except ValueError:  # the function itself, which is not there yet
            continue
        value = getattr(value, "py_func", value)
        if value is not function:
            yield value


def given_functions(function: Any) -> Iterator[Any]:  # noqa: ANN401
    """Yield the functions among what was handed in, and those that they are made of."""
    for value in given(function):
        if hasattr(value, "__code__"):
            yield value
            yield from given_functions(value)


def full_name(function: Any) -> str:  # noqa: ANN401
    """Return the name of a function, followed by what it is made of."""
    parts = [full_name(v) if hasattr(v, "__code__") else repr(v) for v in given(function)]
    name = f"{function.__module__}.{function.__qualname__}"
    return f"{name}({', '.join(parts)})" if parts else name


def own_name(function: Any) -> str:  # noqa: ANN401
    """Return the qualified name, with a few letters that stand for what it is made of."""
    digest = hashlib.sha256(full_name(function).encode()).hexdigest()
    return f"{function.__qualname__}.{digest[:12]}"
