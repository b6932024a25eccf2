"""Everything dear at once, beside a hundred matches: `python -m tests.server.abuse [SECONDS]` (600).

Some visitors send the dearest inputs of `tests.server.worst` without a pause, and with no limit of their
own, while people play at a hundred tables. Their moves must be answered in time, the node must stay
small, and nothing that was acknowledged may be lost. Each answer may be a refusal, but a coded one.
"""

import asyncio
import sys
import tempfile
import threading
import time
from collections import Counter
from contextlib import ExitStack, aclosing, closing
from multiprocessing import SimpleQueue, get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from random import Random
from typing import NamedTuple

import httpx
from websockets.exceptions import ConnectionClosed

from tests.server.load import Person, Sent, cookie, guest, new_match
from tests.server.process import AS_SERVED, Process, node_process
from tests.server.survival import check_kept
from tests.server.watched import peak_memory
from tests.server.worst.scene import Scene
from tests.server.worst.trial import ENTRIES, INPUTS, SHORT_MANY
from tuckbox.games import games

MATCHES = 100
PACE = 4.0
"""Seconds between two moves of a person, who thinks."""
ABUSERS = 6
MOST_SECONDS = 0.100
"""The time in which 99 of 100 moves are answered."""
MOST_MEMORY = 500 * 1024 * 1024


class Figures(NamedTuple):
    """What came out of it."""

    moves: int
    asked: int
    refused: int
    slow: float
    """The time in which 99 of 100 moves were answered."""
    memory: int
    sent: list[Sent]

    def __str__(self) -> str:
        return (
            f"{self.moves} moves, 99 of 100 within {1000 * self.slow:.0f} ms; "
            f"{self.asked} dear inputs, {self.refused} of them refused; "
            f"at most {self.memory / 2**20:.0f} MB"
        )


class Abuser(threading.Thread):
    """Sends dear inputs in a random order until it is stopped."""

    def __init__(self, scene: Scene, seed: int) -> None:
        super().__init__(daemon=True)
        self._scene = scene
        self._random = Random(seed)
        self._is_over = threading.Event()
        self.asked = 0
        self.refused: Counter[str] = Counter()

    def run(self) -> None:
        while not self._is_over.is_set():
            given = self._random.choice(INPUTS)
            self.asked += 1
            try:
                given.prepare(self._scene)()
            except (AssertionError, ConnectionClosed, httpx.TransportError) as error:
                self.refused[f"{given}: {error!s:.60}"] += 1

    def stop(self) -> None:
        assert self.is_alive(), "an abuser met something that it does not know"
        self._is_over.set()
        self.join()


class Node(NamedTuple):
    """What abusers know of the node."""

    url: str
    data: Path


def abuse(node: Node, is_over: Event, told: "SimpleQueue[tuple[int, Counter[str]]]") -> None:
    """Let abusers work until they are stopped, in a process of their own: players are measured elsewhere."""
    with ExitStack() as stack:
        busy = []
        for seed in range(ABUSERS):
            scene = stack.enter_context(closing(Scene(node, entries=ENTRIES, many=SHORT_MANY)))
            busy.append(Abuser(scene, seed))
            busy[-1].start()
        is_over.wait()
        for one in busy:
            one.stop()
    refused = sum((one.refused for one in busy), Counter[str]())
    told.put((sum(one.asked for one in busy), refused))


async def play(node: Process, seconds: float) -> list[Person]:
    """Let two people play at each table for this long, one match after the other."""
    ann, bob = await guest(node.url), await guest(node.url)
    end, rng, playing = time.monotonic() + seconds, Random(1), list[Person]()

    async def sit(number: int) -> None:
        while time.monotonic() < end:
            match = await new_match(ann, games()[number % len(games())], bob)
            if time.monotonic() >= end:
                break
            both = [
                Person(lambda: node.url, cookie(who), match, rng, rng.uniform(0.5, 1.5) * PACE)
                for who in (ann, bob)
            ]
            playing.extend(both)
            await asyncio.gather(*(person.play() for person in both))

    async with aclosing(ann), aclosing(bob):
        tables = [asyncio.create_task(sit(number)) for number in range(MATCHES)]
        await asyncio.sleep(end - time.monotonic())
        for person in playing:
            person.is_leaving = True
        await asyncio.gather(*tables)
    return playing


def abused(folder: Path, seconds: float) -> Figures:
    context = get_context("spawn")
    is_over, told = context.Event(), context.SimpleQueue()
    with node_process(folder, *AS_SERVED) as node:
        assert node.process is not None
        given = Node(node.url, node.data), is_over, told
        abusers = context.Process(target=abuse, args=given, daemon=True)
        abusers.start()
        try:
            playing = asyncio.run(play(node, seconds))
        finally:
            is_over.set()
        asked, refused = told.get()
        abusers.join()
        for refusal, count in refused.most_common(10):
            print(f"  refused {count} times: {refusal}")
        assert "internal error" not in node.log.read_text(), node.log.read_text()[-4000:]
        latencies = sorted(second for person in playing for second in person.latencies)
        sent = [one for person in playing for one in person.acknowledged]
        slow = latencies[len(latencies) * 99 // 100]
        memory = peak_memory(node.process.pid)
    return Figures(len(latencies), asked, refused.total(), slow, memory, sent)


def main(seconds: float) -> int:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        figures = abused(folder, seconds)
        print(figures)
        check_kept(f"sqlite:///{folder / 'tuckbox.sqlite3'}", figures.sent)
        print("nothing lost")
    return int(figures.slow > MOST_SECONDS or figures.memory > MOST_MEMORY)


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]) if len(sys.argv) > 1 else 600.0))
