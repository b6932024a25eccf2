"""A record: a whole match as one value, and as a text both ways.

[tuckbox 1]
[game fits]
…
[seat 1 "Ann"]

0 start L5
1 L5:0@A         ; a comment
[result 1 wins, resigned]
"""

import hashlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tuckbox.core import Actor, AnyGame, InvalidRecord
from tuckbox.core.ability import sides
from tuckbox.match.fair.deal import HEX, DailyDeal
from tuckbox.match.light import COMMENT, light_entries
from tuckbox.match.play.log import MOST_ENTRIES, Entry
from tuckbox.match.play.log_state import Result
from tuckbox.match.record.header import BAR, HEADERS, Header, header_lines, read_setup
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


VERSIONS = ("1", "2", "3")
"""The versions of the format that are read."""

# A quoted name may contain brackets and semicolons. Nothing is ever tried twice, however long it is.
BRACKETS = re.compile(
    r'\[([a-z-]++)(?: ((?:"(?:[^"\\]++|\\.)*+"|[^\]";]++)++))?\]([ \t\r]*+(?:;.*)?)'
)
ENTRY = re.compile(r"(0|[1-9][0-9]?) (\S.*)", re.ASCII)

SCORE = "(?:0|-?[1-9][0-9]{0,8})"

# The lines below the entries of a finished record, in this order.
ENDS = {
    "scores": (rf"{SCORE}(?: {SCORE}){{0,8}}", "[scores 12 9]"),
    "seal": (HEX, "[seal 04d1… (64 digits)]"),
    "result": (r"(?:[1-9 ]+ wins?|drawn|ended), \S+", "[result 1 wins, resigned]"),
}


def format_record(record: Record) -> str:
    """Return the record as text."""
    return "".join(f"{line}\n" for line in _lines(record))


def _lines(record: Record) -> Iterator[str]:
    own = {note.line: note.text for note in record.notes if note.is_own_line}
    tails = {note.line: note.text for note in record.notes if not note.is_own_line}
    content = iter(record.content())
    number = 1
    while True:
        if number in own:
            yield own[number]
            number += own[number].count("\n")
        elif (line := next(content, None)) is not None:
            yield line + tails.get(number, "")
        else:
            return
        number += 1


def parse_record(text: str) -> Record:
    """Return the record in a text; raise `InvalidRecord` with the line, and what would be right."""
    *lines, rest = text.split("\n")
    if not re.match(r"\[tuckbox\b", text):
        raise InvalidRecord.of("record-foreign", line=1, expected=HEADERS["tuckbox"][1])
    if rest:
        raise InvalidRecord.of("record-cut-off", line=len(lines) + 1)
    reader = _Reader()
    for number, line in enumerate(lines, 1):
        reader.read(number, line)
    reader.end_notes(len(lines) + 1)
    return reader.record()


@dataclass(slots=True)
class _Reader:
    """Sorts lines into headers, entries, ends and notes."""

    headers: list[Header] = field(default_factory=list)
    box: list[str] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    ends: list[Header] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    last: int = 1
    """The last line that is more than a note."""
    _between: list[str] = field(default_factory=list)
    """The notes since that line."""

    def read(self, number: int, line: str) -> None:
        if line.startswith(BAR):
            self._read_box_line(number, line)
            return
        content, _, _ = line.partition(";")
        if not content.strip(" \t\r"):
            self._between.append(line)
            return
        self.end_notes(number)
        self.last = number
        if line.startswith("["):
            self._read_brackets(number, line)
        else:
            self._read_entry(number, line, content.rstrip(" \t\r"))

    def _read_brackets(self, number: int, line: str) -> None:
        found = BRACKETS.fullmatch(line)
        if not found:
            raise InvalidRecord.of("record-line", line=number, found=line)
        self._note(number, found[3])
        header = Header(number, found[1], found[2] or "")
        if header.word in ENDS:
            self._read_end(header)
        elif header.word in HEADERS:
            self._read_header(header)
        else:
            known = (*HEADERS, *ENDS)
            raise InvalidRecord.of(
                "record-header-unknown", line=number, found=header.word, known=known
            )

    def _read_header(self, header: Header) -> None:
        if header.word == "tuckbox" and header.value.isdigit() and header.value not in VERSIONS:
            raise InvalidRecord.of(
                "record-version", line=header.line, version=header.value, newest=VERSIONS[-1]
            )
        if self.entries or self.ends:
            raise header.fault("record-header-order")
        self.headers.append(header)

    def _read_end(self, end: Header) -> None:
        pattern, expected = ENDS[end.word]
        if not re.fullmatch(pattern, end.value, re.ASCII):
            raise InvalidRecord.of(
                "record-header", line=end.line, found=f"[{end.word} {end.value}]", expected=expected
            )
        order = list(ENDS)
        if self.ends and order.index(self.ends[-1].word) >= order.index(end.word):
            raise InvalidRecord.of("record-after-result", line=end.line, found=end.word)
        self.ends.append(end)

    def _read_box_line(self, number: int, line: str) -> None:
        """Read a line of the box, which may contain semicolons; it follows its header at once."""
        header = self.headers[-1] if self.headers else None
        if header is None or header.word != "box" or number != header.line + len(self.box) + 1:
            raise InvalidRecord.of("record-line", line=number, found=line)
        content = line.removesuffix("\r")
        self._note(number, line[len(content) :])
        self.box.append(content)
        self.last = number

    def _read_entry(self, number: int, line: str, content: str) -> None:
        found = ENTRY.fullmatch(content)
        if not found:
            raise InvalidRecord.of("record-line", line=number, found=content)
        if self.ends:
            raise InvalidRecord.of("record-after-result", line=number, found=content)
        if len(self.entries) == MOST_ENTRIES:
            raise InvalidRecord.of("record-too-long", line=number, most=MOST_ENTRIES)
        self._note(number, line[len(content) :])
        self.entries.append(Entry(len(self.entries) + 1, Actor(int(found[1])), found[2]))

    def end_notes(self, number: int) -> None:
        """Keep the lines before this one that are notes as one: there may be many."""
        if self._between:
            first, text = number - len(self._between), "\n".join(self._between)
            self.notes.append(Note(first, text, is_own_line=True))
            self._between = []

    def _note(self, number: int, tail: str) -> None:
        if tail:
            self.notes.append(Note(number, tail, is_own_line=False))

    def record(self) -> Record:
        setup = read_setup(self.headers, self.box)
        ends = {end.word: end.value for end in self.ends}
        closes = [header for header in self.headers if header.word in ("secret", "local-seed")]
        if "result" not in ends and (ends or closes):
            raise InvalidRecord.of("record-cut-off", line=self.last)
        scores = tuple(map(int, ends.get("scores", "").split()))
        return Record(
            setup=setup,
            entries=tuple(self.entries),
            scores=scores,
            result=ends.get("result", ""),
            seal=ends.get("seal", ""),
            notes=tuple(self.notes),
        )
