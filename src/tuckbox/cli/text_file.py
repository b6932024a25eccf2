"""Reads and writes records on disk; a file is written completely or not at all."""

import os
import tempfile
from pathlib import Path

from tuckbox.cli.usage_error import UsageError

MARK = "[tuckbox"
"""How every record begins."""


def read_text(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8")
    except OSError as error:
        raise UsageError.of(
            "cli-file-unreadable", file=str(path), reason=str(error.strerror)
        ) from error
    except UnicodeDecodeError as error:
        raise UsageError.of("cli-file-not-text", file=str(path)) from error


def write_record(path: Path, text: str) -> None:
    """Replace the file in one step; never overwrite a file that is not a record."""
    write_text(path, text, over=MARK)


def write_text(path: Path, text: str, *, over: str) -> None:
    """Write the file in one step, if it does not exist or begins with `over`."""
    write_bytes(path, text.encode("utf-8"), over=over.encode())


def write_bytes(path: Path, data: bytes, *, over: bytes) -> None:
    """Write the file in one step, if it does not exist or begins with `over`."""
    try:
        if path.exists() and not path.read_bytes().startswith(over):
            raise UsageError.of("cli-file-in-the-way", file=str(path))
        _write(path, data)
    except OSError as error:
        raise UsageError.of(
            "cli-file-unwritable", file=str(path), reason=str(error.strerror)
        ) from error


def _write(path: Path, data: bytes) -> None:
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.chmod(0o666 & ~_umask())
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
