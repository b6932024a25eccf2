"""When compiled code is out of date.

A compiled function has the functions it calls and the constants it uses built into it, also those
of other modules. So it is stamped with the text of its own module and of all that this imports.
"""

import ast
import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
COMPILED = ("kernels", "solver", "bots", "envs")
"""The packages that may hold compiled code; what they import from others isn't built in."""


@cache
def stamp(file: Path) -> str:
    """A digest of a source file and of every file of compiled code that it imports."""
    digest = hashlib.sha256()
    for path in sorted(_closure(file)):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _closure(file: Path) -> set[Path]:
    found = {file}
    waiting = [file]
    while waiting:
        for path in _imports(waiting.pop()):
            if path not in found:
                found.add(path)
                waiting.append(path)
    return found


@cache
def _imports(file: Path) -> tuple[Path, ...]:
    nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    names = {name for node in nodes for name in _imported(node)}
    paths = {PACKAGE.joinpath(*name.split(".")[1:]) for name in names}
    files = {path.with_suffix(".py") for path in paths} | {path / "__init__.py" for path in paths}
    return tuple(sorted(path for path in files if path.is_file()))


def _imported(node: ast.AST) -> Iterator[str]:
    """Names that may be modules of compiled code: `from a import b` names both `a` and `a.b`."""
    if isinstance(node, ast.Import):
        names = [alias.name for alias in node.names]
    elif isinstance(node, ast.ImportFrom) and node.module:
        names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    else:
        return
    yield from (name for name in names if name.startswith(tuple(f"tuckbox.{c}." for c in COMPILED)))
