"""A client where nobody looks ahead: when it gives a link, when it asks for more, and when it stops."""

from typing import Any

import pytest

from tests.match.fair_table import Guest, Table
from tests.match.strict_table import choose, finish, hear, strict_table
from tests.match.tables import SECRET, full_cards
from tuckbox.i18n import Speaker
from tuckbox.match.fair.draw_client import DrawClient, Stop
from tuckbox.match.fair.hash_chain import LINKS, hashed
from tuckbox.match.fair.keepsake import Keepsake


def test_a_client_that_stopped_plays_on_if_its_player_wants() -> None:
    table, (ann, bob) = strict_table()
    match = table.match
    links = table.links()
    assert links is not None
    shown = table.shown(), [1], table.draws(), {**links, "awaited": [1]}, table.log()
    assert ann.client.hear(*shown) == []
    assert ann.client.stopped is Stop.LINK
    ann.client.play_on()
    choose(match)
    hear([ann, bob])
    assert len(table.draws()) == 2
    assert Speaker("en").text(f"web-draw-stop-{Stop.LINK.value}")


def test_a_client_stops_at_a_table_that_shows_no_link() -> None:
    table, (ann, _) = strict_table()
    links = table.links()
    assert links is not None
    bare = {**links, "links": [None, *links["links"][1:]]}
    ann.client.hear(table.shown(), [1], table.draws(), bare, table.log())
    assert ann.client.stopped is Stop.LINK


def test_a_resent_request_gets_the_same_link() -> None:
    table, (ann, _) = strict_table()
    choose(table.match)
    heard = table.shown(), [1], table.draws(), table.links(), table.log()
    assert ann.client.hear(*heard) == ann.client.hear(*heard)
    assert sum("link" in line for line in ann.lines) == 1


def test_a_request_that_is_resent_after_its_cards_gets_the_same_link() -> None:
    table, guests = strict_table()
    choose(table.match)
    links, client = table.links(), guests[0].client
    first = client.hear(table.shown(), [1], table.draws(), links, table.log())
    hear(guests)
    client.hear(table.shown(), [1], table.draws(), table.links(), table.log())
    assert client.hear(table.shown(), [1], table.draws(), links, table.log()) == first != []


def test_a_client_that_only_watches_gives_nothing() -> None:
    table, _ = strict_table()
    choose(table.match)
    stranger = DrawClient(Keepsake("f1"))
    assert stranger.hear(table.shown(), [1], table.draws(), table.links(), table.log()) == []
    assert stranger.stopped is None


def test_alone_no_link_travels_before_the_cards_of_the_last_were_shown() -> None:
    table, (ann,) = strict_table(1)
    ann.hear()
    shown, links = table.shown(), table.links()
    assert shown is not None
    assert links is not None
    first = ann.client.link_with_move(shown, links)
    assert first is not None
    assert first == ann.client.link_with_move(shown, links)
    assert ann.client.link_with_move(shown, {**links, "moment": 1}) is None
    assert ann.client.stopped is Stop.LINK
    assert ann.client.link_with_move(shown, links) is None
    ann.client.play_on()
    later = ann.client.link_with_move(shown, {**links, "moment": 1})
    assert later is not None
    assert hashed(later) == first


def without(log: dict[int, str], *numbers: int) -> dict[int, str]:
    return {number: line for number, line in log.items() if number not in numbers}


def test_a_client_asks_for_entries_that_are_missing() -> None:
    table, (ann, bob) = strict_table()
    choose(table.match)
    links, log = table.links(), table.log()
    heard = table.shown(), [1], table.draws(), links
    assert ann.client.hear(*heard, without(log, 2)) == [{"type": "hello"}]
    assert ann.client.hear(*heard, without(log, 1)) == [{"type": "hello"}]
    assert not any("entry" in line for line in ann.lines)
    (answer,) = ann.client.hear(*heard, log, is_fresh=True)
    assert (answer["type"], answer["shown"]) == ("link", 3)
    table.take(answer)
    bob.hear()
    new = {4: table.log()[4]}
    assert ann.client.hear(table.shown(), [1], table.draws(), table.links(), new) == []
    choose(table.match)
    assert ann.client.hear(*heard[:3], table.links(), {6: "2 hi"}) == [{"type": "hello"}]
    ann.hear()
    assert ann.client.stopped is None
    assert [line["after"] for line in ann.lines if "link" in line] == [0, 3]


def test_a_client_stops_where_all_was_asked_for_and_entries_are_missing() -> None:
    table, (ann, _) = strict_table()
    choose(table.match)
    heard = table.shown(), [1], table.draws(), table.links()
    assert ann.client.hear(*heard, without(table.log(), 2), is_fresh=True) == []
    assert ann.client.stopped is Stop.LINK
    ann.client.play_on()
    (answer,) = ann.client.hear(*heard, without(table.log(), 2), is_fresh=True)
    assert answer["shown"] == 0


def test_what_is_shown_again_or_late_is_not_answered() -> None:
    table, guests = strict_table()
    ann = guests[0]
    choose(table.match)
    old = table.shown(), [1], table.draws(), table.links(), table.log()
    finish(table, guests)
    assert ann.client.hear(*old, is_fresh=True) == []
    assert ann.client.stopped is None
    ann.client.hear(*old[:4], {**old[4], 3: "2 lo"}, is_fresh=True)
    assert ann.client.stopped is Stop.LINK


def test_where_others_sit_no_link_is_made_for_a_move() -> None:
    """Not even if the table says that nobody else sits there."""
    table, (ann, _) = strict_table()
    ann.hear()
    shown, links = table.shown(), table.links()
    assert shown is not None
    assert links is not None
    assert ann.client.link_with_move(shown, links) is None
    assert ann.client.link_with_move({**shown, "options": "seats=1"}, links) is None
    assert DrawClient(Keepsake("f1")).link_with_move(shown, links) is None


@pytest.mark.parametrize("options", ["seats=1 seats=2", "seats=2 seats=1", "seats=02", "boards=2"])
def test_a_client_stops_where_the_number_of_seats_is_not_said_once(options: str) -> None:
    table = Table(match=full_cards(is_strict=True))
    guests = [Guest(table, 1), Guest(table, 2)]
    hear(guests)
    shown = table.shown()
    assert shown is not None
    assert shown["state"] == "closed"
    assert guests[0].client.hear({**shown, "options": options}, [1], {}) == []
    assert guests[0].client.stopped is Stop.LIST


@pytest.mark.parametrize(
    "changes",
    [
        {"moment": LINKS},
        {"moment": 10**15},
        {"moment": -1},
        {"links": []},
        {"links": ["no", None, None]},
        {"links": [SECRET.hex(), "no", None]},
    ],
)
def test_a_client_stops_at_links_that_cannot_be(changes: dict[str, Any]) -> None:
    table, (ann, _) = strict_table()
    links = table.links()
    assert links is not None
    heard = table.shown(), [1], table.draws(), {**links, **changes}, table.log()
    assert ann.client.hear(*heard) == []
    assert ann.client.stopped is Stop.LINK
