"""A proxy between browsers and the server that does to connections what networks do; all from a seed.

Which fault a connection gets, and after how many bytes, follows from the name of the client (`who` in
the address) and from how often it has connected. A client that says `calm` is left alone.
"""

import asyncio
import contextlib
import re
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass
from random import Random

FAULTS = ("none", "refused", "cut", "silent", "deaf", "late", "doubled")
WEIGHTS = (2, 1, 3, 1, 2, 2, 2)
LINGERING = 2.0
"""Seconds after which a connection that its client has left is ended on the server's side too."""
PIECE = 65_536


@dataclass(frozen=True, slots=True)
class Fate:
    """What befalls one connection.

    refused: it ends before it begins; cut: both sides learn that it has ended, in mid-message;
    silent: nothing arrives any more and nobody is told; deaf: the client still reaches the server
    but hears nothing; late: what the client says arrives after a while, when it has long dialled
    anew; doubled: the server hears everything twice.
    """

    fault: str = "none"
    up: int = 0
    """Bytes from the client before it happens."""
    down: int = 0
    """Bytes from the server before it happens."""
    slowest: float = 0.0
    """Seconds that a piece may be under way."""
    held: float = 0.0
    """Seconds by which late messages are delayed."""

    @staticmethod
    def of(who: str, visit: int) -> "Fate":
        rng = Random(f"{who} {visit}")
        (fault,) = rng.choices(FAULTS, WEIGHTS)
        return Fate(
            fault,
            up=int(300 * 8 ** rng.random()),
            down=int(400 * 100 ** rng.random()),
            slowest=rng.choice([0.0, 0.005, 0.03]),
            held=rng.uniform(0.2, 2.5),
        )


@dataclass
class Storm:
    """Listens on a port of its own and counts what it has done."""

    upstream: int
    port: int = 0

    def __post_init__(self) -> None:
        self.done: Counter[str] = Counter()
        self._visits: Counter[str] = Counter()

    async def __aenter__(self) -> "Storm":
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]
        self._tasks: set[asyncio.Task[None]] = set()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            await self._carry(reader, writer)
        except (OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass  # Somebody has gone, or the test is over.
        finally:
            self._tasks.discard(task)
            writer.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        fate = self._fate(head)
        self.done[fate.fault] += 1
        if fate.fault == "refused":
            return
        async with contextlib.AsyncExitStack() as stack:
            copies = 2 if fate.fault == "doubled" else 1
            ends = [await stack.enter_async_context(_dial(self.upstream)) for _ in range(copies)]
            for _, server in ends:
                server.write(head)
            await Link(fate, reader, writer, ends).live()

    def _fate(self, head: bytes) -> Fate:
        asked = re.search(rb"[?&]who=([\w.]+)", head)
        if asked is None or b"calm=1" in head.partition(b"\r\n")[0]:
            return Fate()
        who = asked[1].decode()
        self._visits[who] += 1
        return Fate.of(who, self._visits[who])


Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@contextlib.asynccontextmanager
async def _dial(port: int) -> AsyncIterator[Ends]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


class Link:
    """One connection with its fate; with a doubled one the second server's answers are thrown away."""

    def __init__(
        self,
        fate: Fate,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        ends: list[Ends],
    ) -> None:
        self._fate = fate
        self._rng = Random(f"{fate}")
        self._client = reader, writer
        self._ends = ends
        self._left = {"up": fate.up, "down": fate.down}

    async def live(self) -> None:
        (reader, writer), (server, _) = self._client, self._ends[0]
        down = asyncio.create_task(self._pump("down", server, [writer]))
        both = [
            asyncio.create_task(self._pump("up", reader, [end for _, end in self._ends])),
            down,
        ]
        spare = [asyncio.create_task(_swallow(other)) for other, _ in self._ends[1:]]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            if not down.done() and self._fate.fault in ("silent", "late"):
                # The server does not learn at once that nobody is there any more.
                await asyncio.wait([down], timeout=LINGERING)
        finally:
            await _end([*both, *spare])

    async def _pump(
        self, way: str, source: asyncio.StreamReader, sinks: list[asyncio.StreamWriter]
    ) -> None:
        while piece := await source.read(PIECE):
            await asyncio.sleep(self._rng.random() * self._fate.slowest)
            kept = await self._suffer(way, piece)
            for sink in sinks:
                sink.write(kept)
                await sink.drain()
            if len(kept) < len(piece) and self._fate.fault == "cut":
                return

    async def _suffer(self, way: str, piece: bytes) -> bytes:
        """Return the part of a piece that is passed on; with a late connection only after a while."""
        fault, left = self._fate.fault, self._left[way]
        if fault in ("none", "doubled"):
            return piece
        self._left[way] = max(0, left - len(piece))
        if len(piece) <= left or (fault == "deaf" and way == "up"):
            return piece
        if fault == "late" and way == "up":
            await asyncio.sleep(self._fate.held)
            return piece
        if fault in ("silent", "late"):
            self._left = {"up": 0, "down": 0}
        return piece[:left]


async def _swallow(source: asyncio.StreamReader) -> None:
    while await source.read(PIECE):
        pass


async def _end(tasks: Iterable[asyncio.Task[None]]) -> None:
    tasks = list(tasks)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
