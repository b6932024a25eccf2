"""The append-only log, kept small because a server holds thousands of them."""

import sys
from collections.abc import Iterable, Sequence
from typing import overload

from tuckbox.core import Actor
from tuckbox.match.play.entry import Entry, Kind, RefusedEntry, Word

MOST_ENTRIES = 25_000
"""Far more than the longest game that anybody played. The last one ends the match."""


class Log(Sequence[Entry]):
    """All entries of a match, including those taken back. `log[0]` is entry number 1."""

    __slots__ = ("_actors", "_texts")

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self._actors = bytearray()
        self._texts: list[str] = []
        for entry in entries:
            self.append(entry)

    def append(self, entry: Entry) -> None:
        assert entry.number == len(self) + 1, "entries are numbered without a gap"
        self._actors.append(entry.actor)
        # The same few texts occur in every match of a game.
        self._texts.append(sys.intern(entry.text))

    def __len__(self) -> int:
        return len(self._texts)

    def has_text(self, text: str) -> bool:
        """Return whether some entry has this text."""
        return text in self._texts

    @overload
    def __getitem__(self, index: int) -> Entry: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Entry, ...]: ...
    def __getitem__(self, index: int | slice) -> Entry | tuple[Entry, ...]:
        if isinstance(index, slice):
            return tuple(self._entry(place) for place in range(*index.indices(len(self))))
        return self._entry(range(len(self))[index])

    def _entry(self, place: int) -> Entry:
        return Entry(place + 1, Actor(self._actors[place]), self._texts[place])


def effective(entries: Iterable[Entry]) -> list[Entry]:
    """Return the moves and draws that count; a take-back removes its seat's last move and all after it."""
    line: list[Entry] = []
    for entry in entries:
        if entry.text == Word.TAKES_BACK:
            _drop_last_of(line, entry.actor)
        elif entry.kind is not Kind.TABLE:
            line.append(entry)
    return line


def _drop_last_of(line: list[Entry], actor: Actor) -> None:
    while line:
        if line.pop().actor == actor:
            return
    raise RefusedEntry.of("match-nothing-to-take-back")
