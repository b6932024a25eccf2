"""A host who does all he can gets the card he wants as often as chance gives it, or is found out."""

from collections.abc import Callable, Mapping
from math import sqrt
from random import Random
from typing import Any

import pytest

from tests.match import adversary
from tests.match.adversary import faults, matches
from tests.match.cheating_host import CHANCE, Host, Outcome
from tuckbox.match.fair.draw_client import DrawClient, Stop
from tuckbox.match.record.verify import Verdict

MATCHES = 200
Deal = Mapping[str, Any] | None


def test_the_host_gains_nothing_that_nobody_notices() -> None:
    assert list(faults(list(matches(MATCHES)))) == []


FAIR = Outcome(got_it=False, stopped=None, verdict=Verdict.PROVED, counted=0)
GAINED = Outcome(got_it=True, stopped=None, verdict=Verdict.PROVED, counted=0)
REFUTED = Outcome(got_it=True, stopped=None, verdict=Verdict.REFUTED, counted=0)
STOPPED = [Outcome(False, stop, None, 0) for stop in Stop if stop is not Stop.LINK]
NOTICED = [("honest", FAIR), ("cheat", REFUTED), *(("cheat", each) for each in STOPPED)]


def test_a_host_who_is_always_noticed_is_no_fault() -> None:
    assert list(faults(NOTICED)) == []


@pytest.mark.parametrize(
    ("played", "fault"),
    [
        ([*NOTICED, *[("cheat", GAINED)] * 50], "He got the wanted card without a trace 50 times"),
        (NOTICED[:-1], "The guest's client stopped for"),
        ([*NOTICED, ("cheat", Outcome(False, Stop.LINK, None, 0))], "The guest's client stopped"),
        ([each for each in NOTICED if each[1] is not REFUTED], "Records were"),
        ([*NOTICED, ("honest", REFUTED)], "Not every honest deal"),
    ],
)
def test_what_a_host_gains_unnoticed_is_a_fault(
    played: list[tuple[str, Outcome]], fault: str
) -> None:
    (found,) = faults(played)
    assert found.startswith(fault)


def test_the_long_run_fails_when_the_host_gains_something(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(adversary, "matches", lambda _: [*NOTICED, *[("cheat", GAINED)] * 50])
    assert adversary.main(["50"]) == 1
    assert "He got the wanted card without a trace" in capsys.readouterr().out
    monkeypatch.setattr(adversary, "matches", lambda _: NOTICED)
    assert adversary.main([]) == 0


def test_an_honest_deal_is_proved() -> None:
    outcomes = [adversary.honest(Host(Random(number))) for number in range(20)]
    assert {(outcome.stopped, outcome.verdict) for outcome in outcomes} == {(None, Verdict.PROVED)}


class WithoutRule1(DrawClient):
    def is_table_changed(self, deal: Deal, draws: Mapping[int, str]) -> bool:
        return False


class WithoutRule2(DrawClient):
    def is_list_wrong(self, deal: Deal, draws: Mapping[int, str]) -> bool:
        return False


class WithoutRule3(DrawClient):
    def is_draw_wrong(self, deal: Deal, draws: Mapping[int, str]) -> bool:
        return False


class WithoutRule4(DrawClient):
    def is_called_silent(self, deal: Deal, draws: Mapping[int, str]) -> bool:
        return False


RULES: list[tuple[type[DrawClient], Callable[[Host], Outcome], Stop]] = [
    (WithoutRule1, adversary.second_table, Stop.TABLE),
    (WithoutRule1, adversary.dropped_deal, Stop.TABLE),
    (WithoutRule1, adversary.version_1, Stop.TABLE),
    (WithoutRule2, adversary.lost_commitment, Stop.LIST),
    (WithoutRule2, adversary.second_list, Stop.LIST),
    (WithoutRule2, adversary.rewound, Stop.LIST),
    (WithoutRule3, adversary.early_card, Stop.DRAW),
    (WithoutRule3, adversary.changed_card, Stop.DRAW),
    (WithoutRule4, adversary.called_silent, Stop.SILENT),
]


@pytest.mark.parametrize(("careless", "cheat", "stop"), RULES)
def test_each_rule_of_the_client_is_needed(
    careless: type[DrawClient], cheat: Callable[[Host], Outcome], stop: Stop
) -> None:
    """With the rule the client stops in all matches but those that chance gave him anyway; without
    it he begins with the card that he wants, and the client says nothing."""
    strict = [cheat(Host(Random(number))) for number in range(20)]
    assert {outcome.stopped for outcome in strict} <= {None, stop}
    assert sum(outcome.got_it for outcome in strict) <= 20 * CHANCE + 4 * sqrt(20 * CHANCE)
    assert stop in {outcome.stopped for outcome in strict}
    fooled = [cheat(Host(Random(number), careless)) for number in range(20)]
    assert all(outcome.got_it for outcome in fooled)


@pytest.mark.parametrize(
    "cheat", [adversary.own_seed_lost, adversary.guest_is_maker, adversary.other_table]
)
def test_tries_that_the_protocol_allows_are_counted(cheat: Callable[[Host], Outcome]) -> None:
    outcomes = [cheat(Host(Random(number))) for number in range(20)]
    assert sum(outcome.got_it for outcome in outcomes) > 40 * CHANCE
    assert all(outcome.counted or not outcome.got_it or outcome.is_clean for outcome in outcomes)
    assert sum(outcome.is_clean for outcome in outcomes) <= 20 * CHANCE + 4 * sqrt(20 * CHANCE)
    assert any(outcome.counted for outcome in outcomes)


@pytest.mark.parametrize("cheat", [adversary.late_seed, adversary.last_secret])
def test_what_the_record_cannot_open_is_refuted(cheat: Callable[[Host], Outcome]) -> None:
    outcomes = [cheat(Host(Random(number))) for number in range(20)]
    assert {outcome.verdict for outcome in outcomes} <= {Verdict.PROVED, Verdict.REFUTED}
    assert sum(outcome.is_clean for outcome in outcomes) <= 20 * CHANCE + 4 * sqrt(20 * CHANCE)
