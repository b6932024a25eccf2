"""Sitting down and standing up before play begins."""

from tests.match.tables import (
    ONE,
    SECRET,
    TWO,
    cards,
    commit,
    fair,
    fair_cards,
    full_cards,
    refused,
    reveal,
    seated_cards,
    texts,
)
from tests.match.toys import Pile
from tuckbox.core import seat
from tuckbox.games import game
from tuckbox.match import Player, new_setup

ANN, BOB, BOT = Player.guest("Ann"), Player.guest("Bob"), Player.bot("random")


def test_the_commitment_stands_before_anybody_sits() -> None:
    deal = fair(fair_cards())
    assert (deal.number, len(deal.commitment)) == (1, 64)
    assert deal.draw() is None


def test_only_an_open_seat_can_be_taken() -> None:
    match = fair_cards()
    match.sit(ONE, ANN)
    refused("match-seat-taken", lambda: match.sit(ONE, BOB))
    refused("match-no-seat", lambda: match.sit(seat(3), BOB))


def test_before_play_begins_one_may_get_up_again() -> None:
    match = fair_cards()
    refused("match-seat-open", lambda: match.prepare_stand(ONE, SECRET))
    match.sit(ONE, ANN)
    commit(match, ONE)
    match.commit(match.prepare_stand(ONE, SECRET))
    assert (match.setup.players[0], fair(match).answers) == (Player.open(), (None, None))
    assert not fair(match).broken
    refused("match-started", lambda: seated_cards().prepare_stand(ONE, SECRET))
    refused("match-started", lambda: cards().prepare_free(ONE))


def test_who_gets_up_from_a_closed_list_breaks_the_deal_off() -> None:
    match = full_cards()
    for who in (ONE, TWO):
        commit(match, who)
    reveal(match, ONE)
    closed = fair(match)
    match.commit(match.prepare_stand(ONE, SECRET[::-1]))
    deal = fair(match)
    assert match.setup.players[0] == Player.open()
    assert (deal.number, deal.is_closed, deal.answers) == (2, False, (None, None))
    assert deal.broken[0].line == (f"[broken 1 {closed.commitment} {closed.closed_list} left 2]")
    match.sit(ONE, ANN)
    assert texts(match) == []


def test_the_creator_frees_the_seat_of_a_person_who_sends_nothing() -> None:
    match = fair_cards()
    match.sit(ONE, ANN, now=50.0)
    match.sit(TWO, BOB, now=100.0)
    commit(match, ONE, now=100.0)
    refused("draw-not-silent", lambda: match.prepare_free(TWO, now=129.0))
    refused("draw-not-silent", lambda: match.prepare_free(ONE, now=200.0))
    match.commit(match.prepare_free(TWO, now=130.0))
    assert match.setup.players[1] == Player.open()
    refused("draw-not-to-free", lambda: match.prepare_free(TWO, now=200.0))


def test_the_creator_frees_a_seat_whose_seed_was_missing() -> None:
    match = full_cards()
    for who in (ONE, TWO):
        commit(match, who)
    refused("draw-not-to-free", lambda: match.prepare_free(TWO, now=100.0))
    reveal(match, ONE)
    table = fair(match).commitment
    match.commit(match.prepare_silent(ONE, table, SECRET[::-1], now=100.0))
    commit(match, TWO, now=100.0)
    refused("draw-not-silent", lambda: match.prepare_free(ONE, now=100.0))
    match.commit(match.prepare_free(TWO, now=100.0))
    assert match.setup.players == (ANN, Player.open())


def test_a_table_takes_no_more_players_than_it_has_seats_and_only_a_plain_id() -> None:
    rules = Pile()
    refused("match-too-many", lambda: new_setup(rules, rules.options(), [ANN] * 3))
    refused("match-id-text", lambda: new_setup(rules, rules.options(), match="a b"))


def test_all_seats_without_a_player_are_open() -> None:
    rules = game("fits")
    setup = new_setup(rules, rules.options(seats=4), [ANN])
    assert setup.players == (ANN, *[Player.open()] * 3)
