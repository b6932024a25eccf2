"""The one decorator of all compiled code.

Where numba is missing or cannot compile, functions stay plain Python: slow, but just as right,
because compiled code is written in the part of Python that means the same to both.

A compiled function that calls itself is called from Python only: code that calls it from another
compiled function crashes when numba loads it from the cache.
"""

import os
from collections.abc import Callable
from dis import get_instructions
from importlib import import_module
from types import FunctionType
from typing import Any, TypeVar

from tuckbox.kernels.cache_folder import cache_folder
from tuckbox.kernels.compiler_notices import NOTICES
from tuckbox.kernels.compiling import COMPILING, NotCompiled
from tuckbox.kernels.factory import full_name, own_name
from tuckbox.kernels.turn import Turn

F = TypeVar("F", bound=Callable[..., Any])


def is_switched_off() -> bool:
    """Return whether the environment says not to compile; then numba, slow to import, is not needed."""
    return os.environ.get("NUMBA_DISABLE_JIT", "0").strip() not in ("", "0")


def _probe(number: int) -> int:
    return number + 1


def _in_turn(compile: Callable[..., Any], turn: Turn) -> Callable[..., Any]:
    """Return what compiles, or loads, and ends the turn that was taken for it; see `cache`."""
    one_thread = import_module("numba.core.compiler_lock").global_compiler_lock

    def compile_in_turn(signature: Any) -> Any:  # noqa: ANN401
        # Numba's own lock, kept until the turn has ended: the next thread may take it again.
        with one_thread:
            try:
                return compile(signature)
            finally:
                turn.end()

    return compile_in_turn


def _compiler() -> Callable[..., Any] | None:
    """Return what compiles functions without the GIL, with a cache; None if this machine cannot."""
    if is_switched_off():
        return None
    try:
        numba: Any = import_module("numba")
        folder = cache_folder(numba.__version__)
        cache = None
        if folder is not None:
            cache = import_module("tuckbox.kernels.cache").caches_in(folder)
        elif not COMPILING.is_allowed:
            raise NotCompiled.now()

        parts = import_module("tuckbox.kernels.part_compiler").PartCompiler

        def compiled(function: Any, *, inline: bool, is_part: bool) -> Any:  # noqa: ANN401
            options: dict[str, Any] = {"pipeline_class": parts} if is_part else {}
            dispatcher = numba.njit(
                nogil=True,
                forceinline=inline,
                no_cpython_wrapper=is_part,
                no_cfunc_wrapper=True,  # nobody calls ours from C
                **options,
            )(function)
            # Parts are kept as what they are part of.
            if cache is not None and not is_part:
                dispatcher._cache = cache(function)
                dispatcher.compile = _in_turn(dispatcher.compile, dispatcher._cache.turn)
            return dispatcher

        compiled(_probe, inline=False, is_part=False)(1)
    except NotCompiled:
        raise
    except Exception as error:  # whatever stops the compiler, plain Python goes on
        if not COMPILING.is_allowed:
            raise NotCompiled.now() from error
        NOTICES.give("kernels-plain", reason=f"{type(error).__name__}: {error}")
        return None
    return compiled


_COMPILE = _compiler()

COMPILED = _COMPILE is not None
"""Whether functions are compiled here, or run as plain Python."""


_MADE: dict[str, Any] = {}
"""What factories have made, by name: the same of the same parts only once."""


def jit(function: F) -> F:
    """Return the function, compiled when it is first called.

    See `factory` for functions made of others.
    """
    return _jit(function)


def part(function: F) -> F:
    """Return the function for compiled callers only: they optimise it, and Python can't call it."""
    return _jit(function, is_part=True)


def inline(function: F) -> F:
    """Return the function as a part that is built into each of its callers.

    To hand on a table of arrays takes longer than most rules do. But code grows with every caller,
    and so does the time to compile it.
    """
    return _jit(function, inline=True, is_part=True)


def _jit(function: F, *, inline: bool = False, is_part: bool = False) -> F:
    if _COMPILE is None:
        return function
    if function.__closure__ is None:
        return _COMPILE(function, inline=inline, is_part=is_part)
    name = full_name(function)
    if name not in _MADE:
        function.__qualname__ = own_name(function)
        _MADE[name] = _COMPILE(function, inline=inline, is_part=is_part)
    return _MADE[name]


_INLINED: dict[Any, Any] = {}
"""The copies that are made to be built in, by the plain function."""


def inlined(function: F) -> F:
    """Return a copy of a compiled function that, with all that it calls, is built into its callers.

    The original stays as it is for others, who would wait longer for the compiler. Parts that are
    not built into their callers stay so.
    """
    if _COMPILE is None:
        return function
    plain: Any = getattr(function, "py_func", function)
    if plain not in _INLINED:
        copy = FunctionType(
            plain.__code__, {**plain.__globals__, **_callees(plain)}, plain.__name__
        )
        copy.__qualname__ = f"{plain.__qualname__}.inlined"
        copy.__module__ = plain.__module__
        _INLINED[plain] = inline(copy)
    return _INLINED[plain]


def _callees(plain: Any) -> dict[str, Any]:  # noqa: ANN401
    read = {each.argval for each in get_instructions(plain) if each.opname == "LOAD_GLOBAL"}
    named = {name: plain.__globals__.get(name) for name in read}
    return {name: inlined(value) for name, value in named.items() if _is_whole(value)}


def _is_whole(value: Any) -> bool:  # noqa: ANN401
    """Return whether this is a compiled function that is not a part already."""
    return hasattr(value, "py_func") and not value.targetoptions.get("no_cpython_wrapper")
