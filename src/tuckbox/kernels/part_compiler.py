"""Compiles functions that exist only as parts of others.

Numba optimises every function by itself, with all that it calls, and then once more within each of
its callers. Parts are optimised only there: that halves the time to compile deep code.
"""

# ruff: noqa: ANN401 — numba's own objects have no types
from importlib import import_module
from typing import Any

compiler: Any = import_module("numba.core.compiler")


class PartCompiler(compiler.Compiler):  # type: ignore[misc]
    """Leaves the work of the optimiser to the callers."""

    def __init__(self, typing: Any, target: Any, _library: Any, *rest: Any) -> None:
        library = target.codegen().create_library("part")
        library._optimize_final_module = lambda: None
        super().__init__(typing, target, library, *rest)
