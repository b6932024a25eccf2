"""The past of a match, played again from a checkpoint: its entries, and pages of its replay.

Every 64th position that a replay passes is kept, by match and number of entries. What was kept of
a log stays right, since entries never change; those of the match used longest ago are forgotten first.

A page is bounded in work, not only in entries: it ends early when it has become dear, and says where
the next one begins.
"""

import time
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from threading import Lock
from typing import Any

from tuckbox.core import AnyGame, Seat
from tuckbox.core.ability import without_history
from tuckbox.match import Entry, Match, Played, Setup, Word, play_log
from tuckbox.match.play.log import WORDS, Log
from tuckbox.match.play.log_state import LogState
from tuckbox.server.model import json
from tuckbox.server.model.message_parts import entry_model, text_json

EVERY = 64
MOST_KEPT = 4096
"""Positions, of all matches together; a match of 25,000 entries has 390."""

NOT_STORED = ""
"""Stands for the id of a match of which nothing is kept."""


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


def replayed_models(match: Match, last: int) -> list[bytes]:
    """Return the last N entries of a match, by playing it from its start."""
    past = Past.of(NOT_STORED, match)
    return entry_models(Checkpoints(), past, past.count - last)


def entry_models(checkpoints: Checkpoints, past: Past, after: int) -> list[bytes]:
    """Return the entries of a match after the first `after`, by playing it again."""
    return [entry_model(past.game, played) for played in checkpoints.replay(past, max(0, after))]


PAGE_SECONDS = 0.2
"""Of processor time, after which a page ends."""
PAGE_BYTES = 500_000


@dataclass(frozen=True, slots=True)
class Page:
    """What a visitor wants to see of a match."""

    past: Past
    seat: Seat | None
    """Whose views; None for a spectator's."""
    after: int
    limit: int
    in_words: bool


def written_page(checkpoints: Checkpoints, page: Page, about: Mapping[str, Any]) -> bytes:
    """Return a `Replay`; `about` are its fields about the whole match."""
    past, steps = page.past, _bounded(_steps(checkpoints, page))
    last = page.after + len(steps)
    start, text = _shown(page, past.game.initial(past.setup.options))
    fields = {
        **about,
        "start": start,
        "start_text": text,
        "after": page.after,
        "next": last if steps and last < past.count else None,
        "total": past.count,
    }
    return b'%b,"steps":[%b]}' % (json.dumps(fields)[:-1], b",".join(steps))


def _bounded(steps: Iterator[bytes]) -> list[bytes]:
    """Return the first of these, but no more than a page may cost."""
    kept, size = list[bytes](), 0
    for step in steps:
        if not kept:  # To find the first is another matter: see `Checkpoints`.
            end = time.thread_time() + PAGE_SECONDS
        kept.append(step)
        size += len(step)
        if size > PAGE_BYTES or time.thread_time() > end:
            break
    return kept


def _steps(checkpoints: Checkpoints, page: Page) -> Iterator[bytes]:
    game = page.past.game
    for played in checkpoints.replay(page.past, page.after, page.after + page.limit):
        view, text = _shown(page, played.after.position)
        entry, seen, words = entry_model(game, played), json.dumps(view), json.dumps(text)
        yield b'{"entry":%b,"view":%b,"text":%b}' % (entry, seen, words)


def _shown(page: Page, position: Any) -> tuple[Any, Any]:  # noqa: ANN401 - any game's position and view
    """Return a position as the visitor sees it, and in words if those are wanted."""
    game = page.past.game
    view = game.view(without_history(game, position), page.seat)
    return view, text_json(game, view) if page.in_words else None
