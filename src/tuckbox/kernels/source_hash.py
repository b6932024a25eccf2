"""Tells when compiled code is out of date.

A compiled function has the functions it calls and the constants it uses built into it, also those
of other modules. So it is stored with a hash of the text of its own module, of all compiled modules
that this imports, and of the modules of the rules that those take their constants from.
"""

import hashlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
COMPILED = ("kernels", "solver", "bots", "envs")
"""The packages that may hold compiled code."""
RULES = "games"
"""Where compiled code takes constants from; what the rules themselves import isn't built in."""
IMPORT = re.compile(
    rf"^\s*(?:from|import)\s+(tuckbox\.(?:{'|'.join((*COMPILED, RULES))})[\w.]*)"
    r"(?:\s+import\s+(\([^)]*\)|.*))?",
    re.MULTILINE,
)
"""A module, and the names that are imported from it. Python's own parser would take ten times as
long as all else that is done with a file here, at every start."""


@cache
def source_hash(file: Path) -> str:
    """Return a digest of a source file and of every file whose contents are built into its code."""
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
                if not path.is_relative_to(PACKAGE / RULES):
                    waiting.append(path)
    return found


@cache
def _imports(file: Path) -> tuple[Path, ...]:
    names = _imported(file.read_text(encoding="utf-8"))
    paths = {PACKAGE.joinpath(*name.split(".")[1:]) for name in names}
    files = {path.with_suffix(".py") for path in paths} | {path / "__init__.py" for path in paths}
    return tuple(sorted(path for path in files if path.is_file()))


def _imported(text: str) -> Iterator[str]:
    """Yield names that may be modules: `from a import b` names both `a` and `a.b`."""
    for module, names in IMPORT.findall(text):
        yield module
        yield from (f"{module}.{name}" for name in re.findall(r"\w+", names))
