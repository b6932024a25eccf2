"""A record: everything about a match as a value. `record_text` writes and reads it."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from tuckbox.core import AnyGame
from tuckbox.core.ability import sides
from tuckbox.match.fair.deal import DailyDeal
from tuckbox.match.light import COMMENT, light_entries
from tuckbox.match.play.entry import Entry
from tuckbox.match.play.result import Result
from tuckbox.match.record.header import header_lines
from tuckbox.match.setup import Setup


@dataclass(frozen=True, slots=True)
class Note:
    """Part of a record's text beyond its content: comments, empty lines, spacing."""

    line: int
    text: str
    is_own_line: bool
    """Whether it is a separate line, or several in a row; otherwise it follows that line's content."""


@dataclass(frozen=True, slots=True)
class Record:
    """A match as it is kept: set-up, entries, and how it ended."""

    setup: Setup
    entries: tuple[Entry, ...]
    scores: tuple[int, ...] = ()
    """By seat; empty while the match goes on."""
    result: str = ""
    """`1 wins, resigned`; empty while the match goes on."""
    seal: str = ""
    """Hash of everything above, which reveals accidental changes; may be missing."""
    notes: tuple[Note, ...] = ()

    @property
    def is_finished(self) -> bool:
        return bool(self.result)

    def content(self) -> list[str]:
        """Return the lines without any notes."""
        return [*self.head(), *self.end()]

    def head(self) -> list[str]:
        """Headers and entries."""
        return [*header_lines(self.setup), *map(str, self.entries)]

    def end(self) -> list[str]:
        scores = " ".join(map(str, self.scores))
        ends = (("scores", scores), ("seal", self.seal), ("result", self.result))
        return [f"[{word} {value}]" for word, value in ends if value]

    def line_of_entry(self, number: int) -> int:
        """Return the number of the line on which that entry stands."""
        return self._line(len(header_lines(self.setup)) + number - 1)

    def line_of(self, word: str) -> int:
        """Return the number of the line on which a header, or the result, stands."""
        lines = self.content()
        return self._line(next(i for i, line in enumerate(lines) if line.startswith(f"[{word}")))

    def last_line(self) -> int:
        return self._line(len(self.content()) - 1)

    def _line(self, place: int) -> int:
        line = place + 1
        for note in self.notes:
            if note.is_own_line and note.line <= line:
                line += note.text.count("\n") + 1
        return line


def record_of(
    game: AnyGame, setup: Setup, log: Sequence[Entry], result: Result | None, *, day_closed: bool
) -> Record:
    """Return the record of a match; it reveals the deal's secret only once that can harm nobody."""
    revealed = result is not None and (day_closed or not isinstance(setup.deal, DailyDeal))
    shown = setup.shown(revealed)
    gap = Note(len(header_lines(shown)) + 1, "", is_own_line=True)
    light = light_entries(setup.light, log)
    notes = (gap, *(Note(gap.line + number, COMMENT, is_own_line=False) for number in light))
    if result is None:
        return Record(shown, tuple(log), notes=notes)
    sealed = seal([*header_lines(shown), *map(str, log)])
    text = result_text(result, len(sides(game, setup.options)))
    return Record(shown, tuple(log), result.scores, text, sealed, notes)


def result_text(result: Result, side_count: int) -> str:
    """Return `1 wins, resigned`, `1 2 win, …`, `drawn, …`, or `ended, …` for a solo player who gave up."""
    return f"{verdict(result, side_count)}, {result.reason.removeprefix('match-')}"


def verdict(result: Result, side_count: int) -> str:
    if not result.winners:
        return "drawn" if side_count > 1 else "ended"
    winners = " ".join(map(str, result.winners))
    return f"{winners} {'wins' if len(result.winners) == 1 else 'win'}"


def seal(lines: Sequence[str]) -> str:
    """Return the SHA-256 of headers and entries, each with a line end, without comments and spacing."""
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
