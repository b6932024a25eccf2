"""Numba's cache of compiled code, made safe for ours.

It differs in three things: the folder is ours, code is out of date when anything that was built
into it has changed (`stamp`), and a folder that fills up costs a notice instead of an error.
"""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from tuckbox.kernels.notice import NOTICES
from tuckbox.kernels.stamp import stamp

caching: Any = import_module("numba.core.caching")


def function_cache(folder: Path, function: Callable[..., Any]) -> Any:  # noqa: ANN401
    """The cache of one function, below a folder."""

    class Locator(caching.UserProvidedCacheLocator):  # type: ignore[misc]
        """Finds the file of a function's compiled code."""

        def __init__(self, py_func: Any, py_file: str) -> None:  # noqa: ANN401
            super().__init__(py_func, py_file)
            self._cache_path = str(folder / self.get_suitable_cache_subpath(py_file))

        @classmethod
        def from_function(cls, py_func: Any, py_file: str) -> "Locator":  # noqa: ANN401
            return cls(py_func, py_file)

        def get_source_stamp(self) -> str:
            return stamp(Path(self._py_file))

    class Implementation(caching.CompileResultCacheImpl):  # type: ignore[misc]
        """What is stored; only the place differs from numba's own."""

        _locator_classes = (Locator,)

    class Cache(caching.FunctionCache):  # type: ignore[misc]
        """Loads and saves one function; trouble with files never reaches the caller."""

        _impl_class = Implementation

        def load_overload(self, sig: Any, target_context: Any) -> Any:  # noqa: ANN401
            try:
                found = super().load_overload(sig, target_context)
            except Exception:  # a damaged file may fail in any way; the code is compiled anew
                found = None
            if found is None:
                NOTICES.give("kernels-compiling")
            return found

        def save_overload(self, sig: Any, data: Any) -> None:  # noqa: ANN401
            try:
                super().save_overload(sig, data)
            except OSError as error:
                NOTICES.give("kernels-cache-full", folder=str(folder), reason=str(error.strerror))

    return Cache(function)
