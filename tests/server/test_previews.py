"""Previews are worked out once for each position and seat, and every question gets an answer with its id."""

import asyncio
import json
from collections import Counter

import pytest

from tests.server.simulation.scene import Socket, perform
from tests.server.two_at_fits import TWO_AT_FITS, count_calls, sit_down
from tuckbox.server.live.live_matches import SWEEP_SECONDS
from tuckbox.server.model.limits import Limits
from tuckbox.server.wire.conversation import MOST_SEARCHED

ID = 31


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts how often the rules of FITS list moves, or tell what one would do."""
    return count_calls(monkeypatch, ("legal_moves", "preview", "effects"))


async def ask(socket: Socket, *, brief: bool) -> str:
    """Return what some moves of the seat would do, as it was told."""
    seat, texts = socket.update["seat"], socket.update["moves"][:6]
    socket.say(type="preview", id=ID, seat=seat, texts=texts, brief=brief)
    answer = await socket.hear("previews")
    assert list(answer["effects"]) == texts
    return json.dumps(answer)


async def ask_both(socket: Socket) -> list[str]:
    return [await ask(socket, brief=brief) for brief in (True, False)]


@pytest.mark.parametrize("nodes", [1, 2])
def test_a_neighbours_choice_a_reconnect_and_a_second_tab_cost_nothing(
    calls: Counter[str], nodes: int
) -> None:
    async def evening(first: Socket) -> None:
        second = await sit_down(first)
        if nodes == 2:
            second = Socket(first.world, "person-1")
            await second.connect(first.world.nodes[1])
        told = await ask_both(first)
        assert calls["preview"] >= 6
        assert calls["effects"] >= 6

        async def ask_again(socket: Socket) -> None:
            calls.clear()  # What has happened is told to whoever comes, with its effects.
            assert await ask_both(socket) == told
            assert not calls

        second.submit()
        await second.hear("ack")
        await first.hear("update")
        assert first.update["owed"] == [1]
        await ask_again(first)

        first.link.cut()
        await first.connect()
        await ask_again(first)

        tab = Socket(first.world)
        await tab.connect()
        await ask_again(tab)

    perform(evening, nodes=nodes, plan=TWO_AT_FITS)


def test_a_new_position_is_looked_at_anew(calls: Counter[str]) -> None:
    async def turn(first: Socket) -> None:
        second = await sit_down(first)
        told, version = await ask_both(first), first.update["version"]
        for socket in (first, second):
            socket.submit()
            await socket.hear("ack")
        while first.update["version"] == version or not first.update["moves"]:
            await first.hear("update")
        calls.clear()
        assert await ask_both(first) != told

    perform(turn, plan=TWO_AT_FITS)
    assert calls["preview"] == 6


def test_who_aims_for_long_is_not_forgotten(calls: Counter[str]) -> None:
    """What is kept for a table is forgotten once nothing happens there; to aim is something."""

    async def long_turn(first: Socket) -> None:
        await sit_down(first)
        await ask_both(first)
        calls.clear()
        for _ in range(6):
            await asyncio.sleep(SWEEP_SECONDS * 0.8)
            await ask_both(first)

    perform(long_turn, plan=TWO_AT_FITS)
    assert not calls


def test_what_nobody_asks_for_is_forgotten(calls: Counter[str]) -> None:
    async def absence(first: Socket) -> None:
        await sit_down(first)
        await ask_both(first)
        calls.clear()
        for _ in range(6):
            await asyncio.sleep(SWEEP_SECONDS / 2)
            first.say(type="ping")
        await ask_both(first)

    perform(absence, plan=TWO_AT_FITS)
    assert calls["preview"] == 6


def test_a_text_is_answered_once_however_often_it_is_asked() -> None:
    async def ask_twice(socket: Socket) -> None:
        one, other = socket.update["moves"][:2]
        socket.say(type="preview", id=ID, seat=1, texts=[one, other, one])
        text = await socket.link.inbox.get()
        while json.loads(text)["type"] != "previews":
            text = await socket.link.inbox.get()
        # A parser would keep one of two fields with the same name.
        assert [text.count(json.dumps(move) + ":") for move in (one, other)] == [1, 1]

    perform(ask_twice)


def test_a_question_that_comes_too_fast_is_refused_with_its_id(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def flood(socket: Socket) -> None:
        monkeypatch.setattr(Limits, "play", lambda *_: False)
        socket.say(type="preview", id=ID, seat=1, texts=socket.update["moves"][:1])
        problem = await socket.hear("problem")
        assert (problem["code"], problem["id"]) == ("guard-too-fast", ID)
        socket.say(type="ping", number=ID)
        assert (await socket.hear("problem"))["id"] is None

    perform(flood)


def test_an_id_is_not_searched_for_in_megabytes() -> None:
    async def shout(socket: Socket) -> None:
        socket.say(type="preview", id=ID, seat=1, texts=["x" * MOST_SEARCHED])
        problem = await socket.hear("problem")
        assert (problem["code"], problem["id"]) == ("server-message-large", None)

    perform(shout)
