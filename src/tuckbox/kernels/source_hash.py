"""Tells when compiled code is out of date.

A compiled function has the functions it calls and the constants it uses built into it, also those
of other modules. So it is stored with a hash of the text of its own module, of all compiled modules
that this imports, and of the modules of the rules that those take their constants from.
"""

import hashlib
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

PACKAGE = str(Path(__file__).parents[1])
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


class Source(NamedTuple):
    """A source file. Files are named by strings, because paths would take most of the time."""

    digest: bytes
    imports: tuple[str, ...]
    """The files of the package that it imports."""


@cache
def source_hash(file: str) -> str:
    """Return a digest of a source file and of every file whose contents are built into its code."""
    digests = [_read(path).digest for path in sorted(_closure(file))]
    return hashlib.sha256(b"".join(digests)).hexdigest()


def _closure(file: str) -> set[str]:
    rules = f"{PACKAGE}{os.sep}{RULES}{os.sep}"
    found, waiting = {file}, [file]
    while waiting:
        new = set(_read(waiting.pop()).imports) - found
        found |= new
        waiting += [path for path in new if not path.startswith(rules)]
    return found


@cache
def _read(file: str) -> Source:
    content = Path(file).read_bytes()
    names = set(_imported(content.decode()))
    stems = [PACKAGE + name.removeprefix("tuckbox").replace(".", os.sep) for name in names]
    files = [stem + ending for stem in stems for ending in (".py", f"{os.sep}__init__.py")]
    return Source(hashlib.sha256(content).digest(), tuple(filter(os.path.isfile, files)))


def _imported(text: str) -> Iterator[str]:
    """Yield names that may be modules: `from a import b` names both `a` and `a.b`."""
    for module, names in IMPORT.findall(text):
        yield module
        # What begins with a capital is a class or a constant.
        yield from (f"{module}.{name}" for name in re.findall(r"\b[a-z_]\w*", names))
