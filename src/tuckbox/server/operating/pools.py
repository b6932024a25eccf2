"""Small separate pools of threads: one kind of work never waits for another, nor does the event loop.

A thread shares the interpreter with the event loop, which takes its turn after the switch interval, half
a millisecond (see `tuckbox serve`). So what runs here delays people at other tables by no more than
that at a time, as long as it makes no single call into C that takes longer.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar

from tuckbox.server.model.holder import PAYING, Payer
from tuckbox.server.model.limits import Refusals, Turn, Turns
from tuckbox.server.model.slow_work import RETRY_SECONDS

T = TypeVar("T")

NUMBERS = count()
FULL = Refusals("server-pool-full", "server-pool-yours", RETRY_SECONDS)

Task: TypeAlias = "tuple[asyncio.AbstractEventLoop, Turn, asyncio.Future[Any], Callable[[], Any]]"


class Pool:
    """A few threads for one kind of work, for which visitors take turns."""

    def __init__(
        self, name: str, threads: int = 1, most_waiting: int = 32, *, is_for_all: bool = False
    ) -> None:
        self.name = name
        self._is_for_all = is_for_all
        """Whether others wait for the same work too: it is done in the order in which it came."""
        self.turns = Turns(threads, most_waiting, FULL)
        self._under_way = 0
        self._begun = 0
        self._tasks: SimpleQueue[Task] = SimpleQueue()

    async def run(self, work: Callable[..., T], *given: Any) -> T:  # noqa: ANN401 - whatever the work takes
        """Return what the work returns; raise `TooMany` or `Unavailable` at once if too much waits already."""
        turn = self.turns.enter(self._payer())
        await turn.wait()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._tasks.put((loop, turn, done, lambda: work(*given)))
        self._under_way += 1
        if self._begun < self._under_way:
            self._begun += 1
            # A node that stops does not wait for them: what they do is not worth keeping.
            Thread(target=self._work, name=f"tuckbox-{self.name}", daemon=True).start()
        # Whoever asked may go; the work goes on, and counts until it is done.
        return await asyncio.shield(done)

    def _payer(self) -> Payer:
        paying = None if self._is_for_all else PAYING.get()
        return paying or Payer(f"nobody's {next(NUMBERS)}")

    def _work(self) -> None:
        while True:
            loop, turn, done, work = self._tasks.get()
            try:
                found, error = work(), None
            except Exception as raised:
                found, error = None, raised
            try:
                loop.call_soon_threadsafe(self._end, turn, done, found, error)
            except RuntimeError:  # The node has stopped.
                return
            # They may be large, and the next task long in coming.
            del loop, turn, done, work, found, error

    def _end(
        self, turn: Turn, done: "asyncio.Future[Any]", found: object, error: Exception | None
    ) -> None:
        self._under_way -= 1
        turn.end()
        if error is None:
            done.set_result(found)
        else:
            done.set_exception(error)


@dataclass(frozen=True, slots=True)
class Pools:
    """The pools of a node, by what they do."""

    replays: Pool = field(default_factory=lambda: Pool("replays", 2, 64, is_for_all=True))
    """Loading matches, and what clients have missed of them: somebody waits at a table."""
    pages: Pool = field(default_factory=lambda: Pool("pages"))
    """Pages of replays, records to read, lists."""
    records: Pool = field(default_factory=lambda: Pool("records"))
    """Records for whoever analyses them."""
    studies: Pool = field(default_factory=lambda: Pool("studies"))
    imports: Pool = field(default_factory=lambda: Pool("imports"))
    boxes: Pool = field(default_factory=lambda: Pool("boxes"))
    agreements: Pool = field(default_factory=lambda: Pool("agreements"))
    """Comparing the drawings of boxes."""
    pictures: Pool = field(default_factory=lambda: Pool("pictures"))
    scores: Pool = field(default_factory=lambda: Pool("scores"))
    descriptions: Pool = field(default_factory=lambda: Pool("descriptions", is_for_all=True))
    """What is made once and then sent from memory."""
