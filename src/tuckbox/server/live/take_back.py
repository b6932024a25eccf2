"""Who may take back now, known without asking the match: asking plays the whole log again."""

from typing import Final, TypeAlias

from tuckbox.core import Seat, TuckboxError, seat
from tuckbox.match import Change, Kind, Match, Submission, Word

NOT_KNOWN: Final = -1
Taker: TypeAlias = int
"""The one seat that may take back an entry of the log, 0 for none, or NOT_KNOWN: ask the match."""


def taker_after(match: Match, taker: Taker, change: Change) -> Taker:
    """Who may take back once `change` is in; `match` and `taker` are still as before."""
    if not change.entries:
        return taker
    if change.setup.is_counted or (change.fold is not None and change.fold.is_over):
        return 0
    first, last = change.entries[0], change.entries[-1]
    if any(entry.kind is Kind.TABLE for entry in change.entries):
        return NOT_KNOWN
    if change.setup.options.seats == 1:
        return first.actor if first.kind is Kind.MOVE else NOT_KNOWN
    # Several choices were shown at once, or a card was turned: both stay.
    if len(change.entries) > 1 or len(match.fold.to_move) > 1:
        return 0
    return last.actor if last.kind is Kind.MOVE else 0


def may_take_back(match: Match, taker: Taker, who: Seat) -> bool:
    """Whether `takes-back` of that seat would be accepted."""
    if match.is_bot_played(who):
        return False
    if who in match.waiting:
        return not match.setup.is_counted
    if taker != NOT_KNOWN:
        return taker == who
    try:
        match.prepare(Submission(seat(who), match.ply(who), Word.TAKES_BACK.value), 0.0)
    except TuckboxError:
        return False
    return True
