"""A table where nobody looks ahead, over the wire: cards wait for every client's link."""

from typing import Any

import pytest

from tests.server.conftest import Visit, on_both
from tests.server.visitor import Json, Visitor
from tuckbox import game
from tuckbox.match import parse_record
from tuckbox.match.draw_client import DrawClient
from tuckbox.match.keepsake import Keepsake
from tuckbox.match.verify import Verdict, verify

ME, OPEN = {"kind": "me"}, {"kind": "open"}


class Client:
    """A visitor whose client takes part in the draw."""

    def __init__(self, visitor: Visitor, match: str, seat: int) -> None:
        self.visitor, self.match, self.seat = visitor, match, seat
        self.draw = DrawClient(Keepsake(match))

    def update(self) -> Json:
        found: Json = self.visitor.get(f"/matches/{self.match}/update").json()
        return found

    def hear(self) -> Json:
        """Answer what the table shows; return it."""
        update = self.update()
        log = {entry["number"]: f"{entry['actor']} {entry['text']}" for entry in update["entries"]}
        draws = {number: line[2:] for number, line in log.items() if line.startswith("0 ")}
        heard: Any = update["deal"], [self.seat], draws, update["links"], log
        for answer in self.draw.hear(*heard):
            said = self.visitor.post(f"/matches/{self.match}/draw", answer)
            assert said.status_code == 204, said.text
        return update

    def choose(self) -> None:
        update = self.update()
        if self.seat not in update["owed"]:
            return  # Out of the round.
        ply = update["seats"][self.seat - 1]["ply"]
        entry = {"seat": self.seat, "ply": ply, "text": update["moves"][0]}
        said = self.visitor.post(f"/matches/{self.match}/entries", entry)
        assert said.status_code == 200, said.text


def strict_match(visit: Visit) -> list[Client]:
    ann, bob = visit(), visit()
    options = {"boards": "1"}
    made = ann.create("fits", ME, OPEN, options=options, draws=False, strict=True)
    bob.join(made["id"], draws=False)
    return [Client(ann, made["id"], 1), Client(bob, made["id"], 2)]


@on_both
def test_a_strict_match_is_played_and_proved(visit: Visit) -> None:
    clients = strict_match(visit)
    for client in clients * 2:
        client.hear()
    while clients[0].update()["result"] is None:
        for client in clients:
            client.choose()
        waiting = clients[0].update()
        if waiting["result"] is None:
            assert waiting["owed"] == []
            assert waiting["links"]["awaited"] == [1, 2]
        clients[0].hear()
        assert clients[0].update()["version"] == waiting["version"]
        clients[1].hear()
    for client in clients:
        client.hear()
    assert [client.draw.stopped for client in clients] == [None, None]
    text = clients[0].visitor.get(f"/matches/{clients[0].match}/record").text
    found = verify(parse_record(text), game("fits"), clients[0].draw.keepsake)
    assert (found.verdict, found.sentence.id) == (Verdict.PROVED, "verify-proved-strict")
    rematch = clients[0].visitor.post(f"/matches/{clients[0].match}/rematch").json()["id"]
    update = clients[0].visitor.get(f"/matches/{rematch}/update").json()
    assert update["deal"]["strict"]
    again = clients[0].visitor.post(f"/matches/{clients[0].match}/again")
    assert (again.status_code, again.json()["code"]) == (409, "match-deal-strict")


def test_a_wrong_link_is_refused(visit: Visit) -> None:
    clients = strict_match(visit)
    for client in clients * 2:
        client.hear()
    match, table = clients[0].match, clients[0].update()["deal"]["commitment"]
    said = {"type": "link", "seat": 1, "table": table, "number": 1, "link": "00" * 32}
    assert _refusal(clients[0].visitor, match, said) == (409, "draw-link-early")
    for client in clients:
        client.choose()
    assert _refusal(clients[0].visitor, match, said) == (409, "draw-other-link")
    assert _refusal(clients[1].visitor, match, said) == (403, "server-not-your-seat")
    assert _refusal(clients[0].visitor, match, {**said, "number": 0})[0] == 422


def _refusal(visitor: Visitor, match: str, said: Json) -> tuple[int, str]:
    answer = visitor.post(f"/matches/{match}/draw", said)
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize(
    ("game", "more", "code"),
    [
        ("fillit", {}, "server-strict-cards"),
        ("fits", {"time": {"kind": "move", "seconds": 86_400}}, "server-strict-slow"),
    ],
)
def test_some_tables_can_not_be_strict(visit: Visit, game: str, more: Json, code: str) -> None:
    seats = [ME, OPEN]
    answer = visit().post("/matches", {"game": game, "seats": seats, "strict": True, **more})
    assert (answer.status_code, answer.json()["code"]) == (422, code)
