"""Nobody looks ahead: cards wait for a link of everybody, and each can be checked at once."""

from typing import Any

import pytest

from tests.match import second_draw
from tests.match.fair_table import Guest, Table
from tests.match.strict_table import choose, finish, hand_over, hear, strict_table
from tests.match.tables import (
    ONE,
    SECRET,
    THREE,
    TWO,
    fair,
    full_cards,
    play,
    refused,
    seated_cards,
    texts,
)
from tests.match.toys import Cards
from tuckbox.core import CHANCE, Seat
from tuckbox.match import (
    Match,
    Player,
    Submission,
    TimeControl,
    new_setup,
    rematch,
    same_deal,
    with_fair_deal,
)
from tuckbox.match.fair.deal_shown import links_shown
from tuckbox.match.fair.hash_chain import LINKS, ChainLink, hashed, link_of
from tuckbox.match.record.stored_form import setup_from_json, setup_to_json

TIME = TimeControl(30, is_per_turn=True)


def give(match: Match, who: Seat, number: int, link: str, now: float = 0.0) -> None:
    given = ChainLink(number, link)
    match.commit(match.prepare_link(who, fair(match).commitment, given, len(match.log), now))


def cards(match: Match) -> list[str]:
    return [entry.text for entry in match.log if entry.actor == CHANCE]


def test_a_chain_leads_to_its_end() -> None:
    start = "07" * 32
    ours = [link_of(start, number) for number in range(LINKS + 1)]
    assert ours == second_draw.chain(start)
    assert hashed(ours[5]) == ours[4]
    assert ChainLink(5, ours[5]).end == ours[0]
    assert ChainLink(5, ours[5]).at(6) is None
    assert ChainLink(5, ours[5]).until(3) == ChainLink(3, ours[3])
    assert ChainLink(5, ours[5]).until(9) == ChainLink(5, ours[5])


def test_the_table_commits_to_the_end_of_its_chain_and_to_being_strict() -> None:
    table, _ = strict_table()
    setup = table.match.setup
    named = ["cards", str(setup.options), setup.components]
    end = second_draw.chain(SECRET.hex())[0]
    assert fair(table.match).commitment == second_draw.table(end, "f1", 1, named, word="strict")


def test_cards_wait_until_every_client_has_given_its_link() -> None:
    table, (ann, bob) = strict_table()
    match = table.match
    assert len(cards(match)) == 1
    play(match, ONE, "hi")
    ann.hear()
    assert fair(match).links[1] is None
    play(match, TWO, "lo")
    assert texts(match)[-2:] == ["1 hi", "2 lo"]
    assert not match.owing
    assert links_shown(match.setup, match.fold) is not None
    assert table.links()["awaited"] == [1, 2]  # type: ignore[index]
    ann.hear()
    assert table.links()["awaited"] == [2]  # type: ignore[index]
    assert len(cards(match)) == 1
    bob.hear()
    assert len(cards(match)) == 2
    assert match.owing == (ONE, TWO)


def test_every_card_follows_from_the_links_of_its_moment() -> None:
    table, guests = strict_table(3)
    finish(table, guests)
    match, game = table.match, Cards()
    chains = [second_draw.chain(SECRET.hex())]
    chains += [second_draw.chain(guest.lines[0]["seed"]) for guest in guests]
    closed = second_draw.closed(fair(match).commitment, [str(c) for c in fair(match).commits])
    position, moment = game.initial(match.setup.options), 0
    for entry in match.log:
        if entry.actor == CHANCE:
            weights = [weight for _, weight in game.chances(position)]
            links = [chain[moment] for chain in chains]
            drawn = second_draw.fair(links[0], closed, links[1:], moment, weights)
            assert game.chances(position)[drawn][0] == entry.text
            moment += 1
        position = game.after(position, entry.actor, entry.text)
    assert moment == 6
    assert all(guest.client.stopped is None for guest in guests)


def test_bots_give_no_links() -> None:
    game = Cards()
    players = [Player.guest("Ann"), Player.bot("random")]
    setup = new_setup(game, game.options(seats=2), players, match="f1")
    match = Match.begin(game, with_fair_deal(setup, SECRET, is_strict=True))
    guests = [Guest(Table(match=match), 1)]
    hear(guests, times=2)
    finish(guests[0].table, guests)
    assert match.is_over


def test_a_link_must_be_the_next_one_and_asked_for() -> None:
    table, (ann, _) = strict_table()
    match = table.match
    start = ann.lines[0]["seed"]
    links = [link_of(start, number) for number in range(4)]
    refused("draw-link-early", lambda: give(match, ONE, 1, links[1]))
    choose(match)
    refused("draw-other-link", lambda: give(match, ONE, 1, links[2]))
    refused("draw-other-link", lambda: give(match, ONE, 1, "no"))
    refused("draw-other-link", lambda: give(match, ONE, 2, links[2]))
    refused("draw-other-link", lambda: give(match, ONE, 0, links[1]))
    refused(
        "draw-other-deal", lambda: match.prepare_link(ONE, "00" * 32, ChainLink(1, links[1]), 3)
    )
    refused("draw-no-link-wanted", lambda: give(match, THREE, 1, links[1]))
    give(match, ONE, 1, links[1])
    version = match.version
    give(match, ONE, 1, links[1])
    give(match, ONE, 0, links[0])
    assert match.version == version
    refused("draw-other-link", lambda: give(match, ONE, 1, links[2]))


def test_no_links_are_wanted_elsewhere() -> None:
    match = seated_cards()
    refused("draw-no-link-wanted", lambda: give(match, ONE, 1, "00" * 32))
    assert links_shown(match.setup, match.fold) is None


def test_nothing_is_taken_back_but_a_choice_that_waits() -> None:
    table, guests = strict_table()
    match = table.match
    play(match, ONE, "hi")
    assert match.may_take_back(ONE)
    play(match, ONE, "takes-back")
    choose(match)
    assert not match.may_take_back(ONE)
    refused("match-strict", lambda: play(match, ONE, "takes-back"))
    hear(guests)
    refused("match-strict", lambda: play(match, TWO, "takes-back"))


def test_nobody_moves_while_links_are_awaited_but_anybody_may_leave() -> None:
    table, _ = strict_table()
    match = table.match
    choose(match)
    refused("match-no-draw", lambda: play(match, ONE, "hi"))
    play(match, ONE, "resigns")
    assert match.is_over


def test_a_seat_that_is_handed_over_gives_no_links_any_more() -> None:
    table, guests = strict_table(3)
    match = table.match
    choose(match)
    for guest in guests[:2]:
        guest.hear()
    assert len(cards(match)) == 1
    hand_over(match, 3)
    assert len(cards(match)) == 2
    play(match, THREE, "reclaims")
    choose(match)
    hear(guests)
    assert len(cards(match)) == 3
    assert table.links()["links"][3] is None  # type: ignore[index]
    finish(table, guests)
    assert [guest.client.stopped for guest in guests] == [None] * 3


def test_the_host_may_hand_over_a_seat_whose_link_does_not_come() -> None:
    table, (ann, _) = strict_table()
    match = table.match
    for who in (ONE, TWO):
        play(match, who, "hi", now=100.0)
    ann.hear()
    refused("match-not-offline", lambda: match.prepare_hand_over(TWO, None, 159.0))
    refused("match-not-offline", lambda: match.prepare_hand_over(ONE, None, 200.0))
    match.commit(match.prepare_hand_over(TWO, None, 160.0))
    assert len(cards(match)) == 2
    refused("match-not-offline", lambda: seated_cards().prepare_hand_over(ONE, None))


def test_the_clock_runs_for_a_link() -> None:
    table, (ann, _) = strict_table(time=TIME)
    match = table.match
    choose(match)
    ann.hear()
    assert match.clock is not None
    assert match.clock.since[0] is None
    assert match.clock.since[1] is not None
    match.tick(31.0)
    assert texts(match)[-1] == "2 times-out"
    assert match.is_over


def test_alone_the_link_travels_with_the_move() -> None:
    table, (ann,) = strict_table(1)
    match = table.match
    ann.hear()
    while not match.is_over:
        shown, links = table.shown(), table.links()
        assert shown is not None
        assert links is not None
        link = ann.client.link_with_move(shown, links)
        match.commit(match.prepare(Submission(ONE, match.ply(ONE), "hi", link=link)))
        assert match.owing or match.is_over
        ann.hear()
    assert ann.client.stopped is None
    assert len(cards(match)) == 6


def test_with_others_no_link_travels_with_a_move() -> None:
    table, (ann, _) = strict_table()
    link = link_of(ann.lines[0]["seed"], 1)
    asked = Submission(ONE, 0, "hi", link=link)
    refused("draw-link-early", lambda: table.match.prepare(asked))


@pytest.mark.parametrize("seats", [1, 2])
def test_a_strict_match_is_stored_whole(seats: int) -> None:
    table, guests = strict_table(seats)
    match = table.match
    choose(match)
    guests[0].hear()
    stored: Any = setup_to_json(match.setup)
    assert setup_from_json(stored) == match.setup
    again = Match(match.game, setup_from_json(stored), entries=tuple(match.log))
    assert again.setup.is_strict
    assert again.fold == match.fold


def test_a_broken_deal_is_followed_by_a_strict_one() -> None:
    table = Table(match=full_cards(is_strict=True))
    guests = [Guest(table, 1), Guest(table, 2)]
    hear(guests)
    guests[0].hear()
    table.lose(2)
    assert fair(table.match).is_strict
    hear(guests, times=2)
    assert len(cards(table.match)) == 1


def test_the_same_cards_are_not_dealt_again_and_a_rematch_has_no_deal_yet() -> None:
    table, guests = strict_table()
    finish(table, guests)
    record = table.match.record()
    refused("match-deal-strict", lambda: same_deal(record, record.setup.players))
    assert rematch(Cards(), table.match.setup).deal is None


def test_a_link_names_the_last_entry_that_was_shown() -> None:
    table, (ann, _) = strict_table()
    match = table.match
    choose(match)
    link = ChainLink(1, link_of(ann.lines[0]["seed"], 1))
    commitment = fair(match).commitment
    for shown in (0, 2, 4):
        refused(
            "draw-link-early",
            lambda shown=shown: match.prepare_link(ONE, commitment, link, shown),  # type: ignore[misc]
        )
    hand_over(match, 2)
    match.commit(match.prepare_link(ONE, commitment, link, 3))
    assert fair(match).links[1] == link
