"""Numba's cache of compiled code, made safe for ours.

It differs in six things: the folder is ours, code is out of date when anything that was built
into it has changed (`source_hash`), what a `factory` made is found again, a folder that fills up
costs a notice instead of an error, nothing is prepared for compiling when all is there to be
loaded, and what one process compiles another waits for (`turn`).
"""

import hashlib
from importlib import import_module
from pathlib import Path
from typing import Any

from tuckbox.kernels.compiler_notices import NOTICES
from tuckbox.kernels.compiling import COMPILING, NotCompiled
from tuckbox.kernels.factory import given_functions
from tuckbox.kernels.source_hash import source_hash
from tuckbox.kernels.turn import Turn

caching: Any = import_module("numba.core.caching")
runtime: Any = import_module("numba.core.runtime").rtsys


def _source_stamp(function: Any) -> str:  # noqa: ANN401
    functions = (function, *given_functions(function))
    return " ".join(source_hash(one.__code__.co_filename) for one in functions)


def _index_key(cache: Any, sig: Any, codegen: Any) -> Any:  # noqa: ANN401
    # Numba adds what a factory was given, which looks different in every process; here name and
    # source already tell it.
    code = hashlib.sha256(cache._py_func.__code__.co_code)
    return sig, codegen.magic_tuple(), code.hexdigest()


def _begin_anew_if_damaged(index: Any) -> None:  # noqa: ANN401
    """Empty an index that cannot be read; one of older code may name what is gone."""
    try:
        index._load_index()
    except Exception:  # see `load_overload`
        index.flush()


def _announce_compiling() -> None:
    """Say that a function is about to be compiled; raise `NotCompiled` where that must not be."""
    if not COMPILING.is_allowed:
        raise NotCompiled.now()
    NOTICES.give("kernels-compiling")


class Cache(caching.FunctionCache):  # type: ignore[misc]
    """Loads and saves one function; trouble with files never reaches the caller."""

    folder: Path
    _index_key = _index_key

    def __init__(self, py_func: Any) -> None:  # noqa: ANN401
        super().__init__(py_func)
        self.turn = Turn(Path(self._cache_path, f"{self._impl.filename_base}.lock"))
        """Taken here when there is nothing to load, ended by `jit`, also if compiling fails."""

    def load_overload(self, sig: Any, target_context: Any) -> Any:  # noqa: ANN401
        found = self._load_undamaged(sig, target_context)
        if found is not None:
            return found
        _announce_compiling()
        self.turn.take()
        if found := self._load_undamaged(sig, target_context):  # compiled by another process
            self._tell_compiled()
        return found

    def _load_undamaged(self, sig: Any, target_context: Any) -> Any:  # noqa: ANN401
        try:
            return self._load(sig, target_context)
        except Exception:  # a damaged file may fail in any way; the code is compiled anew
            return None

    def _load(self, sig: Any, target_context: Any) -> Any:  # noqa: ANN401
        # Numba's own way begins with all that it knows of Python and numpy, half a second's
        # worth where SciPy is installed. Only compiling needs that, and sees to it itself;
        # code that is loaded needs no more than the runtime that gives it memory.
        runtime.initialize(target_context)
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target_context)

    def save_overload(self, sig: Any, data: Any) -> None:  # noqa: ANN401
        self._tell_compiled()
        try:
            _begin_anew_if_damaged(self._cache_file)
            super().save_overload(sig, data)
        except OSError as error:
            NOTICES.give("kernels-cache-full", folder=str(self.folder), reason=str(error.strerror))

    def _tell_compiled(self) -> None:
        COMPILING.done(len(self._py_func.__code__.co_code))


def caches_in(folder: Path) -> Any:  # noqa: ANN401
    """Return the class of caches below a folder, each for one function."""

    class Locator(caching.UserProvidedCacheLocator):  # type: ignore[misc]
        """Finds the file of a function's compiled code."""

        def __init__(self, py_func: Any, py_file: str) -> None:  # noqa: ANN401
            super().__init__(py_func, py_file)
            self._py_func = py_func
            self._cache_path = str(folder / self.get_suitable_cache_subpath(py_file))

        @classmethod
        def from_function(cls, py_func: Any, py_file: str) -> "Locator":  # noqa: ANN401
            return cls(py_func, py_file)

        def get_source_stamp(self) -> str:
            return _source_stamp(self._py_func)

    class Implementation(caching.CompileResultCacheImpl):  # type: ignore[misc]
        """What is stored; only the place differs from numba's own."""

        _locator_classes = (Locator,)

    class CacheHere(Cache):
        """Keeps code in this folder."""

        _impl_class = Implementation

    CacheHere.folder = folder
    return CacheHere
