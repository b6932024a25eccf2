"""The bots of FITS: legal, blind to what they may not observe, and better level by level."""

from contextlib import nullcontext
from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
import pytest

from tests.amount import amount
from tests.playing import position_after
from tuckbox import CHANCE, game
from tuckbox.bots import Budget, bot
from tuckbox.bots.deadline import NEVER
from tuckbox.bots.fits.expert import appearances, think
from tuckbox.bots.fits.judgement import Judgement, judgement_of, untaught
from tuckbox.bots.fits.learn import learn_rounds
from tuckbox.bots.fits.lookahead import look_ahead
from tuckbox.bots.fits.observation import observe
from tuckbox.bots.fits.policy import play_rounds, suits_of, worth
from tuckbox.bots.fits.value import BENDS, SIZE, features, suits_at
from tuckbox.bots.square.strength import STRENGTHS
from tuckbox.core import seat
from tuckbox.games.fits.board import BoardId
from tuckbox.kernels.dice import dice
from tuckbox.solver.fits import RoundSolver
from tuckbox.solver.fits.bound import after, sky_at_best
from tuckbox.solver.fits.prospect import NEED, NEED_BITS, first_hope

RULES = game("fits")
QUICK = Budget(0.01)


LAST_CARD = (
    "0 start L5; 1 L5:3@A; 0 card I3; 1 -; 0 card V3; 1 -; 0 card L4; 1 -; 0 card O4; 1 -;"
    "0 card S4; 1 -; 0 card T4; 1 -; 0 card F5; 1 -; 0 card L5; 0 card N5; 1 -; 0 card P5; 1 -;"
    "0 card T5; 1 -; 0 card U5; 1 -; 0 card V5; 1 -; 0 card W5; 1 -; 0 card X5; 1 -; 0 card Y5"
)


@pytest.mark.parametrize("level", ["greedy", "expert-3", "expert-4", "expert-5"])
def test_the_last_tile_is_placed_where_it_gives_the_most(level: str) -> None:
    position = position_after(RULES, LAST_CARD, boards="2")
    view = RULES.view(position, seat(1))
    choice = bot(level).choose(RULES, view, QUICK, Random(1))
    gained = {
        move: RULES.scores(RULES.apply(position, seat(1), move))[0]
        for move in RULES.legal_moves(position, seat(1))
    }
    assert gained[choice.move] == max(gained.values())
    if level in {"expert-4", "expert-5"}:
        assert choice.value == max(gained.values())


def test_an_expert_does_not_open_a_gap_under_its_first_tile() -> None:
    """On an empty floor nothing is gained by a bridge."""
    view = RULES.view(position_after(RULES, "0 start V5"), seat(1))
    move = bot("expert-5").choose(RULES, view, Budget(0.05), Random(1)).move
    assert move.orientation in {"0", "3"}


def test_a_leader_in_the_last_round_knows_that_it_wins() -> None:
    """Seat 2 has placed two tiles more, and one card is left."""
    entries = []
    texts = LAST_CARD.replace("0 start L5;", "0 start L5; 0 start P5; 2 P5:1@A;")
    placed = {"I3": "I3:0@D", "O4": "O4:0@A"}
    for entry in texts.split(";"):
        entries.append(entry)
        kind, tile = entry.split()[-2:]
        if kind == "card" and tile not in {"P5", "Y5"}:
            entries.append(f"2 {placed.get(tile, '-')}")
    position = position_after(RULES, ";".join(entries), seats=2, boards="2")
    views = [RULES.view(position, seat(who)) for who in (1, 2)]
    values = [bot("expert-4").choose(RULES, view, QUICK, Random(1)).value for view in views]
    assert values == pytest.approx([0, 1])


@pytest.mark.compiled
def test_tables_make_a_bot_better_on_every_board() -> None:
    for board in map(BoardId, "1234"):
        taught, plain = judgement_of(RULES, board), untaught(RULES, board)
        scores = np.zeros((2, 400), dtype=np.int64)
        play_rounds(taught, first_hope(taught.board), 400, dice(5), scores[0])
        play_rounds(plain, first_hope(plain.board), 400, dice(5), scores[1])
        assert scores[0].mean() > scores[1].mean() + 2


def test_rounds_that_are_played_come_from_the_dice() -> None:
    judgement = judgement_of(RULES, BoardId("4"))
    scores = np.zeros((3, 3), dtype=np.int64)
    for seed, row in zip((1, 1, 2), scores, strict=True):
        play_rounds(judgement, first_hope(judgement.board), len(row), dice(seed), row)
    assert np.array_equal(scores[0], scores[1])
    assert not np.array_equal(scores[0], scores[2])


@pytest.mark.compiled
def test_levels_are_ordered_over_a_few_deals() -> None:
    solo = RULES.options(boards="2")

    def score(level: str, seed: int) -> int:
        deal, rng, position = Random(seed), Random(seed), RULES.initial(solo)
        while actors := RULES.to_move(position):
            if actors == (CHANCE,):
                draw = deal.choice(RULES.chances(position))[0]
                position = RULES.apply(position, CHANCE, draw)
            else:
                view = RULES.view(position, seat(1))
                move = bot(level).choose(RULES, view, Budget(600), rng).move
                position = RULES.apply(position, seat(1), move)
        return RULES.scores(position)[0]

    means = [
        np.mean([score(level, seed) for seed in range(30)])
        for level in ("random", "greedy", "expert-1", "expert-3", "expert-4")
    ]
    *others, third, fourth = means
    assert [*others, third] == sorted([*others, third])
    # The step to the fourth level is smaller than the luck of so few deals.
    assert fourth > third - 1


def test_a_players_own_board_is_played_by_plain_judgement(tmp_path: Path) -> None:
    folder = tmp_path / "fits" / "boards"
    folder.mkdir(parents=True)
    rows = "\n".join([". . . 5 . ."] + [". . . . . ."] * 11)
    (folder / "own.txt").write_text(f"[row-bonus off]\n[signs]\n. dot\n5 value 5\n[grid]\n{rows}\n")
    rules = game("fits", tmp_path)
    assert len(judgement_of(rules, BoardId("own")).weights) == 0
    position = rules.initial(rules.options(boards="own"))
    position = rules.apply(position, CHANCE, rules.parse_move("start T5"))
    choice = bot("expert-5").choose(rules, rules.view(position, seat(1)), QUICK, Random(1))
    assert choice.move in rules.legal_moves(position, seat(1))


def test_the_value_is_the_bound_and_the_places_in_the_tables() -> None:
    """`judge` reads exactly the places that learning writes to."""
    rng = np.random.default_rng(1)
    for board in map(BoardId, "124"):
        judgement = untaught(RULES, board)._replace(weights=rng.random(SIZE).astype(np.float32))
        sky, marks, hope = 0, 0, first_hope(judgement.board)
        found = np.empty(64, dtype=np.int64)
        for action in (20, 60, 110, 200):
            sky, marks, hope = after(judgement.table, judgement.board, sky, marks, hope, action)
            at_best = sky_at_best(judgement.board, sky)
            short = (at_best & NEED) - 30
            places = features(judgement.board, sky, marks, short, 7, found)
            bound = hope + (at_best >> NEED_BITS) - max(short, 0)
            coming = np.array([0, 5, 9])
            suits = suits_of(judgement.weights, coming, skipped=5, cards=7)
            expected = (
                bound + judgement.weights[found[:places]].sum() + suited(judgement, sky, (0, 9), 7)
            )
            judged = worth(judgement, suits, sky, marks, hope, 30, 7)
            assert judged == pytest.approx(expected, abs=1e-3)


def suited(judgement: Judgement, sky: int, tiles: tuple[int, ...], cards: int) -> float:
    """Return what the bends of a skyline are worth to tiles, looked up one by one."""
    heights = [sky >> 8 * column & 255 for column in range(6)]
    steps = [min(max(b - a, -3), 3) + 3 for a, b in pairwise(heights)]
    bends = [7 * one + other for one, other in pairwise(steps)]
    return float(
        sum(
            judgement.weights[suits_at(tile, cards) + BENDS * window + bend]
            for tile in tiles
            for window, bend in enumerate(bends)
        )
    )


@pytest.mark.compiled
@pytest.mark.parametrize("board", "1234")
def test_the_last_two_tiles_are_placed_where_they_give_the_most(board: str) -> None:
    position = position_after(RULES, LAST_CARD.removesuffix("; 1 -; 0 card Y5"), boards=board)
    choice = bot("expert-5").choose(RULES, RULES.view(position, seat(1)), Budget(600), Random(1))
    possible = {}
    for move in RULES.legal_moves(position, seat(1)):
        then = RULES.apply(
            RULES.apply(position, seat(1), move), CHANCE, RULES.parse_move("card Y5")
        )
        last = [RULES.apply(then, seat(1), end) for end in RULES.legal_moves(then, seat(1))]
        possible[move] = max(RULES.scores(end)[0] for end in last)
    assert choice.value == possible[choice.move] == max(possible.values())


def test_the_same_work_gives_the_same_foresight() -> None:
    """And without work the choice that looks best is made."""
    seen = observe(RULES, RULES.view(position_after(RULES, "0 start L5"), seat(1)))
    looks = appearances(seen)
    assert look_ahead(seen, looks, 0, NEVER).choices[0] == np.argmax(looks)
    one, again = (look_ahead(seen, looks, amount(3000, 100), NEVER).values for _ in range(2))
    assert np.array_equal(one, again)


@pytest.mark.compiled
def test_no_expert_expects_more_than_is_possible_with_hindsight() -> None:
    """On average over orders the clairvoyant best is an upper bound for what a bot expects."""
    position = position_after(RULES, "0 start P5; 1 P5:1@A; 0 card L4", boards="2")
    seen = observe(RULES, RULES.view(position, seat(1)))
    found = think(seen, STRENGTHS["expert-4"], 1e9, nullcontext(NEVER), Random(1))
    solver, random, bests = RoundSolver(RULES, "2"), Random(1), []
    left = [tile for tile in position.now.left if tile != "P5"]
    for _ in range(10):
        random.shuffle(left)
        bests.append(solver.best(["L4", *left], position.now.ramp(seat(1))).score)
    assert found.points < np.mean(bests)


def test_a_round_that_was_played_is_learned_from() -> None:
    """An unhappy round, as the first ones are, makes the positions on its way worth less."""
    judgement = untaught(RULES, BoardId("1"))._replace(weights=np.zeros(SIZE, dtype=np.float32))
    points = learn_rounds(judgement, first_hope(judgement.board), 1, 0.3, dice(1))
    assert points < 0
    assert judgement.weights.sum() < 0
