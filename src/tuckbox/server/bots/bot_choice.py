"""Asks a bot for a move in a worker, within its time; falls back to a quick legal move."""

import asyncio
import contextlib
import hmac
import logging
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from random import Random

from tuckbox.bots import Budget, bot
from tuckbox.bots.compiled_code import Code, code_of
from tuckbox.core import AnyGame, Options, TuckboxError, View
from tuckbox.server.bots.warming import Warming, game_for_workers, warm_job
from tuckbox.server.bots.worker_pool import (
    NOT_COMPILED,
    Job,
    JobRefused,
    WorkerLost,
    WorkerMode,
    Workers,
)
from tuckbox.server.model.holder import Payer
from tuckbox.server.model.limits import Refusals, Turns

log = logging.getLogger("tuckbox.server")

GRACE_SECONDS = 3.0
"""Seconds that a bot may exceed its time before it counts as hung."""
LOAD_SECONDS = 60.0
"""Allowed for a bot's first move in a worker, which loads its code."""
PATIENCE_SECONDS = 1.5
"""How long a bot that plays waits for a worker to look for its code."""
QUICK = "random"
LIGHT = "greedy"
"""Plays while the code of a bot is being compiled."""
LIGHT_LEVELS = ("greedy", "expert-1")
"""Levels that answer at once without compiled code, and play just as well."""
LIGHT_SECONDS = 0.4
LEAST_SECONDS = 0.05
MOST_WAITING = 50
"""If more jobs than this wait for each worker, bots make quick moves instead of thinking."""
MOST_QUESTIONS = 32
"""The most questions for advice that wait."""
NO_ADVICE = Refusals("study-bot-busy", "study-bot-yours", 3.0)


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot's move, and the result it expects."""

    text: str
    value: float | None = None
    line: list[str] = field(default_factory=list)
    is_quick: bool = False
    """Whether this is only the quick move in place of a bot that did not answer."""
    is_light: bool = False
    """Whether a lighter bot chose, because the code of this one is not compiled yet."""


@dataclass(frozen=True, slots=True)
class Strength:
    """Whether bots play as well as they can, and how long until they do."""

    is_light: bool = False
    seconds: float | None = None
    """None: they do already, or never will on this machine."""
    share: float = 1.0


class NotReady(Exception):
    """Code that this position needs is not compiled."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: a level's choice at what its seat sees, at a moment with a name."""

    game: AnyGame
    view: View
    level: str
    moment: str

    @property
    def code(self) -> Code:
        """The code that it needs."""
        return code_of(self.game, self.game.options(**self.view["options"]), self.level)


class BotChoice:
    """The bots of this node."""

    def __init__(self, workers: Workers, seconds: float, key: bytes) -> None:
        self.workers = workers
        self.light = Workers(1, workers.components, WorkerMode.LIGHT)
        # In processes of their own: no bot at a table waits for an adviser.
        self.advisers = Workers(1, workers.components, WorkerMode.ADVISE)
        self.light_advisers = Workers(1, workers.components, WorkerMode.LIGHT)
        self.warming = Warming(workers.components)
        self.seconds = seconds
        self.quick = 0
        """The number of moves made without asking the bot."""
        self._key = key
        self.advice = Turns(self.advisers.count, MOST_QUESTIONS, NO_ADVICE)
        self._cold_advice = Turns(MOST_QUESTIONS, MOST_QUESTIONS, NO_ADVICE)
        """For what waits for code to be compiled, and keeps nobody else waiting meanwhile."""
        self._loaded: set[Code] = set()
        self._loading: dict[Code, asyncio.Task[None]] = {}
        self._late: set[Code] = set()
        """Code for which bots have not waited; whether it is compiled is not known yet."""

    async def choose(self, game: AnyGame, view: View, level: str, moment: str) -> Thought:
        """Return a legal move soon: a lighter bot's while this one's code is not compiled.

        If none answers in time, it is a quick move.
        """
        asked = Question(game, view, level, moment)
        try:
            if await self._is_ready(asked, PATIENCE_SECONDS):
                with contextlib.suppress(NotReady):
                    return await self._ask(asked, self.workers)
            return await self._ask_light(asked, self.light)
        except (WorkerLost, TuckboxError) as error:
            log.warning("bot %s did not answer at %s: %s", level, game.name, error)
            self.quick += 1
            return self._quick(game, view, moment)

    async def advise(
        self, payer: Payer, game: AnyGame, view: View, level: str, moment: str
    ) -> Thought:
        """Return what a bot would choose, when it is this visitor's turn, however long its code takes to compile.

        Raise `WorkerLost` or `JobRefused` if it gives nothing, `TooMany` or `Unavailable` if too many ask.
        """
        asked = Question(game, view, level, moment)
        first = warm_job(game, level, view["options"])
        # Something may be missing that only this position needs.
        for to_compile in (first, self._job(asked, level, self.seconds), None):
            if self.warming.is_cold(asked.code):
                async with self._cold_advice.enter(payer):
                    await self.warming.ready(asked.code)
            async with self.advice.enter(payer):
                if self.warming.has_failed(asked.code):
                    return await self._ask_light(asked, self.light_advisers)
                with contextlib.suppress(NotReady):
                    return await self._ask(asked, self.advisers, to_compile)
        raise WorkerLost("the code of the bot is not compiled")

    def strength(self, game: AnyGame, options: Options, levels: Iterable[str]) -> Strength:
        """Return how well bots of these levels play at a table now."""
        heavy = (level for level in levels if level not in (QUICK, *LIGHT_LEVELS))
        codes = {code_of(game, options, level) for level in heavy}
        cold = [code for code in codes if self.warming.is_cold(code) or code in self._late]
        if not cold:
            return Strength(is_light=any(map(self.warming.has_failed, codes)))
        seconds, shares = map(self.warming.seconds, cold), map(self.warming.share, cold)
        return Strength(True, max(seconds), min(shares))

    async def load(self, code: Code, job: Job, *, is_urgent: bool = True) -> None:
        """Have a worker load code by a job that needs it; if it is not compiled, have it compiled."""
        try:
            await self.workers.run(job, limit=LOAD_SECONDS)
            self._loaded.add(code)
        except JobRefused as refused:
            if refused.code == NOT_COMPILED:
                self.warming.compile(code, job, is_urgent=is_urgent)
        except WorkerLost as error:
            log.warning("the code of a bot could not be loaded: %s", error)

    async def stop(self) -> None:
        """End all processes; tasks that wait for an answer must have been cancelled before."""
        for loading in self._loading.values():
            loading.cancel()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await self.warming.stop()
        for workers in (self.light, self.workers, self.light_advisers, self.advisers):
            await workers.stop()

    async def _is_ready(self, asked: Question, patience: float) -> bool:
        """Return whether a worker has the code; the first time wait until one has looked for it."""
        code = asked.code
        if asked.level == QUICK or code in self._loaded:
            return True
        if self.warming.is_cold(code):
            self.warming.prefer(code)
        elif not self.warming.has_failed(code):
            _, late = await asyncio.wait([self._begin_to_load(asked)], timeout=patience)
            if late:
                self._late.add(code)
        return code in self._loaded

    def _begin_to_load(self, asked: Question) -> asyncio.Task[None]:
        code, loading = asked.code, self._loading.get(asked.code)
        if loading is None:
            job = warm_job(asked.game, asked.level, asked.view["options"])
            loading = self._loading[code] = asyncio.create_task(self.load(code, job))
            loading.add_done_callback(lambda _: self._end_loading(code))
        return loading

    def _end_loading(self, code: Code) -> None:
        del self._loading[code]
        self._late.discard(code)

    async def _ask(
        self, asked: Question, workers: Workers, to_compile: Job | None = None
    ) -> Thought:
        """Ask a worker; raise `NotReady` if code is missing.

        It is compiled from now on, for the sake of another job if there is one.
        """
        if workers.waiting >= MOST_WAITING * workers.count:
            raise WorkerLost("too many jobs are waiting")
        # If many jobs wait, each gets less time.
        seconds = max(LEAST_SECONDS, self.seconds * workers.count / (workers.waiting + 1))
        job = self._job(asked, asked.level, min(seconds, self.seconds))
        try:
            return await self._answer(workers, job)
        except JobRefused as refused:
            if refused.code != NOT_COMPILED:
                raise
            self._loaded.discard(asked.code)
            is_urgent = workers is self.workers
            self.warming.compile(asked.code, to_compile or job, is_urgent=is_urgent)
            raise NotReady from refused

    async def _ask_light(self, asked: Question, workers: Workers) -> Thought:
        """Ask a worker without a compiler."""
        level = asked.level if asked.level in LIGHT_LEVELS else LIGHT
        job = self._job(asked, level, min(self.seconds, LIGHT_SECONDS))
        thought = await self._answer(workers, job)
        return replace(thought, is_light=level != asked.level)

    async def _answer(self, workers: Workers, job: Job) -> Thought:
        limit = self.seconds + GRACE_SECONDS
        found = await workers.run(job, limit=limit, warm_limit=LOAD_SECONDS)
        return Thought(found["text"], found["value"], found["line"])

    def _job(self, asked: Question, level: str, seconds: float) -> Job:
        return {
            "job": "choose",
            **game_for_workers(asked.game),
            "view": asked.view,
            "level": level,
            "seconds": seconds,
            "seed": self._seed(asked.moment),
        }

    def _quick(self, game: AnyGame, view: View, moment: str) -> Thought:
        choice = bot(QUICK).choose(game, view, Budget(LEAST_SECONDS), Random(self._seed(moment)))
        return Thought(game.format_move(choice.move), is_quick=True)

    def _seed(self, moment: str) -> str:
        """Return a seed that is the same on every node and that players cannot guess."""
        return hmac.digest(self._key, b"tuckbox bot 1\0" + moment.encode(), "sha256").hex()
