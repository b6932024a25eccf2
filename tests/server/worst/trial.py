"""Sends every input to a node, while somebody pings at another table, and tells what each has cost."""

import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from tests.server.visitor import Visitor
from tests.server.watched import Cost, Watched, watched
from tests.server.worst.listed import Input
from tests.server.worst.messages import MESSAGES
from tests.server.worst.routes import ROUTES
from tests.server.worst.scene import ME, Scene
from tests.server.worst.studies import STUDIES
from tuckbox.match.play.log import MOST_ENTRIES

INPUTS = (*ROUTES, *STUDIES, *MESSAGES)
MOST_BUSY = 0.020
MOST_MEMORY = 32 * 1024 * 1024
TRIES = 3
"""The first time, things are made that are kept; and a busy machine may spoil a measurement."""
ENTRIES, SHORT_ENTRIES = MOST_ENTRIES - 10, 600
"""Of a long record, to which a few may still be added."""
MANY, SHORT_MANY = 100, 12
PING_SECONDS = 0.05


class Pings(threading.Thread):
    """Somebody at another table, who asks over and over whether the server is there."""

    def __init__(self, node: Watched) -> None:
        super().__init__(daemon=True)
        self._visitor = Visitor(node)  # type: ignore[arg-type]
        self._is_over = threading.Event()
        self.answered = 0
        self.slowest = 0.0
        """Seconds of the clock, which depend on whatever else the machine does."""

    def run(self) -> None:
        match = self._visitor.create("jammit", ME, ME)["id"]
        with closing(self._visitor), self._visitor.sit_at(match) as table:
            while not self._is_over.wait(PING_SECONDS):
                begun = time.perf_counter()
                table.send(type="ping", number=self.answered)
                while table.wait_for("pong")["number"] != self.answered:
                    pass
                self.answered += 1
                self.slowest = max(self.slowest, time.perf_counter() - begun)

    def stop(self) -> None:
        self._is_over.set()
        self.join()


def tried(node: Watched, scene: Scene, given: Input) -> Cost:
    """Return the least that an input has cost in some tries."""
    found: list[Cost] = []
    while len(found) < TRIES and not any(map(is_within, found)):
        ask = given.prepare(scene)
        node.begin()
        ask()
        found.append(node.cost())
    return min(found, key=lambda cost: (not is_within(cost), cost.busy))


def is_within(cost: Cost) -> bool:
    return cost.busy <= MOST_BUSY and cost.memory <= MOST_MEMORY


def told(given: Input, cost: Cost) -> str:
    """Return a line about an input."""
    line = f"{1000 * cost.busy:6.1f} ms {cost.memory / 2**20:6.1f} MB  {given}"
    return line if is_within(cost) else f"{line}\n      beyond the bounds: {cost.piece}"


def costs(*, is_short: bool) -> Iterator[tuple[Input, Cost]]:
    """Yield what each input costs a fresh node."""
    with tempfile.TemporaryDirectory() as folder, watched(Path(folder)) as node:
        pings = Pings(node)
        pings.start()
        entries, many = (SHORT_ENTRIES, SHORT_MANY) if is_short else (ENTRIES, MANY)
        with closing(Scene(node, entries=entries, many=many)) as scene:
            for given in INPUTS:
                if given.is_short or not is_short:
                    yield given, tried(node, scene, given)
        pings.stop()
        assert pings.answered, "nobody at another table was answered"
