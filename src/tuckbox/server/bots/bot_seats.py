"""Bot seats: whenever a match changes, the bots that owe a choice in it begin to think."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass

from sqlalchemy.exc import DBAPIError

from tuckbox.core import Seat, TuckboxError, seats
from tuckbox.games import games
from tuckbox.match import Change, Match, RefusedEntry, Submission
from tuckbox.server.bots.bot_choice import COMPILE_SECONDS, BotChoice
from tuckbox.server.bots.levels import levels_for, stand_in
from tuckbox.server.bots.worker_pool import WorkerLost, Workers
from tuckbox.server.http.errors import NotFound
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.services import Services
from tuckbox.server.storage.database_error import fault_name

log = logging.getLogger("tuckbox.server")

Claim = Callable[[str, float], Awaitable[bool]]
"""Asks whether this node may do something, for the given number of seconds."""

PACE_SECONDS = 0.8
"""Where only bots play, the pause before each move, so that spectators can follow."""
RETRY_SECONDS = 1.0
CLAIMED_SECONDS = 5.0
"""How far a bot may exceed its time before another node starts the same job."""
LOOK_SECONDS = 0.25
WARM_AFTER_SECONDS = 2.0
"""How long a new node waits before it warms up its bots; it has more urgent work first."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The state of a match that a bot thinks about; once it has changed, the bot's move is useless."""

    ply: int
    entries: int

    @classmethod
    def of(cls, match: Match, who: Seat) -> "Moment":
        return cls(match.ply(who), len(match.log))


class BotSeats:
    """Plays the bot seats of all matches in memory."""

    def __init__(self, thinking: BotChoice, claim: Claim) -> None:
        self._thinking = thinking
        self._claim = claim
        self._tasks: dict[tuple[str, Seat], asyncio.Task[None]] = {}

    def hear(self, live: LiveMatch, change: Change | None) -> None:
        """Start the bots that owe a choice after a match has changed."""
        for who in _owing_bots(live.match):
            key = (live.id, who)
            if key not in self._tasks:
                self._tasks[key] = asyncio.create_task(self._play(live, who))

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, live: LiveMatch, who: Seat) -> None:
        """Choose until this seat owes nothing; think again if the match has changed meanwhile."""
        try:
            while who in _owing_bots(live.match):
                await self._try_to_move(live, who)
        except NotFound:
            log.info("the match of a bot is gone")
        finally:
            del self._tasks[(live.id, who)]

    async def _try_to_move(self, live: LiveMatch, who: Seat) -> None:
        try:
            await self._move(live, who)
        except RefusedEntry as error:
            log.info("a bot's move came too late: %s", error.code)
        except DBAPIError as error:
            log.warning("database error: %s", fault_name(error))
            await asyncio.sleep(RETRY_SECONDS)

    async def _move(self, live: LiveMatch, who: Seat) -> None:
        match = live.match
        moment = Moment.of(match, who)
        name = f"{live.id} {who} {moment.ply} {moment.entries}"
        if not await self._claim(f"bot {name}", self._thinking.seconds + CLAIMED_SECONDS):
            # Another node is thinking about it. If that node dies, its claim expires.
            await asyncio.sleep(LOOK_SECONDS)
            return
        if not _has_people(match):
            await asyncio.sleep(PACE_SECONDS)
        thought = await self._thinking.choose(live.game, match.view(who), level_at(live, who), name)
        if await live.act(lambda match, now: _prepared(match, who, moment, thought.text, now)):
            return
        await live.refresh()


def level_at(live: LiveMatch, who: Seat) -> str:
    """Return the level of the bot that plays this seat now."""
    player = live.match.setup.players[who - 1]
    if player.is_bot:
        return player.name
    owner = live.owners.get(who)
    return (owner.level if owner else None) or stand_in(live.game.name)


def _owing_bots(match: Match) -> tuple[Seat, ...]:
    return tuple(who for who in match.owing if match.is_bot_played(who))


def _has_people(match: Match) -> bool:
    return any(not match.is_bot_played(who) for who in seats(match.setup.options.seats))


def _prepared(match: Match, who: Seat, moment: Moment, text: str, now: float) -> Change | None:
    if Moment.of(match, who) != moment or who not in _owing_bots(match):
        return None
    return match.prepare(Submission(who, moment.ply, text, by_bot=True), now)


@contextlib.asynccontextmanager
async def bot_seats(services: Services) -> AsyncIterator[None]:
    """Let bots play while the node runs."""
    settings = services.settings
    workers = services.bot_choice.workers
    bots = BotSeats(services.bot_choice, services.channel.claim)
    services.live_matches.listeners.append(bots.hear)
    warming = asyncio.create_task(_prepare(workers, settings.workers), name="warm up bots")
    try:
        yield
    finally:
        services.live_matches.listeners.remove(bots.hear)
        warming.cancel()
        await asyncio.gather(warming, return_exceptions=True)
        await bots.stop()
        await workers.stop()


async def _prepare(workers: Workers, wanted: int) -> None:
    """Compile every bot's code on a new machine, then load it, so that no player waits for it.

    Compiling may take minutes, so a separate worker does it; all others load the result.
    """
    if not wanted:
        return
    await asyncio.sleep(WARM_AFTER_SECONDS)
    compiling = Workers(1, workers.components)
    try:
        await _warm(compiling)
    finally:
        await compiling.stop()
    await _warm(workers)


async def _warm(workers: Workers) -> None:
    for game in games():
        for level in levels_for(game):
            with contextlib.suppress(WorkerLost, TuckboxError):
                await workers.run(
                    {"job": "warm", "game": game, "level": level}, limit=COMPILE_SECONDS
                )
