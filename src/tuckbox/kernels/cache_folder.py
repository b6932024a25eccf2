"""Where compiled code is kept: the user's cache folder, or the next best place."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from platformdirs import user_cache_path

from tuckbox.kernels.compiler_notices import NOTICES

ROOM = 1 << 20
"""Bytes that must be free for a folder to be of use."""


def cache_folder(version: str) -> Path | None:
    """Return the first usable folder for code compiled by this version of numba, if there is one."""
    wanted, *others = _candidates(f"numba-{version}")
    if is_usable(wanted):
        return wanted
    for folder in others:
        if is_usable(folder):
            NOTICES.give("kernels-cache-moved", wanted=str(wanted), used=str(folder))
            return folder
    NOTICES.give("kernels-no-cache", wanted=str(wanted))
    return None


def _candidates(name: str) -> Iterator[Path]:
    # NUMBA_CACHE_DIR is how users of numba say where they want such code.
    own = os.environ.get("NUMBA_CACHE_DIR")
    yield Path(own) if own else user_cache_path("tuckbox") / name
    # The user's id keeps others from leaving code there for us to run; see `is_usable`.
    yield Path(tempfile.gettempdir()) / f"tuckbox-{_user()}" / name


def is_usable(folder: Path) -> bool:
    """Return whether we can write there, there is room, and nobody else can."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(b"\0" * ROOM)
        return folder.stat().st_uid == _user()
    except OSError:
        return False


def _user() -> int:
    """Return the user's number; Windows has none and reports 0 for every file."""
    return os.getuid() if hasattr(os, "getuid") else 0
