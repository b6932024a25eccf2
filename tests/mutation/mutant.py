"""A small change of one file that Cosmic Ray knows how to make: a number, a comparison, a loop that
never runs.
"""

import ast
import difflib
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TypeAlias

from tests.phases import ROOT

Place: TypeAlias = tuple[int, int]
"""Line and column."""

SOURCE = ROOT / "src"


@dataclass(frozen=True)
class Mutant:
    """One change of one file."""

    file: Path
    operator: str
    occurrence: int

    @property
    def name(self) -> str:
        """What tells it from the others as long as its file stays as it is."""
        return f"{self.file.relative_to(ROOT).as_posix()} {self.operator} {self.occurrence}"

    @cached_property
    def code(self) -> str:
        """The changed source; it is the same for a change that changes nothing."""
        mutating, plugins = (
            import_module("cosmic_ray.mutating"),
            import_module("cosmic_ray.plugins"),
        )
        before = self.file.read_text()
        operator = plugins.get_operator(self.operator)()
        after: str | None = mutating.mutate_code(before, operator, self.occurrence)
        return before if after is None else after

    @cached_property
    def is_valid(self) -> bool:
        """Whether it is Python, and not the original: an asterisk that unpacks is no operator."""
        try:
            with warnings.catch_warnings(action="ignore"):
                compile(self.code, self.file, "exec")
        except SyntaxError:
            return False
        return bool(self.difference)

    @cached_property
    def difference(self) -> str:
        """The lines that change, with three around them: they tell a mutant from all others."""
        name = self.file.relative_to(ROOT).as_posix()
        before, after = self.file.read_text().splitlines(), self.code.splitlines()
        return "\n".join(difflib.unified_diff(before, after, name, name, lineterm=""))


def mutants(file: Path) -> Iterator[Mutant]:
    """Return every change that can be made in a file, but for those of types alone."""
    trees, plugins = import_module("cosmic_ray.ast"), import_module("cosmic_ray.plugins")
    nodes = list(trees.ast_nodes(trees.get_ast_from_path(file)))
    types = list(types_in(file.read_text()))
    for name in plugins.operator_names():
        kind = plugins.get_operator(name)
        if kind.arguments():
            continue
        operator = kind()
        places = [start for node in nodes for start, _ in operator.mutation_positions(node)]
        for occurrence, place in enumerate(places):
            if not any(first <= place < last for first, last in types):
                yield Mutant(file, name, occurrence)


def types_in(source: str) -> Iterator[tuple[Place, Place]]:
    """Return from where to where the source says only of what type something is."""
    for node in ast.walk(ast.parse(source)):
        parts = [getattr(node, "annotation", None), getattr(node, "returns", None)]
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias":
            parts.append(node.value)
        for part in parts:
            if isinstance(part, ast.expr):
                end = part.end_lineno or 0, part.end_col_offset or 0
                yield (part.lineno, part.col_offset), end
