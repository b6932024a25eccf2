"""Garbage is collected when nobody plays."""

import asyncio
import gc
import weakref
from pathlib import Path

import pytest

from tests.server.running import PATIENCE, sqlite_settings
from tuckbox.match import Player, new_setup
from tuckbox.server.app import running
from tuckbox.server.live.live_matches import LiveMatches
from tuckbox.server.operating import garbage_collection as garbage
from tuckbox.server.operating.garbage_collection import IdleCollector, searching_seldom


class Holding:
    """Refers to itself."""

    def __init__(self) -> None:
        self.itself = self


def test_the_interpreter_does_not_search_by_itself_until_the_end(tmp_path: Path) -> None:
    async def serve() -> bool:
        async with running(sqlite_settings(tmp_path)) as node, searching_seldom(node.live_matches):
            return not gc.isenabled()

    assert asyncio.run(serve())
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


async def _left_after_a_search(live_matches: LiveMatches) -> "weakref.ref[Holding]":
    async with searching_seldom(live_matches), asyncio.timeout(PATIENCE):
        left = weakref.ref(Holding())
        assert left() is not None
        while left() is not None:
            await asyncio.sleep(0.05)
    return left


def test_garbage_goes_when_it_is_quiet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "QUIET_SECONDS", 0.0)
    monkeypatch.setattr(garbage, "SELDOM_SECONDS", 0.0)

    async def serve() -> None:
        async with running(sqlite_settings(tmp_path)) as services:
            left = await _left_after_a_search(services.live_matches)
        assert left() is None

    asyncio.run(serve())


def test_nobody_is_disturbed_who_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "SELDOM_SECONDS", 0.0)
    monkeypatch.setattr(garbage, "QUIET_SECONDS", PATIENCE)

    async def serve() -> tuple[bool, bool]:
        async with running(sqlite_settings(tmp_path)) as services:
            search = IdleCollector(services.live_matches)
            search._moved_at -= 2 * garbage.QUIET_SECONDS
            before = search.is_due
            rules = services.games["jammit"]
            players = [Player.guest("Ann"), Player.guest("Bob")]
            setup = new_setup(rules, rules.options(), players, match="m")
            await services.creation.open(setup, {}, None)
            return before, search.is_due

    assert asyncio.run(serve()) == (True, False)


def test_much_garbage_does_not_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def serve() -> tuple[bool, bool]:
        async with running(sqlite_settings(tmp_path)) as node, searching_seldom(node.live_matches):
            search = IdleCollector(node.live_matches)
            before = search.is_due
            monkeypatch.setattr(garbage, "MOST_OBJECTS", 1000)
            kept = [[number] for number in range(2000)]
            return before, search.is_due and bool(kept)

    assert asyncio.run(serve()) == (False, True)
