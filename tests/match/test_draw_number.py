"""The same deal of BITS gives the same cards in every round, however long earlier rounds lasted."""

import hashlib
from random import Random

from tuckbox.core import seat
from tuckbox.games import game
from tuckbox.match import (
    Match,
    Player,
    Setup,
    new_setup,
    same_deal,
    with_daily_deal,
    with_seed_deal,
)
from tuckbox.match.record.verify import Verdict, verify

SECRET = hashlib.sha256(b"a day").digest()


def alone() -> Setup:
    rules = game("bits")
    return new_setup(rules, rules.options(seats=1), [Player.guest("Ann")])


def day() -> Setup:
    return with_daily_deal(alone(), SECRET, "2026-11-15")


def played(setup: Setup, seed: int) -> Match:
    """Play a random game, which fills its boards sooner or later."""
    rules = game("bits")
    match = Match.begin(rules, setup)
    rng, me = Random(seed), seat(1)
    while not match.is_over:
        move = rng.choice(rules.legal_moves(match.position, me))
        match.submit(me, match.ply(me), rules.format_move(move))
    return match


def round_of(match: Match, task: str) -> list[str]:
    """Return the draws from a task card to the end of its round."""
    drawn = [entry.text for entry in match.log if entry.actor == 0]
    starts = [place for place, text in enumerate(drawn) if text.startswith("task")]
    first = next(place for place in starts if drawn[place].startswith(task))
    last = next((place for place in starts if place > first + 1), len(drawn))
    return drawn[first:last]


def check_same_cards(matches: list[Match]) -> None:
    assert len({len(round_of(match, "task 1")) for match in matches}) > 1
    for task in ("task 1", "task 2"):
        rounds = [round_of(match, task) for match in matches]
        shared = min(map(len, rounds))
        assert shared > 5
        assert len({tuple(each[:shared]) for each in rounds}) == 1


def test_rounds_of_different_length_change_no_later_card_of_a_day() -> None:
    check_same_cards([played(day(), seed) for seed in range(12)])


def test_nor_of_a_deal_that_is_played_again() -> None:
    first = played(with_seed_deal(alone(), "7"), 0)
    again = same_deal(first.record(), [Player.guest("Eve")])
    check_same_cards([first, *(played(again, seed) for seed in range(1, 12))])


def test_a_record_of_such_a_deal_is_checked() -> None:
    match = played(day(), 1)
    record = match.record(day_closed=True)
    assert verify(record, game("bits")).verdict is Verdict.NO_SAY
