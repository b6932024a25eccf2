"""A stored match that contradicts itself, as after a torn copy of the database: what is wrong with it.

Nothing that Tuckbox writes is ever so: a change of a match is stored as a whole or not at all.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Row

from tuckbox.core import InvalidMove, Seat, seats
from tuckbox.match import Match
from tuckbox.match.play.log import NOT_SUBMITTED, WORDS, Word
from tuckbox.server.model.errors import Contradiction

IMPORTED = 1
"""The version at which the entries of an imported record are stored; nobody submitted them here."""


def check_rows(
    row: Row[Any], lines: Sequence[Row[Any]], accepted: Mapping[Seat, Mapping[int, str]]
) -> None:
    """Raise `Contradiction` unless entries and submissions are there, each once, and none too many.

    `accepted` has each seat's submissions by ply, in order.
    """
    for number, line in enumerate(lines, 1):
        if line.number != number:
            raise Contradiction.because("torn-entry-missing", number=number)
        if line.version > row.version:
            raise Contradiction.because("torn-entry-later", number=number)
    if len(lines) != row._mapping["count"]:
        raise Contradiction.because("torn-count", count=row._mapping["count"], found=len(lines))
    for who, plies in accepted.items():
        if list(plies) != list(range(len(plies))):
            raise Contradiction.because("torn-submission-missing", seat=who)


def check_choices(row: Row[Any], lines: Sequence[Row[Any]], match: Match) -> None:
    """Raise `Contradiction` unless every seat's submissions, entries and waiting choice agree."""
    first = IMPORTED if row.is_imported else 0
    for who in seats(match.setup.options.seats):
        entered = [
            line.text
            for line in lines
            if line.actor == who and line.version > first and line.text not in NOT_SUBMITTED
        ]
        _check_seat(match, who, entered)


def _check_seat(match: Match, who: Seat, entered: Sequence[str]) -> None:
    accepted, waiting = match.accepted(who), match.choices.get(who)
    if len(entered) > len(accepted):
        raise Contradiction.because("torn-submission-missing", seat=who)
    if waiting is not None and waiting.move not in match.game.legal_moves(match.position, who):
        raise Contradiction.because("torn-waiting", seat=who)
    last = _last_move(accepted)
    shown = _last_move(entered) if waiting is None else waiting.text
    is_there = last is not None and shown is not None and _is_same(match, last, shown)
    if waiting is not None and not is_there:
        raise Contradiction.because("torn-waiting", seat=who)
    if last is not None and not is_there and not _may_be_dropped(match, accepted):
        raise Contradiction.because("torn-no-entry", seat=who)
    # A word is entered at once, even before a choice that waits.
    if _words(accepted) != _words(entered):
        raise Contradiction.because("torn-no-entry", seat=who)


def _last_move(texts: Sequence[str]) -> str | None:
    return next((text for text in reversed(texts) if text not in WORDS), None)


def _words(texts: Sequence[str]) -> list[str]:
    """Return the words; who takes a waiting choice back leaves no entry."""
    return [text for text in texts if text in WORDS and text != Word.TAKES_BACK]


def _may_be_dropped(match: Match, accepted: Sequence[str]) -> bool:
    """Return whether a choice may have been forgotten while it waited for others."""
    return match.is_over or Word.TAKES_BACK in accepted or match.log.has_text(Word.TAKES_BACK)


def _is_same(match: Match, text: str, other: str) -> bool:
    """Return whether two texts say the same, perhaps in another way."""
    try:
        return text == other or match.game.parse_move(text) == match.game.parse_move(other)
    except InvalidMove:
        return False
