"""FITS with hindsight: the exact solver on every round of every seat."""

from typing import Any

from tuckbox.analysis.hindsight import (
    HindsightJson,
    RoundJson,
    SeatRoundJson,
    entries_of,
    hindsight,
    placements,
)
from tuckbox.core import AnyGame, seats
from tuckbox.games.fits.position import Position
from tuckbox.match import replay
from tuckbox.match.entry import Entry
from tuckbox.match.log import effective
from tuckbox.match.record import Record
from tuckbox.solver.fits.review import ReviewedRound, review_round
from tuckbox.solver.fits.round import RoundSolver


def examine(record: Record, game: AnyGame, progress: Any) -> HindsightJson:  # noqa: ANN401 - analysis.Progress
    line = effective(record.entries)
    position, cuts = _played(record, game, line)
    count = record.setup.options.seats
    own = {seat: entries_of(line, seat, cuts) for seat in seats(count)}
    rounds: list[RoundJson] = []
    for index, played in enumerate(position.finished):
        solver = RoundSolver(game, played.board)
        found: list[SeatRoundJson] = []
        for seat in seats(count):
            reviewed = review_round(game, played, seat, solver)
            found.append(_seat_round(game, reviewed, own[seat][index]))
            progress((index * count + len(found)) / (len(position.finished) * count))
        rounds.append({"round": index + 1, "board": played.board, "seats": found})
    return hindsight(rounds)


def _played(record: Record, game: AnyGame, line: list[Entry]) -> tuple[Position, list[int]]:
    """The last position, and the number of the last entry of each finished round."""
    counted = {entry.number for entry in line}
    position: Position = game.initial(record.setup.options)
    cuts: list[int] = []
    for step in replay(record, game):
        if step.entry.number not in counted:
            continue
        position = step.after.position
        if len(position.finished) > len(cuts):
            cuts.append(step.entry.number)
    return position, cuts


def _seat_round(game: AnyGame, reviewed: ReviewedRound, entries: list[Entry]) -> SeatRoundJson:
    return {
        "seat": reviewed.seat,
        "score": reviewed.score,
        "best": reviewed.best,
        "is_proven": reviewed.is_proven,
        "bound": reviewed.best,
        "solution": [game.format_move(choice) for choice in reviewed.line],
        "placements": placements(
            entries, [(choice.before, choice.after) for choice in reviewed.choices]
        ),
    }
