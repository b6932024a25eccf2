"""Mutants that behave exactly like the original, listed by hand."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.mutation.mutant import Mutant
from tests.phases import ROOT

LIST = Path(__file__).with_name("equal.toml")


class Equal(NamedTuple):
    """A change of one line that changes nothing, and why."""

    file: str
    was: str
    becomes: str
    reason: str

    def is_known(self) -> bool:
        """Return whether the line still stands in the file."""
        path = ROOT / self.file
        return path.exists() and self.was in map(str.strip, path.read_text().splitlines())


def equals() -> list[Equal]:
    return [Equal(**entry) for entry in tomllib.loads(LIST.read_text()).get("equal", ())]


def is_equal(mutant: Mutant, listed: list[Equal]) -> bool:
    file = mutant.file.relative_to(ROOT).as_posix()
    was, becomes = (" ".join(_lines(mutant, sign)) for sign in "-+")
    return any((each.file, each.was, each.becomes) == (file, was, becomes) for each in listed)


def _lines(mutant: Mutant, sign: str) -> Iterator[str]:
    _, _, *lines = mutant.difference.splitlines()
    return (line[1:].strip() for line in lines if line.startswith(sign))
