"""JAMMIT's greedy play-outs: what they think a column pushes out is what the rules push out."""

from collections.abc import Iterator

import numpy as np

from tuckbox.bots.jammit.evaluation import way_table
from tuckbox.bots.jammit.greedy_playout import (
    COLUMN,
    OWN_POINT,
    OWN_STONE_OUT,
    best_column,
    greedy_playout,
    pushed_out,
)
from tuckbox.games import game
from tuckbox.kernels.dice import dice, roll
from tuckbox.kernels.jammit import Twin
from tuckbox.kernels.jammit.rules import count_legal, insert, nth_legal, step
from tuckbox.kernels.jammit.state import (
    HEXES,
    INSERT,
    OVER,
    PAWN,
    PHASE,
    POINTS,
    SEAT,
    STONE,
    State,
)

RULES = game("jammit")
TWIN = Twin(RULES, RULES.options(seats=3))
WAYS = way_table(TWIN.table)
WIDTH = TWIN.table.shape[1]
LONGER_THAN_ANY_GAME = 1000


def test_a_column_is_worth_what_inserting_there_pushes_out() -> None:
    told = set()
    for s in before_insertions(games=6):
        for column in range(WIDTH):
            after = s.copy()
            insert(TWIN.table, after, 2 * column)
            if not after[OVER]:  # else the second coin may have stayed out
                way = s[PAWN + s[SEAT]] * WIDTH + column
                found = pushed_out(WAYS, s, way, 2, s[SEAT])
                assert found == change(s, after)
                told.add(found)
    assert len(told) > 5


def test_the_best_column_is_one_of_the_best() -> None:
    for s in before_insertions(games=2):
        corner = s[PAWN + s[SEAT]]
        worths = [pushed_out(WAYS, s, corner * WIDTH + n, 2, s[SEAT]) for n in range(WIDTH)]
        chosen = {best_column(WAYS, s, corner, 2, -1, thrown) & COLUMN for thrown in (0, 1 << 13)}
        assert {worths[column] for column in chosen} == {max(worths)}
        without = best_column(WAYS, s, corner, 2, 0, 0) & COLUMN
        assert worths[without] == max(worths[1:])


def test_a_playout_ends_and_follows_from_its_dice() -> None:
    ends = []
    for seed in (1, 1, 2):
        s = TWIN.initial()
        greedy_playout(TWIN.table, WAYS, s, dice(seed), LONGER_THAN_ANY_GAME)
        assert s[OVER]
        ends.append(s)
    assert np.array_equal(ends[0], ends[1])
    assert not np.array_equal(ends[0], ends[2])


def before_insertions(games: int) -> Iterator[State]:
    """Yield the positions of random games in which a seat is to insert."""
    rolls = dice(3)
    for _ in range(games):
        s = TWIN.initial()
        while not s[OVER]:
            if s[PHASE] == INSERT:
                yield s
            step(
                TWIN.table,
                s,
                nth_legal(TWIN.table, s, roll(rolls, count_legal(TWIN.table, s))),
            )


def change(before: State, after: State) -> int:
    """Return what an insertion brought in points and own stones, as play-outs count them."""
    me = int(before[SEAT])
    points = after[POINTS : POINTS + 3] - before[POINTS : POINTS + 3]
    stones = np.count_nonzero(before[HEXES:] == STONE + me) - np.count_nonzero(
        after[HEXES:] == STONE + me
    )
    return int((OWN_POINT + 1) * points[me] - points.sum() + OWN_STONE_OUT * stones)
