"""The bots of FILLIT and JAMMIT play legally at every level, see a win, and say what they expect."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.playing import random_game
from tuckbox.bots import Budget, CannotChoose, bot, levels
from tuckbox.bots.fillit.functions import key_of
from tuckbox.bots.fillit.observation import observe
from tuckbox.core import AnyGame, Options, seat
from tuckbox.games import game
from tuckbox.kernels.fillit.action import turn_of
from tuckbox.kernels.fillit.rules import step

EXPERTS = tuple(level for level in levels() if level.startswith("expert"))
SHORT = Budget(0.02)
LONG = Budget(600)
"""More than the weaker levels ever use, on any machine: what they do depends on nothing but the seed."""
TABLES = (
    ("fillit", {"seats": 2}),
    ("fillit", {"seats": 3, "board": "mini"}),
    ("fillit", {"seats": 4, "layout": "B"}),
    ("jammit", {"seats": 2, "layout": "B"}),
    ("jammit", {"seats": 3, "board": "mini"}),
)


@pytest.mark.parametrize(("name", "choices"), TABLES)
@pytest.mark.parametrize("level", levels("fillit"))
def test_every_level_plays_legal_moves_and_its_line_is_legal(
    name: str, choices: dict[str, Any], level: str
) -> None:
    rules = game(name)
    options = rules.options(**choices)
    for position in some_positions(rules, options, "legal", every=9):
        who = rules.to_move(position)[0]
        chosen = bot(level).choose(rules, rules.view(position, seat(who)), SHORT, Random(1))
        assert chosen.move in rules.legal_moves(position, who)
        assert chosen.value is None or 0 <= chosen.value <= 1
        assert not chosen.line or chosen.line[0] == rules.format_move(chosen.move)
        follow(rules, position, chosen.line)


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "choices"), TABLES)
def test_experts_find_a_win_in_one_turn(name: str, choices: dict[str, Any]) -> None:
    rules = game(name)
    options = rules.options(**choices)
    found = 0
    for seed in range(12):
        position = before_the_end(rules, options, f"win {seed}")
        who = rules.to_move(position)[0]
        if wins_in_turn(rules, position, who) is None:
            continue
        found += 1
        for level in EXPERTS:
            won = finish_turn(rules, position, level)
            outcome = rules.outcome(won)
            assert outcome is not None, level
            assert who in outcome.winners
    assert found


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "choices"), TABLES)
@pytest.mark.parametrize("level", ["greedy", "expert-1", "expert-2"])
def test_the_same_seed_gives_the_same_choice(
    name: str, choices: dict[str, Any], level: str
) -> None:
    rules = game(name)
    position = next(some_positions(rules, rules.options(**choices), "seed", every=5))
    view = rules.view(position, seat(rules.to_move(position)[0]))
    one, two = (bot(level).choose(rules, view, LONG, Random(3)) for _ in range(2))
    assert one == two


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["fillit", "jammit"])
def test_a_weak_level_errs_in_different_ways(name: str) -> None:
    rules = game(name)
    position = next(some_positions(rules, rules.options(), "errs", every=8))
    view = rules.view(position, seat(rules.to_move(position)[0]))
    chosen = {bot("expert-1").choose(rules, view, LONG, Random(seed)).move for seed in range(20)}
    assert 1 < len(chosen) < 20


def test_a_level_that_a_game_does_not_have_is_refused() -> None:
    rules = game("fits")
    assert "uct" not in levels("fits")
    assert "uct" in levels("fillit")
    view = rules.view(rules.initial(rules.options()), seat(1))
    with pytest.raises(CannotChoose, match="bot-not-for-game"):
        bot("uct").choose(rules, view, SHORT, Random(1))


def test_the_expert_of_fillit_knows_what_would_arise_for_the_third_time() -> None:
    rules = game("fillit")
    position = rules.initial(rules.options())
    back_and_forth = (">e6 b6-b5", ">e4 h4-h5", ">e9 b5-b6", ">e1 h5-h4")
    for number in range(9):
        who = rules.to_move(position)[0]
        position = rules.apply(position, who, rules.parse_move(back_and_forth[number % 4]))
    seen = observe(rules, rules.view(position, seat(2)))
    repeating = seen.twin.encode_move(rules.parse_move(back_and_forth[1]))
    after = seen.state.copy()
    step(seen.twin.table, after, turn_of(seen.twin.table, after, repeating))
    assert key_of(after, 1) in seen.drawn(1)
    assert key_of(seen.state, 1) not in seen.drawn(1)


def follow(rules: AnyGame, position: Any, line: tuple[str, ...]) -> None:
    """Play a line; raise `IllegalMove` if it is none."""
    for text in line:
        position = rules.apply(position, rules.to_move(position)[0], rules.parse_move(text))


def some_positions(rules: AnyGame, options: Options, seed: str, *, every: int) -> Iterator[Any]:
    """Yield now and then a position of a random game in which a seat is to move."""
    for number, played in enumerate(random_game(rules, options, seed)):
        if number % every == every - 1:
            yield played.before


def before_the_end(rules: AnyGame, options: Options, seed: str) -> Any:
    """Return the position before the last entry of a random game."""
    *_, last = random_game(rules, options, seed)
    return last.before


def wins_in_turn(rules: AnyGame, position: Any, who: int) -> Any:
    """Return a move that wins the game at once for the seat that makes it."""
    for move in rules.legal_moves(position, rules.to_move(position)[0]):
        outcome = rules.outcome(rules.apply(position, rules.to_move(position)[0], move))
        if outcome is not None and who in outcome.winners:
            return move
    return None


def finish_turn(rules: AnyGame, position: Any, level: str) -> Any:
    """Return the position after the bot's whole turn, or at the end of the game."""
    who = rules.to_move(position)[0]
    while rules.to_move(position) == (who,):
        chosen = bot(level).choose(rules, rules.view(position, seat(who)), SHORT, Random(5))
        position = rules.apply(position, who, chosen.move)
    return position
