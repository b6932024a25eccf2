"""The health of a node."""

from typing import Literal

from tuckbox.server.model.base import Model


class Health(Model):
    """Whether this node can serve."""

    status: Literal["ok", "degraded"]
    database: bool
    channel: bool
    version: str
