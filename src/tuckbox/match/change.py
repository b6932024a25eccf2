"""A step of a match before it is taken: what a server stores first and only then makes effective."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tuckbox.core import Seat
from tuckbox.match.clock import Clock
from tuckbox.match.entry import Entry
from tuckbox.match.referee import Fold
from tuckbox.match.setup import Setup

Waiting = tuple[tuple[Seat, str], ...]
"""Choices that wait for the last seat, in seat order: seat and text."""


@dataclass(frozen=True, slots=True)
class Submission:
    """What one who holds a seat wants: a move's text, or a word such as `resigns`."""

    seat: Seat
    ply: int
    """How many submissions of this seat were accepted before: 0 for the first."""
    text: str
    by_bot: bool = False
    """Whether a bot that plays the seat sends it, not a person or their program."""
    seen: int | None = None
    """How many entries the sender has seen: it is for that moment or never. None: for any moment."""


@dataclass(frozen=True, slots=True)
class Change:
    """All that is new after a step. A plain value: storing it stores the step."""

    version: int
    """The match's version once this is committed: one more than before, and the same for a resend.

    It also counts choices that still wait, so it is for the store; other seats are told the number
    of entries.
    """
    entries: tuple[Entry, ...]
    """Entries to append, draws included."""
    waiting: Waiting
    """All choices that wait afterwards."""
    setup: Setup
    clock: Clock | None
    accepted: Submission | None = None
    """The submission to remember for its resends, its text as the game writes it."""
    is_repeat: bool = False
    """Whether this only acknowledges a submission again; there is nothing to store."""
    fold: Fold | None = field(default=None, repr=False, compare=False)
    """What the log amounts to afterwards."""


@dataclass(frozen=True, slots=True)
class MissedChanges:
    """What a stored match has beyond the one in memory, and how things stand in it now."""

    version: int
    entries: tuple[Entry, ...]
    accepted: Mapping[Seat, Sequence[str]]
    """Submissions by ply, those that were not known."""
    waiting: Waiting
    setup: Setup
    clock: Clock | None
