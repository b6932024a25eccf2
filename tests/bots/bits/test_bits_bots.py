"""The bots of BITS: legal, blind to what they may not observe, and better level by level."""

from contextlib import nullcontext
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.playing import random_game
from tuckbox import CHANCE, game
from tuckbox.bots import Budget, CannotChoose, bot, levels
from tuckbox.bots.bits.expert import think
from tuckbox.bots.bits.judgement import judgement_of
from tuckbox.bots.bits.observation import observe
from tuckbox.bots.bits.policy import play_rounds
from tuckbox.bots.deadline import NEVER
from tuckbox.bots.square.strength import STRENGTHS
from tuckbox.core import seat
from tuckbox.games.bits.board import Board, lay
from tuckbox.kernels.bits.codec import numbering_of
from tuckbox.kernels.bits.landing import fitting
from tuckbox.kernels.bits.score import score
from tuckbox.kernels.dice import dice

RULES = game("bits")
QUICK = Budget(0.01)
LEVELS = [level for level in levels("bits") if level != "random"]


def after(texts: str, **choices: object) -> Any:
    """Return the position after these entries, each `seat move`, separated by semicolons."""
    position = RULES.initial(RULES.options(**choices))
    for entry in texts.split(";"):
        who, _, text = entry.strip().partition(" ")
        position = RULES.apply(position, int(who), RULES.parse_move(text))  # type: ignore[arg-type]
    return position


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_level_chooses_legal_moves_for_every_number_of_seats(level: str, seats: int) -> None:
    options = RULES.options(seats=seats, pro=seats % 2 == 1)
    steps = list(random_game(RULES, options, f"{level} {seats}"))
    for step in steps[:: len(steps) // 5]:
        for who in RULES.to_move(step.before):
            if who != CHANCE:
                view = RULES.view(step.before, seat(who))
                choice = bot(level).choose(RULES, view, QUICK, Random(1))
                assert choice.move in RULES.legal_moves(step.before, who)
                assert choice.line[0] == RULES.format_move(choice.move)
                assert choice.value is not None
                if seats > 1 and level != "greedy":
                    assert 0 <= choice.value <= 1


OPENING = "0 task 1 O4; 0 start RK; 1 RK>A; 0 card RR; 1 RR^C; 0 card BB"


def test_the_same_seed_gives_the_same_choice() -> None:
    seen = observe(RULES, RULES.view(after(OPENING), seat(1)))
    one, other = (
        think(seen, STRENGTHS["expert-4"], 1e9, nullcontext(NEVER), Random("seed"))
        for _ in range(2)
    )
    assert one == other


@pytest.mark.parametrize("level", ["greedy", "expert-3", "expert-4", "expert-5"])
def test_a_square_is_completed_when_the_stone_for_it_comes(level: str) -> None:
    """Two reds lie on the floor, a double red comes, and the task asks for a square."""
    position = after("0 task 1 O4; 0 start RK; 1 RK>A; 0 card BB; 1 BB^C; 0 card BB")
    view = RULES.view(position, seat(1))
    move = bot(level).choose(RULES, view, Budget(0.05), Random(1)).move
    squares = lay(position.board(seat(1)), move).squares
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


def test_a_bot_knows_nothing_of_what_a_rival_chose() -> None:
    """Two tables that look the same to seat 2 are the same to its bot."""
    start = after("0 task 1 I4; 0 start RK; 0 start BY", seats=2)
    choices = RULES.legal_moves(start, seat(1))
    views = [RULES.view(RULES.apply(start, seat(1), move), seat(2)) for move in choices[:2]]
    one, other = (bot("expert-4").choose(RULES, view, Budget(30), Random(3)) for view in views)
    assert one == other


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_bot_cannot_do_is_said(level: str) -> None:
    steps = list(random_game(RULES, RULES.options(), "over"))
    position, over = after(OPENING), steps[-1].after
    cases = [
        ("bot-other-game", game("fits"), RULES.view(position, seat(1))),
        ("bot-nothing-to-choose", RULES, RULES.view(position, None)),
        ("bot-nothing-to-choose", RULES, RULES.view(over, seat(1))),
    ]
    for code, rules, view in cases:
        with pytest.raises(CannotChoose) as caught:
            bot(level).choose(rules, view, QUICK, Random(1))
        assert caught.value.code == code


def test_tables_make_a_bot_better_in_every_round() -> None:
    stacks = numbering_of(RULES).components.stacks
    tasks = [stacks[0][0], stacks[1][1], stacks[2][0], stacks[3][0]]
    for rounds in range(1, 5):
        judgement = judgement_of(RULES, tasks[:rounds])
        plain = judgement._replace(weights=np.zeros(0, dtype=np.float32))
        scores = np.zeros((2, 200), dtype=np.int64)
        play_rounds(judgement, 200, dice(5), scores[0])
        play_rounds(plain, 200, dice(5), scores[1])
        assert scores[0].mean() > scores[1].mean() + 1


def test_levels_are_ordered_over_a_few_deals() -> None:
    def points(level: str, seed: int) -> int:
        deal, rng, position = Random(seed), Random(seed), RULES.initial(RULES.options())
        while actors := RULES.to_move(position):
            if actors == (CHANCE,):
                draws, weights = zip(*RULES.chances(position), strict=True)
                position = RULES.apply(position, CHANCE, deal.choices(draws, weights)[0])
            else:
                view = RULES.view(position, seat(1))
                move = bot(level).choose(RULES, view, Budget(5), rng).move
                position = RULES.apply(position, seat(1), move)
        return RULES.scores(position)[0]

    means = [
        np.mean([points(level, seed) for seed in range(6)])
        for level in ("random", "greedy", "expert-1", "expert-3", "expert-4")
    ]
    assert means == sorted(means)
