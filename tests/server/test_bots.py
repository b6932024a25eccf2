"""Bot seats over the wire: they answer, they survive their workers, and they see only their view."""

import asyncio
import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import Visit
from tests.server.running import Running, running, sqlite_settings, until
from tests.server.visitor import Socket, Visitor
from tuckbox.games import games
from tuckbox.server.bots import bot_choice
from tuckbox.server.bots.bot_choice import BotChoice
from tuckbox.server.bots.worker_pool import JobRefused, Workers

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}
SHORT = {"fits": {"boards": "1"}}


@pytest.fixture
def alone(tmp_path: Path, patient_tables: None) -> Iterator[Running]:
    """A separate node, whose workers may be killed without harm."""
    with running(sqlite_settings(tmp_path, think=0.1, play_limit=100_000)) as found:
        yield found


def thinking(node: Running) -> BotChoice:
    return node.services.bot_choice


def play_to_the_end(socket: Socket, rng: random.Random) -> None:
    while not socket.update["result"]:
        if socket.may_choose:
            socket.submit(rng.choice(socket.update["moves"]))
        else:
            socket.wait_for("update")


@pytest.mark.parametrize("name", games())
def test_one_plays_a_whole_game_against_a_bot(visit: Visit, name: str) -> None:
    ann = visit()
    match = ann.create(name, ME, BOT, options=SHORT.get(name))["id"]
    with ann.sit_at(match) as socket:
        play_to_the_end(socket, random.Random(name))
        assert any(entry["actor"] == 2 for entry in socket.entries)
        assert socket.update["seats"][1]["kind"] == "bot"


def test_bots_alone_play_for_whoever_watches(alone: Running) -> None:
    ann = Visitor(alone)
    match = ann.create("jammit", BOT, BOT)["id"]
    with ann.sit_at(match) as socket:
        assert socket.update["seat"] is None
        socket.wait_until(lambda update: len(socket.entries) >= 2)
    ann.close()


def test_a_crashed_worker_is_replaced_and_the_game_goes_on(alone: Running) -> None:
    ann = Visitor(alone)
    match = ann.create("fillit", ME, BOT)["id"]
    with ann.sit_at(match) as socket:
        socket.submit(socket.owes()["moves"][0])
        socket.owes()
        first = thinking(alone).workers.pids
        # Ctrl-C goes to the server's group, and would end a starting worker with a traceback.
        assert all(os.getpgid(pid) != os.getpgrp() for pid in first)
        os.kill(first[0], signal.SIGKILL)
        socket.submit(socket.update["moves"][0])
        socket.owes()
        assert thinking(alone).quick == 1
        socket.submit(socket.update["moves"][0])
        socket.owes()
        assert thinking(alone).quick == 1
        assert thinking(alone).workers.pids != first
    ann.close()


def test_a_hung_worker_is_ended_and_its_seat_falls_back_to_a_quick_move(
    alone: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Visitor(alone)
    # One after the other: if both choose at once, the bot may have chosen before it hangs.
    match = ann.create("fillit", ME, BOT)["id"]
    with ann.sit_at(match) as socket:
        socket.submit(socket.owes()["moves"][0])
        socket.owes()
        (hung,) = thinking(alone).workers.pids
        os.kill(hung, signal.SIGSTOP)
        monkeypatch.setattr(bot_choice, "GRACE_SECONDS", 0.5)
        socket.submit(socket.update["moves"][0])
        socket.owes()
        assert thinking(alone).quick == 1
        until(lambda: not is_running(hung))
        assert hung not in thinking(alone).workers.pids
    ann.close()


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_take_back_while_the_bot_thinks_makes_it_think_anew(alone: Running) -> None:
    ann = Visitor(alone)
    match = ann.create("fillit", ME, BOT)["id"]
    with ann.sit_at(match) as socket:
        socket.submit(socket.owes()["moves"][0])
        socket.owes()
        (worker,) = thinking(alone).workers.pids
        os.kill(worker, signal.SIGSTOP)
        before = len(socket.entries)
        socket.submit(socket.update["moves"][0])
        socket.wait_until(lambda update: len(socket.entries) > before)
        assert socket.submit("takes-back")["type"] == "ack"
        socket.owes()
        os.kill(worker, signal.SIGCONT)
        socket.submit(socket.update["moves"][-1])
        socket.owes()
        assert [entry["actor"] for entry in socket.entries[before:]] == [1, 1, 1, 2]
    ann.close()


def test_an_unknown_level_is_refused_with_the_levels_there_are(visit: Visit) -> None:
    body = {"game": "fits", "seats": [ME, {"kind": "bot", "level": "oracle"}]}
    answer = visit().post("/matches", body)
    assert answer.status_code == 422
    assert answer.json()["code"] == "bot-unknown"
    assert "random" in answer.json()["sentence"]


def test_a_seat_that_was_left_is_finished_by_a_bot(alone: Running) -> None:
    ann, bob = Visitor(alone), Visitor(alone)
    match = ann.create("fits", ME, {"kind": "open"}, BOT, options={"boards": "1"})["id"]
    bob.join(match)
    with ann.sit_at(match) as socket:
        socket.owes()
        assert bob.post(f"/matches/{match}/leave").status_code == 204
        play_to_the_end(socket, random.Random(3))
        assert socket.update["result"]["ranking"][-1] == [2]
    ann.close()
    bob.close()


def test_a_worker_whose_job_outlasts_its_pool_is_ended() -> None:
    refused = {"job": "choose", "game": "no such game", "components": "", "box": None}

    async def outlasting() -> int:
        workers = Workers(1)
        job = asyncio.create_task(workers.run(refused, limit=600))
        while not workers.pids:
            await asyncio.sleep(0.01)
        (pid,) = workers.pids
        await workers.stop()
        with pytest.raises(JobRefused):
            await job
        return pid

    assert not is_running(asyncio.run(outlasting()))
