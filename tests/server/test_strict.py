"""A table where nobody looks ahead, over the wire: cards wait for every client's link."""

import pytest

from tests.server.conftest import Visit, on_both
from tests.server.drawing import ME, OPEN, Client, drawing_match
from tests.server.visitor import Json
from tuckbox.match.record.verify import Verdict
from tuckbox.server.wire import server_messages


def strict_match(visit: Visit) -> list[Client]:
    return drawing_match(visit(), visit(), strict=True)


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
    found = clients[0].verified()
    assert (found.verdict, found.sentence.id) == (Verdict.PROVED, "verify-proved-strict")
    rematch = clients[0].visitor.post(f"/matches/{clients[0].match}/rematch").json()["id"]
    update = clients[0].visitor.get(f"/matches/{rematch}/update").json()
    assert update["deal"]["strict"]
    again = clients[0].visitor.post(f"/matches/{clients[0].match}/again")
    assert (again.status_code, again.json()["code"]) == (409, "match-deal-strict")


def test_whoever_comes_back_is_shown_the_whole_log(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client gives no link unless it holds every entry from the first on."""
    monkeypatch.setattr(server_messages, "ENTRIES_KEPT", 3)
    for client in (clients := strict_match(visit)) * 2:
        client.hear()
    for client in clients:
        client.choose()
    shown = clients[0].update()
    assert shown["fresh"]
    assert [entry["number"] for entry in shown["entries"]] == list(range(1, shown["version"] + 1))
    assert [bool(entry["effects"]) for entry in shown["entries"][-3:]] == [True] * 3
    assert shown["version"] > 3
    for client in clients:
        client.hear()
        assert client.draw.stopped is None
    assert clients[0].update()["version"] > shown["version"]


def test_a_wrong_link_is_refused(visit: Visit) -> None:
    clients = strict_match(visit)
    for client in clients * 2:
        client.hear()
    table = clients[0].update()["deal"]["commitment"]
    said = {"type": "link", "seat": 1, "table": table, "number": 1, "link": "00" * 32, "shown": 4}
    assert clients[0].refusal(**said) == (409, "draw-link-early")
    for client in clients:
        client.choose()
    assert clients[0].refusal(**said) == (409, "draw-other-link")
    assert clients[1].refusal(**said) == (403, "server-not-your-seat")
    assert clients[0].refusal(**{**said, "number": 0})[0] == 422


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
