"""The best possible scores of random deals on a drawn board of FITS, found by the solver in a worker."""

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any, Literal

from tuckbox.analysis import can_analyse
from tuckbox.core import AnyGame
from tuckbox.core.box import read_box
from tuckbox.games import boxed_game
from tuckbox.server.bots.warming import game_for_workers
from tuckbox.server.bots.worker_pool import Job, JobRefused, WorkerLost, Workers
from tuckbox.server.model.errors import NotFound, Unusable
from tuckbox.server.model.holder import Holder, Payer
from tuckbox.server.model.limits import DearWork, Quotas, Turn, Turns
from tuckbox.server.model.slow_work import SlowWork
from tuckbox.server.study.analyses import MOST_WAITING, NO_ANALYSIS, RETRY_SECONDS

log = logging.getLogger("tuckbox.server")

GAME = "fits"
MODULE = "tuckbox.solver.fits.random_deals"
DEALS = 10
SILENT_SECONDS = 120.0
"""How long a deal may take; the first one on a machine compiles code."""
MOST_KEPT = 200
"""The most boards whose scores are remembered."""


@dataclass(slots=True)
class BoardSearch:
    """The solver's work on one board."""

    state: Literal["waiting", "working", "done", "failed"] = "waiting"
    scores: list[int] = field(default_factory=list)
    ended: float = 0.0

    @property
    def progress(self) -> float:
        return len(self.scores) / DEALS

    def advance(self, _: float, known: Any) -> None:  # noqa: ANN401 - plain JSON
        self.state, self.scores = "working", list(known)

    def end(self, state: Literal["done", "failed"]) -> None:
        self.state, self.ended = state, time.monotonic()

    @property
    def is_spent(self) -> bool:
        return self.state == "failed" and time.monotonic() - self.ended > RETRY_SECONDS


WAITING = BoardSearch()
"""The answer while another board of the same visitor is being solved."""


class PossibleScores:
    """The searches of this node. A visitor has one under way; a worker does one at a time."""

    def __init__(self, workers: Workers, pool: SlowWork, quotas: Quotas) -> None:
        self._workers = workers
        self._pool = pool
        self._quotas = quotas
        self._turns = Turns(workers.count, MOST_WAITING, NO_ANALYSIS)
        self._searches: OrderedDict[str, BoardSearch] = OrderedDict()
        self._under_way: dict[Holder | str, asyncio.Task[None]] = {}
        """By visitor."""

    async def of(self, text: str, board: str, payer: Payer) -> BoardSearch:
        """Return what is known about a board; the first request lets it be solved when it is the visitor's turn."""
        if not can_analyse(GAME):
            raise NotFound.of("analysis-missing", game=GAME)
        game = await self._pool.run(_game, text, board)
        key = _key(game, board)
        search = self._searches.get(key)
        if search is not None and not search.is_spent:
            return search
        if payer.visitor in self._under_way:
            return WAITING
        self._turns.check(payer)
        self._quotas.take(DearWork.ANALYSIS, payer)
        return self._begin(key, game, board, payer)

    async def stop(self) -> None:
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._workers.stop()

    def _begin(self, key: str, game: AnyGame, board: str, payer: Payer) -> BoardSearch:
        turn, visitor = self._turns.enter(payer), payer.visitor
        search = self._searches[key] = BoardSearch()
        while len(self._searches) > MOST_KEPT:
            self._searches.popitem(last=False)
        of_game = game_for_workers(game)
        job = {"job": "possible", "module": MODULE, **of_game, "board": board, "deals": DEALS}
        task = asyncio.create_task(self._run(turn, search, job))
        self._under_way[visitor] = task
        task.add_done_callback(lambda _: self._under_way.pop(visitor))
        return search

    async def _run(self, turn: Turn, search: BoardSearch, job: Job) -> None:
        try:
            async with turn:
                scores = await self._workers.run(job, limit=SILENT_SECONDS, progress=search.advance)
        except (WorkerLost, JobRefused) as error:
            log.warning("a board was not solved: %s", error)
            search.end("failed")
        else:
            search.advance(1.0, scores)
            search.end("done")


def _game(text: str, board: str) -> AnyGame:
    """Return the game with this box; raise a `TuckboxError` if the board can't be solved."""
    box = read_box(text)
    if box.game != GAME:
        raise Unusable.of("server-box-game", game=box.game, expected=GAME)
    game = boxed_game(box)
    game.options(boards=board)
    return game


def _key(game: AnyGame, board: str) -> str:
    """Return what the scores depend on: the drawing and the starting cards, without comments."""
    names = (f"boards/{board}.txt", "cards.txt")
    lines = [line.text for name in names for line in game.files.lines(name)]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
