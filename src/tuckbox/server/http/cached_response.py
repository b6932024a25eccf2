"""Responses that are made and compressed once and then sent from memory."""

import asyncio
import gzip
import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Self

from fastapi import Request
from fastapi.responses import Response
from pydantic_core import to_json

from tuckbox.server.operating.pools import Pool

FOREVER = "public, max-age=31536000, immutable"
"""For an address that contains a hash of its content, which therefore never changes."""
AGAIN = "no-cache"
"""For an address whose content may change: the browser asks each time."""


@dataclass(frozen=True, slots=True)
class CachedResponse:
    """A response in memory."""

    content: bytes
    packed: dict[str, bytes]
    """By encoding, the best first."""
    type: str
    etag: str

    @classmethod
    def of(
        cls, content: bytes, type: str, *, is_packed: bool = True, brotli: bytes | None = None
    ) -> Self:
        """Make a response; `is_packed` says whether to keep a gzipped copy too."""
        packed = {} if brotli is None else {"br": brotli}
        if is_packed:
            packed["gzip"] = gzip.compress(content, 9, mtime=0)
        return cls(content, packed, type, f'W/"{hashlib.sha256(content).hexdigest()[:20]}"')

    @classmethod
    def json(cls, value: object) -> Self:
        """Make a response of JSON; the value may consist of models."""
        return cls.of(to_json(value), "application/json")

    def answer(self, request: Request, caching: str, vary: str = "accept-encoding") -> Response:
        """Return the content, packed as well as the browser accepts, or 304 if it has it already."""
        headers = {"cache-control": caching, "etag": self.etag, "vary": vary}
        if self._is_one_of(request.headers.get("if-none-match", "")):
            return Response(None, 304, headers)
        accepted = request.headers.get("accept-encoding", "")
        for encoding, packed in self.packed.items():
            if encoding in accepted:
                headers["content-encoding"] = encoding
                return Response(packed, headers=headers, media_type=self.type)
        return Response(self.content, headers=headers, media_type=self.type)

    def _is_one_of(self, tags: str) -> bool:
        """Return whether the browser, or a cache on the way, has this content already."""
        known = {tag.strip().removeprefix("W/") for tag in tags.split(",")}
        return not known.isdisjoint(("*", self.etag.removeprefix("W/")))


class Shelf:
    """Responses of a node by name, each made when it is first requested, by a thread.

    To make one may take a tenth of a second, which nobody at a table should have to wait for.
    """

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._made: dict[str, asyncio.Task[CachedResponse]] = {}

    async def get(self, name: str, make: Callable[[], CachedResponse]) -> CachedResponse:
        made = self._made.get(name)
        if made is None:
            made = self._made[name] = asyncio.create_task(self._pool.run(make))
            made.add_done_callback(lambda done: self._forget_failure(name, done))
        return await asyncio.shield(made)

    def _forget_failure(self, name: str, done: "asyncio.Task[CachedResponse]") -> None:
        if done.cancelled() or done.exception() is not None:
            del self._made[name]
