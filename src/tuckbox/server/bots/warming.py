"""Compiles the bots' code on a new machine, in the background, and knows what is not ready yet.

The workers that play never compile: they refuse, and say so here. One process at the lowest
priority compiles what they miss, what a table waits for first; until then a worker without the
compiler plays instead (`BotChoice`).
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tuckbox.bots.compiled_code import Code, code_of, size_of
from tuckbox.core import AnyGame, Options, TuckboxError
from tuckbox.core.message import message_from_json
from tuckbox.i18n import Speaker
from tuckbox.server.bots.levels import levels_for
from tuckbox.server.bots.worker_pool import Job, WorkerLost, WorkerMode, Workers

log = logging.getLogger("tuckbox.server")

COMPILE_SECONDS = 300.0
"""Seconds without progress after which the compiler counts as hung."""
SECONDS_PER_SIZE = 0.0014
"""On a common machine; what this one takes is measured as it compiles."""
LEAST_SHARE, MOST_SHARE = 0.15, 0.97
"""Within these, the time taken says how fast this machine is."""


FIRST_LEVELS = ("greedy", "expert-1")
"""Need the code of all levels that are usually asked for."""


@dataclass(slots=True)
class Cold:
    """Code that is not compiled yet."""

    job: Job
    """Needs this code: it chooses a move."""
    size: int
    share: float = 0.0
    done: asyncio.Event = field(default_factory=asyncio.Event)


class Warming:
    """What is compiled on this machine, and what will be."""

    def __init__(self, components: Path | None) -> None:
        self._cold: dict[Code, Cold] = {}
        """In the order in which it will be compiled."""
        self._failed: set[Code] = set()
        self._reasons: set[str] = set()
        self._rate = SECONDS_PER_SIZE
        self._task: asyncio.Task[None] | None = None
        self._compiler = Workers(1, components, WorkerMode.COMPILE)

    def is_cold(self, code: Code) -> bool:
        """Return whether this code is being compiled, or waits for it."""
        return code in self._cold

    def has_failed(self, code: Code) -> bool:
        """Return whether this code cannot be compiled here."""
        return code in self._failed

    @property
    def order(self) -> tuple[Code, ...]:
        """The code that is not compiled yet, in the order in which it will be."""
        return tuple(self._cold)

    @property
    def compiler_pids(self) -> list[int]:
        return self._compiler.pids

    def seconds(self, code: Code) -> float:
        """Return about how many seconds pass until code is ready that is not compiled."""
        if code not in self._cold:
            return size_of(code) * self._rate
        left = 0.0
        for each, cold in self._cold.items():
            left += cold.size * (1 - cold.share) * self._rate
            if each == code:
                break
        return left

    def share(self, code: Code) -> float:
        """Return the share of it that is compiled, from 0 to 1."""
        return self._cold[code].share if code in self._cold else 0.0

    def compile(self, code: Code, job: Job, *, is_urgent: bool = True) -> None:
        """Have code compiled that a worker did not find; what a table waits for comes next."""
        if code not in self._failed and code not in self._cold:
            self._cold[code] = Cold(job, size_of(code))
            if is_urgent:
                self.prefer(code)
            if self._task is None or self._task.done():
                self._task = asyncio.create_task(self._run(), name="compile bots")

    def prefer(self, code: Code) -> None:
        """Let the code that a table waits for come before all that is not begun."""
        begun = [each for each, cold in self._cold.items() if cold.share > 0]
        order = dict.fromkeys((*begun, code, *self._cold))
        self._cold = {each: self._cold[each] for each in order}

    async def ready(self, code: Code) -> None:
        """Return once this code is compiled, or cannot be."""
        while (cold := self._cold.get(code)) is not None:
            await cold.done.wait()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        try:
            while self._cold:
                code, cold = next(iter(self._cold.items()))
                await self._compile(code, cold)
                del self._cold[code]
                cold.done.set()
        finally:
            await self._compiler.stop()

    async def _compile(self, code: Code, cold: Cold) -> None:
        began = time.monotonic()

        def progress(done: float, _: object) -> None:
            cold.share = min(MOST_SHARE, done / cold.size)
            if LEAST_SHARE < cold.share < MOST_SHARE:
                self._rate = max(self._rate / 4, (time.monotonic() - began) / done)

        cold.share = 0.01  # begun: nothing may come before it any more
        job = {"job": "compile", "of": cold.job}
        try:
            reasons = await self._compiler.run(job, limit=COMPILE_SECONDS, progress=progress)
        except (WorkerLost, TuckboxError) as error:
            self._fail(code, str(error))
            return
        for reason in reasons:
            self._fail(code, Speaker("en").say(message_from_json(reason)))

    def _fail(self, code: Code, reason: str) -> None:
        self._failed.add(code)
        if reason not in self._reasons:
            self._reasons.add(reason)
            log.warning("bots play lightly, since their code cannot be compiled: %s", reason)


def game_for_workers(game: AnyGame) -> Job:
    """Return the part of a job that says which game it is about, with its own components."""
    box = game.files.box
    return {
        "game": game.name,
        "components": game.files.hash,
        "box": "" if box is None else box.text,
    }


def warm_job(game: AnyGame, level: str, options: Mapping[str, Any]) -> Job:
    """Return the job of choosing a first move at such a table: it needs the same code."""
    return {"job": "warm", **game_for_workers(game), "level": level, "options": options}


def first_jobs(games: Iterable[AnyGame]) -> dict[Code, Job]:
    """Return what loads the code that most tables need: two sides first, then more.

    What is seldom asked for (`uct`) is compiled when somebody asks.
    """
    found: dict[Code, Job] = {}
    for game in games:
        for options in _tables(game):
            for level in levels_for(game.name):
                if level not in FIRST_LEVELS:
                    continue
                job = warm_job(game, level, dict(options.pairs))
                found.setdefault(code_of(game, options, level), job)
    return dict(sorted(found.items(), key=lambda item: item[0].is_for_many))


def _tables(game: AnyGame) -> Iterable[Options]:
    """Yield the options of a table for two, three and four, if the game has one."""
    for number in (2, 3, 4):
        with contextlib.suppress(TuckboxError):
            yield game.options(seats=number)
