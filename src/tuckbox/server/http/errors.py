"""What a request can do wrong that no match would notice. Each error knows its HTTP status."""

from typing import ClassVar

from tuckbox.core import TuckboxError


class ServerError(TuckboxError):
    """Something that cannot be answered as asked."""

    status: ClassVar[int] = 400


class NotFound(ServerError):
    """There is no such thing here."""

    status = 404


class Forbidden(ServerError):
    """It exists, but is not for this visitor, or not yet."""

    status = 403


class Conflict(ServerError):
    """Not possible as things stand."""

    status = 409


class Unusable(ServerError):
    """A value that means nothing here."""

    status = 422


class TooMany(ServerError):
    """Too much was sent too fast."""

    status = 429


class Unavailable(ServerError):
    """The database cannot be reached now; asking again later helps."""

    status = 503
