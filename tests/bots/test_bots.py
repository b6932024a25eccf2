"""Bots are found by level, choose legal moves from a view, and say what they can't do."""

from random import Random

import pytest

from tuckbox.bots import Budget, CannotChoose, UnknownBot, bot, levels
from tuckbox.core import CHANCE, AnyGame, seat
from tuckbox.games import game, games


def test_levels_are_found_by_name() -> None:
    assert levels()[0] == "random"
    assert [bot(level).level for level in levels()] == list(levels())


def test_an_unknown_level_is_named_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot) as caught:
        bot("genius")
    assert caught.value.code == "bot-unknown"
    assert caught.value.message["known"] == levels()


@pytest.mark.parametrize("seconds", [0, -1, float("nan")])
def test_a_budget_is_above_zero(seconds: float) -> None:
    with pytest.raises(CannotChoose) as caught:
        Budget(seconds)
    assert caught.value.code == "bot-budget"


def started(rules: AnyGame) -> object:
    """Return the first position in which a seat chooses."""
    position = rules.initial(rules.options())
    while rules.to_move(position) == (CHANCE,):
        position = rules.apply(position, CHANCE, rules.chances(position)[0][0])
    return position


@pytest.mark.parametrize("name", games())
def test_random_takes_every_legal_move_now_and_then(name: str) -> None:
    rules = game(name)
    position = started(rules)
    who = seat(rules.to_move(position)[0])
    view = rules.view(position, who)
    legal = set(rules.legal_moves(position, who))
    rng = Random(1)
    chosen = {bot("random").choose(rules, view, Budget(), rng).move for _ in range(40)}
    assert chosen <= legal
    assert len(chosen) > 1


@pytest.mark.parametrize("name", games())
def test_the_same_seed_gives_the_same_choice(name: str) -> None:
    rules = game(name)
    position = started(rules)
    view = rules.view(position, seat(rules.to_move(position)[0]))
    first, second = (bot("random").choose(rules, view, Budget(), Random("seed")) for _ in range(2))
    assert first == second


def test_a_view_of_another_game_is_refused() -> None:
    fillit, jammit = game("fillit"), game("jammit")
    view = fillit.view(fillit.initial(fillit.options()), seat(1))
    with pytest.raises(CannotChoose) as caught:
        bot("random").choose(jammit, view, Budget(), Random(1))
    assert caught.value.code == "bot-other-game"


@pytest.mark.parametrize("number", [None, 2])
def test_nobody_chooses_for_a_spectator_or_out_of_turn(number: int | None) -> None:
    rules = game("fillit")
    view = rules.view(rules.initial(rules.options()), None if number is None else seat(number))
    with pytest.raises(CannotChoose) as caught:
        bot("random").choose(rules, view, Budget(), Random(1))
    assert caught.value.code == "bot-nothing-to-choose"
