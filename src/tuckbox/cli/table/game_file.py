"""Saves a game in the requested file or, if it is cut short, in a file of its own."""

from datetime import datetime
from pathlib import Path

from tuckbox.cli.terminal import Closed, Terminal
from tuckbox.cli.text_file import write_new_record, write_record
from tuckbox.core import TuckboxError
from tuckbox.match.match import Match
from tuckbox.match.play.log import Kind
from tuckbox.match.record.record import format_record

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
