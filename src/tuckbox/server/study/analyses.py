"""Analyses of matches by the solvers in a worker, with progress; stored once they are done."""

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from tuckbox.analysis import can_analyse
from tuckbox.analysis.model import ANALYSIS, Analysis
from tuckbox.core import TuckboxError
from tuckbox.match import format_record
from tuckbox.server.bots.worker_pool import Job, JobRefused, WorkerLost, Workers
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.lobby.access import record_now
from tuckbox.server.model.errors import NotFound, StoreFailed
from tuckbox.server.model.holder import Payer
from tuckbox.server.model.limits import Refusals, Turn, Turns
from tuckbox.server.model.slow_work import SlowWork
from tuckbox.server.model.stores import AnalysisStore

log = logging.getLogger("tuckbox.server")

MODULE = "tuckbox.analysis"
"""Where workers find `analyse(record_text, progress, game)`, which loads compiled code."""
SILENT_SECONDS = 300.0
"""How long an analysis may go without progress; the first one on a machine compiles code."""
MOST_WAITING = 24
NO_ANALYSIS = Refusals("analysis-busy", "analysis-yours", 15.0)
SERVER = Payer("the server itself")
"""Who takes turns with visitors for what no visitor has asked for."""
MOST_KEPT = 100
"""The most analyses of running matches, which are kept in memory only."""
RETRY_SECONDS = 60.0
"""A failed analysis is tried again if it is requested after this time."""


class Stoppable(Protocol):
    """What runs until the node stops."""

    async def stop(self) -> None: ...


@dataclass(slots=True)
class AnalysisWork:
    """An analysis under way or done."""

    state: Literal["waiting", "working", "done", "failed"] = "waiting"
    progress: float = 0.0
    result: Analysis | None = None
    """What is known; all of it once the state is `done`."""
    ended: float = 0.0

    def advance(self, share: float, known: Any) -> None:  # noqa: ANN401 - plain JSON
        self.state, self.progress = "working", max(0.0, min(1.0, share))
        self.result = None if known is None else ANALYSIS.validate_python(known)

    def end(self, state: Literal["done", "failed"], result: Analysis | None = None) -> None:
        self.state, self.result, self.ended = state, result, time.monotonic()
        self.progress = 1.0 if state == "done" else self.progress

    @property
    def is_spent(self) -> bool:
        return self.state == "failed" and time.monotonic() - self.ended > RETRY_SECONDS


class Analyses:
    """The analyses of this node."""

    def __init__(self, store: AnalysisStore, workers: Workers, records: SlowWork) -> None:
        self.store = store
        self.workers = workers
        self._records = records
        self._turns = Turns(workers.count, MOST_WAITING, NO_ANALYSIS)
        self._works: OrderedDict[tuple[str, int], AnalysisWork] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._opening: set[str] = set()
        """Matches that are opened for the server itself."""

    async def find(self, live: LiveMatch) -> AnalysisWork | None:
        """Return the analysis of a match in its present state, if it has been begun."""
        if not can_analyse(live.game.name):
            raise NotFound.of("analysis-missing", game=live.game.name)
        if live.match.is_over:
            kept = await self.store.load(live.id)
            if kept is not None:
                return AnalysisWork("done", 1.0, kept)
        work = self._works.get(_key(live))
        return None if work is None or work.is_spent else work

    def check(self, payer: Payer) -> None:
        """Raise `TooMany` or `Unavailable` if there is no room for another analysis of this visitor."""
        self._turns.check(payer)

    def begin(self, live: LiveMatch, payer: Payer) -> AnalysisWork:
        """Let a match be analysed when it is the visitor's turn; raise `TooMany` or `Unavailable`."""
        turn = self._turns.enter(payer)
        work = self._works[_key(live)] = AnalysisWork()
        while len(self._works) > MOST_KEPT:
            self._works.popitem(last=False)
        job = {
            "job": "analyse",
            "module": MODULE,
            "game": live.game.name,
            "record": record_now(live),
        }
        self._start(self._run(turn, work, job, live.id, live.match.is_over))
        return work

    def begin_unasked(self, match: str, open: Callable[[str], Awaitable[LiveMatch]]) -> None:
        """Let a match be analysed that no visitor waits for, if there is room."""
        if match not in self._opening:
            self._opening.add(match)
            self._start(self._open(match, open))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.workers.stop()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _open(self, match: str, open: Callable[[str], Awaitable[LiveMatch]]) -> None:
        try:
            self.check(SERVER)
            live = await open(match)
            if await self.find(live) is None:
                self.begin(live, SERVER)
        except (TuckboxError, StoreFailed) as error:
            log.info("an analysis is put off: %s", type(error).__name__)
        finally:
            self._opening.discard(match)

    async def _run(
        self, turn: Turn, work: AnalysisWork, job: Job, match: str, is_final: bool
    ) -> None:
        try:
            async with turn:
                record = job.pop("record")
                job["text"] = await self._records.run(lambda: format_record(record()))
                found = await self.workers.run(job, limit=SILENT_SECONDS, progress=work.advance)
            result = ANALYSIS.validate_python(found)
            if is_final:
                await self.store.keep(match, result)
        except (WorkerLost, JobRefused, StoreFailed) as error:
            log.warning("an analysis failed: %s", error)
            work.end("failed")
        else:
            work.end("done", result)


def _key(live: LiveMatch) -> tuple[str, int]:
    return live.id, len(live.match.log)


@contextlib.asynccontextmanager
async def analysing(*kinds: Stoppable) -> AsyncIterator[None]:
    """Run analyses in workers of their own, so that no bot waits for them."""
    try:
        yield
    finally:
        for kind in kinds:
            await kind.stop()
