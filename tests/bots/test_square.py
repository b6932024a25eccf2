"""What the bots of FITS and BITS share: an expert thinks once, and only thinking is timed."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest

from tuckbox import CHANCE, game
from tuckbox.bots import Budget
from tuckbox.bots.deadline import NEVER, Stop
from tuckbox.bots.square.expert import Expert
from tuckbox.bots.square.sampling import load
from tuckbox.bots.square.strength import STRENGTHS
from tuckbox.core import AnyGame, View, seat

NAMES = ("fits", "bits")


def first_view(rules: AnyGame, seats: int) -> View:
    position = rules.initial(rules.options(seats=seats))
    while rules.to_move(position) == (CHANCE,):
        position = rules.apply(position, CHANCE, rules.legal_moves(position, CHANCE)[0])
    return rules.view(position, seat(1))


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
