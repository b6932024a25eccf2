"""A change of a match before it takes effect: a server stores it first and then commits it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from tuckbox.core import Seat, TuckboxError
from tuckbox.match.play.clock import Clock
from tuckbox.match.play.log import Entry, Kind, Word
from tuckbox.match.play.log_state import LogState, MatchState, Played, Result
from tuckbox.match.setup import Setup

if TYPE_CHECKING:
    from tuckbox.match.match import Match

Waiting: TypeAlias = tuple[tuple[Seat, str], ...]
"""Seat and text of each choice that waits for the other seats, in seat order."""


@dataclass(frozen=True, slots=True)
class Submission:
    """What the holder of a seat asks for: a move's text, or a word such as `resigns`."""

    seat: Seat
    ply: int
    """The number of submissions accepted from this seat before: 0 for the first."""
    text: str
    by_bot: bool = False
    """Whether it comes from a bot that plays the seat, not from a person or their program."""
    seen: int | None = None
    """The number of entries the sender had seen; it is refused at any later moment. None: never stale."""
    is_light: bool = False
    """Whether a lighter bot chose, because the one at the seat was not ready yet."""
    link: str | None = None
    """Alone, where nobody looks ahead: the link for the next cards, which travels with the move."""


@dataclass(frozen=True, slots=True)
class WaitingChoice:
    """A legal choice that waits until all other seats have chosen."""

    text: str
    move: Any = field(compare=False)


@dataclass(frozen=True, slots=True)
class Change:
    """Everything that is new after a change. A plain value: to store it is to store the change."""

    version: int
    """The match's version once this is committed: one more than before, or the same for a resend.

    It also counts choices that still wait, so only the store may know it; other seats are told the
    number of entries.
    """
    played: tuple[Played, ...]
    """What happened, in order, draws included."""
    choices: Mapping[Seat, WaitingChoice]
    """All choices that still wait afterwards."""
    setup: Setup
    clock: Clock | None
    fold: LogState = field(repr=False, compare=False)
    """The state of the match afterwards."""
    owing: tuple[Seat, ...] = ()
    """The seats that owe a choice afterwards."""
    result: Result | None = None
    """How the match has ended, if it has."""
    accepted: Submission | None = None
    """The submission to remember in case it is sent again, its text as the game writes it."""
    is_repeat: bool = False
    """Whether this only acknowledges a submission again, so that there is nothing to store."""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Entries to append to the log."""
        return tuple(played.entry for played in self.played)

    @property
    def waiting(self) -> Waiting:
        return waiting_texts(self.choices)

    @property
    def state(self) -> MatchState:
        return MatchState.of(self.setup, self.fold)


@dataclass(frozen=True, slots=True)
class MissedChanges:
    """What a stored match has beyond the one in memory, and its state now."""

    version: int
    entries: tuple[Entry, ...]
    accepted: Mapping[Seat, Sequence[str]]
    """The accepted submissions that were not known, by ply."""
    waiting: Waiting
    setup: Setup
    clock: Clock | None


def waiting_texts(choices: Mapping[Seat, WaitingChoice]) -> Waiting:
    return tuple((who, choices[who].text) for who in sorted(choices))


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
