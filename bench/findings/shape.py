"""How long games are and how many choices there are: at random, and as the strongest bot plays.

Counted on the compiled twins. The experts' games are those of `ladder` and `seats`.
"""

import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from bench.findings.store import WORK
from tuckbox import CHANCE, game
from tuckbox.core import Options
from tuckbox.kernels import Kernel, kernel
from tuckbox.kernels.kernel import Actions, State

GAMES = 100
SEED = 1
EXPERT = "expert-5"
LONGEST = 5000
"""A random game that nobody ends by then is left; the page counts those."""


def measure() -> dict[str, Any]:
    found: dict[str, Any] = {"seed": SEED, "games": GAMES, "longest": LONGEST}
    for name, choices in MODES:
        rules = game(name)
        options = rules.options(**choices)
        twin = kernel(rules, options)
        rng = Random(f"{SEED} {name} {options}")
        wild = [_counts(twin, _random(rng)) for _ in range(GAMES)]
        expert = [_counts(twin, _again(entries)) for entries in _played(name, options)]
        found[f"{name} {options}"] = {"random": _summed(wild), EXPERT: _summed(expert)}
        print(name, options, found[f"{name} {options}"], flush=True)
    return found


MODES: list[tuple[str, dict[str, str]]] = [
    ("fits", {}),
    ("bits", {}),
    ("fillit", {"layout": "A"}),
    ("fillit", {"layout": "B"}),
    ("jammit", {"layout": "A"}),
    ("jammit", {"layout": "B"}),
]


Choices = Iterator[str | int]
"""One for each entry: its text, or a random number to choose it by."""


def _random(rng: Random) -> Choices:
    while True:
        yield rng.getrandbits(60)


def _again(entries: Sequence[str]) -> Choices:
    return (entry.partition(" ")[2] for entry in entries)


def _counts(twin: Kernel, choices: Choices) -> list[int]:
    """Return the number of legal moves at each choice of a seat, along one game."""
    state = twin.initial()
    widths: list[int] = []
    while (actors := twin.to_move(state)) and len(widths) < LONGEST:
        who, choice = actors[0], next(choices)
        legal = twin.legal(state, who)
        if who != CHANCE:
            widths.append(len(legal))
        if isinstance(choice, str):
            action = twin.encode_move(twin.game.parse_move(choice))
        else:
            action = int(_weighted(twin, state, legal, who == CHANCE, choice))
        twin.step(state, who, action)
    return widths


def _weighted(twin: Kernel, state: State, legal: Actions, is_chance: bool, number: int) -> int:
    if not is_chance:
        return int(legal[number % len(legal)])
    actions, weights = twin.chances(state)
    return int(Random(number).choices(list(actions), list(weights))[0])


def _played(name: str, options: Options) -> Iterator[list[str]]:
    """Yield the entries of the experts' games in this mode."""
    for path in sorted(WORK.glob("*.jsonl")):
        head, *lines = path.read_text(encoding="utf-8").splitlines()
        if json.loads(head)["game"] != name:
            continue
        for line in map(json.loads, lines):
            if line["mode"] == str(options) and set(line["players"]) == {EXPERT}:
                yield line["entries"]


def _summed(games: list[list[int]]) -> dict[str, Any]:
    return {
        "lengths": [len(widths) for widths in games],
        "widths": [round(sum(widths) / len(widths), 3) for widths in games],
    }
