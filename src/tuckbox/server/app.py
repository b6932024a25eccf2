"""The app of one node: its routes, socket and assets, and the services they share.

Extension points: `ROUTERS`, each with its whole prefix (`/api/…`); `STARTERS`, asynchronous context
managers that are entered with the services when the node starts and left before it stops; and
`Services.live_matches.listeners`, which are called after every change of a match.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path
from typing import Any

from fastapi import APIRouter, FastAPI
from fastapi.middleware.gzip import GZipMiddleware

import tuckbox
from tuckbox.core import AnyGame, TuckboxError
from tuckbox.core.box import decode_box
from tuckbox.games import boxed_game, game, games
from tuckbox.server.bots.bot_choice import BotChoice
from tuckbox.server.bots.bot_seats import bot_seats
from tuckbox.server.bots.worker_pool import WorkerMode, Workers
from tuckbox.server.http import assets, middleware, problems
from tuckbox.server.http.identity import Signer
from tuckbox.server.http.openapi import describe
from tuckbox.server.http.routes import (
    boxes,
    daily,
    health,
    matches,
    me,
    pictures,
    records,
    rematch,
    seats,
    study,
)
from tuckbox.server.http.routes import games as game_routes
from tuckbox.server.http.services import Services
from tuckbox.server.http.sockets import sockets
from tuckbox.server.live.live_matches import LiveMatches
from tuckbox.server.model.channel import Channel, Silence
from tuckbox.server.operating.pools import Pools
from tuckbox.server.settings import InvalidSetting, Settings
from tuckbox.server.storage.database import Database, explained
from tuckbox.server.storage.stores import StoredAnalyses, StoredMatches
from tuckbox.server.storage.uptime import heartbeat
from tuckbox.server.storage.writer import Writer
from tuckbox.server.study.analyses import Analyses, analysing

log = logging.getLogger("tuckbox.server")

STOP_SECONDS = 3.0
"""For everything to stop that a node does, once its connections are closed."""
CLOSE_SECONDS = 1.0
"""For the database to confirm what was being written then."""

Starter = Callable[[Services], AbstractAsyncContextManager[None]]

ROUTERS: list[APIRouter] = [
    game_routes.router,
    game_routes.message_router,
    me.router,
    matches.router,
    boxes.router,
    seats.router,
    seats.bot_router,
    matches.play_router,
    pictures.code_router,
    pictures.router,
    rematch.router,
    records.replay_router,
    study.router,
    records.router,
    daily.router,
    study.analysis_router,
]
STARTERS: list[Starter] = [
    lambda node: heartbeat(node.database),
    lambda node: node.daily_deals.publishing(),
    lambda node: bot_seats(
        node.bot_choice,
        node.channel.claim,
        node.live_matches,
        is_warm=bool(node.settings.workers),
    ),
    lambda node: analysing(node.possible_scores, node.analyses),
]


def create_app(settings: Settings) -> FastAPI:
    """Return the app; its database is opened and migrated on startup."""
    app = FastAPI(
        title="Tuckbox",
        version=tuckbox.__version__,
        openapi_url=None,  # Ours is made once: see `routes/games.py`.
        docs_url=None,
        redoc_url=None,
        lifespan=_lifespan(settings),
    )
    problems.install(app)
    # Added directly: `include_router` would build every route a second time, at the first request.
    for router in (*ROUTERS, health.router, game_routes.description_router):
        app.router.routes.extend(router.routes)
    assets.install(app)
    describe(app)
    # Replays and analyses are long; what fits into one packet is not worth compressing. To compress
    # what is larger than the last number takes more than a millisecond, so a thread does it.
    app.add_middleware(
        GZipMiddleware, minimum_size=1500, compresslevel=5, thread_minimum_size=32 * 1024
    )
    middleware.install(app, settings, sockets)
    return app


def _lifespan(settings: Settings) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with running(settings) as services:
            app.state.services = services
            yield

    return lifespan


@contextlib.asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Services]:
    """Start the services of a node; when the block ends, finish all writes and stop them.

    Raise a `TuckboxError` if the settings, or what they name, cannot be used.
    """
    signer, channel = Signer(settings.key(), settings.is_secure), make_channel(settings)
    database = open_database(settings)
    writer = Writer(database)
    rules = games_of(settings)
    pools = Pools()
    store = StoredMatches(database, writer, rules)
    live_matches = LiveMatches(store, channel, rules, settings.idle, replays=pools.replays)
    services = Services(
        settings,
        rules,
        database,
        writer,
        channel,
        live_matches,
        signer,
        BotChoice(
            Workers(settings.workers, settings.components, WorkerMode.PLAY),
            settings.think,
            settings.key(),
        ),
        Analyses(StoredAnalyses(database), Workers(1, settings.components), pools.records),
        pools=pools,
    )
    writer.start()
    await live_matches.start()
    stack = AsyncExitStack()
    try:
        with explained(database.engine):
            for starter in STARTERS:
                await stack.enter_async_context(starter(services))
        yield services
    finally:
        await _stop([stack.aclose, live_matches.stop, writer.stop])
        if not database.close(CLOSE_SECONDS):
            log.warning("the node ends although its database does not answer")


async def _stop(steps: Sequence[Callable[[], Coroutine[Any, Any, None]]]) -> None:
    """Take the steps one after the other; what does not end in time is left behind."""
    deadline = time.monotonic() + STOP_SECONDS
    for step in steps:
        task = asyncio.create_task(step())
        _, late = await asyncio.wait([task], timeout=max(0.0, deadline - time.monotonic()))
        if late:
            log.warning("the node ends although this has not: %s", step.__qualname__)
            task.cancel()
        else:
            task.result()


def open_database(settings: Settings) -> Database:
    """Return the database with its tables migrated; raise `DatabaseError` if it cannot be used."""
    if not settings.database:
        with settings.writable_data():
            pass
    database = Database(settings.database_url)
    try:
        database.migrate()
    except TuckboxError:
        database.close()
        raise
    return database


def make_channel(settings: Settings) -> Channel:
    """Return the channel to other nodes, or `Silence` if there are none."""
    if not settings.redis:
        return Silence()
    from tuckbox.server.cluster import RedisChannel  # noqa: PLC0415 - most nodes are alone

    return RedisChannel(settings.redis)


def games_of(settings: Settings) -> dict[str, AnyGame]:
    """Return all games by name; raise `InvalidSetting` if a box can't be used."""
    files = [file.strip() for file in settings.box.split(",") if file.strip()]
    if files and settings.components is not None:
        raise InvalidSetting.of("server-box-and-components")
    boxed: dict[str, AnyGame] = {}
    for file in files:
        rules = _boxed(Path(file))
        if rules.name in boxed:
            raise InvalidSetting.of("server-box-twice", file=file, game=rules.name)
        boxed[rules.name] = rules
    return {name: boxed.get(name) or game(name, settings.components) for name in games()}


def _boxed(file: Path) -> AnyGame:
    try:
        return boxed_game(decode_box(file.read_bytes()))
    except OSError as error:
        reason = str(error.strerror)
        raise InvalidSetting.of("server-box-unreadable", file=str(file), reason=reason) from error
    except TuckboxError as error:
        raise InvalidSetting.of("cli-box-bad", file=str(file), reason=error.message) from error
