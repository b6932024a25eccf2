"""Analyses of matches by the solvers in a worker, with progress; stored once they are done."""

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from tuckbox.analysis import can_analyse
from tuckbox.analysis.model import ANALYSIS, Analysis
from tuckbox.match import format_record
from tuckbox.server.bots.worker_pool import Job, JobRefused, WorkerLost, Workers
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.lobby.match_record import record_now
from tuckbox.server.model.errors import NotFound, StoreFailed, Unavailable
from tuckbox.server.operating.pools import Pool
from tuckbox.server.storage import analyses
from tuckbox.server.storage.database import Database

if TYPE_CHECKING:
    from tuckbox.server.http.services import Services

log = logging.getLogger("tuckbox.server")

MODULE = "tuckbox.analysis"
"""Where workers find `analyse(record_text, progress, game)`, which loads compiled code."""
SILENT_SECONDS = 300.0
"""How long an analysis may go without progress; the first one on a machine compiles code."""
MOST_UNDER_WAY = 20
MOST_KEPT = 100
"""The most analyses of running matches, which are kept in memory only."""
RETRY_SECONDS = 60.0
"""A failed analysis is tried again if it is requested after this time."""


@dataclass(slots=True)
class Work:
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

    def __init__(self, database: Database, workers: Workers) -> None:
        self._database = database
        self.workers = workers
        self._records = Pool("records", most_waiting=MOST_UNDER_WAY)
        self._works: OrderedDict[tuple[str, int], Work] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    async def of(self, live: LiveMatch) -> Work:
        """Return the analysis of a match in its present state; the first request starts it."""
        if not can_analyse(live.game.name):
            raise NotFound.of("analysis-missing", game=live.game.name)
        if live.match.is_over:
            kept = await self._database.read(lambda connection: analyses.load(connection, live.id))
            if kept is not None:
                return Work("done", 1.0, kept)
        key = (live.id, len(live.match.log))
        work = self._works.get(key)
        if work is None or work.is_spent:
            work = self._begin(key, live)
        return work

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.workers.stop()

    def _begin(self, key: tuple[str, int], live: LiveMatch) -> Work:
        if len(self._tasks) >= MOST_UNDER_WAY:
            raise Unavailable.of("analysis-busy")
        work = self._works[key] = Work()
        while len(self._works) > MOST_KEPT:
            self._works.popitem(last=False)
        job = {
            "job": "analyse",
            "module": MODULE,
            "game": live.game.name,
            "record": record_now(live),
        }
        task = asyncio.create_task(self._run(work, job, live.id, live.match.is_over))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return work

    async def _run(self, work: Work, job: Job, match: str, is_final: bool) -> None:
        try:
            record = job.pop("record")
            job["text"] = await self._records.run(lambda: format_record(record()))
            found = await self.workers.run(job, limit=SILENT_SECONDS, progress=work.advance)
            result = ANALYSIS.validate_python(found)
            if is_final:
                await self._database.write(
                    lambda connection: analyses.keep(connection, match, result)
                )
        except (WorkerLost, JobRefused, StoreFailed) as error:
            log.warning("an analysis failed: %s", error)
            work.end("failed")
        else:
            work.end("done", result)


@contextlib.asynccontextmanager
async def analysing(services: "Services") -> AsyncIterator[None]:
    """Run analyses in a worker of their own, so that no bot waits for them."""
    try:
        yield
    finally:
        await services.possible_scores.stop()
        await services.analyses.stop()
