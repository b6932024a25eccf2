"""boardgame.io's server under the same load, on the same machine: its tic-tac-toe, kept in memory.

python -m bench.boardgame_io [MATCHES] [SECONDS]

It is installed from npm into a temporary folder; `BOARDGAME_IO` names a folder that has it already.
Its matches are never written to a disk, ours are before a move is acknowledged; its game has nine
cells, ours send whole boards with all legal moves. So the ratio flatters it.
"""

import asyncio
import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import orjson
import uvloop

from bench._load import Figures, Player, measure
from tests.port import free_port

VERSION = "0.50.2"
SCRIPT = Path(__file__).with_suffix(".mjs")
NAMESPACE = "/tic-tac-toe,"
OPENED, PINGED, JOINED, EVENT = b"0", b"2", b"40", b"42"
"""How messages of socket.io begin."""


class Opponent(Player):
    """Plays one side at random, match after match."""

    def __init__(self, match: str, side: int, pace: float, rng: Random) -> None:
        super().__init__(pace)
        self._name, self._side, self._rng = match, str(side), rng
        self._round, self._state = 0, dict[str, Any]()
        self._is_pending = False

    @property
    def _match(self) -> str:
        return f"{self._name}-{self._round}"

    def greet(self) -> None:
        """Say nothing: the server speaks first."""

    def receive(self, text: bytes) -> None:
        if text.startswith(EVENT):
            name, match, *rest = orjson.loads(text[text.index(b"[") :])
            if name in ("update", "sync") and match == self._match:
                self._take(rest[0] if name == "update" else rest[0]["state"])
        elif text.startswith(JOINED):
            self._sync()
        elif text.startswith(OPENED):
            self.send(f"40{NAMESPACE}".encode())
        elif text == PINGED:
            self.send(b"3")

    def _sync(self) -> None:
        self._emit("sync", self._match, self._side, None, 2)

    def _take(self, state: dict[str, Any]) -> None:
        self.has_seen.set()
        self._state = state
        if self._is_pending and state["ctx"]["currentPlayer"] != self._side:
            self._is_pending = False
            self.acknowledged()
        if state["ctx"].get("gameover"):
            if self._is_pending:
                self.acknowledged()
            self._is_pending = False
            self._round += 1
            self._sync()
        elif not self._is_pending and state["ctx"]["currentPlayer"] == self._side:
            self._is_pending = True
            self.move_soon()

    def move(self) -> None:
        free = [number for number, mark in enumerate(self._state["G"]["cells"]) if mark is None]
        payload = {"type": "mark", "args": [self._rng.choice(free)], "playerID": self._side}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit("update", action, self._state["_stateID"], self._match, self._side)

    def _emit(self, *event: object) -> None:
        self.send(f"42{NAMESPACE}".encode() + orjson.dumps(event))


def main(matches: int = 200, seconds: float = 10.0) -> None:
    figures = figures_of(matches, seconds)
    if figures is not None:
        print(f"boardgame.io {VERSION}: {matches} matches, flat out", *figures.lines(), sep="\n")


def compare(ours: Figures, matches: int, seconds: float) -> None:
    """Print its figures, and the ratio of the moves that we acknowledge for the same work."""
    theirs = figures_of(matches, seconds)
    if theirs is not None:
        print(f"boardgame.io {VERSION}, {matches} matches of tic-tac-toe, flat out")
        print(*theirs.lines(), sep="\n")
        print(f"ratio        {theirs.cost / ours.cost:8.2f} times its moves per processor second")
        print(f"             {ours.rate / theirs.rate:8.2f} times its moves per second")


def figures_of(matches: int, seconds: float) -> Figures | None:
    """Return its figures; print why, and return None, where it cannot be run."""
    with contextlib.ExitStack() as stack:
        folder = _installed(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        if folder is None:
            return None
        port, process = stack.enter_context(_server(folder))
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(_play(port, process, matches, seconds))


async def _play(port: int, process: int, matches: int, seconds: float) -> Figures:
    players = [
        Opponent(f"match{number}", side, 0.0, Random(f"{number} {side}"))
        for number in range(matches)
        for side in (0, 1)
    ]
    url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
    return await measure(players, lambda player: player.sit(url), process, seconds)


def _installed(folder: Path) -> Path | None:
    given = os.environ.get("BOARDGAME_IO")
    if given:
        return Path(given)
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        print("boardgame.io is not compared: there is no node and npm here")
        return None
    (folder / "package.json").write_text('{"private": true}')
    command = [npm, "install", "--no-audit", "--no-fund", f"boardgame.io@{VERSION}"]
    done = subprocess.run(command, cwd=folder, capture_output=True, timeout=600, check=False)
    if done.returncode:
        print("boardgame.io is not compared: npm could not install it")
        return None
    return folder


@contextlib.contextmanager
def _server(folder: Path) -> Iterator[tuple[int, int]]:
    """Yield its port and process id; the script must lie where its package is."""
    script = Path(shutil.copy(SCRIPT, folder))
    port = free_port()
    with subprocess.Popen(
        ["node", script, str(port)],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=os.environ | {"NODE_ENV": "production"},
    ) as process:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                if line.startswith(b"listening"):
                    break
            yield port, process.pid
        finally:
            process.kill()


if __name__ == "__main__":
    main(*(kind(word) for kind, word in zip((int, float), sys.argv[1:], strict=False)))
