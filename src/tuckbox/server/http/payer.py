"""Who answers for a request: a visitor whom this server knows, or else the network it comes from.

A cookie or a token that is made up names nobody, so it brings no allowance of its own.
"""

import re
import time
from collections import OrderedDict

from starlette.requests import HTTPConnection

from tuckbox.server.http.identity import Signer
from tuckbox.server.http.request import client_network
from tuckbox.server.model.errors import StoreFailed
from tuckbox.server.model.holder import NOBODY, PAYING, Holder, Payer
from tuckbox.server.model.limits import Limits
from tuckbox.server.storage import identities
from tuckbox.server.storage.database import Database

PAYER = "tuckbox.payer"
"""Where the scope of an ASGI request has its payer."""
REMEMBERED_SECONDS = 600.0
MOST_REMEMBERED = 20_000
LOOK_PRICE = 1.0
"""What a network pays for a look whether a token exists, so that made-up ones do not keep the database busy."""


def payer_of(connection: HTTPConnection) -> Payer:
    """Return who answers for a request, as it was found out when it came in."""
    payer: Payer = connection.scope[PAYER]
    return payer


class Payers:
    """Finds out who answers for a request; asks the database once in a while for each visitor."""

    def __init__(self, signer: Signer, database: Database, limits: Limits) -> None:
        self._signer = signer
        self._database = database
        self._limits = limits
        self._known: OrderedDict[Holder, float] = OrderedDict()
        """Until when each is remembered, the oldest first."""

    async def enter(self, connection: HTTPConnection) -> Payer:
        """Return who answers for a request, and note it in its scope and context; raise `TooMany`."""
        payer = connection.scope[PAYER] = await self._find(connection)
        PAYING.set(payer)
        return payer

    async def _find(self, connection: HTTPConnection) -> Payer:
        network, holder = client_network(connection), self._signer.holder(connection)
        if holder == NOBODY:
            return Payer(network)
        if not self._remembers(holder):
            if holder.token is not None:
                self._limits.charge_network(network, LOOK_PRICE)
            if not await self._is_known(holder):
                return Payer(network)
            self._remember(holder)
        return Payer(network, holder)

    def _remembers(self, holder: Holder) -> bool:
        return self._known.get(holder, 0.0) > time.monotonic()

    def _remember(self, holder: Holder) -> None:
        self._known.pop(holder, None)
        self._known[holder] = time.monotonic() + REMEMBERED_SECONDS
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)

    async def _is_known(self, holder: Holder) -> bool:
        try:
            return await self._database.read(
                lambda connection: identities.is_known(connection, holder)
            )
        except StoreFailed:
            return False  # Whatever needs the database will say so.


FREE = ("/healthz", "/metrics")
"""For operators and what watches a node."""
FILE = 0.2
"""A page or a part of the client, which comes from memory."""
PAGE = 1.0
SOCKET = 5.0
"""To open a match and to be sent all of it."""
MATCH = r"/api/matches/[^/]+"
PRICES = {
    re.compile(pattern): price
    for pattern, price in {
        r"POST /api/study": 10.0,
        r"POST /api/study/advice": 30.0,
        rf"GET {MATCH}/advice": 30.0,
        rf"GET {MATCH}/analysis": 5.0,
        rf"GET {MATCH}/(update|record|picture.*)": 5.0,
        rf"GET {MATCH}/replay": 10.0,
        r"POST /api/records": 30.0,
        r"POST /api/boxes(/check)?": 10.0,
        r"POST /api/boxes/possible": 30.0,
        r"GET /api/boxes.*": 3.0,
        r"POST /api/(matches|daily).*": 5.0,
        r"GET /api/daily.*": 3.0,
    }.items()
}
"""The first that fits."""


def price_of(method: str, path: str) -> float:
    if path in FREE:
        return 0.0
    if not path.startswith("/api/"):
        return FILE
    asked = f"{method} {path}"
    return next((price for wanted, price in PRICES.items() if wanted.fullmatch(asked)), PAGE)
