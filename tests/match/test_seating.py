"""Sitting down, and the order of a fair draw: commitment, seeds, first card."""

import pytest

from tests.match.tables import ONE, SECRET, TWO, cards, fair_cards, play, refused, texts
from tests.match.toys import Cards, Pile
from tuckbox.core import seat
from tuckbox.match import FairDeal, Match, Player, new_setup, with_fair_deal
from tuckbox.match.setup import Setup

ANN, BOB, BOT = Player.guest("Ann"), Player.guest("Bob"), Player.bot("random")


def seeds(setup: Setup) -> tuple[str | None, ...]:
    assert isinstance(setup.deal, FairDeal)
    return setup.deal.seeds


def test_the_commitment_stands_before_anybody_sits() -> None:
    match = fair_cards()
    assert isinstance(match.setup.deal, FairDeal)
    assert len(match.setup.deal.commitment) == 64
    assert match.setup.deal.draw() is None


def test_nothing_is_drawn_before_all_seats_are_taken_and_all_seeds_are_in() -> None:
    match = fair_cards()
    match.sit(ONE, ANN, "aa")
    assert texts(match) == []
    match.sit(TWO, BOB, None)
    assert texts(match) == []
    refused("match-not-started", lambda: play(match, ONE, "hi"))
    change = match.commit(match.prepare_seed(TWO, "bb"))
    assert [entry.actor for entry in change.entries] == [0]
    assert seeds(match.setup) == ("aa", "bb")


def test_a_bot_contributes_no_seed() -> None:
    match = fair_cards()
    match.sit(ONE, BOT, "ff")
    match.sit(TWO, BOB, "bb")
    assert seeds(match.setup) == ("", "bb")
    assert len(match.log) == 1


def test_a_bot_that_sits_from_the_start_contributes_none_either() -> None:
    game = Cards()
    setup = with_fair_deal(new_setup(game, game.options(), [BOT, ANN]), SECRET, now=100.0)
    assert seeds(setup) == ("", None)
    match = Match.begin(game, setup, now=100.0)
    assert match.tick(129.0) == ()
    assert len(match.tick(130.0)[0].entries) == 1


def test_a_seed_that_does_not_come_within_30_seconds_is_empty() -> None:
    match = fair_cards()
    match.sit(ONE, ANN, None, now=100.0)
    assert match.tick(129.0) == ()
    match.tick(130.0)
    assert seeds(match.setup) == ("", None)
    match.sit(TWO, BOB, None, now=130.0)
    (change,) = match.tick(160.0)
    assert seeds(change.setup) == ("", "")
    assert len(change.entries) == 1


def test_a_seed_is_given_once_by_a_seated_person() -> None:
    match = fair_cards()
    refused("draw-no-seed-wanted", lambda: match.prepare_seed(ONE, "aa"))
    refused("draw-no-seed-wanted", lambda: cards().prepare_seed(ONE, "aa"))
    match.sit(ONE, ANN, "aa")
    refused("draw-seed-given", lambda: match.prepare_seed(ONE, "bb"))


@pytest.mark.parametrize("seed", ["AA", "x", "a" * 129, "a\n"])
def test_a_seed_is_hexadecimal(seed: str) -> None:
    refused("draw-seed-text", lambda: fair_cards().sit(ONE, ANN, seed))


def test_one_sits_at_an_open_seat_only() -> None:
    match = fair_cards()
    match.sit(ONE, ANN)
    refused("match-seat-taken", lambda: match.sit(ONE, BOB))
    refused("match-no-seat", lambda: match.sit(seat(3), BOB))


def test_before_play_begins_one_may_get_up_again() -> None:
    match = fair_cards()
    refused("match-seat-open", lambda: match.prepare_stand(ONE))
    match.sit(ONE, ANN, "aa")
    match.commit(match.prepare_stand(ONE))
    assert (match.setup.players[0], seeds(match.setup)) == (Player.open(), (None, None))
    match.sit(ONE, BOB, "cc")
    match.sit(TWO, ANN, "dd")
    refused("match-started", lambda: match.prepare_stand(ONE))


def test_a_table_takes_no_more_players_than_it_has_seats_and_only_a_plain_id() -> None:
    game = Pile()
    refused("match-too-many", lambda: new_setup(game, game.options(), [ANN] * 3))
    refused("match-id-text", lambda: new_setup(game, game.options(), match="a b"))
