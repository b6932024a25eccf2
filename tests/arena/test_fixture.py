"""One game of a tournament: fair to both, and whole in its line."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from tests.arena.test_plan import plan_of
from tuckbox import game
from tuckbox.arena import ArenaFault, Fixture, FixtureResult
from tuckbox.arena.plan import fixtures
from tuckbox.arena.results_file import result_from_json
from tuckbox.arena.tournament import play, record_text
from tuckbox.match import check_record, parse_record

MODES: list[tuple[str, dict[str, Any]]] = [
    ("fits", {"boards": "1"}),
    ("fits", {"boards": "1", "seats": 2}),
    ("jammit", {"seats": 3}),
]


@pytest.mark.parametrize(("name", "choices"), MODES)
def test_a_game_is_told_whole_by_its_line(name: str, choices: dict[str, Any]) -> None:
    rules, plan = game(name), plan_of(name, "random", **choices)
    played = play(rules, plan, next(fixtures(rules, plan, 1)))
    assert result_from_json(played.json()) == played
    record = parse_record(record_text(rules, plan, played))
    check_record(record, rules)
    assert record.scores == played.scores
    assert tuple(map(str, record.entries)) == played.entries


def test_the_same_fixture_gives_the_same_game() -> None:
    rules, plan = game("fits"), plan_of("fits", "random", boards="2")
    fixture = Fixture(plan.modes[0], 4, ("random",))
    one, two = (play(rules, plan, fixture).entries for _ in range(2))
    assert one == two
    assert one != play(rules, plan, replace(fixture, deal=5)).entries


def cards(played: FixtureResult) -> list[str]:
    return [entry for entry in played.entries if entry.startswith("0 ")]


def test_a_deal_brings_everybody_the_same_cards() -> None:
    rules, plan = game("fits"), plan_of("fits", "random", "greedy", boards="1")
    one, two = (play(rules, plan, each) for each in fixtures(rules, plan, 1))
    assert cards(one) == cards(two)
    assert one.entries != two.entries


def test_whoever_plays_a_deal_begins_with_the_same_opening() -> None:
    rules, plan = game("jammit"), plan_of("jammit", "random", "greedy", opening=4)
    one, two = (play(rules, plan, each).entries for each in fixtures(rules, plan, 1))
    same = next(place for place, (a, b) in enumerate(zip(one, two, strict=False)) if a != b)
    turns = 1 + sum(a[0] != b[0] for a, b in pairwise(one[:same]))
    assert turns >= 4


def test_a_line_that_is_no_such_game_makes_no_record() -> None:
    rules, plan = game("fits"), plan_of("fits", "random", boards="1")
    played = play(rules, plan, next(fixtures(rules, plan, 1)))
    cut = replace(played, entries=played.entries[:-1])
    with pytest.raises(ArenaFault) as refused:
        record_text(rules, plan, cut)
    assert refused.value.code == "arena-line-differs"
