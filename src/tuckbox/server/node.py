"""How a node runs under uvicorn: the same for the command, tests and benchmarks."""

import logging
import os
from importlib.metadata import version
from threading import Timer
from typing import Any, Literal, TypeAlias

from uvicorn import Config

from tuckbox.server.app import create_app
from tuckbox.server.model.network import as_connected
from tuckbox.server.operating.open_connections import most_connections
from tuckbox.server.settings import Settings

log = logging.getLogger("tuckbox.server")

GRACE_SECONDS = 4
"""For answers under way when the node is told to stop."""

Lifespan: TypeAlias = Literal["on", "off"]

KNOWN = {"uvicorn": (0, 60), "websockets": (18, 0)}
"""The first versions whose insides we have not seen: our protocols are built on those before them."""


def configuration(settings: Settings, *, lifespan: Lifespan = "on") -> Config:
    """Return uvicorn's configuration for a node; with `lifespan="off"` the caller starts its services."""
    given: dict[str, Any] = {
        "lifespan": lifespan,
        # Compressing such small messages costs more than it saves on any network.
        "ws_per_message_deflate": False,
        # A message somewhat too large gets a sentence; one far too large is not even read.
        "ws_max_size": 4 * settings.message_limit,
        "ws_ping_interval": None,
        "proxy_headers": bool(settings.trusted_proxies),
        "forwarded_allow_ips": as_connected(settings.proxies) or None,
        "log_config": None,
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": GRACE_SECONDS,
    }
    app = create_app(settings)
    if settings.plain_asgi or not _are_known():
        log.warning(
            "uvicorn's own protocols serve this node: slow clients are not timed, sockets cost more"
        )
        return Config(app, ws="websockets-sansio", **given)
    from tuckbox.server.operating.open_connections import NodeConfig  # noqa: PLC0415 - may not load

    return NodeConfig(app, settings, most_connections(), **given)


def _are_known() -> bool:
    """Return whether we know the insides of what our protocols are built on."""
    return all(
        tuple(int(part) for part in version(name).split(".")[:2]) < first
        for name, first in KNOWN.items()
    )


LAST_SECONDS = 9.0
"""After the signal. All steps of stopping together have less, so this is for what nobody thought of."""
FAILED = 1


class LastResort:
    """Once begun, ends the process after a while unless everything has stopped by then."""

    def __init__(self) -> None:
        self._timer: Timer | None = None

    def begin(self) -> None:
        if self._timer is None:
            self._timer = Timer(LAST_SECONDS, _leave)
            self._timer.daemon = True
            self._timer.start()

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()


def _leave() -> None:
    log.critical("the node did not stop within %s seconds, and leaves", LAST_SECONDS)
    os._exit(FAILED)
