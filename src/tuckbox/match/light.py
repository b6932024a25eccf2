"""Moves that a lighter bot made because the one at the seat was not ready yet; a record says which.

A choice may wait for other seats, so that its entry has no number when it is made. Its mark is the
seat and the number of entries at that time: the seat's next move is the one.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from tuckbox.core import Seat
from tuckbox.match.play.log import Entry, Kind

Marks: TypeAlias = tuple[tuple[Seat, int], ...]

COMMENT = " ; greedy, warming up"
"""What a record adds to the line of such a move: older programs read past a comment."""


def marks_after(marks: Marks, log: Sequence[Entry], who: Seat, is_light: bool) -> Marks:
    """Return the marks after a choice of this seat, which replaces one of its own that still waits."""
    kept = tuple(mark for mark in marks if mark[0] != who or _entry(mark, log) is not None)
    after = (*kept, (who, len(log))) if is_light else kept
    return marks if after == marks else after


def light_entries(marks: Marks, log: Sequence[Entry]) -> Iterator[int]:
    """Yield the numbers of the marked entries."""
    return (number for mark in marks if (number := _entry(mark, log)) is not None)


def _entry(mark: tuple[Seat, int], log: Sequence[Entry]) -> int | None:
    who, before = mark
    later: Iterable[Entry] = (log[place] for place in range(before, len(log)))
    return next((e.number for e in later if e.actor == who and e.kind is Kind.MOVE), None)
