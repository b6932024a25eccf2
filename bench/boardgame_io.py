"""boardgame.io's server under the same load, on the same machine: tic-tac-toe, and FITS for two.

python -m bench.boardgame_io [MATCHES] [SECONDS]

It is installed from npm into a temporary folder; `BOARDGAME_IO` names a folder that has it already.
Its matches are never written to a disk, ours are before a move is acknowledged; and it sends no legal
moves, because its clients have the rules too. FITS is written for it in `peers/`: before it is measured
it replays recorded games to the same scores.
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

import uvloop

from bench._fits_records import GAMES, check_port
from bench._load import Figures, measure
from bench._socket_io import Fits, Opponent, TicTacToe
from tests.port import free_port

VERSION = "0.50.2"
SCRIPTS = Path(__file__).parent / "peers"


class Server:
    """Its server process, in production mode."""

    def __init__(self, port: int, process: int) -> None:
        self._port, self._process = port, process
        self._runs = 0

    def measure(self, kind: type[Opponent], matches: int, seconds: float) -> Figures:
        """Let N matches be played as fast as they can, and return the figures."""
        self._runs += 1
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(self._play(kind, matches, seconds))

    async def _play(self, kind: type[Opponent], matches: int, seconds: float) -> Figures:
        players = [
            kind(f"match{self._runs}-{number}", side, 0.0, Random(f"{number} {side}"))
            for number in range(matches)
            for side in (0, 1)
        ]
        url = f"ws://127.0.0.1:{self._port}/socket.io/?EIO=4&transport=websocket"
        return await measure(players, lambda player: player.sit(url), [self._process], seconds)


def main(matches: int = 200, seconds: float = 10.0) -> None:
    with running() as server:
        if server is not None:
            for kind in (TicTacToe, Fits):
                figures = server.measure(kind, matches, seconds)
                print(f"boardgame.io {VERSION}, {matches} matches of {kind.game}, flat out")
                print(*figures.lines(), sep="\n", flush=True)


@contextlib.contextmanager
def running() -> Iterator[Server | None]:
    """Yield its server; where it cannot be had, say why and yield None."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = _installed(Path(temporary))
        if folder is None:
            yield None
            return
        for script in SCRIPTS.glob("*.mjs"):  # A script must lie where its package is.
            shutil.copy(script, folder)
        check_port(folder)
        print(f"boardgame.io's FITS has replayed {GAMES} recorded games to the same scores")
        with _server(folder) as server:
            yield server


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
def _server(folder: Path) -> Iterator[Server]:
    port = free_port()
    with subprocess.Popen(
        ["node", folder / "server.mjs", str(port)],
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
            yield Server(port, process.pid)
        finally:
            process.kill()


if __name__ == "__main__":
    main(*(kind(word) for kind, word in zip((int, float), sys.argv[1:], strict=False)))
