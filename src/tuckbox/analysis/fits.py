"""FITS with hindsight: the exact solver on every round of every seat."""

from typing import Any

from tuckbox.analysis.hindsight import (
    HindsightJson,
    RoundJson,
    SeatRoundJson,
    entries_of,
    hindsight,
    placements,
    played,
)
from tuckbox.core import AnyGame, seats
from tuckbox.games.fits.position import Position
from tuckbox.match.entry import Entry
from tuckbox.match.log import effective
from tuckbox.match.record import Record
from tuckbox.solver.fits.review import ReviewedRound, review_round
from tuckbox.solver.fits.round import RoundSolver


def examine(record: Record, game: AnyGame, progress: Any) -> HindsightJson:  # noqa: ANN401 - analysis.Progress
    line = effective(record.entries)
    position, cuts = played(record, game, line, _finished)
    count = record.setup.options.seats
    own = {seat: entries_of(line, seat, cuts) for seat in seats(count)}
    rounds: list[RoundJson] = []
    for index, one in enumerate(position.finished):
        solver = RoundSolver(game, one.board)
        found: list[SeatRoundJson] = []
        for seat in seats(count):
            reviewed = review_round(game, one, seat, solver)
            found.append(_seat_round(game, reviewed, own[seat][index]))
            progress((index * count + len(found)) / (len(position.finished) * count))
        rounds.append({"round": index + 1, "board": one.board, "seats": found})
    return hindsight(rounds)


def _finished(position: Position) -> int:
    return len(position.finished)


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
