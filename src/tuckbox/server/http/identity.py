"""Who a visitor is, by a signed cookie or a program's token. No accounts, no e-mail addresses.

The public id is not a secret; the signature beside it in the cookie proves it.
"""

import base64
import hmac
from dataclasses import dataclass

from starlette.requests import HTTPConnection
from starlette.responses import Response

from tuckbox.server.http.origin import spoken_scheme
from tuckbox.server.model.holder import Holder, hashed

COOKIE = "tuckbox"
HTTPS_COOKIE = f"__Host-{COOKIE}"
"""Its name where https is used: a browser takes it from this very host alone, and only over https."""
YEAR = 365 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Signer:
    """Makes and reads identity cookies."""

    key: bytes
    is_secure: bool = False
    """Whether players use https even if no proxy says so."""

    def cookie(self, id: str) -> str:
        return f"{id}.{self._signature(id)}"

    def read(self, cookie: str | None) -> str | None:
        """Return the identity that a cookie proves, or None."""
        id, _, signature = (cookie or "").partition(".")
        signed = hmac.compare_digest(signature.encode(), self._signature(id).encode())
        return id if id and signed else None

    def identity(self, connection: HTTPConnection) -> str | None:
        """Return the identity that the cookie of a browser proves, or None."""
        cookies = connection.cookies
        found = self.read(cookies.get(HTTPS_COOKIE)) if self._is_https(connection) else None
        return found or self.read(cookies.get(COOKIE))

    def give(self, connection: HTTPConnection, response: Response, id: str) -> None:
        """Give a browser the cookie of an identity; where https is used, it replaces one without."""
        is_https = self._is_https(connection)
        response.set_cookie(
            HTTPS_COOKIE if is_https else COOKIE,
            self.cookie(id),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=is_https,
        )
        if is_https and COOKIE in connection.cookies:
            response.delete_cookie(COOKIE)

    def has_old_cookie(self, connection: HTTPConnection) -> bool:
        """Return whether a browser that uses https has the cookie of an earlier version."""
        return self._is_https(connection) and COOKIE in connection.cookies

    def _is_https(self, connection: HTTPConnection) -> bool:
        return self.is_secure or spoken_scheme(connection) == "https"

    def holder(self, connection: HTTPConnection) -> Holder:
        """Return who is connected. If there is a token, only that counts: programs have no cookie."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and token:
            return Holder(token=hashed(token.strip()))
        return Holder(identity=self.identity(connection))

    def _signature(self, id: str) -> str:
        digest = hmac.digest(self.key, b"tuckbox identity 1\0" + id.encode(), "sha256")
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")
