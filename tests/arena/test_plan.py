"""Who meets whom, where and on which deal."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tuckbox import game
from tuckbox.arena import ArenaFault, Plan
from tuckbox.arena.plan import fixtures, line_ups, make_plan, opening_length, options_of
from tuckbox.bots import CannotChoose, UnknownBot
from tuckbox.bots.fits.judgement import untaught
from tuckbox.bots.fits.value import SIZE
from tuckbox.bots.fits.weights import board_key, keep_weights
from tuckbox.core.ability import sides
from tuckbox.core.box import BoxFile, Claim, write_box
from tuckbox.games import boxed_game, drawn_files
from tuckbox.games.fits.board import BoardId


def plan_of(name: str, *bots: str, opening: int = -1, **choices: object) -> Plan:
    rules = game(name)
    options = rules.options(**choices)
    return make_plan(rules, [options], bots, seconds=0.01, seed="s", opening=opening)


def seated(name: str, *bots: str, **choices: object) -> list[tuple[str, ...]]:
    rules = game(name)
    return list(line_ups(bots, sides(rules, rules.options(**choices))))


def test_two_sit_at_both_seats() -> None:
    assert seated("jammit", "a", "b") == [("a", "b"), ("b", "a")]


def test_alone_everybody_plays_for_himself() -> None:
    assert seated("fits", "a", "b", "c") == [("a",), ("b",), ("c",)]


def test_one_bot_plays_against_itself() -> None:
    assert seated("jammit", "a", seats=3) == [("a", "a", "a")]


def test_of_three_each_meets_two_of_the_other_at_every_seat() -> None:
    assert seated("jammit", "a", "b", seats=3) == [
        ("a", "b", "b"),
        ("b", "a", "b"),
        ("b", "b", "a"),
        ("b", "a", "a"),
        ("a", "b", "a"),
        ("a", "a", "b"),
    ]


def test_partners_are_the_same_bot() -> None:
    assert seated("fillit", "a", "b", seats=4) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_bot_sits_at_every_seat_equally_often(seats: int) -> None:
    found = seated("fits", "a", "b", "c", seats=seats)
    counts = Counter((place, bot) for players in found for place, bot in enumerate(players))
    assert len(set(counts.values())) == 1
    assert len(counts) == 3 * seats


def test_fixtures_come_deal_by_deal_so_that_a_part_is_balanced() -> None:
    rules = game("jammit")
    plan = plan_of("jammit", "random", "greedy")
    assert [each.deal for each in fixtures(rules, plan, 3)] == [1, 1, 2, 2, 3, 3]


def test_more_deals_begin_like_fewer() -> None:
    rules, plan = game("fits"), plan_of("fits", "random", "greedy")
    assert list(fixtures(rules, plan, 5))[:4] == list(fixtures(rules, plan, 2))


def test_games_without_cards_begin_at_random() -> None:
    for name, expected in (("fits", 0), ("bits", 0), ("fillit", 2), ("jammit", 2)):
        plan = plan_of(name, "random")
        assert opening_length(game(name), plan, options_of(game(name), plan.modes[0])) == expected
    plan = plan_of("jammit", "random", opening=7)
    assert opening_length(game("jammit"), plan, options_of(game("jammit"), plan.modes[0])) == 7


@pytest.mark.parametrize(
    ("bots", "code"),
    [
        ((), "arena-no-bots"),
        (("uct",), "arena-bot-elsewhere"),
        (("greedy",) * 2, "arena-bot-twice"),
    ],
)
def test_bots_that_cannot_play_are_refused(bots: tuple[str, ...], code: str) -> None:
    with pytest.raises(ArenaFault) as refused:
        plan_of("fits", *bots)
    assert refused.value.code == code


def test_an_unknown_bot_no_time_and_a_bad_opening_are_refused() -> None:
    with pytest.raises(UnknownBot):
        plan_of("fits", "nobody")
    with pytest.raises(ArenaFault):
        plan_of("fits", "random", opening=-2)
    rules = game("fits")
    with pytest.raises(CannotChoose):
        make_plan(rules, [rules.options()], ["random"], seconds=0, seed="s")


def test_results_with_a_box_that_was_learned_are_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    drawing = drawn_files("fits")["boards/2.txt"].replace("[row-bonus off]", "[row-bonus on]")
    rules = boxed_game(
        write_box("fits", "Moon", "", "", [BoxFile("boards/moon.txt", Claim.MADE_UP, drawing)])
    )

    def plan() -> Plan:
        return make_plan(rules, [rules.options(boards="moon")], ["greedy"], seconds=1, seed="s")

    before = plan()
    key = board_key(untaught(rules, BoardId("moon")).board)
    keep_weights(key, np.ones(SIZE, dtype=np.float32))
    learned = plan()
    assert (before.learned, learned.learned != "") == ("", True)
    assert replace(learned, learned="") == before
    keep_weights(key, np.zeros(SIZE, dtype=np.float32))
    assert plan().learned not in ("", learned.learned)
    assert plan_of("fits", "greedy").learned == ""
