"""The bots of BITS: legal, blind to what they may not observe, and better level by level."""

from random import Random
from typing import Any

import numpy as np
import pytest

from tests.playing import position_after, random_game
from tuckbox import CHANCE, game
from tuckbox.bots import Budget, bot
from tuckbox.bots.bits.judgement import judgement_of
from tuckbox.bots.bits.learn import learn_rounds
from tuckbox.bots.bits.value import SIZE
from tuckbox.core import seat
from tuckbox.games.bits.board import Board, lay
from tuckbox.kernels.bits.codec import numbering_of
from tuckbox.kernels.bits.landing import fitting
from tuckbox.kernels.bits.score import score
from tuckbox.kernels.dice import dice

RULES = game("bits")
QUICK = Budget(0.01)


@pytest.mark.parametrize("level", ["greedy", "expert-3", "expert-4", "expert-5"])
def test_a_square_is_completed_when_the_stone_for_it_comes(level: str) -> None:
    """Two reds lie on the floor, a double red comes, and the task asks for a square."""
    position = position_after(
        RULES, "0 task 1 O4; 0 start RK; 1 RK>A; 0 card BB; 1 BB^C; 0 card BB"
    )
    view = RULES.view(position, seat(1))
    move = bot(level).choose(RULES, view, Budget(0.05), Random(1)).move
    shapes = numbering_of(RULES).components.shapes
    squares = lay(position.board(seat(1)), move, shapes).squares
    blue = {cell for cell, colour in squares.items() if colour == "B"}
    assert len({cell.column for cell in blue}) == len({cell.row for cell in blue}) == 2


def test_the_last_stone_is_laid_where_it_gives_the_most() -> None:
    numbering = numbering_of(RULES)
    for step in random_game(RULES, RULES.options(), "last stone"):
        if step.actor != 1 or not _is_last(step.before.board(seat(1)), step.before, numbering):
            continue
        judgement = judgement_of(RULES, step.before.tasks)
        points = {
            move: score(
                judgement.table.shape,
                judgement.table.shifts,
                judgement.worth,
                numbering.board([*_laid(step.before.board(seat(1))), move]),
            )
            for move in RULES.legal_moves(step.before, seat(1))
        }
        choice = bot("expert-5").choose(RULES, RULES.view(step.before, seat(1)), QUICK, Random(1))
        assert points[choice.move] == max(points.values()) == choice.value


def _laid(board: Board) -> list[Any]:
    return [laid.placement for laid in board.laid]


def _is_last(board: Board, position: Any, numbering: Any) -> bool:
    moves = RULES.legal_moves(position, seat(1))
    return all(fitting(numbering.board([*_laid(board), move])[0]) == 0 for move in moves)


@pytest.mark.compiled
def test_tables_make_a_bot_better_in_every_round() -> None:
    stacks = numbering_of(RULES).components.stacks
    tasks = [stacks[0][0], stacks[1][1], stacks[2][0], stacks[3][0]]
    for rounds in range(1, 5):
        taught = judgement_of(RULES, tasks[:rounds])
        plain = taught._replace(weights=np.zeros_like(taught.weights))
        # At a rate of 0 nothing is learned.
        scores = [learn_rounds(known, 200, 0.0, dice(5)) for known in (taught, plain)]
        assert scores[0] > scores[1] + 1


def test_what_is_learned_comes_from_the_dice_and_the_rate() -> None:
    tasks, learned = [stack[0] for stack in numbering_of(RULES).components.stacks[:2]], []
    for seed, rate in ((1, 0.5), (1, 0.5), (2, 0.5), (1, 0.0)):
        learned.append(np.zeros(SIZE, dtype=np.float32))
        learn_rounds(judgement_of(RULES, tasks, learned[-1]), 2, rate, dice(seed))
    one, again, other, nothing = learned
    assert np.array_equal(one, again)
    assert not np.array_equal(one, other)
    assert not nothing.any()


@pytest.mark.compiled
def test_levels_are_ordered_over_a_few_deals() -> None:
    def points(level: str, seed: int) -> int:
        deal, rng, position = Random(seed), Random(seed), RULES.initial(RULES.options())
        while actors := RULES.to_move(position):
            if actors == (CHANCE,):
                draws, weights = zip(*RULES.chances(position), strict=True)
                position = RULES.apply(position, CHANCE, deal.choices(draws, weights)[0])
            else:
                view = RULES.view(position, seat(1))
                move = bot(level).choose(RULES, view, Budget(600), rng).move
                position = RULES.apply(position, seat(1), move)
        return RULES.scores(position)[0]

    means = [
        np.mean([points(level, seed) for seed in range(6)])
        for level in ("random", "greedy", "expert-1", "expert-3", "expert-4")
    ]
    assert means == sorted(means)
