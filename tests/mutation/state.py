"""What a result depends on beside the mutant itself: the tests that were run, and all that they use."""

import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.mutation.mutant import SOURCE, Mutant
from tests.mutation.trial import stages
from tests.phases import ROOT

UNUSED = ("__pycache__", "assets")
"""Folders of what is made from the rest."""
SHARED = (SOURCE / "tuckbox", ROOT / "tests/mutation", ROOT / "constraints.txt")


def key(mutant: Mutant) -> str:
    """Return under which name a result is kept: one with other tests or other sources is another."""
    tests = tuple(word for stage in stages(mutant.file) for word in stage)
    return f"{state(tests)}\n{mutant.difference}"


@cache
def state(tests: tuple[str, ...]) -> str:
    """Return a hash of these tests, of what all tests share, and of the sources."""
    digest = hashlib.sha256()
    for file in sorted({*_files(tests)}):
        digest.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def _files(tests: tuple[str, ...]) -> Iterator[Path]:
    yield from (ROOT / "tests").glob("*.py")
    # Of what is not a path, such as `-k fits`, nothing exists.
    for place in (*SHARED, *(ROOT / word for word in tests)):
        if place.is_file():
            yield place
        for file in place.rglob("*"):
            if file.is_file() and not {*UNUSED} & {*file.parts}:
                yield file
