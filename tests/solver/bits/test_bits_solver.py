"""What the BITS solver calls proven is proven; what it finds can be played; its bound holds."""

from collections.abc import Sequence
from random import Random
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.amount import amount
from tests.playing import position_after, random_game
from tuckbox import CHANCE, game
from tuckbox.bots.bits.promise import promise
from tuckbox.core import seat
from tuckbox.games.bits.board import Board, empty_board
from tuckbox.games.bits.board import lay as lay_stone
from tuckbox.games.bits.moves import Placement
from tuckbox.games.bits.rules import Rules
from tuckbox.games.bits.stone import GREY, Stone, orders
from tuckbox.games.bits.task import TaskCard
from tuckbox.solver.bits import Effort, RoundSolver, Unsolvable, best_from, review_game

RULES = cast(Rules, game("bits"))
COMPONENTS = RULES.components
SMALL = Effort((40, 200))
EMPTY = empty_board(6)


def deal(random: Random, rounds: int) -> tuple[list[TaskCard], list[Stone]]:
    """Return the open tasks of a round, a starting stone, and all cards in random order."""
    tasks = [random.choice(stack) for stack in COMPONENTS.stacks[:rounds]]
    cards = list(COMPONENTS.building_cards)
    random.shuffle(cards)
    return tasks, [random.choice(COMPONENTS.starts), *cards]


def points(tasks: Sequence[TaskCard], board: Board) -> int:
    return RULES.score(tuple(tasks), board).total


def choices(board: Board, stone: Stone) -> list[Placement]:
    """List by the readable rules the stone in every way, or the neutral stone."""
    may_replace = board.has_neutral and board.laid
    stones = [stone, COMPONENTS.neutral] if may_replace else [stone]
    slots = [slot for slot in COMPONENTS.slots if RULES.fits(slot, board)]
    return [Placement(*order, slot) for one in stones for order in orders(one) for slot in slots]


def lay(board: Board, placement: Placement) -> Board:
    return lay_stone(board, placement, COMPONENTS.shapes)


def brute_force(tasks: Sequence[TaskCard], board: Board, stones: Sequence[Stone]) -> int:
    """Try every way of laying these stones, without any cleverness."""
    if not stones or not RULES.can_place(board):
        return points(tasks, board)
    moves = choices(board, stones[0])
    return max(brute_force(tasks, lay(board, move), stones[1:]) for move in moves)


def play_at_random(random: Random, stones: Sequence[Stone], most: int) -> list[Placement]:
    board, placed = EMPTY, []
    for stone in stones[:most]:
        if not RULES.can_place(board):
            break
        placed.append(random.choice(choices(board, stone)))
        board = lay(board, placed[-1])
    return placed


def lay_all(placements: Sequence[Placement]) -> Board:
    board = EMPTY
    for placement in placements:
        board = lay(board, placement)
    return board


@settings(max_examples=amount(15, 2))
@given(seed=st.integers(0, 10**6), rounds=st.integers(1, 4))
def test_the_last_stones_are_solved_exactly(seed: int, rounds: int) -> None:
    random = Random(seed)
    tasks, stones = deal(random, rounds)
    placed = play_at_random(random, stones, 13)
    later = stones[len(placed) : len(placed) + 2]
    best = RoundSolver(RULES, tasks, promise, Effort((2000,))).best(later, placed)
    assert best.is_proven
    assert best.score == brute_force(tasks, lay_all(placed), later)


def test_two_stones_from_the_start_are_solved_exactly() -> None:
    """The starting stone can't be replaced, the next one can."""
    tasks, stones = deal(Random(3), 3)
    best = RoundSolver(RULES, tasks, promise, Effort((2000,))).best(stones[:2])
    assert best.is_proven
    assert best.score == brute_force(tasks, EMPTY, stones[:2])
    assert best.choices[0].first != GREY


@settings(max_examples=amount(10, 2))
@given(seed=st.integers(0, 10**6), rounds=st.integers(1, 4), laid=st.integers(0, 12))
def test_what_is_found_can_be_played_and_stays_below_the_bound(
    seed: int, rounds: int, laid: int
) -> None:
    random = Random(seed)
    tasks, stones = deal(random, rounds)
    placed = play_at_random(random, stones, laid)
    best = RoundSolver(RULES, tasks, promise, Effort((30,))).best(stones[len(placed) :], placed)
    board = lay_all(placed)
    for stone, move in zip(stones[len(placed) :], best.choices, strict=False):
        assert move in choices(board, stone)
        board = lay(board, move)
    assert not RULES.can_place(board)
    assert points(tasks, board) == best.score <= best.bound


@pytest.mark.compiled
@settings(max_examples=10)
@given(seed=st.integers(0, 10**6), rounds=st.integers(1, 4))
def test_no_way_of_playing_beats_the_bound(seed: int, rounds: int) -> None:
    """From every board of a round the bound holds for how that round ended."""
    random = Random(seed)
    tasks, stones = deal(random, rounds)
    solver = RoundSolver(RULES, tasks, promise, Effort((100,)))
    line = solver.best(stones).choices
    score = points(tasks, lay_all(line))
    for number in range(len(line)):
        assert solver.bound(stones[number:], line[:number]) >= score


@pytest.mark.compiled
def test_more_effort_never_finds_less() -> None:
    tasks, stones = deal(Random(1), 2)
    few, more = (
        RoundSolver(RULES, tasks, promise, effort).best(stones)
        for effort in (Effort((20,)), Effort((20, 200)))
    )
    assert few.score <= more.score <= more.bound <= few.bound


@pytest.mark.compiled
def test_a_known_score_is_never_lost() -> None:
    tasks, stones = deal(Random(2), 3)
    good = RoundSolver(RULES, tasks, promise, Effort((300,))).best(stones)
    known = (good.score, good.choices)
    again = RoundSolver(RULES, tasks, promise, Effort((1,))).best(stones, known=known)
    assert (again.score, again.choices) == known


@pytest.mark.compiled
def test_a_review_says_what_every_placement_cost() -> None:
    steps = list(random_game(RULES, RULES.options(seats=2), "review"))
    reviewed = list(review_game(RULES, steps, promise, Effort((20,))))
    assert [(len(one.tasks), one.seat) for one in reviewed] == [
        (rounds, who) for rounds in (1, 2, 3) for who in (1, 2)
    ]
    for one in reviewed:
        assert all(choice.loss >= 0 for choice in one.choices)
        assert sum(choice.loss for choice in one.choices) == one.best - one.score
        assert one.score <= one.best <= one.bound
        assert points(one.tasks, lay_all(one.line)) == one.best
        assert one.choices[-1].after == one.score


def test_a_round_under_way_is_looked_at_from_a_seat() -> None:
    position = position_after(RULES, "0 task 1 O4; 0 start RB; 0 start PK; 1 RB>A", seats=2)
    waiting = best_from(RULES, position, seat(1), ["RR", "RR"], promise, SMALL)
    assert len(waiting.choices) == 2
    owing = best_from(RULES, position, seat(2), ["RR", "RR"], promise, SMALL)
    assert sorted(owing.choices[0].colours) == ["K", "P"]


def test_questions_without_an_answer_are_refused() -> None:
    position = RULES.initial(RULES.options())
    with pytest.raises(Unsolvable) as caught:
        best_from(RULES, position, seat(1), [], promise)
    assert caught.value.code == "solver-no-stone"
    for text in ("task 1 O4", "start RB"):
        position = RULES.apply(position, CHANCE, RULES.parse_move(text))
    with pytest.raises(Unsolvable) as caught:
        best_from(RULES, position, seat(1), ["RB", "RB"], promise)
    assert caught.value.code == "solver-stone-gone"
    with pytest.raises(Unsolvable) as caught:
        RoundSolver(RULES, position.tasks, promise).best(["XX"])
    assert caught.value.code == "solver-unknown-stone"
