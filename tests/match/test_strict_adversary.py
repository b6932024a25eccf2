"""A host who knows what the server knows guesses the next card as well as chance, or is found out."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.match import strict_adversary
from tests.match.earlier_client import EarlierClient
from tests.match.strict_adversary import (
    guess_faults,
    guessed,
    open_faults,
    trick_faults,
    tricks,
)
from tests.match.strict_host import Guesses, Host, Outcome
from tuckbox.match.fair.draw_client import DrawClient, Stop
from tuckbox.match.record.verify import Verdict

MATCHES = 30
TRIES = len(strict_adversary.TRICKS) * len(strict_adversary.TABLES)


def test_he_guesses_the_next_card_as_well_as_chance_does() -> None:
    assert list(guess_faults(guessed(MATCHES), MATCHES)) == []


def test_without_links_he_knows_every_card() -> None:
    assert list(open_faults(guessed(5, is_strict=False))) == []


def test_his_tricks_are_noticed_or_counted() -> None:
    assert list(trick_faults(list(tricks(TRIES)))) == []


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
    got = replace(LOOKED, looked_ahead=False, got=1)
    monkeypatch.setattr(strict_adversary, "tricks", lambda _: [("far_ahead", got)])
    assert strict_adversary.main(["2"]) == 1
    assert "The trick far_ahead got a link before its time." in capsys.readouterr().out
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


RULE_5 = [
    strict_adversary.later_entry,
    strict_adversary.no_card_since,
    strict_adversary.cards_to_come,
    strict_adversary.too_early,
    strict_adversary.far_ahead,
    strict_adversary.fake_choice,
    strict_adversary.withheld_choice,
    strict_adversary.shown_twice,
    strict_adversary.taken_back,
    strict_adversary.after_a_reload,
    strict_adversary.other_link,
    strict_adversary.left_out,
]


@pytest.mark.parametrize("trick", RULE_5)
def test_rule_5_of_the_client_is_needed(trick: Callable[[Host], Outcome]) -> None:
    """With the rule the client stops; without it he looks ahead, and the client says nothing."""
    for number in range(3):
        assert trick(Host(Random(number))).stopped is Stop.LINK
        fooled = trick(Host(Random(number), WithoutRule5))
        assert fooled.looked_ahead or fooled.stopped is Stop.DRAW


def test_what_a_careless_client_kept_still_refutes_a_changed_choice() -> None:
    outcome = strict_adversary.fake_choice(Host(Random(1), WithoutRule5))
    assert outcome.verdict is Verdict.REFUTED


WITH_A_GAP = [
    strict_adversary.future_choice,
    strict_adversary.choice_alone,
    strict_adversary.gap_after_card,
]


@pytest.mark.parametrize(("seats", "screen"), strict_adversary.TABLES)
@pytest.mark.parametrize("trick", WITH_A_GAP)
def test_a_log_with_a_gap_gets_no_link(
    trick: Callable[[Host], Outcome], seats: int, screen: tuple[int, ...]
) -> None:
    """The client asks for all entries, gets them, and the match is what it should be."""
    outcome = trick(Host(Random(1), seats=seats, screen=screen))
    assert (outcome.looked_ahead, outcome.verdict) == (False, Verdict.PROVED)


@pytest.mark.parametrize(("seats", "screen"), strict_adversary.TABLES)
def test_a_gap_in_what_an_earlier_client_was_shown_is_never_proved(
    seats: int, screen: tuple[int, ...]
) -> None:
    """He knows all later cards, as he did with the clients of wire 7, and every verdict was “proved”."""
    host = Host(Random(2), EarlierClient, seats=seats, screen=screen)
    outcome = strict_adversary.future_choice(host)
    assert outcome.looked_ahead
    assert outcome.verdict is Verdict.NOT_SHOWN


def test_what_an_earlier_client_was_shown_whole_is_proved() -> None:
    outcome = Host(Random(3), EarlierClient).finish(looked_ahead=False)
    assert outcome.verdict is Verdict.PROVED


def test_a_false_hand_over_is_one_visible_choice() -> None:
    for trick in (strict_adversary.handed_over, strict_adversary.puppet_gone):
        outcomes = [trick(Host(Random(number), seats=4)) for number in range(5)]
        assert {(one.verdict, one.counted) for one in outcomes} == {(Verdict.PROVED, 1)}
