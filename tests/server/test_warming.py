"""Bots on a new machine: a lighter one plays until the code of the one at the table is compiled."""

import asyncio
import logging
import os
import resource
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.running import Running, running, sqlite_settings, until
from tests.server.visitor import Socket, Visitor
from tuckbox.bots.compiled_code import SIZES, Code, code_of
from tuckbox.games import BUILT_IN, game
from tuckbox.server.bots.warming import Warming, first_jobs

ME = {"kind": "me"}
EXPERT = {"kind": "bot", "level": "expert-4"}
COMMENT = " ; greedy, warming up"
COMPILE_SECONDS = 1200.0
"""More than a busy machine takes to compile the smallest game."""
BEGUN = 0.01
"""The share that is shown before the first function is compiled."""

BITS, JAMMIT = Code("bits", "expert", False), Code("jammit", "expert", False)


pytestmark = pytest.mark.usefixtures("patient_tables")


@pytest.fixture
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A node on a machine where nothing is compiled."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "cache"))
    with running(sqlite_settings(tmp_path, think=0.1, play_limit=100_000)) as node:
        yield node


def play_some(socket: Socket, most: int = 200, until: Callable[[], bool] = lambda: False) -> None:
    """Choose first moves until the game is over, or something else is."""
    for _ in range(most):
        if socket.update["result"] or until():
            return
        if socket.may_choose:
            socket.submit(socket.update["moves"][0])
        else:
            socket.wait_for("update")


def bot_lines(ann: Visitor, match: str) -> list[str]:
    lines = ann.get(f"/matches/{match}/record").text.splitlines()
    return [line for line in lines if line.startswith("2 ")]


@pytest.mark.long
@pytest.mark.timeout(2 * COMPILE_SECONDS)
def test_the_bot_plays_lightly_until_its_code_is_compiled(cold: Running) -> None:
    ann, warming = Visitor(cold), cold.services.bot_choice.warming
    match = ann.create("bits", ME, EXPERT)["id"]
    with ann.sit_at(match) as socket:
        socket.owes()
        play_some(socket, until=lambda: bool(bot_lines(ann, match)))
        assert bot_lines(ann, match)[0].endswith(COMMENT)
        until(lambda: warming.is_cold(BITS))
        told = ann.get(f"/matches/{match}/bots").json()
        assert told["light"] is True
        assert told["seconds"] is not None
        assert told["waits"] is False
        assert ann.put(f"/matches/{match}/bots", {"waits": True}).json()["waits"] is True
    # Nobody sits at the table meanwhile: a socket that is not read for so long is given up.
    until(lambda: not warming.is_cold(BITS), COMPILE_SECONDS)
    assert not warming.has_failed(BITS)
    with ann.sit_at(match) as socket:
        play_some(socket)
    lines = bot_lines(ann, match)
    light = [line.endswith(COMMENT) for line in lines]
    assert not light[-1], "the expert plays once it is ready"
    assert light == sorted(light, reverse=True)
    assert ann.get(f"/matches/{match}/bots").json() == {
        "light": False,
        "seconds": None,
        "share": 1.0,
        "waits": True,
    }
    ann.close()


def test_a_player_who_would_rather_wait_does(cold: Running) -> None:
    ann, warming = Visitor(cold), cold.services.bot_choice.warming
    match = ann.create("fillit", ME, EXPERT)["id"]
    with ann.sit_at(match) as socket:
        socket.submit(socket.owes()["moves"][0])
        socket.owes()
        until(lambda: warming.is_cold(Code("fillit", "expert", False)))
        ann.put(f"/matches/{match}/bots", {"waits": True})
        socket.submit(socket.update["moves"][0])
        assert [len(bot_lines(ann, match)) for _ in range(40)] == [1] * 40
        ann.put(f"/matches/{match}/bots", {"waits": False})
        socket.owes()
        assert len(bot_lines(ann, match)) == 2
    ann.close()


def test_only_a_player_may_let_bots_wait(cold: Running) -> None:
    ann, bob = Visitor(cold), Visitor(cold)
    match = ann.create("fillit", ME, EXPERT)["id"]
    answer = bob.put(f"/matches/{match}/bots", {"waits": True})
    assert (answer.status_code, answer.json()["code"]) == (403, "server-no-seat")
    ann.close()
    bob.close()


@pytest.mark.parametrize("level", ["random", "greedy", "expert-1"])
def test_a_level_that_needs_no_compiler_plays_as_itself(cold: Running, level: str) -> None:
    ann = Visitor(cold)
    match = ann.create("jammit", ME, {"kind": "bot", "level": level})["id"]
    with ann.sit_at(match) as socket:
        socket.owes()
        play_some(socket, 5)
        assert ann.get(f"/matches/{match}/bots").json()["light"] is False
    assert bot_lines(ann, match)
    assert not any(COMMENT in line for line in bot_lines(ann, match))
    ann.close()


def unusable(folder: Path) -> None:
    """Leave no place for compiled code: a file stands where each folder should be."""
    (folder / "cache").write_text("")
    (folder / "tmp").mkdir()
    (folder / "tmp" / f"tuckbox-{os.getuid()}").write_text("")


def test_without_a_place_for_compiled_code_the_light_bot_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    unusable(tmp_path)
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setenv("TMPDIR", str(tmp_path / "tmp"))
    with (
        caplog.at_level(logging.WARNING, "tuckbox.server"),
        running(sqlite_settings(tmp_path, think=0.1, play_limit=100_000)) as node,
    ):
        ann, warming = Visitor(node), node.services.bot_choice.warming
        matches = [ann.create("jammit", ME, EXPERT)["id"] for _ in range(2)]
        for match in matches:
            with ann.sit_at(match) as socket:
                socket.owes()
                play_some(socket, 6)
            until(lambda: warming.has_failed(JAMMIT), COMPILE_SECONDS)
            with ann.sit_at(match) as socket:
                socket.owes()
                play_some(socket, 6)
            lines = bot_lines(ann, match)
            assert lines
            assert all(line.endswith(COMMENT) for line in lines)
            told = ann.get(f"/matches/{match}/bots").json()
            assert (told["light"], told["seconds"]) == (True, None)
        asked = {"game": "jammit", "bot": "expert-4"}
        advice = ann.post("/study/advice", asked).json()
        assert advice["text"] in ann.post("/study", asked | {"bot": None}).json()["moves"]
        ann.close()
    said = [one.getMessage() for one in caplog.records if "play lightly" in one.getMessage()]
    assert len(said) == 1
    assert "cannot be kept" in said[0]


def dies(compiler: int) -> None:
    os.kill(compiler, signal.SIGKILL)


def has_a_full_disk(compiler: int) -> None:
    """Let every write of this process fail, as on a disk that has filled up meanwhile."""
    resource.prlimit(compiler, resource.RLIMIT_FSIZE, (0, 0))


@pytest.mark.parametrize(("trouble", "why"), [(dies, ""), (has_a_full_disk, "could not be stored")])
def test_trouble_while_compiling_leaves_the_light_bot_playing(
    cold: Running, caplog: pytest.LogCaptureFixture, trouble: Callable[[int], None], why: str
) -> None:
    warming = cold.services.bot_choice.warming
    ann = Visitor(cold)
    match = ann.create("jammit", ME, EXPERT)["id"]
    with ann.sit_at(match) as socket:
        socket.owes()
        play_some(socket, 4)
        until(lambda: warming.share(JAMMIT) > BEGUN, COMPILE_SECONDS)
        trouble(warming.compiler_pids[0])
        until(lambda: warming.has_failed(JAMMIT), COMPILE_SECONDS)
        socket.owes()
        play_some(socket, 6)
    assert all(line.endswith(COMMENT) for line in bot_lines(ann, match))
    said = [one.getMessage() for one in caplog.records if "play lightly" in one.getMessage()]
    assert len(said) == 1
    assert why in said[0]
    ann.close()


def test_what_a_table_waits_for_is_compiled_next() -> None:
    fits, bits, fillit = (Code(name, "expert", False) for name in ("fits", "bits", "fillit"))

    async def order() -> None:
        warming = Warming(None)
        for code in (fits, bits):
            warming.compile(code, {}, is_urgent=False)
        warming.compile(fillit, {})
        assert warming.order == (fillit, fits, bits)
        warming.prefer(bits)
        assert warming.order == (bits, fillit, fits)
        assert warming.seconds(bits) < warming.seconds(fillit) < warming.seconds(fits)
        await warming.stop()  # before it has begun

    asyncio.run(order())


def test_the_code_of_every_expert_is_prepared_at_the_start_for_two_and_for_more() -> None:
    games = [game(name) for name in BUILT_IN]
    codes = list(first_jobs(games))
    assert set(codes) == set(SIZES)
    assert [code.is_for_many for code in codes] == sorted(code.is_for_many for code in codes)
    assert [code.family for code in codes[:4]] == ["greedy", "expert"] * 2, "the smaller part first"


def test_two_against_two_are_two_sides() -> None:
    fillit = game("fillit")
    assert not code_of(fillit, fillit.options(seats=4), "expert-2").is_for_many
    assert code_of(fillit, fillit.options(seats=3), "expert-2").is_for_many
