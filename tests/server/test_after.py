"""Rematches and the same cards again, and what happens when somebody is away."""

import asyncio
import random
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Visit
from tests.server.running import PATIENCE, Running, running, sqlite_settings, until
from tests.server.visitor import Visitor
from tuckbox.server.live.people import Attendance

ME, OPEN = {"kind": "me"}, {"kind": "open"}
SOLO = {"boards": "1"}


def finished_solo(ann: Visitor) -> str:
    match: str = ann.create("fits", ME, options=SOLO)["id"]
    rng = random.Random(1)
    with ann.sit_at(match) as socket:
        while socket.update["result"] is None:
            socket.submit(rng.choice(socket.owes()["moves"]))
            socket.wait_for("update")
    return match


def draws(visitor: Visitor, match: str) -> list[str]:
    with visitor.sit_at(match) as socket:
        return [entry["text"] for entry in socket.entries if not entry["actor"]]


def test_a_rematch_has_the_same_people_one_seat_on(visit: Visit) -> None:
    ann, bob = visit(), visit()
    match = ann.create("jammit", {**ME, "name": "Ann"}, OPEN)["id"]
    bob.join(match, name="Bob")
    early = ann.post(f"/matches/{match}/rematch")
    assert (early.status_code, early.json()["code"]) == (409, "server-not-over")
    with bob.sit_at(match) as socket:
        ann.post(f"/matches/{match}/leave")
        made = ann.post(f"/matches/{match}/rematch").json()["id"]
        assert bob.post(f"/matches/{match}/rematch").json()["id"] == made
        socket.wait_until(lambda update: update["next"] == made)
    seats = bob.get(f"/matches/{made}").json()["seats"]
    assert [(seat["name"], seat["mine"]) for seat in seats] == [("Bob", True), ("Ann", False)]
    assert visit().post(f"/matches/{match}/rematch").json()["code"] == "server-no-seat"


def test_a_rematch_with_cards_waits_for_fresh_seeds(visit: Visit) -> None:
    ann, bob = visit(), visit()
    match = ann.create("fits", ME, OPEN, options=SOLO)["id"]
    bob.join(match)
    ann.post(f"/matches/{match}/leave")
    made = ann.post(f"/matches/{match}/rematch").json()["id"]
    with ann.sit_at(made) as socket:
        assert socket.update["owed"] == []
        assert ann.join(made) == 2
        assert bob.join(made) == 1
        socket.owes()


def test_the_same_cards_again_and_for_somebody_else(visit: Visit) -> None:
    ann, bob = visit(), visit()
    match = finished_solo(ann)
    again = ann.post(f"/matches/{match}/again").json()["id"]
    challenge = ann.post(f"/matches/{match}/challenge").json()["id"]
    first = draws(ann, match)
    assert draws(ann, again) == first[: len(draws(ann, again))]
    with bob.sit_at(challenge) as socket:
        assert socket.update["seats"][0]["kind"] == "open"
    assert bob.join(challenge) == 1
    assert draws(bob, challenge) == first[: len(draws(bob, challenge))] != []
    assert "[same-deal" in bob.get(f"/matches/{challenge}/record").text


def test_a_running_record_keeps_its_secret(visit: Visit) -> None:
    ann = visit()
    match = ann.create("fits", ME)["id"]
    assert "[secret" not in ann.get(f"/matches/{match}/record").text
    assert "[commitment" in ann.get(f"/matches/{match}/record").text
    assert "[secret" in ann.get(f"/matches/{finished_solo(ann)}/record").text


def test_an_absent_seat_is_handed_to_a_bot_and_reclaimed(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = visit(), visit()
    match = ann.create("jammit", ME, OPEN)["id"]
    bob.join(match)
    path = f"/matches/{match}/seats/2/hand-over"
    assert bob.post(path, {"level": "random"}).json()["code"] == "server-host-only"
    early = ann.post(path, {"level": "random"})
    assert (early.status_code, early.json()["code"]) == (409, "match-not-offline")
    monkeypatch.setattr(Attendance, "offline_since", lambda *_: time.time() - 61)
    assert ann.post(path, {"level": "nobody"}).json()["code"] == "bot-unknown"
    assert ann.post(path, {"level": "random"}).status_code == 204
    with ann.sit_at(match) as socket:
        seat = socket.update["seats"][1]
        assert (seat["stood_in"], seat["level"]) == (True, "random")
    back = f"/matches/{match}/seats/2/reclaim"
    assert ann.post(back).json()["code"] == "server-not-your-seat"
    assert bob.post(back).status_code == 204
    with bob.sit_at(match) as socket:
        assert not socket.update["seats"][1]["stood_in"]


def test_whoever_was_never_there_counts_as_absent_from_the_start(
    visit: Visit, node: Running
) -> None:
    ann, bob = visit(), visit()
    match = ann.create("jammit", ME, OPEN)["id"]
    bob.join(match)
    live = node.services.live_matches.find(match)
    assert live is not None
    with bob.sit_at(match):
        assert live.presence.offline_since(_seat(2)) is None
        assert live.presence.offline_since(_seat(1)) is not None
    until(lambda: live.presence.offline_since(_seat(2)) is not None)


def test_only_the_clock_of_the_seat_to_move_runs(visit: Visit) -> None:
    ann, bob = visit(), visit()
    match = ann.create("jammit", ME, OPEN, time={"kind": "total", "seconds": 900})["id"]
    bob.join(match)
    with bob.sit_at(match) as socket:
        clocks = socket.update["clocks"]
        assert [clock["running"] for clock in clocks] == [True, False]
        assert clocks[1]["remaining"] == 900
        assert clocks[0]["remaining"] <= 900


def test_a_clock_runs_out_by_itself(visit: Visit) -> None:
    ann, bob = visit(), visit()
    match = ann.create("jammit", ME, OPEN, time={"kind": "total", "seconds": 5})["id"]
    bob.join(match)
    with bob.sit_at(match) as socket:
        socket.send(type="ping")
        socket.wait_until(lambda update: update["result"])
        assert socket.update["result"]["winners"] == [2]
        assert socket.entries[-1]["text"] == "times-out"


def test_a_clock_runs_out_where_nobody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The node must not look by itself before the test has looked.
    monkeypatch.setattr("tuckbox.server.live.live_matches.RING_SECONDS", 3600.0)
    with (
        running(sqlite_settings(tmp_path)) as node,
        closing(Visitor(node)) as ann,
        closing(Visitor(node)) as bob,
    ):
        match = ann.create("jammit", ME, OPEN, time={"kind": "move", "seconds": 5})["id"]
        live_matches, loop = node.services.live_matches, node.server.servers[0].get_loop()
        # No match may set an alarm, however long it takes until this one is forgotten.
        monkeypatch.setattr(live_matches, "_set_alarm", lambda _: None)
        bob.join(match)
        begun = time.time()
        loop.call_soon_threadsafe(live_matches.forget, match)
        until(lambda: live_matches.find(match) is None)
        until(lambda: time.time() > begun + 5.1)
        assert ann.get(f"/matches/{match}").json()["state"] == "running"
        asyncio.run_coroutine_threadsafe(live_matches.ring_absent_once(), loop).result(PATIENCE)
        assert ann.get(f"/matches/{match}").json()["result"]["winners"] == [2]


def _seat(number: int) -> Any:
    return number
