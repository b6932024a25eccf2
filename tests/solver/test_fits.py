"""The best possible score of a FITS round is exactly that."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.playing import random_game
from tests.solver.brute_force import best_score
from tuckbox import CHANCE, game
from tuckbox.core import AnyStep, seat
from tuckbox.core.square import shape
from tuckbox.games.fits.board import BoardId, score
from tuckbox.games.fits.moves import SET_ASIDE, Choice, Placement, TileId
from tuckbox.games.fits.ramp import EMPTY_RAMP, Ramp, lay
from tuckbox.games.fits.rules import Rules
from tuckbox.games.fits.tile import Tile
from tuckbox.solver.fits import RoundSolver, Unsolvable, best_from, review_game
from tuckbox.solver.fits.layer import NOTHING
from tuckbox.solver.fits.search import FIRST_WIDTH, best_of

OWN = """
[row-bonus on]
[signs]
.  dot
x  pair
y  pair
4  value 4
-3 value -3
[grid]
. . . . . .
. 4 . . x .
. . . . . .
y . . -3 . .
. . . . . .
. . . . . .
. 4 . . x .
. . -3 . . .
. . . . y .
. 4 . . . .
. . . . 4 .
. . -3 . . .
"""
BOARDS = ("1", "2", "3", "4", "own")


@pytest.fixture(scope="module")
def solvers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, RoundSolver]:
    folder = tmp_path_factory.mktemp("components")
    (folder / "fits" / "boards").mkdir(parents=True)
    (folder / "fits" / "boards" / "own.txt").write_text(OWN)
    rules = game("fits", folder)
    return {board: RoundSolver(rules, board) for board in BOARDS}


RULES = cast(Rules, game("fits"))
COMPONENTS = RULES.components
TILES = COMPONENTS.tiles
FEW_WAYS = [tile.id for tile in TILES.values() if len(tile.placements) <= 10]


def deal(seed: object) -> list[TileId]:
    """Return a starting tile and all others in random order."""
    random = Random(str(seed))
    start = random.choice(COMPONENTS.starts)
    later = [tile for tile in COMPONENTS.building_cards if tile != start]
    random.shuffle(later)
    return [start, *later]


def choices(tile: Tile, ramp: Ramp) -> list[Choice]:
    fitting = [placement for placement in tile.placements if RULES.fits(tile, placement, ramp)]
    return [SET_ASIDE, *fitting]


def play(ramp: Ramp, made: Sequence[Choice]) -> Ramp:
    for choice in made:
        if isinstance(choice, Placement):
            assert choice in choices(TILES[choice.tile], ramp)
            ramp = lay(TILES[choice.tile], ramp, choice)
    return ramp


def random_ramp(tiles: Sequence[TileId], random: Random) -> Ramp:
    """Place the tiles at random, but rather low than high: a pile like that of a player."""
    ramp = EMPTY_RAMP
    for tile in tiles:
        ways = [way for way in choices(TILES[tile], ramp) if way != SET_ASIDE]
        lows = sorted(
            random.sample(ways, min(6, len(ways))), key=lambda w: sum(play(ramp, [w]).heights)
        )
        ramp = play(ramp, lows[:1])
    return ramp


def brute(solver: RoundSolver, ramp: Ramp, tiles: Sequence[TileId]) -> int:
    shapes = [shape(TILES[tile].orientations["0"].cells) for tile in tiles]
    return best_score(solver.board, ramp.covered, shapes, bool(ramp.laid))


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("laid", range(2, 15))
def test_equals_brute_force_from_the_middle_of_a_round(
    solvers: dict[str, RoundSolver], board: str, laid: int
) -> None:
    random = Random(f"{board} {laid}")
    tiles = deal(f"{board} {laid}")
    ramp = random_ramp(tiles[:laid], random)
    coming = [random.choice(tiles[laid:]), *random.sample(FEW_WAYS, 2)][: 16 - laid]
    best = solvers[board].best(coming, ramp)
    assert best.is_proven
    assert best.score == brute(solvers[board], ramp, coming)
    assert score_of(solvers[board], play(ramp, best.choices)) == best.score


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("start", COMPONENTS.starts)
def test_equals_brute_force_on_a_short_deal(
    solvers: dict[str, RoundSolver], board: str, start: TileId
) -> None:
    """Nothing but the starting tile, which can't be refused, and two others."""
    coming = [start, *Random(f"{board} {start}").sample(FEW_WAYS, 2)]
    assert solvers[board].best(coming).score == brute(solvers[board], EMPTY_RAMP, coming)


def score_of(solver: RoundSolver, ramp: Ramp) -> int:
    return score(solver.board, ramp.covered).total


@pytest.mark.compiled
@pytest.mark.parametrize("board", BOARDS)
def test_the_choices_it_names_reach_the_score_by_the_rules(
    solvers: dict[str, RoundSolver], board: str
) -> None:
    for seed in range(8):
        tiles = deal(seed)
        best = solvers[board].best(tiles)
        assert best.is_proven
        assert len(best.choices) == len(tiles)
        assert all(c == SET_ASIDE or c.tile == t for c, t in zip(best.choices, tiles, strict=True))  # type: ignore[union-attr]
        assert score_of(solvers[board], play(EMPTY_RAMP, best.choices)) == best.score


@pytest.mark.compiled
@given(seed=st.integers(0, 10**9), laid=st.integers(1, 13), board=st.sampled_from(BOARDS))
@settings(max_examples=30)
def test_no_way_of_playing_on_beats_it(
    solvers: dict[str, RoundSolver], seed: int, laid: int, board: str
) -> None:
    random, tiles, solver = Random(seed), deal(seed), solvers[board]
    ramp = random_ramp(tiles[:laid], random)
    best = solver.best(tiles[laid:], ramp).score
    for _ in range(5):
        end = ramp
        for tile in tiles[laid:]:
            end = play(end, [random.choice(choices(TILES[tile], end))])
        assert score_of(solver, end) <= best


@pytest.mark.compiled
@pytest.mark.parametrize("board", BOARDS)
def test_a_narrow_first_beam_does_not_change_the_answer(
    solvers: dict[str, RoundSolver], board: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is cut off is looked at again, wider, until nothing that could be better was cut."""
    usual = [solvers[board].best(deal(seed)) for seed in range(6)]
    monkeypatch.setattr("tuckbox.solver.fits.search.FIRST_WIDTH", 2)
    narrow = [solvers[board].best(deal(seed)) for seed in range(6)]
    assert [best.score for best in narrow] == [best.score for best in usual]
    assert FIRST_WIDTH > 2


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("laid", [0, 4, 7, 9, 10, 11])
def test_the_bound_throws_nothing_good_away(
    solvers: dict[str, RoundSolver], board: str, laid: int
) -> None:
    """Without the bound, keeping every position of four or five tiles, the best is the same."""
    tiles, solver = deal(f"bound {board} {laid}"), solvers[board]
    ramp = random_ramp(tiles[:laid], Random(laid))
    coming = tiles[laid : laid + (3 if laid < 4 else 4 if laid < 9 else 5)]
    numbers = [solver._tile(tile) for tile in coming]
    start = solver._start(ramp)
    layers, cut = solver._search._pass(start, numbers, not ramp.laid, 1 << 30, NOTHING)
    assert cut == NOTHING
    assert solver.best(coming, ramp).score == best_of(solver._prospect, layers[-1])[1]


@pytest.mark.compiled
def test_without_memory_the_bound_says_what_is_not_known(
    solvers: dict[str, RoundSolver], monkeypatch: pytest.MonkeyPatch
) -> None:
    exact = solvers["1"].best(deal(1))
    monkeypatch.setattr("tuckbox.solver.fits.search.FIRST_WIDTH", 2)
    monkeypatch.setattr("tuckbox.solver.fits.search.MOST_WIDTH", 2)
    rough = solvers["1"].best(deal(1))
    assert not rough.is_proven
    assert rough.score <= exact.score <= rough.bound
    assert score_of(solvers["1"], play(EMPTY_RAMP, rough.choices)) == rough.score


def test_nothing_to_come_is_the_score_that_lies_there(solvers: dict[str, RoundSolver]) -> None:
    ramp = random_ramp(deal(3)[:9], Random(3))
    for board in BOARDS:
        best = solvers[board].best([], ramp)
        assert (best.score, best.choices) == (score_of(solvers[board], ramp), ())


def test_a_board_or_tile_that_is_not_there_is_named() -> None:
    with pytest.raises(Unsolvable) as caught:
        RoundSolver(RULES, "nine")
    assert caught.value.code == "solver-unknown-board"
    with pytest.raises(Unsolvable) as caught:
        RoundSolver(RULES, "1").best(["L5", "Q7"])
    assert caught.value.code == "solver-unknown-tile"


def finished_game(**options: object) -> list[AnyStep]:
    return list(random_game(RULES, RULES.options(**options), "review"))


@pytest.mark.compiled
def test_every_choice_of_a_game_has_its_loss() -> None:
    """The losses of a round are exactly what is missing to the best possible score."""
    steps = finished_game(seats=2, boards="1,4")
    reviews = list(review_game(RULES, steps))
    assert [(review.board, review.seat) for review in reviews] == [
        (board, seat(number)) for board in "14" for number in (1, 2)
    ]
    scores = RULES.scores(steps[-1].after)
    assert scores == tuple(sum(r.score for r in reviews if r.seat == seat(n)) for n in (1, 2))
    for review in reviews:
        assert review.is_proven
        assert all(choice.loss >= 0 for choice in review.choices)
        assert sum(choice.loss for choice in review.choices) == review.best - review.score
        assert review.choices[0].before == review.best
        assert review.choices[-1].after == review.score
        assert (
            score_of(RoundSolver(RULES, review.board), play(EMPTY_RAMP, review.line)) == review.best
        )


@pytest.mark.compiled
def test_losses_are_those_of_solving_every_position_anew() -> None:
    (review,) = review_game(RULES, finished_game(boards="3"))
    solver, ramp = RoundSolver(RULES, "3"), EMPTY_RAMP
    coming = [choice.piece for choice in review.choices]
    for place, choice in enumerate(review.choices):
        assert solver.best(coming[place:], ramp).score == choice.before
        assert solver.best(coming[place + 1 :], play(ramp, [choice.best])).score == choice.before
        ramp = play(ramp, [choice.choice])
    assert BoardId(review.board) in COMPONENTS.boards


@pytest.mark.compiled
def test_the_future_of_a_round_under_way_is_that_of_its_review() -> None:
    """At every entry, for every seat, waiting choices included, with the cards that really came."""
    options = RULES.options(seats=2, boards="4")
    steps = list(random_game(RULES, options, "future"))
    played = steps[-1].after.now
    reviews = {review.seat: review for review in review_game(RULES, steps)}
    solver = RoundSolver(RULES, "4")
    for step in steps[2:-1:3]:
        now = step.after.now
        for who, review in reviews.items():
            cards = [card for card in played.done if card in now.left]
            # The starting tile, every card since then that the seat did not miss, a waiting choice.
            made = len([card for card in now.done if card != now.start(who)])
            made += bool(now.ramp(who).laid) + (now.choice(who) is not None)
            best = best_from(RULES, step.after, who, cards, solver).score
            assert best == (*(c.before for c in review.choices), review.score)[made]


def test_cards_that_cannot_come_and_rounds_not_begun_are_refused() -> None:
    start = RULES.initial(RULES.options(boards="1"))
    with pytest.raises(Unsolvable) as caught:
        best_from(RULES, start, seat(1), [])
    assert caught.value.code == "solver-no-round"
    dealt = RULES.apply(start, CHANCE, RULES.parse_move("start L5"))
    for cards in (["Q1"], ["I3", "I3"]):
        with pytest.raises(Unsolvable) as caught:
            best_from(RULES, dealt, seat(1), cards)
        assert caught.value.code == "solver-card-gone"


def test_an_own_board_file_is_solved_as_drawn(
    solvers: dict[str, RoundSolver], tmp_path: Path
) -> None:
    """Great values and one dot: best is to leave it all uncovered but the first tile."""
    folder = tmp_path / "fits" / "boards"
    folder.mkdir(parents=True)
    rows = "\n".join(["9 9 9 9 9 .", *["9 9 9 9 9 9"] * 11])
    signs = ". dot\n9 value 9"
    (folder / "rich.txt").write_text(f"[row-bonus off]\n[signs]\n{signs}\n[grid]\n{rows}\n")
    best = RoundSolver(game("fits", tmp_path), "rich").best(deal(1))
    assert best.score == 9 * (71 - 5) - 1
    assert best.choices[1:] == (SET_ASIDE,) * 15
