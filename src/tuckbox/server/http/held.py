"""Answers that are made and packed once and then sent from memory."""

import gzip
import hashlib
from dataclasses import dataclass
from typing import Self

from fastapi import Request
from fastapi.responses import Response

FOREVER = "public, max-age=31536000, immutable"
"""For an address that names its content, so that it never changes."""
AGAIN = "no-cache"
"""For one that may change: the browser asks whether it has."""


@dataclass(frozen=True, slots=True)
class Held:
    """An answer in memory."""

    content: bytes
    packed: bytes | None
    type: str
    etag: str

    @classmethod
    def of(cls, content: bytes, type: str, *, is_packed: bool = True) -> Self:
        """`is_packed`: gzip makes such content smaller."""
        packed = gzip.compress(content, 9, mtime=0) if is_packed else None
        return cls(content, packed, type, f'W/"{hashlib.sha256(content).hexdigest()[:20]}"')

    def answer(self, request: Request, caching: str, vary: str = "accept-encoding") -> Response:
        """What the browser lacks, packed if it takes that."""
        headers = {"cache-control": caching, "etag": self.etag, "vary": vary}
        if request.headers.get("if-none-match") == self.etag:
            return Response(None, 304, headers)
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.packed, headers=headers, media_type=self.type)
        return Response(self.content, headers=headers, media_type=self.type)
