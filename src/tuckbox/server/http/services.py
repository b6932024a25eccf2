"""What all routes and sockets of this node share, as `app.state.services`."""

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends, Response
from starlette.requests import HTTPConnection, Request

from tuckbox.core import AnyGame
from tuckbox.server.bots.bot_choice import BotChoice
from tuckbox.server.bots.worker_pool import Workers
from tuckbox.server.http.cached_response import Shelf
from tuckbox.server.http.identity import Signer
from tuckbox.server.http.origin import is_foreign
from tuckbox.server.http.payer import Payers, payer_of
from tuckbox.server.http.request import client_address
from tuckbox.server.live.live_matches import LiveMatches
from tuckbox.server.lobby.boxes import Boxes
from tuckbox.server.lobby.creation import Creation
from tuckbox.server.lobby.daily import DailyDeals
from tuckbox.server.lobby.solo_scores import SoloScores
from tuckbox.server.model.channel import Channel
from tuckbox.server.model.errors import Forbidden
from tuckbox.server.model.holder import Holder, Identity, Payer, new_id
from tuckbox.server.model.limits import Limits, Quotas
from tuckbox.server.operating.metrics import Metrics
from tuckbox.server.operating.pools import Pools
from tuckbox.server.settings import Settings
from tuckbox.server.storage import identities
from tuckbox.server.storage.database import Database
from tuckbox.server.storage.stores import StoredBoxes, StoredDays
from tuckbox.server.storage.writer import Writer
from tuckbox.server.study.analyses import Analyses
from tuckbox.server.study.possible_scores import PossibleScores


@dataclass(slots=True)
class Services:
    """The services of a node, made when the app starts and closed when it stops.

    To react to changes: `services.live_matches.listeners.append(...)`. To act in a match:
    `await (await services.live_matches.open(id)).submit(Submission(...))`.
    """

    settings: Settings
    games: Mapping[str, AnyGame]
    database: Database
    writer: Writer
    channel: Channel
    live_matches: LiveMatches
    signer: Signer
    bot_choice: BotChoice
    analyses: Analyses
    started: float = field(default_factory=time.time)
    metrics: Metrics = field(default_factory=Metrics)
    pools: Pools = field(default_factory=Pools)
    shelf: Shelf = field(init=False)
    limits: Limits = field(init=False)
    payers: Payers = field(init=False)
    quotas: Quotas = field(init=False)
    solo_scores: SoloScores = field(init=False)
    possible_scores: PossibleScores = field(init=False)
    boxes: Boxes = field(init=False)
    creation: Creation = field(init=False)
    daily_deals: DailyDeals = field(init=False)

    def __post_init__(self) -> None:
        self.shelf = Shelf(self.pools.descriptions)
        self.limits = Limits(self.settings)
        self.quotas = Quotas(self.settings, self.limits)
        self.payers = Payers(self.signer, self.database, self.limits)
        store = self.live_matches.store
        self.solo_scores = SoloScores(store, self.games, self.pools.scores)
        self.boxes = Boxes(StoredBoxes(self.database), self.pools.boxes, self.pools.agreements)
        self.daily_deals = DailyDeals(StoredDays(self.database), self.live_matches, self.analyses)
        self.creation = Creation(self.games, self.live_matches, self.boxes)
        # In a process of its own: nobody's board waits for a match, nor a match for a board.
        solvers = Workers(1, self.settings.components)
        self.possible_scores = PossibleScores(solvers, self.pools.boxes, self.quotas)


def services_of(connection: HTTPConnection) -> Services:
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services


InService = Annotated[Services, Depends(services_of)]


def own_address(request: Request, path: str) -> str:
    """Return the full address of a path, by the operator's public URL or else by this request's host."""
    base = services_of(request).settings.public_url or str(request.base_url)
    return f"{base.rstrip('/')}{path}"


def holder(request: Request, services: InService) -> Holder:
    """Return who sent the request, without creating an identity for a new visitor."""
    return services.signer.holder(request)


async def identify(request: Request, response: Response, services: InService) -> Identity:
    """Return the visitor's identity; a new visitor gets one, and the cookie that proves it."""
    known = services.signer.identity(request)
    if known is not None:
        found = await services.database.read(lambda connection: identities.load(connection, known))
        if found is not None:
            if services.signer.has_old_cookie(request):
                services.signer.give(request, response, known)
            return found
    if known is None:
        if is_foreign(request, services.settings):
            raise Forbidden.of("guard-origin")
        services.limits.check_new_identity(client_address(request))
    id = known or new_id()
    made = await services.database.write(lambda connection: identities.create(connection, id))
    services.signer.give(request, response, id)
    return made


Paying = Annotated[Payer, Depends(payer_of)]
Asking = Annotated[Holder, Depends(holder)]
Visitor = Annotated[Identity, Depends(identify)]
