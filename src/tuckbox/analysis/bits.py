"""BITS with hindsight: the best found for the cards that came, and what is proven to be out of reach."""

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
from tuckbox.bots.bits.promise import promise
from tuckbox.core import AnyGame, seats
from tuckbox.games.bits.position import Position
from tuckbox.match.entry import Entry
from tuckbox.match.log import effective
from tuckbox.match.record import Record
from tuckbox.solver.bits.review import ReviewedRound, review_game


def examine(record: Record, game: AnyGame, progress: Any) -> HindsightJson:  # noqa: ANN401 - analysis.Progress
    line = effective(record.entries)
    _, cuts = played(record, game, line, _finished)
    options = record.setup.options
    own = {seat: entries_of(line, seat, cuts) for seat in seats(options.seats)}
    moves = [(entry.actor, game.parse_move(entry.text)) for entry in line]
    rounds: list[RoundJson] = [
        {"round": index + 1, "board": None, "seats": []} for index in range(len(cuts))
    ]
    for number, reviewed in enumerate(review_game(game, options, moves, promise)):
        turn = rounds[number // options.seats]
        entries = own[reviewed.seat][turn["round"] - 1]
        turn["seats"].append(_seat_round(game, reviewed, entries))
    progress(1.0)
    return hindsight(rounds)


def _finished(position: Position) -> int:
    return len(position.rounds)


def _seat_round(game: AnyGame, reviewed: ReviewedRound, entries: list[Entry]) -> SeatRoundJson:
    return {
        "seat": reviewed.seat,
        "score": reviewed.score,
        "best": reviewed.best,
        "is_proven": reviewed.is_proven,
        "bound": reviewed.bound,
        "solution": [game.format_move(choice) for choice in reviewed.line],
        "placements": placements(
            entries, [(choice.before, choice.after) for choice in reviewed.choices]
        ),
    }
