"""The server under load, over real sockets on loopback: N two-seat matches, equally many of each game.

python -m bench.server [MATCHES] [SECONDS]

First every match makes one move a second, then some play as fast as they can; the players are a
process of their own. Figures of a machine that does other things too say little about latency; the
processor time for each move stays comparable.
"""

import asyncio
import os
import sys
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import httpx
import orjson
import uvloop

from bench import boardgame_io
from bench._load import Figures, Player, measure, memory
from tests.server.load import cookie, guest, new_match
from tests.server.process import Process, node_process
from tuckbox.games import games

T = TypeVar("T")

MATCHES, SECONDS = 200, 10.0
FLAT_OUT = 200
"""Matches enough to keep a process busy, and long enough not to end meanwhile."""
PACE = 2.0
"""Seconds between two moves of one seat: a move a second for each match."""
IDLE = 60
"""Matches of each game that memory is measured with."""


class Guest(Player):
    """Plays one seat at random."""

    def __init__(self, match: str, pace: float, rng: Random) -> None:
        super().__init__(pace)
        self.match = match
        self._rng = rng
        self._update: dict[str, object] = {}
        self._is_pending = self._is_over = False

    def greet(self) -> None:
        self.send(b'{"type":"hello"}')

    def receive(self, text: bytes) -> None:
        if text.startswith(b'{"type":"update"'):
            self._update = orjson.loads(text)
            self.has_seen.set()
            self._go_on()
        elif text.startswith(b'{"type":"ack"'):
            self._is_pending = False
            self.acknowledged()

    def _go_on(self) -> None:
        update = self._update
        self._is_over = update["result"] is not None
        if not self._is_pending and update["moves"] and update["seat"] in update["owed"]:  # type: ignore[operator]
            self._is_pending = True
            self.move_soon()

    def move(self) -> None:
        update = self._update
        seat: int = update["seat"]  # type: ignore[assignment]
        said = {
            "type": "submit",
            "seat": seat,
            "ply": update["seats"][seat - 1]["ply"],  # type: ignore[index]
            "text": self._rng.choice(update["moves"]),  # type: ignore[arg-type]
        }
        self.send(orjson.dumps(said))


def main(matches: int = MATCHES, seconds: float = SECONDS) -> None:
    print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f} before")
    with tempfile.TemporaryDirectory() as folder, node_process(Path(folder)) as node:
        for game in games():
            print(f"memory       {run(idle(node, game)) / 1024:8.1f} KiB for an idle {game} match")
        print_figures(
            f"{matches} matches, a move a second each", run(play(node, matches, seconds, PACE))
        )
        ours = run(play(node, FLAT_OUT, seconds, 0.0))
        print_figures(f"{FLAT_OUT} matches, flat out", ours)
        node.stop()
    boardgame_io.compare(ours, FLAT_OUT, seconds)


def run(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def print_figures(what: str, figures: Figures) -> None:
    print(what, *figures.lines(), sep="\n", flush=True)


async def idle(node: Process, game: str) -> float:
    """Return the bytes for each match of which every seat is taken and nobody looks."""
    ann, bob = await guest(node.url), await guest(node.url)
    await new_match(ann, game, bob, options={})
    before = memory(pid(node))
    for _ in range(IDLE):
        await new_match(ann, game, bob, options={})
    await close(ann, bob)
    return (memory(pid(node)) - before) / IDLE


async def play(node: Process, matches: int, seconds: float, pace: float) -> Figures:
    """Play N new matches with two guests each and return the figures."""
    ann, bob = await guest(node.url), await guest(node.url)
    cookies: dict[Player, str] = {}
    for number in range(matches):
        match = await new_match(ann, games()[number % len(games())], bob, options={})
        for who in (ann, bob):
            cookies[Guest(match, pace, Random(f"{number} {who is ann}"))] = cookie(who)
    await close(ann, bob)
    url = node.url.replace("http", "ws", 1)

    async def sit(player: Player) -> None:
        assert isinstance(player, Guest)
        await player.sit(f"{url}/socket/{player.match}", cookies[player])

    return await measure(list(cookies), sit, pid(node), seconds)


async def close(*clients: httpx.AsyncClient) -> None:
    for client in clients:
        await client.aclose()


def pid(node: Process) -> int:
    assert node.process is not None
    return node.process.pid


if __name__ == "__main__":
    main(*(kind(word) for kind, word in zip((int, float), sys.argv[1:], strict=False)))
