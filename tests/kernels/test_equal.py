"""The twins of the games with chance are the rules: entry by entry, count by count."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.amount import amount
from tests.kernels.side_by_side import countable
from tests.modes import all_modes, modes
from tests.perft_files import FOLDER, read
from tuckbox import CHANCE, game
from tuckbox.core import AnyGame, Options, seat
from tuckbox.kernels import kernel
from tuckbox.kernels.bits.twin import Twin as BitsTwin
from tuckbox.kernels.fits.twin import Twin as FitsTwin
from tuckbox.kernels.kernel import ForeignAction
from tuckbox.kernels.rules_comparison import TwinDiffers, compare, compare_game
from tuckbox.kernels.selfcheck import Progress, run

NAMES = ("fits", "bits")
Twin = FitsTwin | BitsTwin
TWINS: dict[str, Callable[[AnyGame, Options], Twin]] = {"fits": FitsTwin, "bits": BitsTwin}
GAMES = amount(2500, 20)
MODES = [(name, options) for name, options in all_modes() if name in NAMES]


def options_of(name: str, text: str) -> Options:
    pairs = (pair.split("=") for pair in text.split())
    return game(name).options(**dict(pairs))


@pytest.mark.parametrize(("name", "options"), MODES, ids=str)
def test_random_games_are_the_same_at_every_entry(name: str, options: Options) -> None:
    assert compare_game(kernel(name, options), Random(f"{name} {options}")) > 30


@given(mode=st.sampled_from(MODES), choices=st.lists(st.integers(0, 10**6), max_size=60))
@settings(max_examples=amount(40, 10))
def test_positions_reached_by_any_entries_are_the_same(
    mode: tuple[str, Options], choices: list[int]
) -> None:
    twin = kernel(*mode)
    rules, position = twin.game, twin.game.initial(mode[1])
    for choice in choices:
        if not (actors := rules.to_move(position)):
            break
        who = actors[choice % len(actors)]
        moves = rules.legal_moves(position, who)
        position = rules.apply(position, who, moves[choice // 4 % len(moves)])
    compare(twin, position, twin.encode(position), [])


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.perft")), ids=lambda path: path.stem)
@pytest.mark.parametrize("name", NAMES)
def test_meets_every_perft_file(name: str, file: str) -> None:
    for perft in (perft for perft in read(FOLDER / file) if perft.game == name):
        twin = TWINS[name](game(name), options_of(name, perft.options))
        for depth, paths in countable(perft):
            assert twin.perft(twin.initial(), depth, perft.chance or ()) == paths


@pytest.mark.parametrize(("name", "options"), MODES, ids=str)
def test_counts_one_entry_deeper_add_up_over_the_rules_own_entries(
    name: str, options: Options
) -> None:
    twin = TWINS[name](game(name), options)
    rules = twin.game
    start = rules.initial(options)
    after = [rules.apply(start, CHANCE, draw) for draw in rules.legal_moves(start, CHANCE)]
    deep = amount(4, 3)
    deeper = twin.perft(twin.initial(), deep)
    assert deeper == sum(twin.perft(twin.encode(p), deep - 1) for p in after) > 0


@pytest.mark.parametrize("name", NAMES)
def test_every_action_is_a_move_and_back(name: str) -> None:
    twin = kernel(name)
    moves = [twin.decode_move(action) for action in range(twin.actions)]
    texts = [twin.game.format_move(move) for move in moves]
    assert texts == sorted(set(texts))
    assert [twin.encode_move(move) for move in moves] == list(range(twin.actions))


@pytest.mark.parametrize("name", NAMES)
def test_a_number_that_is_no_action_is_refused(name: str) -> None:
    twin = kernel(name)
    for action in (-1, twin.actions):
        with pytest.raises(ForeignAction) as caught:
            twin.decode_move(action)
        assert caught.value.code == "kernel-action"


@pytest.mark.parametrize("name", NAMES)
def test_a_position_of_another_table_is_refused(name: str) -> None:
    rules = game(name)
    twin = kernel(rules, rules.options(seats=1))
    for other in (rules.initial(rules.options(seats=2)), "a text"):
        with pytest.raises(ForeignAction) as caught:
            twin.encode(other)
        assert caught.value.code == "kernel-foreign"


@pytest.mark.parametrize("name", NAMES)
def test_an_actor_that_is_not_to_move_has_no_actions(name: str) -> None:
    twin = kernel(name)
    state = twin.initial()
    assert twin.to_move(state) == (CHANCE,)
    assert len(twin.legal(state, seat(1))) == 0
    assert len(twin.legal(state, CHANCE)) == 4


@pytest.mark.parametrize("name", NAMES)
def test_random_games_are_the_same_on_any_number_of_threads(name: str) -> None:
    for options in (modes(name)[0], modes(name)[-1]):
        twin = kernel(name, options)
        alone = twin.random_games(GAMES, seed=7)
        assert alone == twin.random_games(GAMES, seed=7, threads=2)
        assert alone != twin.random_games(GAMES, seed=8)
        assert alone.games == GAMES


@pytest.mark.parametrize("name", NAMES)
def test_fast_rounds_are_the_same_on_any_number_of_threads(name: str) -> None:
    twin = TWINS[name](game(name), modes(name)[0])
    alone = twin.random_rounds(GAMES, seed=7)
    assert alone == twin.random_rounds(GAMES, seed=7, threads=2)
    assert alone != twin.random_rounds(GAMES, seed=8)
    assert alone.games == GAMES


@pytest.mark.compiled
@pytest.mark.parametrize("name", NAMES)
def test_fast_rounds_are_those_of_the_rules(name: str) -> None:
    """Rounds played without a record have the same length and points, up to chance."""
    options = {"fits": {"boards": "3"}, "bits": {}}[name]
    twin = TWINS[name](game(name), game(name).options(**options))
    slow, fast = twin.random_games(20_000, seed=1), twin.random_rounds(20_000, seed=2)
    assert fast.entries / fast.games == pytest.approx(slow.entries / slow.games, rel=0.003)
    assert fast.points[0] / fast.games == pytest.approx(slow.points[0] / slow.games, abs=0.25)


def test_a_difference_is_named_with_the_entries_that_lead_to_it() -> None:
    twin = kernel("fits")
    state = twin.initial()
    twin.step(state, CHANCE, int(twin.legal(state, CHANCE)[0]))
    with pytest.raises(TwinDiffers) as caught:
        compare(twin, twin.game.initial(twin.options), state, ["0 start L5"])
    assert caught.value.code == "selfcheck-differs"
    assert caught.value.message["entries"] == "0 start L5"


def test_selfcheck_plays_every_mode_and_reports_how_far_it_is() -> None:
    seen: list[Progress] = []
    compared = run(100, names=("bits",), progress=seen.append)
    assert {step.options for step in seen} == set(modes("bits"))
    assert seen[-1].entries == compared >= 100
    assert [step.entries for step in seen] == sorted(step.entries for step in seen)
