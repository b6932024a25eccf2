"""A seat's clock runs while that seat owes a choice, and only then."""

from dataclasses import replace

import pytest

from tests.match.tables import (
    ONE,
    THREE,
    TWO,
    cards_setup,
    commitment_of,
    fair,
    full_cards,
    pile_setup,
    play,
    refused,
    texts,
)
from tests.match.toys import Cards, Pile
from tuckbox.core import Seat
from tuckbox.match import Clock, Match, Player, Submission, TimeControl, parse_time_control

BLITZ = TimeControl(60, 5)
TURN = TimeControl(30, is_per_turn=True)


def timed_pile(control: TimeControl, seats: int = 2, now: float = 100.0) -> Match:
    return Match.begin(Pile(), replace(pile_setup(seats), time=control), now)


def timed_cards(control: TimeControl, seats: int = 2, now: float = 100.0) -> Match:
    return Match.begin(Cards(), replace(cards_setup(seats), time=control), now)


def left(match: Match, who: Seat, now: float) -> float:
    assert match.clock is not None
    return match.clock.left(who, now)


def test_without_a_time_control_there_is_no_clock() -> None:
    assert Match(Pile(), pile_setup()).clock is None


def test_who_tells_no_time_acts_at_0() -> None:
    match = timed_pile(BLITZ, now=0.0)
    asked = Submission(ONE, 0, "take 1")
    assert match.prepare(asked) == match.prepare(asked, 0.0)
    table = full_cards(1)
    answer = (ONE, fair(table).commitment, commitment_of(table, ONE))
    assert table.prepare_answer(*answer) == table.prepare_answer(*answer, 0.0)


def test_only_the_clock_of_the_seat_that_owes_runs() -> None:
    match = timed_pile(BLITZ)
    assert (left(match, ONE, 110.0), left(match, TWO, 110.0)) == (50.0, 60.0)
    assert match.clock is not None
    assert match.clock.ends() == {ONE: 160.0}


def test_the_increment_comes_once_for_the_whole_turn() -> None:
    match = timed_pile(BLITZ)
    play(match, ONE, "take 1", now=110.0)
    assert left(match, ONE, 110.0) == 50.0
    play(match, ONE, "take 1", now=115.0)
    assert (left(match, ONE, 120.0), left(match, TWO, 120.0)) == (50.0, 55.0)


def test_taking_a_turn_back_gives_no_time() -> None:
    match = timed_pile(BLITZ)
    play(match, ONE, "take 1", now=100.0)
    play(match, ONE, "take 1", now=110.0)
    for _ in range(5):
        play(match, ONE, "takes-back", now=110.0)
        play(match, ONE, "take 1", now=110.0)
    assert left(match, ONE, 110.0) == 55.0
    play(match, ONE, "takes-back", now=110.0)
    assert (left(match, ONE, 111.0), left(match, TWO, 111.0)) == (49.0, 60.0)
    play(match, ONE, "takes-back", now=112.0)
    assert left(match, ONE, 112.0) == 48.0


def test_a_turn_clock_starts_anew_with_each_turn_but_not_when_it_is_taken_back() -> None:
    match = timed_pile(TURN)
    play(match, ONE, "take 1", now=110.0)
    assert left(match, ONE, 115.0) == 15.0
    play(match, ONE, "take 1", now=120.0)
    assert left(match, TWO, 125.0) == 25.0
    play(match, ONE, "takes-back", now=125.0)
    assert left(match, ONE, 125.0) == 10.0
    play(match, ONE, "take 2", now=126.0)
    assert left(match, TWO, 126.0) == 30.0


def test_where_all_choose_at_once_each_clock_stops_with_its_own_choice() -> None:
    match = timed_cards(BLITZ)
    play(match, TWO, "hi", now=110.0)
    assert (left(match, ONE, 120.0), left(match, TWO, 120.0)) == (40.0, 55.0)
    play(match, TWO, "lo", now=120.0)
    assert left(match, TWO, 120.0) == 55.0
    play(match, TWO, "takes-back", now=120.0)
    assert left(match, TWO, 121.0) == 49.0
    play(match, TWO, "lo", now=121.0)
    play(match, ONE, "hi", now=130.0)
    assert (left(match, ONE, 131.0), left(match, TWO, 131.0)) == (34.0, 53.0)


def test_a_bot_has_no_clock() -> None:
    setup = replace(pile_setup(), time=BLITZ, players=(Player.bot("random"), Player.guest("Ann")))
    match = Match.begin(Pile(), setup, 100.0)
    assert match.clock is not None
    assert match.clock.ends() == {}


def test_time_running_out_loses_between_two_sides() -> None:
    match = timed_pile(BLITZ)
    assert match.tick(159.9) == ()
    refused("match-time-over", lambda: play(match, ONE, "take 1", now=160.0))
    (change,) = match.tick(160.0)
    assert [str(entry) for entry in change.entries] == ["1 times-out"]
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((TWO,), "match-timed-out")
    assert match.tick(999.0) == ()


def test_with_more_sides_a_bot_plays_on_without_a_clock() -> None:
    match = timed_pile(BLITZ, seats=3)
    match.tick(160.0)
    assert not match.is_over
    assert match.is_bot_played(ONE)
    play(match, ONE, "take 1", now=500.0)
    play(match, ONE, "take 1", now=500.0)
    assert left(match, TWO, 510.0) == 50.0


def test_the_time_that_ran_out_first_counts() -> None:
    match = timed_cards(BLITZ, seats=3)
    play(match, TWO, "hi", now=120.0)
    play(match, TWO, "takes-back", now=130.0)
    match.tick(165.0)
    assert texts(match)[-2:] == ["1 times-out", "3 times-out"]
    assert match.result is not None
    assert (match.result.winners, match.result.ranking) == ((TWO,), ((TWO,), (THREE,), (ONE,)))


def test_an_absent_seats_clock_stands_until_it_is_reclaimed() -> None:
    match = timed_pile(BLITZ)
    match.commit(match.prepare_hand_over(ONE, 50.0, 120.0))
    assert left(match, ONE, 500.0) == 40.0
    match.submit(ONE, 0, "reclaims", now=500.0)
    assert left(match, ONE, 510.0) == 30.0


def test_a_clock_that_goes_backwards_gives_no_time() -> None:
    assert left(timed_pile(BLITZ), ONE, 50.0) == 60.0


@pytest.mark.parametrize("control", [BLITZ, TURN, TimeControl(1), TimeControl(999999, 9999)])
def test_a_time_control_round_trips_through_its_text(control: TimeControl) -> None:
    assert parse_time_control(str(control)) == control


@pytest.mark.parametrize("text", ["", "60", "0 + 5", "60 +5", "030 a turn", "60 + 05", "٣ + 5"])
def test_other_texts_are_no_time_control(text: str) -> None:
    assert parse_time_control(text) is None


def test_a_full_clock_stands() -> None:
    clock = Clock.full(BLITZ, 2)
    assert (clock.ends(), clock.fallen(1e9)) == ({}, None)
