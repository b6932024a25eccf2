"""A real server on a real port, in a thread of this process."""

import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import uvicorn

from tuckbox.server.http.services import Services
from tuckbox.server.node import configuration
from tuckbox.server.settings import Settings

SECRET = "shared by all nodes of this test, 0123456789"
PATIENCE = 600.0
"""Seconds to wait for something that happens at once on an idle machine."""


@dataclass
class Running:
    """A node that serves."""

    url: str
    settings: Settings
    server: uvicorn.Server

    @property
    def services(self) -> Services:
        found = self.server.config.loaded_app
        while not hasattr(found, "state"):
            found = found.app
        services = found.state.services
        assert isinstance(services, Services)
        return services


@contextlib.contextmanager
def running(settings: Settings, listener: socket.socket | None = None) -> Iterator[Running]:
    """Run a node until the block ends; then it has stopped and finished its writes."""
    listener = listener or socket.create_server(("127.0.0.1", settings.port))
    server = uvicorn.Server(configuration(settings))
    thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
    thread.start()
    try:
        until(lambda: server.started or not thread.is_alive())
        assert server.started, "the server did not start"
        yield Running(f"http://127.0.0.1:{listener.getsockname()[1]}", settings, server)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listener.close()
        assert not thread.is_alive(), "the server did not stop"


def sqlite_settings(folder: Path, **given: object) -> Settings:
    # Bots are warmed up only when needed: most tests need none.
    return Settings(**{"port": 0, "data": folder, "workers": 0} | given)  # type: ignore[arg-type]


def until(condition: object, patience: float = PATIENCE) -> None:
    """Wait until the condition is true."""
    assert callable(condition)
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end, "it did not become true"
        time.sleep(0.02)
