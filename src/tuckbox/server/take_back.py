"""Who may take back now, known without asking the match: asking plays the whole log again."""

from typing import Final, TypeAlias

from tuckbox.core import Seat, TuckboxError, seat
from tuckbox.match import Change, Kind, Match, Submission, Word

NOT_KNOWN: Final = -1
Taker: TypeAlias = int
"""The one seat that may take back an entry of the log, 0 for none, or NOT_KNOWN: ask the match."""


def taker_after(match: Match, change: Change) -> Taker:
    """Who may take back once `change` is in; `match` is still as before."""
    if not change.entries:
        return NOT_KNOWN
    if change.setup.is_counted or (change.fold is not None and change.fold.is_over):
        return 0
    moves = [entry for entry in change.entries if entry.kind is Kind.MOVE]
    if len(moves) == 1 and change.entries[0] is moves[0] and len(match.fold.to_move) == 1:
        alone = change.setup.options.seats == 1
        return moves[0].actor if alone or len(change.entries) == 1 else 0
    return NOT_KNOWN


def may_take_back(match: Match, taker: Taker, who: Seat) -> bool:
    """Whether `takes-back` of that seat would be accepted."""
    if who in match.waiting:
        return not match.setup.is_counted
    if taker != NOT_KNOWN:
        return taker == who
    try:
        match.prepare(Submission(seat(who), match.ply(who), Word.TAKES_BACK.value), 0.0)
    except TuckboxError:
        return False
    return True
