"""Perft files: text that rules, twins and other people's engines can be checked against.

[fits seats=1 boards=1]
chance start L5, card I3      (optional: the draws are given and not counted)
1 32
2 352
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.modes import modes
from tuckbox import CHANCE, game
from tuckbox.core import AnyGame, Options
from tuckbox.solver.perft import last_entries

FOLDER = Path(__file__).parent / "perft"
MOST_PATHS = 12_000
"""The deepest count of each mode stays below this, to keep the run short."""


@dataclass(frozen=True)
class Perft:
    """The counts of one mode, from the start, by depth."""

    game: str
    options: str
    chance: tuple[str, ...] | None
    counts: tuple[tuple[int, int], ...]

    def __str__(self) -> str:
        fixed = [f"chance {', '.join(self.chance)}"] if self.chance is not None else []
        counts = [f"{depth} {paths}" for depth, paths in self.counts]
        return "\n".join([f"[{self.game} {self.options}]", *fixed, *counts, ""])


def read(path: Path) -> Iterator[Perft]:
    for block in path.read_text().split("\n["):
        lines = [line for line in block.splitlines() if line and not line.startswith(";")]
        if not lines:
            continue
        name, _, options = lines[0].strip("[]").partition(" ")
        fixed = [line.removeprefix("chance ") for line in lines if line.startswith("chance ")]
        counts = [line.split() for line in lines[1 + len(fixed) :]]
        yield Perft(
            name,
            options,
            tuple(fixed[0].split(", ")) if fixed else None,
            tuple((int(depth), int(paths)) for depth, paths in counts),
        )


def generated(name: str) -> str:
    """Return the perft file of a game: every mode, and with fixed draws where there is chance."""
    head = "; Paths of exactly N entries from the start. Written by `make golden`.\n\n"
    rules = game(name)
    return head + "\n".join(
        str(counted(name, options, chance))
        for options in modes(name)
        for chance in ways(rules, options)
    )


def counted(name: str, options: Options, chance: tuple[str, ...] | None) -> Perft:
    rules = game(name)
    start = rules.initial(options)
    counts: list[tuple[int, int]] = []
    for depth in range(1, 5):
        paths = _up_to_most(last_entries(rules, start, depth, chance))
        if paths > MOST_PATHS:
            break
        counts.append((depth, paths))
    return Perft(name, str(options), chance, tuple(counts))


def _up_to_most(parts: Iterator[int]) -> int:
    """Return the sum of the parts, or what is already too much: to count on could take long."""
    total = 0
    for part in parts:
        total += part
        if total > MOST_PATHS:
            break
    return total


def ways(rules: AnyGame, options: Options) -> list[tuple[str, ...] | None]:
    """Return the ways to count: draws counted and, in a game with draws, the first possible ones given."""
    fixed = _first_draws(rules, options)
    return [None, fixed] if fixed else [None]


def _first_draws(rules: AnyGame, options: Options, most: int = 8) -> tuple[str, ...]:
    position = rules.initial(options)
    draws: list[str] = []
    while len(draws) < most and (actors := rules.to_move(position)):
        move = rules.legal_moves(position, actors[0])[0]
        if actors[0] == CHANCE:
            draws.append(rules.format_move(move))
        position = rules.apply(position, actors[0], move)
        if not draws:
            return ()
    return tuple(draws)
