"""Whole games over real sockets."""

import random
from typing import Any

import pytest

from tests.server.conftest import Visit, on_both
from tests.server.visitor import Socket, Visitor
from tuckbox.core import seat
from tuckbox.games import game, games
from tuckbox.match import parse_record
from tuckbox.match.record.verify import Verdict, verify

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
    with ann.sit_at(match, patches=True) as first, bob.sit_at(match) as second:
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
    has_cards = any(not entry["actor"] for entry in first.entries)
    expected = Verdict.NO_SAY if has_cards else Verdict.NO_DRAWS
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
        assert [entry["actor"] for entry in first.entries] == [0, 0]


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
        assert first.update["take_back_seat"] == 1
        assert first.submit("takes-back")["type"] == "ack"
        second.wait_until(lambda update: update["owed"] == [1, 2])


def test_the_mover_may_take_back_until_the_next_acts(visit: Visit) -> None:
    ann, bob, match = together(visit, "fillit")
    with ann.sit_at(match) as first, bob.sit_at(match) as second:
        first.submit(first.update["moves"][0])
        first.wait_until(lambda update: update["owed"] == [2])
        assert first.update["take_back_seat"] == 1
        second.owes()
        assert second.update["take_back_seat"] is None
        assert second.submit("takes-back")["code"] == "match-nothing-to-take-back"
        second.submit(second.update["moves"][0])
        first.owes()
        assert first.update["take_back_seat"] is None
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


def test_a_brief_preview_leaves_out_what_the_landing_tells(visit: Visit) -> None:
    ann = visit()
    match = ann.create("fits", ME, options={"boards": "1"})["id"]
    with ann.sit_at(match, patches=True) as socket:
        socket.submit(socket.owes()["moves"][0])
        # What lies over the empty columns closes off gaps.
        text = next(move for move in socket.owes()["moves"] if move.endswith("@B"))
        for brief in (False, True):
            socket.send(type="preview", id=int(brief), seat=1, texts=[text], brief=brief)
        whole, brief = (socket.wait_for("previews")["effects"][text] for _ in range(2))
        ids = [id for one in whole for id in one]
        assert ids[0] == "fits-effect-place"
        told = [id for id in ids if id not in ("fits-effect-place", "fits-effect-above")]
        assert [id for one in brief for id in one] == told
        assert all("seat" not in values for one in brief for values in one.values())


def test_a_preview_tells_what_moves_would_do(visit: Visit) -> None:
    ann, _, match = together(visit, "jammit")
    rules = game("jammit")
    with ann.sit_at(match) as socket:
        some = socket.update["moves"][:2]
        socket.send(type="preview", id=7, seat=1, texts=some)
        previews = socket.wait_for("previews")
        assert (previews["id"], previews["version"], previews["seat"]) == (7, 0, 1)
        position = rules.position(socket.update["view"])
        assert previews["effects"] == {
            text: [
                effect.json()
                for effect in rules.effects(rules.play(position, seat(1), rules.parse_move(text)))
            ]
            for text in some
        }


def answer_to_preview(socket: Socket) -> dict[str, Any]:
    while (told := socket.receive())["type"] not in ("previews", "problem"):
        pass
    return told


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"seat": 2, "texts": []}, "server-not-your-seat"),
        ({"seat": 99, "texts": []}, "server-not-your-seat"),
        ({"seat": 1, "texts": ["nonsense"]}, "server-no-such-move"),
        ({"seat": 1, "texts": ["d1=NB", "z9=BN"]}, "server-no-such-move"),
        ({"seat": 1, "texts": ["x" * 65]}, "server-invalid-message"),
        ({"seat": 1, "texts": ["x"] * 65}, "server-invalid-message"),
        ({"seat": 1, "texts": None}, "server-invalid-message"),
        ({"seat": 1}, "server-invalid-message"),
        ({"seat": "one", "texts": []}, "server-invalid-message"),
        ({"seat": 1, "texts": [], "more": 1}, "server-invalid-message"),
        ({"seat": 1, "texts": ["\ud800"]}, "server-invalid-message"),
        ({"seat": 1, "texts": [float("inf")]}, "server-invalid-message"),
        ({"seat": True, "texts": []}, "server-invalid-message"),
        ({"seat": 1, "texts": ["x" * 64] * 300}, "server-message-large"),
        ({"seat": 1, "texts": ["x" * 64] * 900}, "server-message-large"),
    ],
)
def test_a_preview_that_cannot_be_answered_is_refused_with_its_id(
    visit: Visit, asked: dict[str, Any], code: str
) -> None:
    ann, _, match = together(visit, "jammit")
    with ann.sit_at(match) as socket:
        socket.send(type="preview", id=31, **asked)
        problem = answer_to_preview(socket)
        assert problem["type"] == "problem"
        assert (problem["id"], problem["code"], problem["fatal"]) == (31, code, False)


def test_a_preview_before_hello_is_refused_with_its_id(visit: Visit) -> None:
    ann, _, match = together(visit, "jammit")
    with ann.socket(match) as socket:
        socket.send(type="preview", id=31, seat=1, texts=[])
        problem = socket.wait_for("problem")
        assert (problem["id"], problem["code"]) == (31, "server-hello-first")


@pytest.mark.parametrize("id", [-1, 2**31, 1.5, "seven", None, [1], True, 1.0, "12"])
def test_an_id_that_is_no_number_is_not_repeated(visit: Visit, id: object) -> None:
    ann, _, match = together(visit, "jammit")
    with ann.sit_at(match) as socket:
        socket.send(type="preview", id=id, seat=1, texts=[])
        problem = answer_to_preview(socket)
        assert (problem["type"], problem["id"], problem["code"]) == (
            "problem",
            None,
            "server-invalid-message",
        )


def test_landings_tell_where_pieces_come_to_rest(visit: Visit) -> None:
    ann = visit()
    match = ann.create("fits", ME, options={"boards": "1"})["id"]
    with ann.sit_at(match, patches=True) as socket:
        for _ in range(3):
            update = socket.owes()
            assert len(update["landings"]) == len(update["moves"])
            text = update["moves"][-1]
            socket.submit(text)
            socket.wait_until(lambda _: not socket.is_behind)
            placed = next(entry for entry in socket.entries if entry["text"] == text)
            cells = placed["effects"][0]["fits-effect-place"]["cells"]
            assert min(int(cell[1:]) for cell in cells) == update["landings"][-1] + 1
    with ann.sit_at(match) as program:
        assert isinstance(program.owes()["moves"], list), "it did not ask for patches"
        assert program.update["landings"] is None
    match = ann.create("jammit", ME, ME)["id"]
    with ann.sit_at(match) as socket:
        assert socket.update["landings"] is None
