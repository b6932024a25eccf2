"""Which version of the programs played: results of bots that have changed since must not be mixed."""

import hashlib
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
PLAYING = ("core", "games", "match", "kernels", "solver", "bots", "arena")
"""The packages whose text decides how a game goes."""
SUFFIXES = (".py", ".json", ".npz", ".npy")


@cache
def code_version() -> str:
    """Return a short digest of everything that plays."""
    digest = hashlib.sha256()
    for path in sorted(path for name in PLAYING for path in (PACKAGE / name).rglob("*")):
        if path.suffix in SUFFIXES:
            digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0")
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
