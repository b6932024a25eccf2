"""Two nodes on one PostgreSQL and one Redis, behind a real HAProxy with the configuration that we ship."""

import contextlib
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx

from tests.port import free_port
from tests.server.backends import Backend
from tests.server.process import Process, node_process
from tests.server.running import SECRET

CONFIGURATION = Path(__file__).parents[2] / "docs/operating/haproxy.cfg"


class Proxy(Backend):
    """HAProxy before two nodes."""

    def __init__(self, one: Process, two: Process) -> None:
        found = shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin")
        assert found is not None, "HAProxy is not installed: apt-get install haproxy"
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        addresses = [
            f"TUCKBOX_BIND=127.0.0.1:{port}",
            f"TUCKBOX_ONE=127.0.0.1:{one.port}",
            f"TUCKBOX_TWO=127.0.0.1:{two.port}",
        ]
        super().__init__(["env", *addresses, found, "-db", "-f", str(CONFIGURATION)], port, None)


@contextlib.contextmanager
def two_nodes(
    folder: Path, database: str, redis: Backend, *more: str
) -> Iterator[tuple[Process, Process]]:
    flags = ("--database", database, "--redis", f"redis://127.0.0.1:{redis.port}", *more)
    shared = {"TUCKBOX_SECRET": SECRET, "TUCKBOX_TRUSTED_PROXIES": "127.0.0.1"}
    with (
        node_process(folder / "one", *flags, **shared) as one,
        node_process(folder / "two", *flags, **shared) as two,
    ):
        yield one, two


@contextlib.contextmanager
def behind_proxy(one: Process, two: Process) -> Iterator[Proxy]:
    proxy = Proxy(one, two)
    proxy.start()
    try:
        yield proxy
    finally:
        proxy.stop()


def metric(node: Process, name: str) -> float:
    """Return a metric of this node, asked without the proxy: the sum over all labels not given."""
    text = httpx.get(f"{node.url}/metrics").raise_for_status().text
    lines = re.findall(rf"^{re.escape(name)}(?:{{.*}})? (\S+)$", text, re.MULTILINE)
    return sum(map(float, lines))
