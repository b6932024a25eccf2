"""What the bots of FITS and BITS share: legal choices, no peeking, and thinking only once."""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.playing import random_game
from tuckbox import CHANCE, game
from tuckbox.bots import Budget, bot, levels
from tuckbox.bots.deadline import NEVER, Stop
from tuckbox.bots.square.expert import Expert
from tuckbox.bots.square.sampling import load
from tuckbox.bots.square.strength import STRENGTHS
from tuckbox.core import AnyGame, View, seat

NAMES = ("fits", "bits")


OPTIONS: dict[str, dict[str, object]] = {"fits": {"boards": "4,1"}, "bits": {"pro": True}}
"""Games with all that a board or a task can ask for."""


def first_position(rules: AnyGame, seats: int) -> Any:
    position = rules.initial(rules.options(seats=seats))
    while rules.to_move(position) == (CHANCE,):
        position = rules.apply(position, CHANCE, rules.legal_moves(position, CHANCE)[0])
    return position


def first_view(rules: AnyGame, seats: int) -> View:
    return rules.view(first_position(rules, seats), seat(1))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("name", "level"), [(name, level) for name in NAMES for level in levels(name)[1:]]
)
def test_every_level_chooses_legal_moves_for_every_number_of_seats(
    name: str, level: str, seats: int
) -> None:
    rules = game(name)
    options = rules.options(seats=seats, **OPTIONS[name])
    steps = list(random_game(rules, options, f"{level} {seats}"))
    for step in steps[:: len(steps) // 4]:
        for who in rules.to_move(step.before):
            if who != CHANCE:
                view = rules.view(step.before, seat(who))
                choice = bot(level).choose(rules, view, Budget(0.01), Random(1))
                assert choice.move in rules.legal_moves(step.before, who)
                assert choice.line[0] == rules.format_move(choice.move)
                assert choice.value is not None
                if seats > 1 and level != "greedy":
                    assert 0 <= choice.value <= 1


@pytest.mark.compiled
@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_choice(name: str) -> None:
    rules = game(name)
    module: Any = import_module(f"tuckbox.bots.{name}.expert")
    seen = module.observe(rules, first_view(rules, 1))
    one, other = (
        module.think(seen, STRENGTHS["expert-4"], 1e9, nullcontext(NEVER), Random("seed"))
        for _ in range(2)
    )
    assert one == other


@pytest.mark.compiled
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_knows_nothing_of_what_a_rival_chose(name: str) -> None:
    """Two tables that look the same to seat 2 are the same to its bot."""
    rules = game(name)
    start = first_position(rules, 2)
    choices = rules.legal_moves(start, seat(1))
    views = [rules.view(rules.apply(start, seat(1), move), seat(2)) for move in choices[:2]]
    one, other = (bot("expert-4").choose(rules, view, Budget(600), Random(3)) for view in views)
    assert one == other


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("name", NAMES)
def test_an_expert_thinks_once_for_a_move(name: str, seats: int) -> None:
    rules, thoughts = game(name), []
    module: Any = import_module(f"tuckbox.bots.{name}.expert")

    def think(*arguments: Any) -> Any:
        thoughts.append(arguments)
        return module.think(*arguments)

    expert = Expert("expert-4", module.observe, module.work, think)
    expert.choose(rules, first_view(rules, seats), Budget(0.01), Random(1))
    assert len(thoughts) == 1


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("name", NAMES)
def test_the_clock_starts_when_everything_is_compiled(
    name: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, events = game(name), []
    module: Any = import_module(f"tuckbox.bots.{name}.expert")
    sample = module.sample

    def sampled(*arguments: Any) -> int:
        events.append("sample" if arguments[-2] else "load")
        return int(sample(*arguments))

    @contextmanager
    def clock() -> Iterator[Stop]:
        events.append("start")
        yield NEVER

    monkeypatch.setattr(module, "sample", sampled)
    seen = module.observe(rules, first_view(rules, seats))
    module.think(seen, STRENGTHS["expert-4"], 3000, clock(), Random(1))
    assert events[:3] == ["load", "start", "sample"]
    assert set(events[2:]) == {"sample"}


@pytest.mark.parametrize("name", NAMES)
def test_loading_plays_nothing(name: str) -> None:
    rules = game(name)
    module: Any = import_module(f"tuckbox.bots.{name}.expert")
    seen = module.observe(rules, first_view(rules, 2))
    deck = seen.deck.copy()
    load(seen, module.sample)
    assert np.array_equal(seen.deck, deck)
