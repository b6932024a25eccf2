"""Files on disk: texts and records are written completely or not at all, and a game that is cut short is saved."""

import contextlib
import os
import tempfile
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from tuckbox.cli.terminal import Closed, Terminal, UsageError
from tuckbox.core import TuckboxError
from tuckbox.match.match import Match
from tuckbox.match.play.log import Kind
from tuckbox.match.record.record import format_record

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


SUFFIX = ".tuckbox"


class GameFile:
    """Writes the record of one match."""

    def __init__(
        self, terminal: Terminal, match: Match, path: Path | None, own: Path | None = None
    ) -> None:
        self._terminal = terminal
        self._match = match
        self._own = {own.resolve()} if own is not None else set[Path]()
        """The files that hold this very game; any other that exists is somebody's."""
        self.path = path
        """The file in which the game is saved while it is played, if any."""
        self._kept = 0

    @property
    def is_worth_keeping(self) -> bool:
        """Whether somebody has moved since the game was last saved."""
        moved = any(entry.kind is Kind.MOVE for entry in self._match.log) or self._match.choices
        return bool(moved) and self._kept < len(self._match.log)

    def keep(self) -> None:
        """Bring the file up to date, if there is one."""
        if self.path is not None:
            self._write(self.path)

    def save(self, path: Path) -> None:
        """Save the game in a file and say so; raise an error if it can't be written."""
        self._write(path)
        self._terminal.say("cli-saved", file=str(path))

    def offer(self, question: str) -> None:
        """Ask where to save the game; ask again if it can't be written there."""
        while True:
            self._terminal.say(question)
            answer = self._terminal.ask("> ")
            if not answer:
                self._terminal.say("cli-not-saved")
                return
            try:
                self.save(Path(answer).expanduser())
            except TuckboxError as error:
                self._terminal.complain(error.message)
            else:
                return

    def rescue(self) -> None:
        """Save a game that was cut short: ask a person where, otherwise use a file of its own."""
        if self.path is None and self.is_worth_keeping and self._terminal.is_interactive:
            try:
                self.offer("cli-ask-save")
            except (Closed, KeyboardInterrupt):
                self.autosave()
        else:
            self.autosave()

    def autosave(self) -> None:
        """Save a game worth keeping when there is nobody to ask."""
        if self.path is None and not self.is_worth_keeping:
            return
        path = self.path or autosave_file(self._match.setup.game)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._write(path)
        except OSError as error:
            reason = str(error.strerror)
            self._terminal.remark("cli-file-unwritable", file=str(path), reason=reason)
        except TuckboxError as error:
            self._terminal.complain(error.message)
        else:
            self._terminal.remark("cli-autosaved", file=str(path))

    def _write(self, path: Path) -> None:
        write = write_record if path.resolve() in self._own else write_new_record
        write(path, format_record(self._match.record()))
        self._own.add(path.resolve())
        self._kept = len(self._match.log)


def autosave_file(game: str) -> Path:
    """Return a new file in the user's data folder."""
    from platformdirs import user_data_path  # noqa: PLC0415 - slow to import, rarely needed

    folder = user_data_path("tuckbox", appauthor=False) / "autosave"
    return folder / f"{game}-{datetime.now():%Y%m%d-%H%M%S-%f}{SUFFIX}"
