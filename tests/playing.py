"""Games that are the same on every machine and every Python: random ones, and given entries."""

import hashlib
from collections.abc import Iterator
from typing import Any

from tuckbox.core import CHANCE, Actor, AnyGame, AnyStep, Options


def pick(seed: str, count: int) -> int:
    """Return a number below `count` that depends on the seed alone."""
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big") % count


def random_game(rules: AnyGame, options: Options, seed: str, most: int = 2000) -> Iterator[AnyStep]:
    """Yield the steps of a random game; where several seats owe a choice, any of them acts."""
    position = rules.initial(options)
    for number in range(most):
        actors = rules.to_move(position)
        if not actors:
            return
        who = actors[pick(f"{seed} actor {number}", len(actors))]
        if who == CHANCE:
            moves = [move for move, weight in rules.chances(position) for _ in range(weight)]
        else:
            moves = list(rules.legal_moves(position, who))
        move = moves[pick(f"{seed} move {number}", len(moves))]
        step = rules.play(position, who, move)
        yield step
        position = step.after


def position_after(rules: AnyGame, entries: str, **choices: object) -> Any:
    """Return the position after these entries, each `actor move`, separated by semicolons."""
    position = rules.initial(rules.options(**choices))
    for entry in entries.split(";"):
        who, text = entry.strip().split(" ", 1)
        position = rules.apply(position, Actor(int(who)), rules.parse_move(text))
    return position
