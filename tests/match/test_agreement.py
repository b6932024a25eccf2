"""The states of a fair draw: open, closed, drawn, or broken off."""

from dataclasses import replace

import pytest

from tests.match.tables import (
    ONE,
    SECRET,
    THREE,
    TWO,
    commit,
    commitment_of,
    early_cards,
    fair,
    fair_cards,
    full_cards,
    pile,
    play,
    play_out,
    refused,
    reveal,
    seated_cards,
    seed_of,
    texts,
)
from tests.match.test_missed_changes import news_for
from tests.match.toys import Cards
from tuckbox.match import (
    FairDeal,
    Match,
    MatchState,
    Player,
    format_record,
    new_setup,
    parse_record,
    same_deal,
    with_fair_deal,
)
from tuckbox.match.fair.deal import MOST_DEALS
from tuckbox.match.fair.seed_exchange import programs_due, restored
from tuckbox.match.record.verify import Verdict, verify
from tuckbox.match.setup import Setup

FRESH = SECRET[::-1]
ANN, BOB, BOT = Player.guest("Ann"), Player.guest("Bob"), Player.bot("random")


def begun(*players: Player, programs: tuple[int, ...] = (), now: float = 0.0) -> Match:
    game = Cards()
    setup = new_setup(game, game.options(seats=len(players)), players, match="f1")
    return Match.begin(game, with_fair_deal(setup, SECRET, now, programs=programs), now)


def closed() -> Match:
    match = full_cards()
    for who in (ONE, TWO):
        commit(match, who)
    return match


# Open


def test_nothing_is_drawn_before_all_have_answered_and_revealed() -> None:
    match = fair_cards()
    match.sit(ONE, ANN)
    commit(match, ONE)
    match.sit(TWO, BOB)
    assert not fair(match).is_closed
    commit(match, TWO)
    assert [str(line) for line in fair(match).commits] == [
        f"1 person {commitment_of(match, ONE)}",
        f"2 person {commitment_of(match, TWO)}",
    ]
    refused("match-not-started", lambda: play(match, ONE, "hi"))
    reveal(match, TWO)
    assert texts(match) == []
    change = reveal(match, ONE)
    assert [entry.actor for entry in change.entries] == [0]


def test_an_answer_may_be_replaced_until_the_list_is_closed() -> None:
    match = full_cards()
    commit(match, ONE, "-")
    commit(match, ONE)
    commit(match, TWO, "-")
    assert [line.commitment for line in fair(match).commits] == [commitment_of(match, ONE), "-"]
    refused("draw-list-closed", lambda: commit(match, ONE, "-"))


def test_what_is_sent_again_changes_nothing() -> None:
    match = full_cards()
    for act, who in ((commit, ONE), (commit, TWO), (reveal, ONE), (reveal, TWO)):
        assert not act(match, who).is_repeat
        version, setup = match.version, match.setup
        assert act(match, who).is_repeat
        assert (match.version, match.setup) == (version, setup)
    assert commit(match, ONE).is_repeat


def test_a_bot_gives_nothing_and_alone_it_gets_its_cards_at_once() -> None:
    assert texts(begun(BOT, BOT))
    match = fair_cards()
    match.sit(ONE, BOT)
    match.sit(TWO, BOB)
    commit(match, TWO, "-")
    assert [str(line) for line in fair(match).commits] == ["1 bot -", "2 person -"]
    assert len(match.log) == 1


@pytest.mark.parametrize("text", ["", "ab", "A" * 64, "0" * 65, "-\n", "0" * 64 + "\n"])
def test_an_answer_is_a_commitment_or_nothing(text: str) -> None:
    refused("draw-commitment-text", lambda: commit(full_cards(), ONE, text))


def test_only_people_and_programs_answer_and_only_this_deal() -> None:
    match = fair_cards()
    refused("draw-no-seed-wanted", lambda: commit(match, ONE))
    match.sit(ONE, BOT)
    refused("draw-no-seed-wanted", lambda: commit(match, ONE))
    refused("draw-no-seed-wanted", lambda: pile().prepare_answer(ONE, "0" * 64, "-"))
    refused("match-no-seat", lambda: match.prepare_answer(THREE, "0" * 64, "-"))
    match.sit(TWO, BOB)
    refused("draw-other-deal", lambda: match.prepare_answer(TWO, "0" * 64, "-"))


@pytest.mark.parametrize("looked_at", [1010.0, 1011.5])
def test_time_makes_nobody_silent_but_a_program(looked_at: float) -> None:
    match = begun(ANN, BOB, BOT, programs=(2,), now=100.0)
    assert match.tick(1000.0) == ()
    assert programs_due(match.setup) is None
    commit(match, ONE, now=1000.0)
    assert programs_due(match.setup) == 1010.0
    assert match.tick(1009.0) == ()
    match.tick(looked_at)
    assert [str(line) for line in fair(match).commits] == [
        f"1 person {commitment_of(match, ONE)}",
        "2 program -",
        "3 bot -",
    ]
    refused("draw-no-seed-wanted", lambda: reveal(match, TWO))


def test_a_program_that_answers_takes_part_and_does_not_delay_the_others() -> None:
    match = begun(ANN, BOB, BOB, programs=(2, 3), now=100.0)
    commit(match, ONE, now=100.0)
    commit(match, TWO, now=109.0)
    (change,) = match.tick(110.0)
    assert isinstance(change.setup.deal, FairDeal)
    assert [line.commitment != "-" for line in change.setup.deal.commits] == [True, True, False]


def test_programs_alone_are_waited_for_from_the_opening() -> None:
    match = begun(BOT, BOB, programs=(2,), now=100.0)
    assert programs_due(match.setup) == 110.0
    assert programs_due(pile().setup) is None
    assert match.tick(110.0)[0].entries


# Closed


def test_a_seed_that_does_not_open_its_commitment_is_refused() -> None:
    match = full_cards()
    refused("draw-list-open", lambda: reveal(match, ONE))
    for who in (ONE, TWO):
        commit(match, who)
    refused("draw-other-seed", lambda: reveal(match, ONE, seed_of(TWO)))
    refused("draw-other-seed", lambda: reveal(match, ONE, "zz"))
    assert fair(match).unrevealed == (ONE, TWO)


def test_nobody_sits_or_is_handed_over_at_a_closed_list() -> None:
    match = closed()
    refused("match-seat-taken", lambda: match.sit(ONE, BOB))
    refused("match-not-started", lambda: match.prepare_hand_over(ONE, 0.0, now=100.0))


# Broken off


def test_a_client_that_lost_its_seed_breaks_the_deal_off_at_once() -> None:
    match = closed()
    reveal(match, ONE)
    table, old = fair(match).commitment, fair(match)
    refused("draw-no-seed-wanted", lambda: match.prepare_lost(ONE, table, FRESH))
    match.commit(match.prepare_lost(TWO, table, FRESH, now=5.0))
    deal = fair(match)
    assert str(deal.broken[0]) == f"1 {table} {old.closed_list} lost 2"
    assert (deal.number, deal.secret, deal.seeds) == (2, FRESH.hex(), (None, None))
    assert match.setup.players == (ANN, BOB)
    refused("draw-other-deal", lambda: match.prepare_reveal(TWO, table, seed_of(TWO)))


def test_a_silent_seat_is_called_so_by_another_after_a_minute() -> None:
    match = closed()
    reveal(match, ONE)
    table = fair(match).commitment
    refused("draw-wait", lambda: match.prepare_silent(ONE, table, FRESH, now=59.0))
    refused("draw-nobody-silent", lambda: match.prepare_silent(TWO, table, FRESH, now=60.0))
    match.commit(match.prepare_silent(ONE, table, FRESH, now=60.0))
    assert str(fair(match).broken[0]).endswith(" silent 2")
    refused(
        "draw-nobody-silent",
        lambda: seated_cards().prepare_silent(ONE, fair(seated_cards()).commitment, FRESH, 60.0),
    )


def test_the_next_deal_is_bound_to_the_broken_ones() -> None:
    first, second = closed(), closed()
    for match, who in ((first, ONE), (second, TWO)):
        reveal(match, who)
    first.commit(first.prepare_silent(ONE, fair(first).commitment, FRESH, now=60.0))
    second.commit(second.prepare_silent(TWO, fair(second).commitment, FRESH, now=60.0))
    assert fair(first).secret == fair(second).secret
    assert fair(first).commitment != fair(second).commitment


def exhausted() -> Match:
    match = full_cards()
    for number in range(MOST_DEALS):
        assert fair(match).number == number + 1
        for who in (ONE, TWO):
            commit(match, who)
        reveal(match, ONE)
        match.commit(match.prepare_lost(TWO, fair(match).commitment, FRESH))
    return match


def test_the_twentieth_broken_deal_ends_the_match() -> None:
    match = exhausted()
    assert match.state is MatchState.FINISHED
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((), "match-deals-broken")
    for act in (
        lambda: commit(match, ONE),
        lambda: match.prepare_lost(ONE, fair(match).commitment, FRESH),
    ):
        refused("draw-other-deal", act)
    refused("match-over", lambda: match.prepare_stand(ONE, FRESH))
    assert match.tick(1000.0) == ()
    text = format_record(match.record())
    assert parse_record(text) == match.record()
    assert text.count("[broken ") == MOST_DEALS
    assert seed_of(ONE) not in text
    assert text.endswith("[result drawn, deals-broken]\n")
    assert Match.from_record(match.record(), Cards()).is_over
    assert verify(match.record(), Cards()).verdict is Verdict.NO_DRAWS


def test_leaving_in_the_last_deal_ends_the_match_too() -> None:
    match = full_cards()
    for _ in range(MOST_DEALS):
        assert not match.is_over
        for who in (ONE, TWO):
            if match.setup.players[who - 1].is_open:
                match.sit(who, BOB)
            commit(match, who)
        match.commit(match.prepare_stand(TWO, FRESH))
    assert match.is_over
    assert match.setup.players == (ANN, BOB)


def test_another_writer_learns_that_the_match_is_over() -> None:
    behind, ahead = full_cards(), exhausted()
    assert behind.catch_up(news_for(behind, ahead)) == ()
    assert behind.is_over


# Restored


def test_a_restored_backup_breaks_undrawn_deals_off() -> None:
    for match, list_, seats in ((fair_cards(), "-", "-"), (full_cards(), "-", "1,2")):
        setup = restored(match.setup, FRESH, 7.0)
        assert isinstance(setup.deal, FairDeal)
        line = f"1 {fair(match).commitment} {list_} restored {seats}"
        assert [str(broken) for broken in setup.deal.broken] == [line]
    match = closed()
    reveal(match, ONE)
    deal = restored(match.setup, FRESH, 7.0).deal
    assert isinstance(deal, FairDeal)
    assert str(deal.broken[0]).endswith(f"{fair(match).closed_list} restored 2")


def test_a_restored_backup_leaves_drawn_and_other_deals_as_they_are() -> None:
    again = same_deal(play_out(seated_cards()).record(), [ANN, Player.open()])
    early = same_deal(play_out(early_cards()).record(), [ANN, Player.open()])
    for setup in (seated_cards().setup, exhausted().setup, pile().setup, again, early):
        assert restored(setup, FRESH, 7.0) is setup


def test_an_undrawn_match_of_version_1_begins_its_first_deal() -> None:
    early: Setup = replace(early_cards().setup)
    setup = restored(early, FRESH, 7.0, programs=[2])
    assert setup == with_fair_deal(early, FRESH, 7.0, programs=[2])
