"""A client that has the rules of the game knows who owes a choice, and which card follows."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.match.fair_table import Guest, Table
from tests.match.strict_table import choose, finish, hear
from tests.match.tables import SECRET, full_cards, people, play
from tests.match.toys import Cards
from tuckbox.core import AnyGame
from tuckbox.games import game
from tuckbox.match import Match, new_setup, with_fair_deal
from tuckbox.match.fair.draw_client import DrawClient, Stop
from tuckbox.match.fair.keepsake import Keepsake

Log = dict[int, str]


class OtherCards(Cards):
    """The same game by another name."""

    name = "other-cards"


def table_with_rules() -> tuple[Table, list[Guest]]:
    """A table where nobody looks ahead and the first card is drawn; seat 1 has the rules."""
    table = Table(match=full_cards(is_strict=True))
    guests = [Guest(table, 1), Guest(table, 2)]
    guests[0].client = DrawClient(Keepsake("f1"), game=Cards())
    hear(guests, times=2)
    return table, guests


def asked(table: Table, client: DrawClient, log: Log, **changes: Any) -> list[dict[str, Any]]:
    """Ask seat 1 for its link after this log."""
    links = table.links()
    assert links is not None
    draws = {number: line[2:] for number, line in log.items() if line.startswith("0 ")}
    return client.hear(table.shown(), [1], draws, {**links, "awaited": [1], **changes}, log)


def other_card(line: str) -> str:
    return "0 card b" if line == "0 card a" else "0 card a"


@pytest.mark.parametrize(
    "shown",
    [
        lambda log: {**log, 2: "1 hi"},
        lambda log: {**log, 2: "1 hi", 3: "2 offers-draw"},
        lambda log: {**log, 2: "2 handed-to-bot", 3: "1 hi", 4: "1 hi", 5: "2 hi"},
        lambda log: {**log, 2: "1 hi", 3: "2 nonsense"},
        lambda _: {1: "0 nonsense", 2: "1 hi", 3: "2 hi"},
        lambda log: {1: other_card(log[1]), 2: "1 hi", 3: "2 hi"},
    ],
)
def test_no_link_is_given_where_by_the_rules_none_can_be_due(shown: Callable[[Log], Log]) -> None:
    table, (ann, _) = table_with_rules()
    ann.client = DrawClient(ann.client.keepsake, game=Cards())
    ann.client.keepsake.draws.clear()
    assert asked(table, ann.client, shown(table.log())) == []
    assert ann.client.stopped is Stop.LINK


def test_a_card_without_the_link_of_a_seat_that_left_later_does_not_follow() -> None:
    table, (ann, _) = table_with_rules()
    links = table.links()
    assert links is not None
    log = {**table.log(), 2: "1 hi", 3: "2 hi", 4: "2 handed-to-bot"}
    assert asked(table, ann.client, log, links=[*links["links"][:2], None]) == []
    assert ann.client.stopped is Stop.LINK


def test_without_the_rules_a_withheld_choice_is_noticed_when_it_is_shown() -> None:
    others: tuple[AnyGame | None, ...] = (None, OtherCards(), Cards("other components"))
    for rules in others:
        table, (ann, _) = table_with_rules()
        ann.client = DrawClient(ann.client.keepsake, game=rules)
        (answer,) = asked(table, ann.client, {**table.log(), 2: "1 hi"})
        assert answer["type"] == "link"
        asked(table, ann.client, {**table.log(), 2: "1 hi", 3: "2 hi"})
        assert ann.client.stopped is Stop.LINK


def test_cards_that_are_drawn_together_are_all_checked() -> None:
    fits = game("fits")
    setup = new_setup(fits, fits.options(seats=2, boards="1"), people(2), match="f1")
    table = Table(match=Match.begin(fits, with_fair_deal(setup, SECRET, is_strict=True)))
    guests = [Guest(table, 1), Guest(table, 2)]
    hear(guests, times=2)
    for who in table.match.owing:
        play(table.match, who, fits.format_move(table.match.legal_moves(who)[0]))
    log = table.log()
    assert [number for number, line in log.items() if line.startswith("0 ")] == [1, 2]
    kept = guests[0].lines[:2]
    for shown, stopped in ((log, None), ({**log, 1: log[2], 2: log[1]}, Stop.LINK)):
        keepsake = Keepsake("f1")
        for line in kept:
            keepsake.add(line)
        client = DrawClient(keepsake, game=fits)
        assert len(asked(table, client, shown)) == (stopped is None)
        assert client.stopped is stopped


def test_a_match_is_played_like_any_other() -> None:
    table, guests = table_with_rules()
    choose(table.match)
    finish(table, guests)
    assert [guest.client.stopped for guest in guests] == [None, None]
