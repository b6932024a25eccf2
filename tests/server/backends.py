"""Real PostgreSQL and Redis servers of our own, on loopback, in folders that vanish afterwards."""

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.port import free_port

PATIENCE = 60.0
REQUIRED = os.environ.get("TUCKBOX_REQUIRE_SERVICES") == "1"


def missing(what: str) -> None:
    """Skip with a warning, or fail where services are required."""
    if REQUIRED:
        pytest.fail(f"{what} is not installed, and TUCKBOX_REQUIRE_SERVICES=1 asks for it")
    pytest.skip(f"NOT TESTED: {what} is not installed here")


class Backend:
    """A server process that can be killed and started again."""

    stop_signal = signal.SIGINT

    def __init__(self, command: list[str], port: int, user: str | None) -> None:
        self.port = port
        self._command = command
        self._user = user
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(
            self._command, user=self._user, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, f"{self._command[0]} did not start"
            assert time.monotonic() < end, f"{self._command[0]} does not answer"
            time.sleep(0.05)

    def stop(self) -> None:
        """Stop at once, but leave the data intact."""
        if self._process is not None:
            self._process.send_signal(self.stop_signal)
            self._process.wait(PATIENCE)
            self._process = None

    @contextlib.contextmanager
    def away(self) -> Iterator[None]:
        """Keep it from answering until the block ends; it is back in any case for the tests that follow."""
        self.stop()
        try:
            yield
        finally:
            self.start()

    def restart(self, away: float = 0.0) -> None:
        with self.away():
            time.sleep(away)

    def _answers(self) -> bool:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
            return True
        return False


class Postgres(Backend):
    """A PostgreSQL server; `database()` makes an empty database and returns its URL."""

    stop_signal = signal.SIGQUIT
    """Stop without tidying up, which may take longer than a silent connection is kept."""

    def __init__(self, binaries: Path, folder: Path, user: str | None) -> None:
        self._binaries = binaries
        port = free_port()
        options = ["-D", str(folder / "data"), "-p", str(port), "-k", str(folder)]
        listening = ["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=60"]
        super().__init__([str(binaries / "postgres"), *options, *listening], port, user)

    def database(self, name: str) -> str:
        command = [str(self._binaries / "createdb"), "-h", "127.0.0.1", "-p", str(self.port)]
        end = time.monotonic() + PATIENCE
        while subprocess.run(
            [*command, "-U", "tuckbox", name], capture_output=True, check=False
        ).returncode:
            assert time.monotonic() < end, "no database could be made"
            time.sleep(0.2)
        return f"postgresql://tuckbox@127.0.0.1:{self.port}/{name}"


@contextlib.contextmanager
def postgres_server() -> Iterator[Postgres]:
    binaries = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not binaries:
        missing("PostgreSQL")
    user = "postgres" if os.getuid() == 0 else None  # It refuses to run as root.
    with _folder(user) as folder:
        data = str(folder / "data")
        command = [str(binaries[-1]), "-D", data, "-U", "tuckbox", "-A", "trust", "-E", "UTF8"]
        subprocess.run(command, user=user, check=True, capture_output=True, env={"LC_ALL": "C"})
        server = Postgres(binaries[-1].parent, folder, user)
        with _running(server):
            yield server


@contextlib.contextmanager
def redis_server() -> Iterator[Backend]:
    found = shutil.which("redis-server")
    if found is None:
        missing("Redis")
    port = free_port()
    command = [str(found), "--port", str(port), "--bind", "127.0.0.1", "--save", ""]
    with _running(Backend(command, port, None)) as server:
        yield server


@contextlib.contextmanager
def _running(server: "Backend") -> "Iterator[Backend]":
    server.start()
    try:
        yield server
    finally:
        server.stop()


@contextlib.contextmanager
def _folder(user: str | None) -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="tuckbox-"))
    if user is not None:
        owner = pwd.getpwnam(user)
        os.chown(folder, owner.pw_uid, owner.pw_gid)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
