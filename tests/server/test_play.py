"""Whole games over real sockets."""

import random

import pytest

from tests.server.conftest import Visit, on_both
from tests.server.visitor import Socket, Visitor
from tuckbox.games import game, games
from tuckbox.match import parse_record
from tuckbox.match.verify import Verdict, verify

ME, OPEN = {"kind": "me"}, {"kind": "open"}
SHORT = {"fits": {"boards": "1"}}

pytestmark = on_both


def play_on(sockets: list[Socket], rng: random.Random) -> None:
    """Make random moves until the match is over for everybody."""
    while not all(socket.update["result"] for socket in sockets):
        mover = next(socket for socket in sockets if socket.may_choose)
        told = mover.submit(rng.choice(mover.update["moves"]))
        assert told["type"] == "ack"
        mover.wait_for("update")
        owed = mover.update["owed"], mover.update["version"], mover.update["result"]
        for socket in sockets:
            socket.wait_until(
                lambda update: (update["owed"], update["version"], update["result"]) == owed  # noqa: B023
            )


def together(visit: Visit, name: str) -> tuple[Visitor, Visitor, str]:
    ann, bob = visit(), visit()
    match = ann.create(name, {**ME, "name": "Ann"}, OPEN, options=SHORT.get(name))["id"]
    assert bob.join(match, name="Bob") == 2
    return ann, bob, match


@pytest.mark.parametrize("name", games())
def test_two_browsers_play_a_whole_game(visit: Visit, name: str) -> None:
    ann, bob, match = together(visit, name)
    with ann.sit_at(match, effects=True) as first, bob.sit_at(match) as second:
        play_on([first, second], random.Random(name))
        assert first.entries == second.entries
        assert [entry["number"] for entry in first.entries] == list(
            range(1, len(first.entries) + 1)
        )
        assert first.update["result"] == second.update["result"]
    record = parse_record(bob.get(f"/matches/{match}/record").text)
    assert [(entry.actor, entry.text) for entry in record.entries] == [
        (entry["actor"], entry["text"]) for entry in first.entries
    ]
    has_cards = any(entry["kind"] == "draw" for entry in first.entries)
    expected = Verdict.PROVED if has_cards else Verdict.NO_FAIR_DRAW
    assert verify(record, game(name)).verdict is expected
    assert ann.get(f"/matches/{match}").json()["state"] == "finished"


def test_nothing_is_drawn_before_every_seat_is_taken(visit: Visit) -> None:
    ann, bob = visit(), visit()
    match = ann.create("fits", ME, OPEN)["id"]
    with ann.sit_at(match) as first:
        assert first.update["entries"] == []
        assert first.update["owed"] == []
        assert first.update["commitment"] is not None
        bob.join(match)
        update = first.owes()
        assert update["moves"]
        assert [entry["kind"] for entry in first.entries] == ["draw", "draw"]


def test_one_person_at_two_seats_is_shown_the_lowest_that_owes(visit: Visit) -> None:
    ann = visit()
    match = ann.create("fits", ME, ME)["id"]
    with ann.sit_at(match) as socket:
        assert socket.update["seat"] == 1
        socket.submit(socket.update["moves"][0])
        socket.wait_until(lambda update: update["seat"] == 2)
        socket.send(type="look", seat=1)
        socket.wait_until(lambda update: update["seat"] == 1)
        assert socket.update["chosen"] is not None
        socket.send(type="look", seat=None)
        socket.wait_until(lambda update: update["seat"] is None)
        assert socket.update["moves"] == []
        socket.send(type="look", seat=0)
        socket.wait_until(lambda update: update["seat"] == 2)


@pytest.mark.parametrize("name", ["fits", "fillit"])
def test_one_person_at_two_seats_takes_back_for_the_one_before(visit: Visit, name: str) -> None:
    ann = visit()
    match = ann.create(name, ME, ME)["id"]
    with ann.sit_at(match) as socket:
        assert socket.update["take_back_seat"] is None
        socket.submit(socket.update["moves"][0])
        socket.wait_until(lambda update: update["seat"] == 2)
        assert not socket.update["may_take_back"]
        assert socket.update["take_back_seat"] == 1
        assert socket.submit("takes-back", seat=1)["type"] == "ack"
        socket.wait_until(lambda update: update["seat"] == 1)


def test_a_choice_stays_hidden_until_all_have_chosen(visit: Visit) -> None:
    ann, bob, match = together(visit, "fits")
    with ann.sit_at(match) as first, bob.sit_at(match) as second:
        before = second.update
        first.submit(first.update["moves"][0])
        second.wait_until(lambda update: update["owed"] == [2])
        assert second.update["view"] == {**before["view"], "to_move": [2]}
        assert second.update["entries"] == []
        assert second.update["seats"][0]["ply"] == 0
        first.wait_until(lambda update: update["chosen"] is not None)
        assert first.update["may_take_back"]
        assert first.submit("takes-back")["type"] == "ack"
        second.wait_until(lambda update: update["owed"] == [1, 2])


def test_the_mover_may_take_back_until_the_next_acts(visit: Visit) -> None:
    ann, bob, match = together(visit, "fillit")
    with ann.sit_at(match) as first, bob.sit_at(match) as second:
        first.submit(first.update["moves"][0])
        first.wait_until(lambda update: update["owed"] == [2])
        assert first.update["may_take_back"]
        second.owes()
        assert not second.update["may_take_back"]
        assert second.submit("takes-back")["code"] == "match-nothing-to-take-back"
        second.submit(second.update["moves"][0])
        first.owes()
        assert not first.update["may_take_back"]
        second.wait_until(lambda update: update["owed"] == [1])
        assert second.submit("takes-back")["type"] == "ack"
        first.wait_until(lambda update: update["owed"] == [2])
        assert first.entries[-1]["text"] == "takes-back"


def test_a_resend_is_acknowledged_again_and_changes_nothing(visit: Visit) -> None:
    ann, _, match = together(visit, "jammit")
    with ann.sit_at(match) as socket:
        move, other = socket.update["moves"][:2]
        first = socket.submit(move, ply=0)
        again = socket.submit(move, ply=0)
        assert again == first
        refused = socket.submit(other, ply=0)
        assert (refused["code"], refused["expected"]) == ("match-ply-used", 1)
        ahead = socket.submit(move, ply=7)
        assert (ahead["code"], ahead["expected"]) == ("match-ply-ahead", 1)
    assert ann.get(f"/matches/{match}").json()["entries"] == 1


def test_a_spectator_sees_and_cannot_play(visit: Visit) -> None:
    ann, _, match = together(visit, "jammit")
    with ann.sit_at(match) as socket, visit().sit_at(match) as watching:
        assert watching.update["seat"] is None
        assert watching.update["moves"] == []
        assert watching.submit("anything", seat=1, ply=0)["code"] == "server-not-your-seat"
        socket.submit(socket.update["moves"][0])
        watching.wait_until(lambda update: len(update["entries"]) == 1)
        socket.wait_until(lambda update: update["spectators"] == 1)


def test_resigning_ends_the_game_for_two(visit: Visit) -> None:
    ann, bob, match = together(visit, "fillit")
    with ann.sit_at(match) as first, bob.sit_at(match) as second:
        second.submit("resigns")
        first.wait_until(lambda update: update["result"])
        assert first.update["result"]["winners"] == [1]
        assert not first.update["result"]["by_rule"]
        assert first.submit("resigns")["code"] == "match-over"


def test_effects_tell_what_every_move_would_do(visit: Visit) -> None:
    ann, _, match = together(visit, "jammit")
    with ann.sit_at(match, effects=True) as socket:
        update = socket.update
        assert set(update["effects"]) == set(update["moves"])
        some = update["moves"][:2]
        socket.send(type="preview", seat=1, texts=[*some, "nonsense"])
        previews = socket.wait_for("previews")
        assert previews["effects"] == {text: update["effects"][text] for text in some}
    with ann.sit_at(match) as socket:
        assert socket.update["effects"] is None
