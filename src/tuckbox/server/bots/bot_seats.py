"""Bot seats: whenever a match changes, the bots that owe a choice in it begin to think."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass

from tuckbox.bots.compiled_code import Code
from tuckbox.core import Seat, TuckboxError, seats
from tuckbox.match import Change, Match, RefusedEntry, Submission
from tuckbox.server.bots.bot_choice import LIGHT, LOAD_SECONDS, BotChoice, Strength, Thought
from tuckbox.server.bots.levels import stand_in
from tuckbox.server.bots.warming import first_jobs
from tuckbox.server.bots.worker_pool import Job, WorkerLost
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.live.live_matches import LiveMatches
from tuckbox.server.model.errors import Contradiction, NotFound, StoreFailed

log = logging.getLogger("tuckbox.server")

Claim = Callable[[str, float], Awaitable[bool]]
"""Asks whether this node may do something, for the given number of seconds."""

PACE_SECONDS = 0.8
"""Where only bots play, the pause before each move, so that spectators can follow."""
RETRY_SECONDS = 1.0
CLAIMED_SECONDS = 5.0
"""How far a bot may exceed its time before another node starts the same job."""
LOOK_SECONDS = 0.25
MOST_REFUSED = 3
"""Moves of a bot that may be refused at one moment, before the match counts as one that contradicts itself."""


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
        refused, at = 0, None
        try:
            while live.fault is None and who in _owing_bots(live.match):
                if at != (at := Moment.of(live.match, who)):
                    refused = 0
                refused += not await self._try_to_move(live, who)
                if refused >= MOST_REFUSED:
                    live.give_up(Contradiction.because("torn-bot", seat=who))
        except NotFound:
            log.info("the match of a bot is gone")
        except Contradiction:
            pass  # It was named, and the match is closed.
        except Exception:
            log.exception("internal error")
        finally:
            del self._tasks[(live.id, who)]

    async def _try_to_move(self, live: LiveMatch, who: Seat) -> bool:
        """Return False if the bot's move was refused."""
        try:
            await self._move(live, who)
        except RefusedEntry as error:
            log.info("a bot's move came too late: %s", error.code)
            return False
        except StoreFailed as error:
            log.warning("database error: %s", error)
            await asyncio.sleep(RETRY_SECONDS)
        return True

    async def _move(self, live: LiveMatch, who: Seat) -> None:
        match = live.match
        level = level_at(live, who)
        if (
            live.bots_wait
            and self._thinking.strength(live.game, match.setup.options, [level]).seconds
        ):
            await asyncio.sleep(LOOK_SECONDS)
            return
        moment = Moment.of(match, who)
        name = f"{live.id} {who} {moment.ply} {moment.entries}"
        if not await self._claim(f"bot {name}", self._thinking.seconds + CLAIMED_SECONDS):
            # Another node is thinking about it. If that node dies, its claim expires.
            await asyncio.sleep(LOOK_SECONDS)
            return
        if not _has_people(match):
            await asyncio.sleep(PACE_SECONDS)
        thought = await self._thinking.choose(live.game, match.view(who), level, name)
        if await live.act(lambda match, now: _prepared(match, who, moment, thought, now)):
            return
        await live.refresh()


def level_at(live: LiveMatch, who: Seat) -> str:
    """Return the level of the bot that plays this seat now."""
    player = live.match.setup.players[who - 1]
    if player.is_bot:
        return player.name
    owner = live.owners.get(who)
    return (owner.level if owner else None) or stand_in(live.game.name)


def strength_at(choice: BotChoice, live: LiveMatch) -> Strength:
    """Return how well the bots of a match play now."""
    match = live.match
    if match.is_over:
        return Strength()
    everyone = seats(match.setup.options.seats)
    levels = [level_at(live, who) for who in everyone if match.is_bot_played(who)]
    return choice.strength(live.game, match.setup.options, levels)


def _owing_bots(match: Match) -> tuple[Seat, ...]:
    return tuple(who for who in match.owing if match.is_bot_played(who))


def _has_people(match: Match) -> bool:
    return any(not match.is_bot_played(who) for who in seats(match.setup.options.seats))


def _prepared(
    match: Match, who: Seat, moment: Moment, thought: Thought, now: float
) -> Change | None:
    if Moment.of(match, who) != moment or who not in _owing_bots(match):
        return None
    asked = Submission(who, moment.ply, thought.text, by_bot=True, is_light=thought.is_light)
    return match.prepare(asked, now)


@contextlib.asynccontextmanager
async def bot_seats(
    choice: BotChoice, claim: Claim, live_matches: LiveMatches, *, is_warm: bool
) -> AsyncIterator[None]:
    """Let bots play while the node runs; they are loaded at its start if they are to be warm."""
    bots = BotSeats(choice, claim)
    live_matches.listeners.append(bots.hear)
    first = first_jobs(live_matches.games.values()) if is_warm else {}
    warming = asyncio.create_task(_warm_up(choice, first), name="warm up bots")
    try:
        yield
    finally:
        live_matches.listeners.remove(bots.hear)
        warming.cancel()
        await asyncio.gather(warming, return_exceptions=True)
        await bots.stop()
        await choice.stop()


async def _warm_up(choice: BotChoice, first: Mapping[Code, Job]) -> None:
    """Load the code of bots, so that no player waits for it; on a new machine have it compiled first."""
    warming = choice.warming
    for code, job in first.items():
        await choice.load(code, job, is_urgent=False)
        if warming.is_cold(code):
            await _load_light(choice, job)
    for code, job in first.items():
        if warming.is_cold(code):
            await warming.ready(code)
            await choice.load(code, job)
    if not any(map(warming.has_failed, first)):
        await choice.light.stop()


async def _load_light(choice: BotChoice, job: Job) -> None:
    """Have the lighter bot ready before somebody plays against it."""
    with contextlib.suppress(WorkerLost, TuckboxError):
        await choice.light.run({**job, "level": LIGHT}, limit=LOAD_SECONDS)
