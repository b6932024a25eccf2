"""Files that only their owner may read: they hold the secrets of running draws, or sign identities."""

import contextlib
import os
from pathlib import Path
from typing import BinaryIO

OWNER_ONLY = 0o600


def make_private(file: Path) -> None:
    """Let only the owner read a file that exists; on systems that know such permissions."""
    with contextlib.suppress(OSError):
        file.chmod(OWNER_ONLY)


def create_private(file: Path) -> BinaryIO:
    """Create a file that only its owner may read; raise `FileExistsError` if it exists."""
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "wb")
