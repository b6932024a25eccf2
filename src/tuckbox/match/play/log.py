"""The entries of a match, and the append-only log of them, kept small because a server holds thousands."""

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import overload

from tuckbox.core import CHANCE, Actor, Message, TuckboxError, seat_message


class Kind(StrEnum):
    """What an entry is."""

    MOVE = "move"
    CHANCE = "chance"
    TABLE = "table"


class Word(StrEnum):
    """The texts of table entries: one word each, and never the text of a move of any game."""

    TAKES_BACK = "takes-back"
    RESIGNS = "resigns"
    TIMES_OUT = "times-out"
    HANDED_TO_BOT = "handed-to-bot"
    RECLAIMS = "reclaims"
    OFFERS_DRAW = "offers-draw"
    DECLINES_DRAW = "declines-draw"
    AGREES_DRAW = "agrees-draw"


WORDS = frozenset(word.value for word in Word)
NOT_SUBMITTED = frozenset({Word.TIMES_OUT.value, Word.HANDED_TO_BOT.value})
"""Words that the match enters for a seat; nobody submits them."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of the log. It never changes, even if it is taken back later."""

    number: int
    """Counted from 1."""
    actor: Actor
    text: str

    @property
    def kind(self) -> Kind:
        if self.text in WORDS:
            return Kind.TABLE
        return Kind.CHANCE if self.actor == CHANCE else Kind.MOVE

    def __str__(self) -> str:
        """Return the entry as records write it."""
        return f"{self.actor} {self.text}"


def table_message(entry: Entry) -> Message:
    """Return the sentence for a table entry: `match-entry-resigns` and so on."""
    assert entry.kind is Kind.TABLE
    return Message.of(f"match-entry-{entry.text}", seat=seat_message(entry.actor))


class RefusedEntry(TuckboxError):
    """Something that is not allowed at this table now; nothing has changed."""


class StaleChange(TuckboxError):
    """A change prepared for an earlier state of the match: prepare it again."""


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
