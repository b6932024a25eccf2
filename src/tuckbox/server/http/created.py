"""The answer to whoever has made a match."""

from pydantic import Field

from tuckbox.server.model.base import Model
from tuckbox.server.wire.server_messages import Update


class Created(Model):
    """A new match, and the tokens of its program seats (shown once)."""

    id: str
    tokens: dict[int, str] = Field(default={})
    update: Update | None = Field(
        default=None,
        description="If asked for: the match as its host sees it, as to clients with patches",
    )
