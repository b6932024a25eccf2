"""A host who knows what the server knows guesses the next card as well as chance, or is found out."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.match import strict_adversary
from tests.match.strict_adversary import (
    Guesses,
    Host,
    Outcome,
    guess_faults,
    guessed,
    open_faults,
    trick_faults,
    tricks,
)
from tuckbox.match.draw_client import DrawClient, Stop
from tuckbox.match.verify import Verdict

MATCHES = 30


def test_he_guesses_the_next_card_as_well_as_chance_does() -> None:
    assert list(guess_faults(guessed(MATCHES), MATCHES)) == []


def test_without_links_he_knows_every_card() -> None:
    assert list(open_faults(guessed(5, is_strict=False))) == []


def test_his_tricks_are_noticed_or_counted() -> None:
    assert list(trick_faults(list(tricks(MATCHES)))) == []


def test_what_he_guesses_better_or_worse_than_chance_is_a_fault() -> None:
    assert list(guess_faults(Guesses(10, 5, 5.0, 1.0), 2)) == []
    for right in (0, 10):
        (fault,) = guess_faults(Guesses(10, right, 5.0, 1.0), 2)
        assert fault == f"He guessed {right} cards, and chance gives 5."
    (fault,) = guess_faults(Guesses(9, 5, 5.0, 1.0), 2)
    assert fault.startswith("He guessed 9 cards in 2 matches")
    (fault,) = open_faults(Guesses(10, 9, 5.0, 1.0))
    assert fault == "Without links he guessed only 9 of 10 cards."


LOOKED = Outcome(looked_ahead=True, stopped=None, verdict=Verdict.PROVED, counted=0)
COUNTED = replace(LOOKED, counted=1)


def test_the_long_run_fails_when_a_trick_is_not_noticed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(strict_adversary, "tricks", lambda _: [("far_ahead", LOOKED)])
    assert strict_adversary.main(["2"]) == 1
    assert "The trick far_ahead was neither noticed nor counted." in capsys.readouterr().out
    monkeypatch.setattr(strict_adversary, "tricks", lambda _: [("handed_over", COUNTED)])
    assert strict_adversary.main(["2"]) == 0


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
