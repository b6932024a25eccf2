"""Many players at once, and what their moves cost the server that they play on."""

import asyncio
import contextlib
import resource
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from bench._websocket import WebSocket, connect

WARM_UP = 2.0
"""Seconds of play before counting begins."""
LOOK_SECONDS = 0.005
"""How often it is looked whether matches have ended."""
HERTZ = 100
"""Ticks a second in which Linux counts processor time."""


Sit = Callable[["Player"], Awaitable[None]]
"""Lets a player sit down at its match."""


class Player(ABC):
    """A player that moves as soon as it may, but leaves `pace` seconds between two moves."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self.latencies: list[float] = []
        self.moves = 0
        """All acknowledged moves."""
        self.received = 0
        """The bytes of all messages that came, uncompressed."""
        self.has_seen = asyncio.Event()
        self.is_open = False
        self._socket: WebSocket | None = None
        self._sent_at = self._next = 0.0
        self._is_held, self._wants_to = True, False

    @property
    def is_over(self) -> bool:
        """Whether its match has ended; one that plays match after match never ends."""
        return False

    async def sit(self, url: str, cookie: str = "") -> None:
        """Connect and wait for the first view."""
        self._socket = WebSocket(url, cookie, self._receive)
        await connect(self._socket)
        self.is_open = True
        self.greet()
        await asyncio.wait_for(self.has_seen.wait(), 60)

    def _receive(self, text: bytes) -> None:
        self.received += len(text)
        self.receive(text)

    def start(self, delay: float) -> None:
        """Begin to move after a delay; until now it only looked."""
        self._is_held = False
        self._next = time.perf_counter() + delay
        if self._wants_to:
            self.move_soon()

    def leave(self) -> None:
        self._is_held, self.is_open = True, False
        if self._socket is not None:
            self._socket.close()

    def send(self, text: bytes) -> None:
        assert self._socket is not None
        self._socket.send(text)

    def move_soon(self) -> None:
        """Move now, or when the pace allows it."""
        self._wants_to = True
        if self._is_held:
            return
        now = time.perf_counter()
        if now >= self._next:
            self._move()
        else:
            asyncio.get_running_loop().call_later(self._next - now, self._move)

    def _move(self) -> None:
        if self._is_held:
            return
        self._wants_to = False
        self._sent_at = time.perf_counter()
        self._next = self._sent_at + self.pace
        self.move()

    def acknowledged(self) -> None:
        self.latencies.append(time.perf_counter() - self._sent_at)
        self.moves += 1

    @abstractmethod
    def greet(self) -> None:
        """Say hello on the new connection."""

    @abstractmethod
    def receive(self, text: bytes) -> None:
        """Take a message in; set `has_seen` with the first view."""

    @abstractmethod
    def move(self) -> None:
        """Send a move."""


@dataclass
class Figures:
    """What was measured."""

    seconds: float
    latencies: list[float] = field(repr=False)
    server: float
    """Processor seconds of the server."""
    players: float
    """Processor seconds of the players."""
    received: int
    """Bytes that came to the players."""

    def __add__(self, other: "Figures") -> "Figures":
        return Figures(
            self.seconds + other.seconds,
            self.latencies + other.latencies,
            self.server + other.server,
            self.players + other.players,
            self.received + other.received,
        )

    @property
    def rate(self) -> float:
        return len(self.latencies) / self.seconds

    @property
    def cost(self) -> float:
        """Milliseconds of the server's processor time for each acknowledged move."""
        return self.server / len(self.latencies) * 1e3

    @property
    def size(self) -> float:
        """Bytes sent for each acknowledged move, to all at the table."""
        return self.received / len(self.latencies)

    def latency(self, part: float) -> float:
        """Return the milliseconds within which this part of all moves was acknowledged."""
        return sorted(self.latencies)[int(len(self.latencies) * part)] * 1e3

    def lines(self) -> list[str]:
        return [
            f"  acknowledged {self.rate:8.0f} a second",
            f"  latency      {self.latency(0.5):8.2f} ms p50, {self.latency(0.99):.2f} ms p99",
            f"  processor    {self.cost:8.3f} ms of the server for each move",
            f"               {self.server / self.seconds:8.0%} of a core by the server",
            f"               {self.players / len(self.latencies) * 1e3:8.3f} ms of the players for each move",
            f"  down         {self.size:8.0f} bytes for each move, to both players",
        ]


async def measure(
    players: Sequence[Player],
    sit: Sit,
    processes: Sequence[int],
    seconds: float,
    at_once: int | None = None,
) -> Figures:
    """Let players sit down, play for a moment, and then count for N seconds.

    With `at_once`, only the first N of them sit down; the next do whenever a match has ended.
    """
    first, later = players[:at_once], players[len(players[:at_once]) :]
    for begin in range(0, len(first), 50):
        await asyncio.gather(*map(sit, first[begin : begin + 50]))
    for number, player in enumerate(first):
        player.start(player.pace * number / len(first))
    following = asyncio.create_task(_follow(first, later, sit))
    await asyncio.sleep(WARM_UP)
    for player in players:
        player.latencies.clear()
    received = sum(player.received for player in players)
    server, mine, start = cpu(processes), time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    figures = Figures(
        seconds=time.perf_counter() - start,
        latencies=[time for player in players for time in player.latencies],
        server=cpu(processes) - server,
        players=time.process_time() - mine,
        received=sum(player.received for player in players) - received,
    )
    await _ended(following)
    for player in players:
        player.leave()
    return figures


async def _follow(playing: Sequence[Player], later: Sequence[Player], sit: Sit) -> None:
    """Let as many others sit down and play as there are players whose match has ended."""
    waiting = iter(later)
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        over = [player for player in playing if player.is_over]
        begun = [*islice(waiting, len(over))]
        assert len(begun) == len(over) or not later, "all matches have ended: more are needed"
        await asyncio.gather(*map(sit, begun))
        for player in over:
            player.leave()
        for player in begun:
            player.start(0.0)
        playing = [*(player for player in playing if player not in over), *begun]


async def _ended(task: "asyncio.Task[None]") -> None:
    """End a task, and raise what it has failed with."""
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


def cpu(processes: Sequence[int]) -> float:
    """Return the seconds of processor time that these processes have used."""
    return sum(_seconds(process)[0] for process in processes)


def family_cpu(process: int) -> float:
    """Return the processor time of a process and its children, in seconds, also of those that ended."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    total = 0.0
    for child in map(int, children):
        # One that ends just now is counted with its parent below.
        with contextlib.suppress(OSError):
            total += _seconds(child)[0]
    return total + sum(_seconds(process))


def _seconds(process: int) -> tuple[float, float]:
    """Return the processor time of a process, and of its children that ended."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    own, ended = (int(fields[at]) + int(fields[at + 1]) for at in (11, 13))
    return own / HERTZ, ended / HERTZ


def memory(process: int) -> int:
    """Return the bytes that a process holds in memory."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * resource.getpagesize()
