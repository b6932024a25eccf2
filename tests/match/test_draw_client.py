"""A client commits, checks, reveals, and goes on where it was after anything that may happen to it."""

import pytest

from tests.match.fair_table import Guest, Table
from tests.match.tables import ONE, TWO, commit, fair, reveal
from tuckbox.match.fair.card_source import seed_commitment
from tuckbox.match.fair.draw_client import DrawClient, Stop


def test_it_commits_to_a_seed_that_it_has_written_down_and_reveals_it() -> None:
    table = Table()
    guest = Guest(table, 1)
    (answer,) = guest.client.hear(table.shown(), [1], {})
    (line,) = guest.lines
    own = seed_commitment(line["commitment"], 1, line["seed"])
    expected = {"type": "commit", "seat": 1, "table": line["commitment"], "commitment": own}
    assert answer == expected
    table.take(answer)
    assert guest.client.hear(table.shown(), [1], {}) == []
    commit(table.match, TWO)
    guest.hear()
    assert not guest.client.is_acknowledged
    guest.hear()
    assert guest.client.is_acknowledged
    assert [set(line) - {"match"} for line in guest.lines[1:]] == [
        {"commitment", "seat", "game", "options", "components", "list", "broken", "at"}
    ]
    reveal(table.match, TWO)
    guest.hear()
    assert guest.lines[-1] == {"match": "f1", "entry": 1, "draw": table.match.log[0].text}
    assert guest.client.stopped is None


def test_with_several_seats_it_commits_at_the_lowest() -> None:
    table = Table()
    guest = Guest(table, 1)
    for answer in guest.client.hear(table.shown(), [2, 1], {}):
        table.take(answer)
    assert [line.has_seed for line in fair(table.match).commits] == [True, False]
    guest.hear()
    assert table.draws()


def test_a_spectator_and_a_game_without_a_deal_have_nothing_to_answer() -> None:
    table = Table()
    client = Guest(table, 1).client
    assert client.hear(table.shown(), [], {}) == []
    assert client.hear(None, [1], {}) == []
    assert client.stopped is None


def test_it_goes_on_from_its_keepsake() -> None:
    """A page that is loaded again, a second tab: the same seed, and nothing is written twice."""
    table = Table()
    first = Guest(table, 1)
    first.hear()
    second = DrawClient(first.client.keepsake)
    assert second.hear(table.shown(), [1], {}) == []
    commit(table.match, TWO)
    first.hear()
    (answer,) = second.hear({**(table.shown() or {}), "revealed": []}, [1], {})
    assert answer["seed"] == first.lines[0]["seed"]
    assert len(first.lines) == 2


def test_where_its_storage_was_cleared_it_commits_anew_while_that_is_possible() -> None:
    table = Table()
    Guest(table, 1).hear()
    again = Guest(table, 1)
    again.hear()
    assert fair(table.match).answers[0] == seed_commitment(
        fair(table.match).commitment, 1, again.lines[0]["seed"]
    )
    commit(table.match, TWO)
    cleared = Guest(table, 1)
    assert cleared.client.hear(table.shown(), [1], {}) == []
    assert cleared.client.stopped is None
    table.lose(1)
    cleared.hear()
    assert fair(table.match).answers[0] is not None


def stopped() -> tuple[Table, Guest]:
    table = Table()
    guest = Guest(table, 1)
    guest.hear()
    shown = table.shown()
    assert shown is not None
    guest.client.hear({**shown, "commitment": "ab" * 32}, [1], {})
    assert guest.client.stopped is Stop.TABLE
    return table, guest


def test_a_stopped_client_sends_nothing_until_its_player_plays_on() -> None:
    table, guest = stopped()
    commit(table.match, TWO)
    assert guest.client.hear(table.shown(), [1], {}) == []
    reloaded = DrawClient(guest.client.keepsake)
    assert reloaded.stopped is Stop.TABLE
    guest.client.play_on()
    guest.client.play_on()
    guest.hear()
    assert fair(table.match).seeds[0] is not None
    assert guest.lines[-2] == {"match": "f1", "plays_on": "table"}
    assert guest.client.keepsake.is_spoilt
    assert DrawClient(guest.client.keepsake).stopped is None


@pytest.mark.parametrize(
    "lines",
    [
        [],
        ["1 person {own}"],
        ["1 person {own}", "3 person -"],
        ["1 person {own}", "2 robot -"],
        ["1 person {own}", "2 bot " + "ab" * 32],
        ["1 person -", "2 person -"],
        ["1 person {own}", "2 person -", "3 person -"],
    ],
)
def test_a_malformed_list_stops_it(lines: list[str]) -> None:
    table = Table()
    guest = Guest(table, 1)
    guest.hear()
    commit(table.match, TWO)
    own, shown = fair(table.match).commits[0].commitment, table.shown()
    assert shown is not None
    changed = {**shown, "list": [line.format(own=own) for line in lines]}
    assert guest.client.hear(changed, [1], {}) == []
    assert guest.client.stopped is Stop.LIST


@pytest.mark.parametrize(
    ("number", "broken"),
    [
        (2, []),
        (1, ["[broken 1 nonsense]"]),
        (3, ["[broken 2 {t} - left 2]"]),
        (2, ["[broken 1 {t} {t} left 2]"]),
    ],
)
def test_deals_that_skip_stop_it(number: int, broken: list[str]) -> None:
    table = Table()
    guest = Guest(table, 1)
    guest.hear()
    commit(table.match, TWO)
    guest.hear()
    shown = table.shown()
    assert shown is not None
    lines = [line.format(t=shown["commitment"]) for line in broken]
    guest.client.hear(
        {**shown, "number": number, "broken": lines, "commitment": "ab" * 32}, [1], {}
    )
    assert guest.client.stopped is Stop.TABLE


def test_cards_of_a_deal_that_it_never_answered_stop_it_at_once() -> None:
    table = Table()
    guest = Guest(table, 1)
    guest.hear()
    commit(table.match, TWO)
    table.lose(1)
    for who in (ONE, TWO):
        commit(table.match, who)
        assert guest.client.stopped is None
    for who in (ONE, TWO):
        reveal(table.match, who)
    guest.hear()
    assert guest.client.stopped is Stop.DRAW


def test_a_deal_after_a_draw_stops_it() -> None:
    table = Table()
    guest = Guest(table, 1)
    guest.hear()
    commit(table.match, TWO)
    guest.client.keepsake.draws[1] = "card a"
    table.lose(1)
    guest.hear()
    assert guest.client.stopped is Stop.DRAW


def test_what_a_node_shows_that_lags_behind_is_no_reason_to_stop() -> None:
    table = Table()
    guest = Guest(table, 1)
    shown = [table.shown()]
    for _ in range(2):
        guest.hear()
        commit(table.match, TWO)
        shown.append(table.shown())
        guest.hear()
        if len(shown) == 2:
            table.lose(2)
            shown.append(table.shown())
    reveal(table.match, TWO)
    guest.hear()
    assert table.draws()
    for deal in shown:
        guest.client.hear(deal, [1], {})
    assert guest.client.stopped is None


def test_the_twentieth_broken_deal_is_no_reason_to_stop() -> None:
    table = Table()
    guest = Guest(table, 1)
    for _ in range(20):
        guest.hear()
        commit(table.match, TWO)
        guest.hear()
        table.lose(2)
    guest.hear()
    assert table.match.is_over
    assert guest.client.stopped is None
