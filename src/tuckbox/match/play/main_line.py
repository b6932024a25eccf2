"""The moves and draws of a match that count, and the way back to the position before each of them.

A log may be long and a position large, so that not all of them are kept: every 64th is, and those
last passed. What lies between is played again when somebody takes back that far.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tuckbox.core import Actor
from tuckbox.match.play.log import Entry, Word
from tuckbox.match.play.log_state import LogState, Played

if TYPE_CHECKING:
    from tuckbox.match.play.referee import Referee

EVERY = 64
"""Every 64th position is kept for good, and the last 64 for a while."""


class MainLine:
    """The entries that count, in order; places in it count from 0."""

    __slots__ = ("_entries", "_folds", "_referee")

    def __init__(self, referee: "Referee") -> None:
        self._referee = referee
        self._entries: list[Entry] = []
        self._folds: dict[int, LogState] = {}
        """What was before some of the entries, by place; always by each multiple of `EVERY`."""

    def __len__(self) -> int:
        return len(self._entries)

    def count(self, played: Played) -> None:
        """Add an entry; a take-back removes its seat's last move and all later ones."""
        if played.step is not None:
            self._append(played)
        elif played.entry.text == Word.TAKES_BACK:
            while self._pop().actor != played.entry.actor:
                pass

    def _append(self, played: Played) -> None:
        place = len(self._entries)
        self._entries.append(played.entry)
        self._folds[place] = played.before
        if (place - EVERY) % EVERY:
            self._folds.pop(place - EVERY, None)

    def _pop(self) -> Entry:
        self._folds.pop(len(self._entries) - 1, None)
        return self._entries.pop()

    def last_of(self, actor: Actor) -> int | None:
        """Return the place of an actor's last entry; None if there is none."""
        places = reversed(range(len(self)))
        return next((place for place in places if self._entries[place].actor == actor), None)

    def before(self, place: int) -> LogState:
        """Return what was before an entry; words about the table since then are not in it."""
        begin = place
        while begin not in self._folds:
            begin -= 1
        fold = self._folds[begin]
        for again in range(begin, place):
            fold = self._referee.enter(fold, self._entries[again], self, judged=True).after
            self._folds[again + 1] = fold
        return fold

    def last(self, count: int) -> Iterator[tuple[Entry, LogState]]:
        """Yield the last entries, each with what was before it."""
        for place in range(max(0, len(self) - count), len(self)):
            yield self._entries[place], self.before(place)

    def copy(self) -> "MainLine":
        """Return a line that grows apart from this one."""
        copy = MainLine(self._referee)
        copy._entries, copy._folds = self._entries.copy(), self._folds.copy()
        return copy

    def forget(self) -> None:
        """Keep no more than a match that waits for its next move needs."""
        self._folds = {place: fold for place, fold in self._folds.items() if place % EVERY == 0}
