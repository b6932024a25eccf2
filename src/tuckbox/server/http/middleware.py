"""Refuses requests from other sites, oversize bodies and floods before they reach any route.

A browser names the site that a request comes from (`Origin`). Together with a SameSite=Lax cookie
and bodies that must be JSON, this keeps other sites from playing in a visitor's name.
"""

import time
from collections.abc import Iterable
from urllib.parse import urlsplit

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tuckbox.core import Message as Sentence
from tuckbox.core import TuckboxError
from tuckbox.server.http.problems import answer, status_of
from tuckbox.server.operating.metrics import Metrics
from tuckbox.server.services import services_of
from tuckbox.server.settings import Settings

SAFE = ("GET", "HEAD", "OPTIONS")
FOREIGN = 4403
"""Close code of a socket that another site opened."""


def install(app: FastAPI, settings: Settings) -> None:
    app.add_middleware(Guard, settings=settings)


class Guard:
    """An ASGI middleware; it also measures the requests that it lets through."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and self._is_foreign(Headers(scope=scope)):
            await receive()
            await send({"type": "websocket.close", "code": FOREIGN})
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        measured = _Measured(services_of(request).metrics, scope, send)
        refusal = self._refusal(request)
        body = None if refusal else await self._body(request, receive)
        if refusal is None and body is None:
            limit = self._settings.body_limit
            refusal = 413, Sentence.of("guard-body-large", limit=limit)
        if refusal is not None:
            await answer(request, *refusal)(scope, receive, measured)
        else:
            await self._app(scope, _replay(body or b"", receive), measured)
        measured.done()

    def _refusal(self, request: Request) -> tuple[int, Sentence] | None:
        if request.method not in SAFE and self._is_foreign(request.headers):
            return 403, Sentence.of("guard-origin")
        if request.url.path.startswith("/api/"):
            services = services_of(request)
            try:
                services.limits.check_request(services.signer.holder(request))
            except TuckboxError as error:
                return status_of(error), error.message
        return None

    def _is_foreign(self, headers: Headers) -> bool:
        """Return whether a browser says that the request comes from another site. Programs do not say."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site") == "cross-site"
        return _host(origin) not in self._own_hosts(headers)

    def _own_hosts(self, headers: Headers) -> Iterable[str]:
        return {headers.get("host", ""), _host(self._settings.public_url)} - {""}

    async def _body(self, request: Request, receive: Receive) -> bytes | None:
        """Return the whole body; None if it is too large, without reading the rest."""
        limit = self._settings.body_limit
        length = request.headers.get("content-length", "0")
        if length.isdigit() and int(length) > limit:
            return None
        body = bytearray()
        while request.method not in SAFE:
            message = await receive()
            body += message.get("body", b"")
            if len(body) > limit:
                return None
            if not message.get("more_body"):
                break
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


def _host(url: str) -> str:
    """Return the host of an address, as `example.org:8420`; empty for anything else (`null`)."""
    try:
        return urlsplit(url).netloc
    except ValueError:
        return ""
