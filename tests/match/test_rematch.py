"""New matches from old ones."""

import pytest

from tests.match.tables import (
    ONE,
    SECRET,
    TWO,
    cards,
    early_cards,
    pile,
    play,
    play_out,
    refused,
    seated_cards,
    texts,
)
from tests.match.toys import Cards, Pile
from tuckbox.match import (
    Match,
    Player,
    SeedDeal,
    continued,
    format_record,
    new_setup,
    parse_record,
    rematch,
    same_deal,
    with_daily_deal,
    with_seed_deal,
)

EVE, FAY = Player.guest("Eve"), Player.guest("Fay")


def draws(match: Match) -> list[str]:
    return [entry.text for entry in match.log if entry.actor == 0]


def test_a_rematch_moves_everyone_one_seat_on() -> None:
    setup = rematch(Cards(), cards(3).setup, match="c2")
    assert [player.name for player in setup.players] == ["Bob", "Cid", "Ann"]
    assert (setup.match, setup.deal, setup.origin) == ("c2", None, None)
    assert Match.begin(Cards(), with_seed_deal(setup, "7")).owing


@pytest.mark.parametrize("make", [cards, seated_cards, early_cards])
def test_the_same_deal_gives_the_same_cards(make: object) -> None:
    assert callable(make)
    old = play_out(make())
    setup = same_deal(old.record(), [EVE, FAY], match="s1")
    new = play_out(Match.begin(Cards(), setup), lambda _, who: "lo")
    assert draws(new) == draws(old)
    text = format_record(new.record())
    assert f"[same-deal {old.setup.match}]" in text
    assert parse_record(text) == new.record()


def test_the_same_deal_again_of_a_same_deal_still_names_the_first_match() -> None:
    for make in (cards, seated_cards, early_cards):
        old = play_out(make())
        second = play_out(Match.begin(Cards(), same_deal(old.record(), [EVE, FAY], match="s1")))
        third = same_deal(second.record(), [EVE, FAY], match="s2")
        assert third.origin is not None
        assert third.origin.match == old.setup.match
        assert draws(Match.begin(Cards(), third)) == draws(old)[:1]


def test_a_challenge_may_have_open_seats_and_keeps_the_first_seeds() -> None:
    old = play_out(seated_cards())
    setup = same_deal(old.record(), [EVE, Player.open()], match="s1")
    match = Match.begin(Cards(), setup)
    assert texts(match) == []
    match.sit(TWO, FAY)
    assert draws(match) == draws(old)[:1]


def test_cards_that_are_still_hidden_are_not_dealt_again() -> None:
    refused("match-deal-hidden", lambda: same_deal(seated_cards().record(), [EVE, FAY]))
    refused("match-deal-hidden", lambda: same_deal(cards().record(), [EVE, FAY]))
    refused("match-deal-hidden", lambda: same_deal(play_out(pile()).record(), [EVE, FAY]))


def test_the_same_deal_needs_as_many_players() -> None:
    refused("match-too-many", lambda: same_deal(play_out(cards()).record(), [EVE]))


def test_a_days_cards_come_again_only_when_the_day_has_closed_and_do_not_count() -> None:
    game = Cards()
    setup = new_setup(game, game.options(seats=1), [EVE], match="d1")
    match = play_out(Match.begin(game, with_daily_deal(setup, SECRET, "2026-11-15")))
    refused("match-deal-hidden", lambda: same_deal(match.record(), [FAY]))
    again = same_deal(match.record(day_closed=True), [FAY])
    assert not again.is_counted
    second = Match.begin(game, again)
    play(second, ONE, "hi")
    play(second, ONE, "takes-back")
    assert draws(play_out(second))[:1] == draws(match)[:1]
    text = format_record(second.record(day_closed=True))
    assert format_record(parse_record(text)) == text


def test_a_saved_game_is_continued_with_fresh_cards_and_says_so() -> None:
    saved = cards(1)
    for text in ("hi", "lo", "takes-back"):
        play(saved, ONE, text)
    match = continued(parse_record(format_record(saved.record())), Cards(), SeedDeal("new"))
    match.tick(0.0)
    assert match.position == saved.position
    assert texts(match)[:2] == texts(saved)[:2]
    assert "takes-back" not in "".join(texts(match))
    text = format_record(play_out(match).record())
    assert "[continued c1]" in text
    assert "local-seed" not in text
    assert format_record(parse_record(text)) == text


def test_a_finished_game_is_continued_from_any_entry_by_anybody() -> None:
    old = play_out(pile())
    match = continued(old.record(), Pile(), None, at=3, players=[EVE, FAY], match="x")
    assert texts(match) == texts(old)[:3]
    assert (match.setup.players, match.is_over) == ((EVE, FAY), False)
    play_out(match)


def test_a_game_that_was_resigned_is_continued_where_it_stood() -> None:
    old = pile()
    play(old, ONE, "take 1")
    play(old, TWO, "resigns")
    match = continued(old.record(), Pile(), None)
    assert match.owing == (ONE,)
