"""The counts that the rules page prints, from an independent engine; §9.1."""

import pytest

from tests.games.bits.table import RULES, move, new
from tuckbox.core import CHANCE
from tuckbox.games.bits.position import Position

FIXED = ("task 1 O4", "start RB", "card RR", "card RP", "card RY", "card KK")


def perft(p: Position, depth: int, chance: tuple[str, ...] | None = None) -> int:
    """Count paths of exactly `depth` entries; draws that are given are made but not counted."""
    actors = RULES.to_move(p)
    if chance is not None and actors == (CHANCE,):
        return perft(RULES.apply(p, CHANCE, move(chance[0])), depth, chance[1:])
    moves = RULES.legal_moves(p, actors[0])
    if depth == 1:
        return len(moves)
    return sum(perft(RULES.apply(p, actors[0], m), depth - 1, chance) for m in moves)


@pytest.mark.parametrize(("depth", "count"), list(enumerate([4, 20, 440, 6600, 193_600], 1)))
def test_one_seat_from_the_start(depth: int, count: int) -> None:
    assert perft(new(), depth) == count


@pytest.mark.parametrize(("depth", "count"), list(enumerate([22, 484, 13_310], 1)))
def test_with_the_chance_entries_fixed(depth: int, count: int) -> None:
    assert perft(new(), depth, FIXED) == count
