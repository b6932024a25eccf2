"""Breaks the rules and the match in small ways, and asks their tests to notice.

python -m tests.mutation 300 [seed]

Cosmic Ray finds the places and makes the changes: a number, a comparison, an operator, a loop that
never runs. A sample of them is tried, each in a copy of the source. What survives is printed as a
difference; either a new test kills it, or it changes nothing that anybody could see.
"""

import ast
import difflib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import TypeAlias

from tests.phases import ROOT

Place: TypeAlias = tuple[int, int]
"""Line and column."""

SOURCE = ROOT / "src"
LAYERS = ("games", "match")
LEAST = 0.95
"""The share of mutants that must be killed."""
AT_ONCE = 2
LONGEST = 300
"""Seconds after which a mutant counts as killed: it goes round for ever."""


@dataclass(frozen=True)
class Mutant:
    """One change of one file."""

    file: Path
    operator: str
    occurrence: int

    def code(self) -> str | None:
        """Return the changed source; None if it would be the same."""
        mutating, plugins = (
            import_module("cosmic_ray.mutating"),
            import_module("cosmic_ray.plugins"),
        )
        before = self.file.read_text()
        operator = plugins.get_operator(self.operator)()
        after: str | None = mutating.mutate_code(before, operator, self.occurrence)
        return None if after == before else after

    def difference(self) -> str:
        name = self.file.relative_to(ROOT).as_posix()
        before, after = self.file.read_text(), self.code() or ""
        lines = difflib.unified_diff(before.splitlines(), after.splitlines(), name, name, n=0)
        return "\n".join(lines)


def mutants(file: Path) -> Iterator[Mutant]:
    """Return every change that can be made in a file, but for those of types alone."""
    trees, plugins = import_module("cosmic_ray.ast"), import_module("cosmic_ray.plugins")
    tree, types = trees.get_ast_from_path(file), list(types_in(file.read_text()))
    for name in plugins.operator_names():
        kind = plugins.get_operator(name)
        if kind.arguments():
            continue
        places = [
            start for node in trees.ast_nodes(tree) for start, _ in kind().mutation_positions(node)
        ]
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


def tests_of(file: Path) -> list[str]:
    """Return the tests of a file's own folder first, then all others of the two layers."""
    folder = file.relative_to(SOURCE / "tuckbox").parent
    own = [
        f"tests/{part}" for part in (folder, *folder.parents) if (ROOT / "tests" / part).is_dir()
    ]
    return list(dict.fromkeys([own[0], "tests/games", "tests/golden", "tests/match", "tests/core"]))


def is_killed(mutant: Mutant, copy: Path) -> bool:
    """Run the tests on a copy of the source with the change in it."""
    place = copy / mutant.file.relative_to(SOURCE)
    place.write_text(mutant.code() or "")
    command = (sys.executable, "-m", "pytest", "-x", "-n", "0", "-p", "no:randomly")
    own = {"PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        ran = subprocess.run(
            [*command, "-p", "no:cacheprovider", *tests_of(mutant.file)],
            cwd=ROOT,
            env=os.environ | own,
            capture_output=True,
            timeout=LONGEST,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return True
    finally:
        shutil.copy2(mutant.file, place)
    return ran.returncode != 0


def main(count: int, seed: int = 1) -> int:
    files = [
        file for layer in LAYERS for file in sorted((SOURCE / "tuckbox" / layer).rglob("*.py"))
    ]
    every = [mutant for file in files for mutant in mutants(file)]
    shuffled = Random(seed).sample(every, len(every))
    chosen = list(islice((each for each in shuffled if each.code()), count))
    print(f"{len(every)} mutants; {len(chosen)} of them are tried, by seed {seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(AT_ONCE) as pool:
        copies = SimpleQueue[Path]()
        for number in range(AT_ONCE):
            copies.put(Path(shutil.copytree(SOURCE, Path(folder, str(number)))))

        def tried(mutant: Mutant) -> bool:
            copy = copies.get()
            try:
                return is_killed(mutant, copy)
            finally:
                copies.put(copy)

        survivors = []
        for number, (mutant, killed) in enumerate(
            zip(chosen, pool.map(tried, chosen), strict=True), start=1
        ):
            if not killed:
                survivors.append(mutant)
                print(f"survivor {len(survivors)} of {number}\n{mutant.difference()}", flush=True)
    share = 1 - len(survivors) / len(chosen)
    print(f"{len(chosen) - len(survivors)} of {len(chosen)} killed: {100 * share:.1f} %")
    return int(share < LEAST)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
