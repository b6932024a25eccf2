"""A host who knows what the server knows guesses the next card as well as chance, or is found out."""

from collections.abc import Callable, Mapping
from math import sqrt
from random import Random
from typing import Any

import pytest

from tests.match import strict_adversary
from tests.match.strict_adversary import Host, Outcome, guessed, tricks
from tuckbox.match.draw_client import DrawClient, Stop
from tuckbox.match.verify import Verdict

MATCHES = 30


def test_he_guesses_the_next_card_as_well_as_chance_does() -> None:
    found = guessed(MATCHES)
    assert found.made == 5 * MATCHES
    assert abs(found.right - found.expected) <= 4 * sqrt(found.variance)


def test_without_links_he_knows_every_card() -> None:
    found = guessed(5, is_strict=False)
    assert found.right == found.made


def test_his_tricks_are_noticed_or_counted() -> None:
    for _, outcome in tricks(MATCHES):
        assert outcome.stopped is Stop.LINK or outcome.counted or not outcome.looked_ahead


class WithoutRule5(DrawClient):
    def is_link_wrong(
        self,
        deal: Mapping[str, Any] | None,
        links: Mapping[str, Any] | None,
        log: Mapping[int, str],
    ) -> bool:
        return False


@pytest.mark.parametrize(
    "trick",
    [
        strict_adversary.fake_choice,
        strict_adversary.too_early,
        strict_adversary.far_ahead,
        strict_adversary.other_link,
        strict_adversary.left_out,
    ],
)
def test_rule_5_of_the_client_is_needed(trick: Callable[[Host], Outcome]) -> None:
    """With the rule the client stops; without it he looks ahead, and the client says nothing."""
    strict = [trick(Host(Random(number))) for number in range(5)]
    assert {outcome.stopped for outcome in strict} == {Stop.LINK}
    fooled = [trick(Host(Random(number), WithoutRule5)) for number in range(5)]
    assert all(outcome.looked_ahead for outcome in fooled)


def test_what_a_careless_client_kept_still_refutes_a_changed_choice() -> None:
    outcome = strict_adversary.fake_choice(Host(Random(1), WithoutRule5))
    assert outcome.verdict is Verdict.REFUTED


def test_a_false_hand_over_is_one_visible_choice() -> None:
    outcomes = [strict_adversary.handed_over(Host(Random(number))) for number in range(5)]
    assert {(outcome.verdict, outcome.counted) for outcome in outcomes} == {(Verdict.PROVED, 1)}
