"""Small separate pools of threads: one kind of work never waits for another, nor does the event loop.

A thread shares the interpreter with the event loop, which takes its turn after the switch interval, half
a millisecond (see `tuckbox serve`). So what runs here delays people at other tables by no more than
that at a time, as long as it makes no single call into C that takes longer.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar

from tuckbox.server.model.errors import Unavailable
from tuckbox.server.model.slow_work import RETRY_SECONDS

T = TypeVar("T")

Task: TypeAlias = "tuple[asyncio.AbstractEventLoop, asyncio.Future[Any], Callable[[], Any]]"


class Pool:
    """A few threads for one kind of work, and how much of it may wait for them."""

    def __init__(self, name: str, threads: int = 1, most_waiting: int = 16) -> None:
        self.name = name
        self.most = threads + most_waiting
        self.count = 0
        """The tasks under way or waiting."""
        self._threads = threads
        self._begun = 0
        self._tasks: SimpleQueue[Task] = SimpleQueue()

    async def run(self, work: Callable[..., T], *given: Any) -> T:  # noqa: ANN401 - whatever the work takes
        """Return what the work returns; raise `Unavailable` at once if too much waits already."""
        if self.count >= self.most:
            raise Unavailable.after(RETRY_SECONDS, "server-pool-full")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self.count += 1
        self._tasks.put((loop, done, lambda: work(*given)))
        if self._begun < min(self.count, self._threads):
            self._begun += 1
            # A node that stops does not wait for them: what they do is not worth keeping.
            Thread(target=self._work, name=f"tuckbox-{self.name}", daemon=True).start()
        # Whoever asked may go; the work goes on, and counts until it is done.
        return await asyncio.shield(done)

    def _work(self) -> None:
        while True:
            loop, done, work = self._tasks.get()
            try:
                found, error = work(), None
            except Exception as raised:
                found, error = None, raised
            try:
                loop.call_soon_threadsafe(self._end, done, found, error)
            except RuntimeError:  # The node has stopped.
                return
            del (
                loop,
                done,
                work,
                found,
                error,
            )  # They may be large, and the next task long in coming.

    def _end(self, done: "asyncio.Future[Any]", found: object, error: Exception | None) -> None:
        self.count -= 1
        if error is None:
            done.set_result(found)
        else:
            done.set_exception(error)


@dataclass(frozen=True, slots=True)
class Pools:
    """The pools of a node, by what they do."""

    replays: Pool = field(default_factory=lambda: Pool("replays", 2, 64))
    """Loading matches, and what clients have missed of them: somebody waits at a table."""
    pages: Pool = field(default_factory=lambda: Pool("pages"))
    """Pages of replays, records, lists."""
    studies: Pool = field(default_factory=lambda: Pool("studies"))
    imports: Pool = field(default_factory=lambda: Pool("imports"))
    boxes: Pool = field(default_factory=lambda: Pool("boxes"))
    agreements: Pool = field(default_factory=lambda: Pool("agreements"))
    """Comparing the drawings of boxes."""
    pictures: Pool = field(default_factory=lambda: Pool("pictures"))
    scores: Pool = field(default_factory=lambda: Pool("scores"))
    descriptions: Pool = field(default_factory=lambda: Pool("descriptions"))
    """What is made once and then sent from memory."""
