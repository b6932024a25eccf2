"""How a node runs under uvicorn: the same for the command, tests and benchmarks."""

from typing import Literal, TypeAlias

from tuckbox.server.app import create_app
from tuckbox.server.model.network import as_connected
from tuckbox.server.operating.open_connections import NodeConfig
from tuckbox.server.operating.open_files import most_connections
from tuckbox.server.settings import Settings

Lifespan: TypeAlias = Literal["on", "off"]


def configuration(settings: Settings, *, lifespan: Lifespan = "on") -> NodeConfig:
    """Return uvicorn's configuration for a node; with `lifespan="off"` the caller starts its services."""
    return NodeConfig(
        create_app(settings),
        settings,
        most_connections(),
        lifespan=lifespan,
        # Compressing such small messages costs more than it saves on any network.
        ws_per_message_deflate=False,
        # A message somewhat too large gets a sentence; one far too large is not even read.
        ws_max_size=4 * settings.message_limit,
        ws_ping_interval=None,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=as_connected(settings.proxies) or None,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
