"""Earlier positions of matches, from which a replay may begin: a long log is not played from its start.

Every 64th position that a replay passes is kept, by match and number of entries. What was kept of
a log stays right, since entries never change; those of the match used longest ago are forgotten first.
"""

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass
from threading import Lock

from tuckbox.core import AnyGame
from tuckbox.match import Entry, Match, Played, Setup, Word, play_log
from tuckbox.match.play.entry import WORDS
from tuckbox.match.play.log import Log
from tuckbox.match.play.log_state import LogState

EVERY = 64
MOST_KEPT = 4096
"""Positions, of all matches together; a match of 25,000 entries has 390."""


@dataclass(frozen=True, slots=True)
class Past:
    """A match up to a moment, for a thread: what comes later is no part of it."""

    id: str
    game: AnyGame
    setup: Setup
    log: Log
    count: int
    """The number of entries at that moment; the log may grow meanwhile."""

    @classmethod
    def of(cls, id: str, match: Match) -> "Past":
        return cls(id, match.game, match.setup, match.log, len(match.log))

    def entries(self, after: int, end: int) -> Iterator[Entry]:
        return (self.log[place] for place in range(after, end))


class Checkpoints:
    """The positions that a node keeps; several threads may use them."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, dict[int, LogState]] = OrderedDict()
        self._count = 0
        self._lock = Lock()

    def replay(self, past: Past, after: int, end: int | None = None) -> Iterator[Played]:
        """Yield the entries after the first `after`, up to `end`."""
        end = past.count if end is None else min(end, past.count)
        number, fold = self._begin(past, after, end)
        entries = past.entries(number, end)
        for played in play_log(past.game, past.setup, entries, judged=True, begin=fold):
            number += 1
            if number % EVERY == 0:
                self._keep(past.id, number, played.after)
            if number > after:
                yield played

    def _begin(self, past: Past, after: int, end: int) -> tuple[int, LogState | None]:
        """Return the number of entries after which a replay of these entries may begin, and its fold."""
        with self._lock:
            folds = dict(self._kept.get(past.id, {}))
            if folds:
                self._kept.move_to_end(past.id)
        number = _last_to_begin_from(past, folds, after, end)
        return number, folds.get(number)

    def _keep(self, id: str, number: int, fold: LogState) -> None:
        with self._lock:
            folds = self._kept.setdefault(id, {})
            self._count += number not in folds
            folds[number] = fold
            while self._count > MOST_KEPT and len(self._kept) > 1:
                self._count -= len(self._kept.popitem(last=False)[1])


def _last_to_begin_from(past: Past, folds: dict[int, LogState], after: int, end: int) -> int:
    """Return the last of these numbers behind which no take-back reaches; 0 if there is none.

    To take back, the position before the entry is needed that is taken back.
    """
    known = [number for number in folds if number <= after]
    if not known or not past.log.has_text(Word.TAKES_BACK):
        return max(known, default=0)
    usable, line = [0], list[Entry]()
    for entry in past.entries(0, end):
        if entry.text == Word.TAKES_BACK:
            while (taken := line.pop()).actor != entry.actor:
                pass
            while usable[-1] >= taken.number:
                usable.pop()
        elif entry.text not in WORDS:
            line.append(entry)
        if entry.number in folds and entry.number <= after:
            usable.append(entry.number)
    return usable[-1]
