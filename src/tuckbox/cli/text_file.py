"""Reads and writes text on disk, mostly records; a file is written completely or not at all."""

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tuckbox.cli.terminal import UsageError

MARK = "[tuckbox"
"""How every record begins."""


def read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise UsageError.of(
            "cli-file-unreadable", file=str(path), reason=str(error.strerror)
        ) from error


def read_text(path: Path) -> str:
    try:
        return read_bytes(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise UsageError.of("cli-file-not-text", file=str(path)) from error


def write_record(path: Path, text: str) -> None:
    """Replace the file in one step; never overwrite a file that is not a record."""
    write_text(path, text, over=MARK)


def write_new_record(path: Path, text: str) -> None:
    """Write a file that does not exist yet: a record that does holds another game."""
    check_writable(path, over=MARK.encode())
    if path.exists():
        raise UsageError.of("cli-file-other-game", file=str(path))
    write_record(path, text)


def write_text(path: Path, text: str, *, over: str) -> None:
    """Write the file in one step, if it does not exist or begins with `over`."""
    write_bytes(path, text.encode("utf-8"), over=over.encode())


def write_bytes(path: Path, data: bytes, *, over: bytes) -> None:
    """Write the file in one step, if it does not exist or begins with `over`."""
    with _explained(path):
        _check_free(path, over)
        _write(path, data)


def check_writable(path: Path, *, over: bytes) -> None:
    """Raise `UsageError` now if `write_bytes` would raise it after long work."""
    with _explained(path):
        _check_free(path, over)
        with tempfile.TemporaryFile(dir=path.parent):
            pass


def _check_free(path: Path, over: bytes) -> None:
    if path.exists() and not path.read_bytes().startswith(over):
        raise UsageError.of("cli-file-in-the-way", file=str(path))


@contextlib.contextmanager
def _explained(path: Path) -> Iterator[None]:
    try:
        yield
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
