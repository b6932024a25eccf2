"""The server under load as the browser plays, over real sockets on loopback, beside boardgame.io.

python -m bench.server [SECONDS]

The players are a process of their own. They greet, ask and ping as the shipped client does, and are sent
patches; then the same without patches and questions. Figures of a machine that does other things too say
little about latency; the processor time for each move stays comparable.
"""

import multiprocessing
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import TypeVar

import tuckbox
from bench import boardgame_io
from bench._guest import Browser, Pinger, Program, Spectator
from bench._load import WARM_UP, Figures
from bench._socket_io import Fits, TicTacToe
from bench._tables import (
    bytes_held,
    bytes_played,
    join,
    play,
    run,
    socket_url,
    solo,
)
from tests.playing import random_game
from tests.server.load import guest, new_match
from tests.server.process import AS_SERVED, Process, node_process
from tuckbox.core import CHANCE
from tuckbox.games import games

P = TypeVar("P", bound=Program)

SECONDS = 6.0
FLAT_OUT = 100
"""Matches at a time, enough to keep a process busy."""
FASTEST = 5000
"""Moves a second that no server of ours reaches, flat out: matches must not run out."""
PACED = ((400, 1.0), (1000, 4.0))
"""Matches, and seconds between two moves of each of them."""
HELD, PLAYED, MOVES = 60, 50, 20
"""Matches that memory is measured with: idle ones; played ones, and the moves in each."""
SPECTATORS = 1500
PING_PAUSE = 0.001
"""Seconds between two pings beside them: they have all come in less than a second."""


def main(seconds: float = SECONDS) -> None:
    print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f} before")
    with boardgame_io.running() as peer:
        costs, fits = _by_game(seconds)
        if peer is not None:
            _compare(peer, costs, fits, seconds)
    for matches, pause in PACED:
        _paced(matches, pause, seconds)
    _whole_game()
    _memory()
    _spectators()
    print(f"load {os.getloadavg()[0]:.1f} after")


@contextmanager
def _node() -> Iterator[Process]:
    with tempfile.TemporaryDirectory() as folder, node_process(Path(folder), *AS_SERVED) as node:
        yield node


def _by_game(seconds: float) -> tuple[list[float], Figures]:
    """Print what each game costs; return the costs as the browser plays, and the figures of FITS."""
    print(f"{FLAT_OUT} matches of a game, flat out; bytes go to both players")
    print(f"{'as the browser plays':>36}{'without patches and questions':>60}")
    columns = f"{'ms a move':>10} {'bytes':>6} {'p50 ms':>7} {'p99 ms':>7}"
    print(f"  {'':10} {columns} {'patch':>6} {'questions':>9}    {columns}")
    costs, plain, found = [], [], {}
    for game in games():
        with _node() as node:
            browser, players = run(_flat_out(node, game, Browser, seconds))
            program, _ = run(_flat_out(node, game, Program, seconds))
        patches = [size for player in players for size in player.patches]
        asked = sum(player.asked for player in players) / sum(player.moves for player in players)
        print(
            f"  {game:10} {_row(browser)} {statistics.median(patches):6.0f} {asked:9.1f}    {_row(program)}",
            flush=True,
        )
        costs.append(browser.cost)
        plain.append(program.cost)
        found[game] = browser
    print(f"  {'mean':10} {statistics.mean(costs):10.3f}{statistics.mean(plain):54.3f}")
    return costs, found["fits"]


async def _flat_out(
    node: Process, game: str, kind: type[P], seconds: float
) -> tuple[Figures, list[P]]:
    matches = FLAT_OUT + round(FASTEST * (WARM_UP + seconds) / _moves_in(game))
    return await play(
        node.url, [node], [game], kind, matches=matches, seconds=seconds, at_once=FLAT_OUT
    )


def _moves_in(game: str) -> int:
    """Return the number of moves in a random game of two."""
    rules = tuckbox.game(game)
    steps = random_game(rules, rules.options(seats=2), "1")
    return sum(step.actor != CHANCE for step in steps)


def _row(figures: Figures) -> str:
    latencies = f"{figures.latency(0.5):7.1f} {figures.latency(0.99):7.1f}"
    return f"{figures.cost:10.3f} {figures.size:6.0f} {latencies}"


def _compare(peer: boardgame_io.Server, costs: list[float], fits: Figures, seconds: float) -> None:
    """Print the peer's figures, and how many moves we acknowledge for the same processor time."""
    for kind, ours in ((Fits, fits.cost), (TicTacToe, statistics.mean(costs))):
        theirs = peer.measure(kind, FLAT_OUT, seconds)
        print(f"  boardgame.io {boardgame_io.VERSION}, {kind.game}: {_row(theirs).strip()}")
        print(f"    ratio {theirs.cost / ours:.2f}: our moves per processor second to its own")


def _paced(matches: int, pause: float, seconds: float) -> None:
    with _node() as node:
        figures, players = run(
            play(
                node.url,
                [node],
                games(),
                Browser,
                matches=matches,
                seconds=seconds + pause,
                pace=2 * pause,  # of each of the two seats
            )
        )
    print(f"{matches} matches, a move every {pause:g} s in each, as the browser plays")
    print(*figures.lines(), sep="\n")
    for game in games():
        own = [time for one in players if one.game == game for time in one.latencies]
        part = Figures(figures.seconds, own, 0.0, 0.0, 0)
        print(f"  {game:10} {part.latency(0.5):8.2f} ms p50, {part.latency(0.99):.2f} ms p99")


def _whole_game() -> None:
    with _node() as node:
        for kind in (Browser, Program):
            player = run(solo(node.url, kind))
            print(
                f"solo FITS, four boards, {len(player.latencies)} moves, {kind.__name__.lower()}: "
                f"{player.received / 1024:.0f} KiB down",
                flush=True,
            )


def _memory() -> None:
    """Print what a match takes: what one more costs, apart from what the first pay for all."""
    for game in games():
        with _node() as node:
            idle = run(bytes_held(node, game, HELD))
        with _node() as node:  # Another: what idle matches leave would be used again.
            first, later = run(bytes_played(node, game, (PLAYED, PLAYED), MOVES))
        print(
            f"memory of a {game} match: {later / 1024:.0f} KiB while it is played (one more after "
            f"{PLAYED} others; after {MOVES} moves, two sockets included), {idle / 1024:.1f} KiB idle; "
            f"{first / 1024:.0f} KiB for each of the first {PLAYED}, with what all matches share",
            flush=True,
        )


def _spectators() -> None:
    with _node() as node:
        times = sorted(run(_pings(node)))
    print(
        f"ping at another table while {SPECTATORS} spectators join one: "
        f"{statistics.mean(times) * 1e3:.1f} ms mean, {times[int(len(times) * 0.99)] * 1e3:.1f} ms p99, "
        f"{times[-1] * 1e3:.1f} ms worst of {len(times)}"
    )


async def _pings(node: Process) -> list[float]:
    """Return the seconds of pings while a crowd joins, from a process that has nothing else to do."""
    host = await guest(node.url)
    crowded, other = await new_match(host, "fits"), await new_match(host, "fits")
    await host.aclose()
    pinger = Pinger()
    await pinger.sit(socket_url(node.url, other))
    spawned = multiprocessing.get_context("spawn")
    begins, has_joined, may_leave = (spawned.Event() for _ in range(3))
    crowd = spawned.Process(target=_crowd, args=(node.url, crowded, begins, has_joined, may_leave))
    crowd.start()
    await pinger.ping(begins.is_set)
    times = await pinger.ping(has_joined.is_set, PING_PAUSE)
    may_leave.set()
    crowd.join()
    pinger.leave()
    return times


def _crowd(url: str, match: str, begins: Event, has_joined: Event, may_leave: Event) -> None:
    async def watch() -> None:
        crowd = [Spectator() for _ in range(SPECTATORS)]
        begins.set()
        await join(url, match, crowd)
        has_joined.set()
        may_leave.wait()
        for one in crowd:
            one.leave()

    run(watch())


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
