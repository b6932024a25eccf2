"""Who may take back now, worked out without replaying the log wherever possible."""

from typing import TYPE_CHECKING, Final, TypeAlias

from tuckbox.core import Seat, TuckboxError
from tuckbox.match.play.change import Change, Submission
from tuckbox.match.play.entry import Kind, Word

if TYPE_CHECKING:
    from tuckbox.match.match import Match

NOT_KNOWN: Final = -1
Taker: TypeAlias = int
"""The one seat that may take back an entry of the log; 0 for none; NOT_KNOWN if the log must decide."""


def taker_after(taker: Taker, change: Change) -> Taker:
    """Return who may take back after `change`; `taker` is who could before it."""
    if not change.played:
        return taker
    if change.setup.is_counted or change.setup.is_strict or change.fold.is_over:
        return 0
    first, last = change.played[0], change.played[-1]
    if any(played.step is None for played in change.played):
        return NOT_KNOWN
    alone = change.setup.only_person
    if alone is not None:
        has_moved = any(played.entry.actor == alone for played in change.played)
        return alone if has_moved else taker
    # Several choices were revealed at once, or a card was turned: neither can be undone.
    if len(change.played) > 1 or len(first.before.to_move) > 1:
        return 0
    return last.entry.actor if last.entry.kind is Kind.MOVE else 0


def may_take_back(match: "Match", taker: Taker, who: Seat) -> bool:
    """Return whether a `takes-back` from that seat would be accepted."""
    if match.is_over or match.is_bot_played(who):
        return False
    if who in match.choices:
        return not match.setup.is_counted
    if taker != NOT_KNOWN:
        return taker == who
    try:
        match.prepare(Submission(who, match.ply(who), Word.TAKES_BACK.value), 0.0)
    except TuckboxError:
        return False
    return True
