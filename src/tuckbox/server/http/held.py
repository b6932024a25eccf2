"""Responses that are made and compressed once and then sent from memory."""

import gzip
import hashlib
from dataclasses import dataclass
from typing import Self

from fastapi import Request
from fastapi.responses import Response

FOREVER = "public, max-age=31536000, immutable"
"""For an address that contains a hash of its content, which therefore never changes."""
AGAIN = "no-cache"
"""For an address whose content may change: the browser asks each time."""


@dataclass(frozen=True, slots=True)
class Held:
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

    def answer(self, request: Request, caching: str, vary: str = "accept-encoding") -> Response:
        """Return the content, packed as well as the browser accepts, or 304 if it has it already."""
        headers = {"cache-control": caching, "etag": self.etag, "vary": vary}
        if request.headers.get("if-none-match") == self.etag:
            return Response(None, 304, headers)
        accepted = request.headers.get("accept-encoding", "")
        for encoding, packed in self.packed.items():
            if encoding in accepted:
                headers["content-encoding"] = encoding
                return Response(packed, headers=headers, media_type=self.type)
        return Response(self.content, headers=headers, media_type=self.type)
