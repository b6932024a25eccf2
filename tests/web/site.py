"""A Tuckbox server of its own, started as people start it, that tests may also kill."""

import contextlib
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

START_SECONDS = 60

# All visitors of the tests come from one address, and their number depends on how the tests
# were distributed to processes.
PLENTY = {"TUCKBOX_IDENTITY_LIMIT": "100000"}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Site:
    """`tuckbox serve` on loopback with a data folder of its own."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "tuckbox", "serve", "--port", str(self.port)]
        command += ["--data", str(self.folder), "--workers", "1"]
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, env=os.environ | PLENTY
            )
        deadline = time.monotonic() + START_SECONDS
        while not self._answers():
            assert time.monotonic() < deadline, (self.folder / "server.log").read_text()
            time.sleep(0.1)

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait(timeout=20)

    def kill(self) -> None:
        """Kill the server, as if its plug were pulled."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(timeout=20)

    def _answers(self) -> bool:
        with contextlib.suppress(urllib.error.URLError, ConnectionError, TimeoutError):
            return bool(urllib.request.urlopen(f"{self.url}/healthz", timeout=2).status == 200)
        return False
