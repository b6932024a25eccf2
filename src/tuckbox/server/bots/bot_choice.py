"""Asks a bot for a move in a worker, within its time; falls back to a quick legal move."""

import hmac
import logging
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tuckbox.bots import Budget, bot
from tuckbox.core import AnyGame, TuckboxError, View
from tuckbox.server.bots.worker_pool import WorkerLost, Workers
from tuckbox.server.http.errors import TooMany

log = logging.getLogger("tuckbox.server")

GRACE_SECONDS = 3.0
"""Seconds that a bot may exceed its time before it counts as hung."""
COMPILE_SECONDS = 300.0
"""Allowed for a bot's very first move on a machine, which compiles its code."""
QUICK = "random"
LEAST_SECONDS = 0.05
MOST_ADVISING = 3
MOST_WAITING = 50
"""If more jobs than this wait for each worker, bots make quick moves instead of thinking."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot's move, and the result it expects."""

    text: str
    value: float | None = None
    line: list[str] = field(default_factory=list)
    is_quick: bool = False
    """Whether this is only the quick move in place of a bot that did not answer."""


class BotChoice:
    """The bots of this node."""

    def __init__(self, workers: Workers, seconds: float, key: bytes) -> None:
        self.workers = workers
        self.seconds = seconds
        self.quick = 0
        """The number of moves made without asking the bot."""
        self._key = key
        self._advising = 0

    async def choose(self, game: AnyGame, view: View, level: str, moment: str) -> Thought:
        """Return a legal move in any case: a quick one if the bot does not answer in time."""
        try:
            return await self.ask(game, view, level, moment)
        except (WorkerLost, TuckboxError) as error:
            log.warning("bot %s did not answer at %s: %s", level, game.name, error)
            self.quick += 1
            return self._quick(game, view, moment)

    async def ask(self, game: AnyGame, view: View, level: str, moment: str) -> Thought:
        """Return the bot's move; raise `WorkerLost` or `JobRefused` if it gives none."""
        workers = self.workers
        if workers.waiting >= MOST_WAITING * workers.count:
            raise WorkerLost("too many jobs are waiting")
        # If many jobs wait, each gets less time.
        seconds = max(LEAST_SECONDS, self.seconds * workers.count / (workers.waiting + 1))
        job: dict[str, Any] = {
            "job": "choose",
            "game": game.name,
            "components": game.files.hash,
            "view": view,
            "level": level,
            "seconds": min(seconds, self.seconds),
            "seed": self._seed(moment),
        }
        limit = self.seconds + GRACE_SECONDS
        found = await workers.run(job, limit=limit, warm_limit=COMPILE_SECONDS)
        return Thought(found["text"], found["value"], found["line"])

    async def advise(self, game: AnyGame, view: View, level: str, moment: str) -> Thought:
        """Like `ask`, but only a few may ask for advice at a time: bots that play come first."""
        if self._advising >= MOST_ADVISING * self.workers.count:
            raise TooMany.of("study-bot-busy")
        self._advising += 1
        try:
            return await self.ask(game, view, level, moment)
        finally:
            self._advising -= 1

    def _quick(self, game: AnyGame, view: View, moment: str) -> Thought:
        choice = bot(QUICK).choose(game, view, Budget(LEAST_SECONDS), Random(self._seed(moment)))
        return Thought(game.format_move(choice.move), is_quick=True)

    def _seed(self, moment: str) -> str:
        """Return a seed that is the same on every node and that players cannot guess."""
        return hmac.digest(self._key, b"tuckbox bot 1\0" + moment.encode(), "sha256").hex()
