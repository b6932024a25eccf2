"""The shape of a game judged with hindsight: each seat's rounds beside the best possible."""

from collections.abc import Callable, Sequence
from typing import Any, TypedDict

from tuckbox.core import AnyGame, Seat
from tuckbox.match import replay
from tuckbox.match.entry import Entry
from tuckbox.match.record import Record


class PlacementJson(TypedDict):
    """A choice and what it gave away."""

    entry: int
    text: str
    best_before: int
    best_after: int
    loss: int


class BestJson(TypedDict):
    """A score beside the best one; `bound` is what cannot be exceeded, equal to `best` if proven."""

    seat: int
    score: int
    best: int
    is_proven: bool
    bound: int


class SeatRoundJson(BestJson):
    """One seat's round."""

    solution: list[str]
    placements: list[PlacementJson]


class RoundJson(TypedDict):
    """A round of all seats."""

    round: int
    board: str | None
    seats: list[SeatRoundJson]


class HindsightJson(TypedDict):
    """The whole result."""

    kind: str
    rounds: list[RoundJson]
    totals: list[BestJson]


def hindsight(rounds: list[RoundJson]) -> HindsightJson:
    return {"kind": "hindsight", "rounds": rounds, "totals": _totals(rounds)}


def placements(entries: Sequence[Entry], bests: Sequence[tuple[int, int]]) -> list[PlacementJson]:
    """Entries with the best score before and after each."""
    return [
        {
            "entry": entry.number,
            "text": entry.text,
            "best_before": before,
            "best_after": after,
            "loss": before - after,
        }
        for entry, (before, after) in zip(entries, bests, strict=True)
    ]


def _totals(rounds: list[RoundJson]) -> list[BestJson]:
    found: dict[int, list[SeatRoundJson]] = {}
    for played in rounds:
        for one in played["seats"]:
            found.setdefault(one["seat"], []).append(one)
    return [
        {
            "seat": seat,
            "score": sum(one["score"] for one in ones),
            "best": sum(one["best"] for one in ones),
            "is_proven": all(one["is_proven"] for one in ones),
            "bound": sum(one["bound"] for one in ones),
        }
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
