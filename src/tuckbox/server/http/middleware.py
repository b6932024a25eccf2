"""Refuses requests from other sites, oversize or slow bodies and floods before they reach any route.

A browser names the site that a request comes from (`origin.py`). Together with a SameSite=Lax cookie
and bodies that must be JSON, this keeps other sites from playing in a visitor's name.
"""

import asyncio
import time
from functools import partial

from fastapi import FastAPI
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tuckbox.core import TuckboxError
from tuckbox.server.http.origin import is_foreign, is_misdirected
from tuckbox.server.http.payer import SOCKET, price_of
from tuckbox.server.http.problems import refusal
from tuckbox.server.http.request import check_values, client_address, client_network
from tuckbox.server.http.security_headers import secured
from tuckbox.server.http.services import services_of
from tuckbox.server.http.sockets import when_over
from tuckbox.server.model.errors import Forbidden, Misdirected, TooLarge, TooMany, TooSlow
from tuckbox.server.operating.metrics import Metrics
from tuckbox.server.settings import Settings

SAFE = ("GET", "HEAD", "OPTIONS")
ANY_HOST = ("/healthz",)
"""Answered under any name: whoever watches a node may know it by another."""
LONGEST_LENGTH = 15
"""Digits of a body's length."""
SOCKET_WAIT = 10.0


def install(app: FastAPI, settings: Settings, sockets: ASGIApp) -> None:
    app.add_middleware(RequestGuard, settings=settings, sockets=sockets)


class RequestGuard:
    """An ASGI middleware in front of the app and the sockets; it also measures requests."""

    def __init__(self, app: ASGIApp, settings: Settings, sockets: ASGIApp) -> None:
        self._app = app
        self._settings = settings
        self._sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, secured(send))
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        measured = _Measured(services_of(request).metrics, scope, send)
        try:
            self._check_source(request, is_change=request.method not in SAFE)
            await self._check_pace(request)
            body = await self._body(request, receive)
            check_values(body)
        except TuckboxError as error:
            await refusal(request, error)(scope, receive, measured)
        else:
            await self._app(scope, _replay(body, receive), measured)
        measured.done()

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a handshake with a code, which programs can read; a browser sees that it failed."""
        connection = HTTPConnection(scope)
        limits, address = services_of(connection).limits, client_address(connection)
        try:
            self._check_source(connection, is_change=True)
            limits.check_request(await services_of(connection).payers.enter(connection), SOCKET)
            if not limits.open_socket(address):
                raise TooMany.after(SOCKET_WAIT, "guard-many-sockets")
        except TuckboxError as error:
            await receive()
            await refusal(connection, error)(scope, receive, secured(send))
            return
        try:
            await self._sockets(scope, receive, send)
        finally:
            when_over(scope, partial(limits.close_socket, address))

    def _check_source(self, request: HTTPConnection, *, is_change: bool) -> None:
        """Raise `ServerError` for a request that is not meant for us, or a change by another site."""
        path, headers = request.url.path, request.headers
        if path not in ANY_HOST and is_misdirected(headers, self._settings):
            raise Misdirected.of("guard-host", host=headers["host"])
        if is_change and is_foreign(request, self._settings):
            raise Forbidden.of("guard-origin")

    async def _check_pace(self, request: Request) -> None:
        services, path = services_of(request), request.scope["path"]
        price = price_of(request.method, path)
        if path.startswith("/api/"):
            services.limits.check_request(await services.payers.enter(request), price)
        elif price:
            services.limits.charge_network(client_network(request), price)

    async def _body(self, request: Request, receive: Receive) -> bytes:
        """Return the whole body; raise `ServerError` if it is too large or does not come in time."""
        limit = self._settings.body_limit
        length = request.headers.get("content-length", "0")
        if len(length) > LONGEST_LENGTH or (length.isdigit() and int(length) > limit):
            raise TooLarge.of("guard-body-large", limit=limit)
        try:
            async with asyncio.timeout(self._settings.body_seconds):
                return await _read(receive, limit) if request.method not in SAFE else b""
        except TimeoutError as error:
            seconds = int(self._settings.body_seconds)
            raise TooSlow.of("guard-body-slow", seconds=seconds) from error


async def _read(receive: Receive, limit: int) -> bytes:
    body = bytearray()
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > limit:
            raise TooLarge.of("guard-body-large", limit=limit)
        if not message.get("more_body"):
            return bytes(body)


class _Measured:
    """Passes a response on and records its status and duration."""

    def __init__(self, metrics: Metrics, scope: Scope, send: Send) -> None:
        self._metrics = metrics
        self._scope = scope
        self._send = send
        self._status = 500
        self._started = time.perf_counter()

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._status = message["status"]
        await self._send(message)

    def done(self) -> None:
        # The route's pattern, never the path: a path contains the key to a private match.
        route = getattr(self._scope.get("route"), "path", "-")
        seconds = time.perf_counter() - self._started
        self._metrics.request(self._scope["method"], route, self._status, seconds)


def _replay(body: bytes, receive: Receive) -> Receive:
    """Return a receiver that first gives the body read before, then what follows (a disconnect)."""
    told = False

    async def again() -> Message:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
