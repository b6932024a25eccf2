"""Choices made at the same time wait, unseen, until the last seat has chosen."""

from tests.match.tables import ONE, THREE, TWO, cards, cards_setup, play, refused, texts
from tests.match.toys import Cards
from tuckbox.match import Match, format_record


def test_a_choice_waits_outside_the_log_and_outside_every_other_view() -> None:
    match = cards()
    others = match.view(TWO), match.view(None)
    record = match.record()
    change = play(match, ONE, "hi")
    assert change.entries == ()
    assert change.waiting == ((ONE, "hi"),)
    assert match.record() == record
    # That seat 1 owes nothing any more is public; what it chose is not.
    assert [match.view(TWO), match.view(None)] == [{**view, "to_move": [TWO]} for view in others]
    assert match.view(ONE)["mine"] == "hi"  # type: ignore[typeddict-item]
    assert match.owing == (TWO,)


def test_choices_enter_together_in_seat_order_with_the_draw_that_follows() -> None:
    match = cards(3)
    first = texts(match)
    for who, text in ((THREE, "lo"), (ONE, "hi")):
        play(match, who, text)
    assert texts(match) == first
    change = play(match, TWO, "hi")
    entered = [str(entry) for entry in change.entries]
    assert entered[:3] == ["1 hi", "2 hi", "3 lo"]
    assert entered[3].startswith("0 card ")
    assert match.waiting == ()


def test_a_waiting_choice_may_be_changed() -> None:
    match = cards()
    play(match, ONE, "hi")
    play(match, ONE, "lo")
    play(match, TWO, "hi")
    assert texts(match)[1:3] == ["1 lo", "2 hi"]
    assert match.ply(ONE) == 2


def test_a_waiting_choice_may_be_withdrawn_and_leaves_no_trace() -> None:
    match = cards()
    play(match, ONE, "hi")
    change = play(match, ONE, "takes-back")
    assert (change.entries, change.waiting) == ((), ())
    assert match.owing == (ONE, TWO)
    assert match.submit(ONE, 0, "hi").is_repeat
    assert match.waiting == ()


def test_an_illegal_choice_is_refused_before_it_waits() -> None:
    match = cards()
    refused("toy-illegal", lambda: play(match, ONE, "card a"))
    assert match.waiting == ()


def test_a_waiting_choice_survives_a_restart() -> None:
    match = cards()
    play(match, ONE, "hi")
    again = Match(
        Cards(),
        cards_setup(),
        entries=match.log,
        waiting=match.waiting,
        accepted={ONE: match.accepted(ONE)},
    )
    assert again.tick(0.0) == ()
    assert again.owing == (TWO,)
    play(again, TWO, "lo")
    assert texts(again)[1:3] == ["1 hi", "2 lo"]


def test_a_crash_between_storing_choices_and_showing_them_is_made_good() -> None:
    again = Match(Cards(), cards_setup(), entries=cards().log, waiting=((ONE, "hi"), (TWO, "lo")))
    (change,) = again.tick(0.0)
    assert [str(entry) for entry in change.entries][:2] == ["1 hi", "2 lo"]


def test_a_crash_before_the_owed_draw_is_made_good_with_the_same_card() -> None:
    match = cards()
    play(match, ONE, "hi")
    play(match, TWO, "hi")
    again = Match(Cards(), cards_setup(), entries=match.log[:-1])
    assert again.owing == ()
    again.tick(0.0)
    assert texts(again) == texts(match)


def test_when_a_match_ends_at_the_table_waiting_choices_are_gone() -> None:
    match = cards()
    play(match, ONE, "hi")
    assert play(match, TWO, "resigns").waiting == ()
    assert "1 hi" not in format_record(match.record())
