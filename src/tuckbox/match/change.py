"""A step of a match before it is taken: what a server stores first and only then makes effective."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from tuckbox.core import Seat
from tuckbox.match.clock import Clock
from tuckbox.match.entry import Entry
from tuckbox.match.fold import Fold
from tuckbox.match.played import Played
from tuckbox.match.result import Result
from tuckbox.match.setup import Setup
from tuckbox.match.state import MatchState

Waiting: TypeAlias = tuple[tuple[Seat, str], ...]
"""Choices that wait for the last seat, in seat order: seat and text."""


@dataclass(frozen=True, slots=True)
class Submission:
    """What the holder of a seat wants: a move's text, or a word such as `resigns`."""

    seat: Seat
    ply: int
    """How many submissions of this seat were accepted before: 0 for the first."""
    text: str
    by_bot: bool = False
    """Whether a bot that plays the seat sends it, not a person or their program."""
    seen: int | None = None
    """How many entries the sender has seen: it is for that moment or never. None: for any moment."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal choice that waits until every other seat has chosen."""

    text: str
    move: Any = field(compare=False)


@dataclass(frozen=True, slots=True)
class Change:
    """All that is new after a step. A plain value: storing it stores the step."""

    version: int
    """The match's version once this is committed: one more than before, and the same for a resend.

    It also counts choices that still wait, so it is for the store; other seats are told the number
    of entries.
    """
    played: tuple[Played, ...]
    """What happened, in order, draws included."""
    choices: Mapping[Seat, Choice]
    """All choices that wait afterwards."""
    setup: Setup
    clock: Clock | None
    fold: Fold = field(repr=False, compare=False)
    """What the log amounts to afterwards."""
    owing: tuple[Seat, ...] = ()
    """The seats that a choice is awaited from afterwards."""
    result: Result | None = None
    """How the match has ended, if it has."""
    accepted: Submission | None = None
    """The submission to remember for its resends, its text as the game writes it."""
    is_repeat: bool = False
    """Whether this only acknowledges a submission again; there is nothing to store."""

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
    """What a stored match has beyond the one in memory, and how things stand in it now."""

    version: int
    entries: tuple[Entry, ...]
    accepted: Mapping[Seat, Sequence[str]]
    """Submissions by ply, those that were not known."""
    waiting: Waiting
    setup: Setup
    clock: Clock | None


def waiting_texts(choices: Mapping[Seat, Choice]) -> Waiting:
    return tuple((who, choices[who].text) for who in sorted(choices))
