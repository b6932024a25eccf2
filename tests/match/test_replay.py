"""A record is played again step by step."""

import pytest

from tests.match.tables import ONE, cards, play
from tests.match.toys import Cards
from tuckbox.core import InvalidRecord
from tuckbox.match import Match, format_record, parse_record, replay


def test_every_step_tells_what_it_did() -> None:
    match = cards(1)
    play(match, ONE, "hi")
    play(match, ONE, "takes-back")
    assert match.log.has_text("takes-back")
    assert not match.log.has_text("resigns")
    record = parse_record(format_record(match.record()))
    steps = list(replay(record, Cards()))
    assert [str(step.entry) for step in steps] == ["0 card a", "1 hi", "0 card c", "1 takes-back"]
    assert [record.line_of_entry(step.entry.number) for step in steps] == [8, 9, 10, 11]
    assert [step.told(Cards())[0].id for step in steps[1:]] == [
        "toy-effect",
        "toy-effect",
        "match-entry-takes-back",
    ]
    assert steps[0].after == steps[1].before
    assert steps[3].after.position == steps[0].after.position
    assert steps[-1].after.position == match.position


def test_a_foreign_record_is_refused_before_the_first_step() -> None:
    with pytest.raises(InvalidRecord):
        replay(cards().record(), Cards("other"))


def test_a_record_in_progress_becomes_a_match_that_waits_for_its_deal() -> None:
    match = cards(1)
    again = Match.from_record(match.record(), Cards())
    assert (again.position, again.owing) == (match.position, (ONE,))
    play(again, ONE, "hi")
    assert again.owing == ()
