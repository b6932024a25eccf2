"""A game judged with hindsight: each seat's rounds beside the best possible."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from tuckbox.analysis.model import BestScore, Hindsight, JudgedPlacement, JudgedRound, JudgedSeat
from tuckbox.core import AnyGame, Seat
from tuckbox.match import replay
from tuckbox.match.entry import Entry
from tuckbox.match.record import Record


class ReviewedChoice(Protocol):
    """A choice that a solver has looked at."""

    @property
    def before(self) -> int: ...
    @property
    def after(self) -> int: ...


class ReviewedRound(Protocol):
    """One seat's round that a solver has looked at."""

    @property
    def seat(self) -> Seat: ...
    @property
    def score(self) -> int: ...
    @property
    def best(self) -> int: ...
    @property
    def bound(self) -> int: ...
    @property
    def is_proven(self) -> bool: ...
    @property
    def line(self) -> Sequence[Any]: ...
    @property
    def choices(self) -> Sequence[ReviewedChoice]: ...


def hindsight(game: AnyGame, rounds: list[JudgedRound]) -> Hindsight:
    return Hindsight(game=game.name, rounds=rounds, totals=_totals(rounds))


def judged_seat(game: AnyGame, reviewed: ReviewedRound, entries: Sequence[Entry]) -> JudgedSeat:
    """What a solver found out about a round, beside the entries of its seat."""
    return JudgedSeat(
        seat=reviewed.seat,
        score=reviewed.score,
        best=reviewed.best,
        is_proven=reviewed.is_proven,
        bound=reviewed.bound,
        solution=[game.format_move(choice) for choice in reviewed.line],
        placements=[
            JudgedPlacement(
                entry=entry.number,
                text=entry.text,
                best_before=choice.before,
                best_after=choice.after,
                loss=choice.before - choice.after,
            )
            for entry, choice in zip(entries, reviewed.choices, strict=True)
        ],
    )


def _totals(rounds: Sequence[JudgedRound]) -> list[BestScore]:
    found: dict[int, list[JudgedSeat]] = {}
    for played in rounds:
        for one in played.seats:
            found.setdefault(one.seat, []).append(one)
    return [
        BestScore(
            seat=seat,
            score=sum(one.score for one in ones),
            best=sum(one.best for one in ones),
            is_proven=all(one.is_proven for one in ones),
            bound=sum(one.bound for one in ones),
        )
        for seat, ones in found.items()
    ]


def entries_of(entries: Sequence[Entry], seat: Seat, cuts: Sequence[int]) -> list[list[Entry]]:
    """A seat's own entries, round by round; `cuts` are the numbers of each round's last entry."""
    own = [entry for entry in entries if entry.actor == seat]
    starts = [0, *cuts[:-1]]
    return [
        [entry for entry in own if start < entry.number <= end]
        for start, end in zip(starts, cuts, strict=True)
    ]


def played(
    record: Record, game: AnyGame, line: Sequence[Entry], finished: Callable[[Any], int]
) -> tuple[Any, list[int]]:
    """The last position, and the number of the last entry of each finished round.

    `finished` counts the finished rounds of a position.
    """
    counted = {entry.number for entry in line}
    position = game.initial(record.setup.options)
    cuts: list[int] = []
    for step in replay(record, game):
        if step.entry.number not in counted:
            continue
        position = step.after.position
        if finished(position) > len(cuts):
            cuts.append(step.entry.number)
    return position, cuts
