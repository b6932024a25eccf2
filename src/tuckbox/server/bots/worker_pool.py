"""A pool of worker processes. One that hangs or crashes is ended and replaced.

The server talks to a worker over its standard input and output, one job at a time.
"""

import asyncio
import contextlib
import json
import logging
import os
import sys
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from subprocess import PIPE, Popen, TimeoutExpired
from typing import Any, TypeVar

from tuckbox.core import TuckboxError
from tuckbox.core.message import message_from_json
from tuckbox.server.model.slow_work import Threads


class WorkerMode(StrEnum):
    """What a worker does about bots whose code is not compiled on this machine."""

    ANY = "any"
    """Compiles it when it needs it."""
    PLAY = "play"
    """Never compiles, so that nobody waits: refuses with `NOT_COMPILED`."""
    ADVISE = "advise"
    """The same for whoever asks a bot outside a match, which is less urgent."""
    COMPILE = "compile"
    """Compiles for others, at the lowest priority."""
    LIGHT = "light"
    """Has no compiler: slow, but ready at once."""


NICENESS = {
    WorkerMode.PLAY: 5,
    WorkerMode.LIGHT: 5,
    WorkerMode.ADVISE: 10,
    WorkerMode.ANY: 10,
    WorkerMode.COMPILE: 19,
}
"""On small machines players' moves come first, then bots in matches, then advice and analyses, then the compiler."""
ENVIRONMENT = {
    WorkerMode.PLAY: {"TUCKBOX_COMPILE": "never"},
    WorkerMode.ADVISE: {"TUCKBOX_COMPILE": "never"},
    WorkerMode.LIGHT: {"NUMBA_DISABLE_JIT": "1"},
}
NOT_COMPILED = "kernels-not-compiled"
"""The code of the refusal."""


log = logging.getLogger("tuckbox.server")

LONGEST_ANSWER = 64 * 1024 * 1024
"""The longest line accepted as an answer; an analysis may be long."""
LAST_WORDS = 5.0
"""Seconds that a worker gets to end when it is asked to."""

T = TypeVar("T")
Job = dict[str, Any]
Progress = Callable[[float, Any], None]
"""Hears how much of a job is done, and what is known by then."""


class WorkerLost(Exception):
    """No answer will come: the worker hung, crashed or failed."""


class JobRefused(TuckboxError):
    """The job cannot be done as asked; the message says why."""


class Worker:
    """One process. It does one job at a time.

    A thread of its own talks to it, which works with every event loop and on every system.
    """

    def __init__(self, components: Path | None, mode: WorkerMode = WorkerMode.ANY) -> None:
        given = [str(NICENESS[mode]), *([] if components is None else [str(components)])]
        self._process = Popen(
            [sys.executable, "-m", "tuckbox.server.bots.worker", *given],
            env={**os.environ, **ENVIRONMENT.get(mode, {})},
            stdin=PIPE,
            stdout=PIPE,
            # Its own process group, or Ctrl-C would end it with a traceback while it is still starting.
            process_group=0,
        )
        self._thread = Threads(1, "tuckbox-worker")
        self.warm: set[tuple[str, ...]] = set()
        """The games, levels and numbers of seats whose code it has loaded."""

    @property
    def pid(self) -> int:
        return self._process.pid

    async def ask(self, job: Job, limit: float, progress: Progress | None = None) -> Any:  # noqa: ANN401
        """Return the result; raise `WorkerLost` after `limit` seconds without result or progress."""
        try:
            async with asyncio.timeout(limit) as patience:
                await self._in_thread(self._send, job)
                while "progress" in (answer := await self._in_thread(self._receive)):
                    patience.reschedule(asyncio.get_running_loop().time() + limit)
                    if progress is not None:
                        progress(answer["progress"], answer["known"])
        except (TimeoutError, EOFError, OSError, ValueError) as error:
            raise WorkerLost(f"{job['job']}: {type(error).__name__}") from error
        return _result(answer)

    async def dismiss(self) -> None:
        """Ask the process to end; one that does not is killed."""
        self._process.terminate()
        try:
            with contextlib.suppress(TimeoutExpired):
                await self._in_thread(self._process.wait, LAST_WORDS)
        finally:
            await self.end()

    async def end(self) -> None:
        """End the process at once; it holds nothing that could be lost."""
        self._process.kill()
        closing = asyncio.wrap_future(self._thread.submit(self._close))
        self._thread.shutdown(wait=False)
        # Whoever is cancelled meanwhile must not leave the pipes open.
        await asyncio.shield(closing)

    async def _in_thread(self, work: Callable[..., T], *given: Job | float) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)

    def _send(self, job: Job) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(job).encode() + b"\n")
        self._process.stdin.flush()

    def _receive(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline(LONGEST_ANSWER)
        if not line:
            raise EOFError
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _close(self) -> None:
        with contextlib.suppress(OSError):
            self._process.communicate()


def _result(answer: dict[str, Any]) -> Any:  # noqa: ANN401 - plain JSON
    if "error" in answer:
        raise JobRefused(message_from_json(answer["error"]))
    if "broken" in answer:
        raise WorkerLost(answer["broken"])
    return answer["result"]


class Workers:
    """A pool of `count` workers, each started when it is first needed."""

    def __init__(
        self, count: int, components: Path | None = None, mode: WorkerMode = WorkerMode.ANY
    ) -> None:
        self.count = max(1, count)
        self.mode = mode
        self.waiting = 0
        """The number of jobs that wait for a worker."""
        self.lost = 0
        """The number of workers that had to be replaced."""
        self.components = components
        self._places = asyncio.Semaphore(self.count)
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._is_stopped = False

    @property
    def pids(self) -> list[int]:
        return [worker.pid for worker in (*self._idle, *self._busy)]

    async def run(
        self,
        job: Job,
        *,
        limit: float,
        warm_limit: float | None = None,
        progress: Progress | None = None,
    ) -> Any:  # noqa: ANN401 - plain JSON
        """Return the result of a job; a worker new to this bot gets `warm_limit` seconds to warm up."""
        self.waiting += 1
        try:
            await self._places.acquire()
        finally:
            self.waiting -= 1
        try:
            return await self._run(job, limit, warm_limit, progress)
        finally:
            self._places.release()

    async def _run(
        self, job: Job, limit: float, warm_limit: float | None, progress: Progress | None
    ) -> Any:  # noqa: ANN401
        self._is_stopped = False
        worker = self._idle.pop() if self._idle else Worker(self.components, self.mode)
        self._busy.add(worker)
        is_well = False
        try:
            if warm_limit is not None:
                await _warm(worker, job, warm_limit)
            result = await worker.ask(job, limit, progress)
            if job["job"] == "warm":
                worker.warm.add(_warm_key(job))
            is_well = True
        except JobRefused:
            is_well = True
            raise
        finally:
            self._busy.discard(worker)
            await self._put_back(worker, is_well)
        return result

    async def _put_back(self, worker: Worker, is_well: bool) -> None:
        if is_well and not self._is_stopped:
            self._idle.append(worker)
            return
        self.lost += not is_well
        await worker.end()

    async def stop(self) -> None:
        """End all workers: those that are idle now, and the others when their job is done or cancelled.

        A later job starts new ones.
        """
        self._is_stopped = True
        idle, self._idle = self._idle, []
        await asyncio.gather(*(worker.dismiss() for worker in idle))


async def _warm(worker: Worker, job: Job, limit: float) -> None:
    same = {word: job[word] for word in ("game", "components", "box", "level")}
    warm = {"job": "warm", **same, "options": job["view"]["options"]}
    if _warm_key(warm) not in worker.warm:
        await worker.ask(warm, limit)
        worker.warm.add(_warm_key(warm))


def _warm_key(job: Job) -> tuple[str, ...]:
    return job["game"], job["level"], str(job["options"]["seats"])
