"""Moves of a lighter bot, made while the bot at the seat was not ready, are named in the record."""

import json
from dataclasses import replace

from tests.match.tables import ONE, TWO, cards_setup, pile_setup, play, play_out
from tests.match.toys import Cards, Pile
from tuckbox.match import Match, Player, format_record, parse_record
from tuckbox.match.light import marks_after
from tuckbox.match.record.stored_form import setup_from_json, setup_to_json
from tuckbox.match.record.verify import verify

MARK = " ; greedy, warming up"


def bot_at_two(match: Match) -> Match:
    """Return a match like this one, with a bot at seat 2."""
    players = (match.setup.players[0], Player.bot("expert-3"))
    return Match.begin(match.game, replace(match.setup, players=players))


def cards_against_bot() -> Match:
    return bot_at_two(Match(Cards(), cards_setup()))


def light(match: Match, text: str) -> None:
    match.submit(TWO, match.ply(TWO), text, by_bot=True, is_light=True)


def marked(match: Match) -> list[str]:
    """Return the lines of the record that have the comment, without it."""
    lines = format_record(match.record()).splitlines()
    return [line.removesuffix(MARK) for line in lines if line.endswith(MARK)]


def test_the_entry_is_named_and_no_other() -> None:
    match = bot_at_two(Match(Pile(), pile_setup()))
    for text in ("take 1", "take 1"):
        play(match, ONE, text)
    light(match, "take 3")
    play(match, TWO, "take 2")
    assert marked(match) == ["2 take 3"]


def test_a_choice_that_waits_is_named_once_it_has_entered() -> None:
    match = cards_against_bot()
    light(match, "hi")
    assert marked(match) == []
    play(match, ONE, "lo")
    assert marked(match) == ["2 hi"]


def test_the_mark_of_a_choice_that_waits_outlasts_the_choices_of_others() -> None:
    for first, second in ((ONE, TWO), (TWO, ONE)):
        waiting = ((first, 0),)
        assert marks_after(waiting, (), second, is_light=True) == (*waiting, (second, 0))


def test_a_choice_that_replaces_one_that_waits_takes_its_mark_away() -> None:
    match = cards_against_bot()
    light(match, "hi")
    play(match, TWO, "lo")
    assert match.setup.light == ()
    light(match, "hi")
    light(match, "lo")
    play(match, ONE, "lo")
    assert marked(match) == ["2 lo"]


def test_a_choice_of_nobody_light_leaves_the_set_up_as_it_is() -> None:
    match = cards_against_bot()
    before = match.setup
    play(match, TWO, "hi")
    assert match.setup is before


def test_the_record_is_verified_and_read_like_any_other() -> None:
    match = cards_against_bot()
    light(match, "hi")
    play_out(match)
    text = format_record(match.record())
    record = parse_record(text)
    assert MARK in text
    assert record == match.record()
    assert format_record(record) == text
    plain = parse_record(text.replace(MARK, ""))
    assert record.seal == plain.seal
    assert verify(record, match.game) == verify(plain, match.game)


def test_marks_are_stored_and_a_set_up_stored_without_them_is_read() -> None:
    match = cards_against_bot()
    light(match, "hi")
    stored = json.loads(json.dumps(setup_to_json(match.setup)))
    assert setup_from_json(stored) == match.setup
    assert match.setup.light
    del stored["light"]
    assert setup_from_json(stored) == replace(match.setup, light=())
