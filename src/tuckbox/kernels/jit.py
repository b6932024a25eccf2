"""The one decorator of all compiled code.

Where numba is missing or cannot compile, functions stay plain Python: slow, but just as right,
because compiled code is written in the part of Python that means the same to both.

A compiled function that calls itself is called from Python only: code that calls it from another
compiled function crashes when numba loads it from the cache.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeVar

from tuckbox.kernels.cache_folder import cache_folder
from tuckbox.kernels.compiler_notices import NOTICES
from tuckbox.kernels.factory import full_name, own_name

F = TypeVar("F", bound=Callable[..., Any])


def _probe(number: int) -> int:
    return number + 1


def _compiler() -> Callable[[Any], Any] | None:
    """Return what compiles functions without the GIL, with a cache; None if this machine cannot."""
    try:
        numba: Any = import_module("numba")
        if numba.config.DISABLE_JIT:
            return None
        folder = cache_folder(numba.__version__)
        cache = None
        if folder is not None:
            cache = import_module("tuckbox.kernels.cache").caches_in(folder)

        def compiled(function: Any) -> Any:  # noqa: ANN401
            dispatcher = numba.njit(nogil=True)(function)
            if cache is not None:
                dispatcher._cache = cache(function)
            return dispatcher

        compiled(_probe)(1)
    except Exception as error:  # whatever stops the compiler, plain Python goes on
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
    if _COMPILE is None:
        return function
    if function.__closure__ is None:
        return _COMPILE(function)
    name = full_name(function)
    if name not in _MADE:
        function.__qualname__ = own_name(function)
        _MADE[name] = _COMPILE(function)
    return _MADE[name]
