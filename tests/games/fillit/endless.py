"""Long legal games of FILLIT: the pawns go to and fro on their own chips while the stones wander."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from tests.games.fillit.table import COMPONENTS, RULES

BOARD = COMPONENTS.modes[2, "large"].board
PAWNS = ("e6", "e4", "e9", "e1")
"""Where red and blue slide in turn: the middle row is theirs."""
NEAR = {
    hex: [each for each in near if each[0] != "e"]
    for hex, near in BOARD.neighbours.items()
    if hex[0] != "e"
}
"""The hexes to which a stone can step, by its own."""


def endless_turns(count: int, wandering: int = 4) -> Iterator[str]:
    """Yield the first turns of a game for two seats; no position arises a third time.

    The fewer stones are `wandering`, the more positions arise twice.
    """
    dice, arisen = Random(1), Counter[object]()
    stones = [*RULES.initial(RULES.options()).stones]
    for number in range(count):
        own = number % 2
        after = None
        while after is None or arisen[after] == 2:
            stone = dice.choice(sorted(stones[own])[:wandering])
            near = dice.choice(NEAR[stone])
            moved = [
                side if (stone in side) == (near in side) else side ^ {stone, near}
                for side in stones
            ]
            after = number % 4, *moved
        arisen[after] += 1
        stones = moved
        yield f">{PAWNS[number % 4]} {stone}-{near}"


def endless_record(count: int) -> str:
    """Return the record of such a game, still in progress."""
    head = (
        "[tuckbox 1]",
        "[game fillit]",
        f"[options {RULES.options()}]",
        f"[components builtin {RULES.files.hash}]",
        '[seat 1 "Ann"]',
        '[seat 2 "Ben"]',
    )
    entries = (f"{1 + number % 2} {text}" for number, text in enumerate(endless_turns(count)))
    return "\n".join([*head, *entries, ""])
