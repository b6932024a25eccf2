"""How many lines of a layer the tests ran."""

from collections.abc import Sequence
from dataclasses import dataclass

LEAST = 95
"""Percent of a layer's lines."""
WORST = 5
"""The number of files that a failure names."""


@dataclass(frozen=True)
class File:
    """A file's lines, and which of them no test ran, as `3-9, 12`."""

    name: str
    lines: int
    missed: int
    where: str

    def __str__(self) -> str:
        return f"  {self.name}: {self.missed} of {self.lines} lines, {self.where}"


@dataclass(frozen=True)
class Layer:
    """A layer and its files."""

    name: str
    files: Sequence[File]

    @property
    def lines(self) -> int:
        return sum(file.lines for file in self.files)

    @property
    def percent(self) -> float:
        missed = sum(file.missed for file in self.files)
        return 100 - 100 * missed / self.lines if self.lines else 0

    def __str__(self) -> str:
        return f"{self.name}: {self.percent:.1f} % of {self.lines:,} lines"


def judgement(layers: Sequence[Layer]) -> str:
    """Return a sentence and the worst files for each layer with too little covered; "" if none."""
    return "\n".join(map(_blame, (layer for layer in layers if layer.percent < LEAST)))


def _blame(layer: Layer) -> str:
    missing = [file for file in layer.files if file.missed]
    worst = sorted(missing, key=lambda file: file.missed, reverse=True)[:WORST]
    said = f"Tests run only {layer.percent:.1f} % of the lines of {layer.name}, not {LEAST} %."
    return "\n".join([f"{said} Most are missed in", *map(str, worst)])
