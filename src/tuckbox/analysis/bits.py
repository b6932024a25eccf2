"""BITS with hindsight: the best found for the cards that came, and what is proven to be out of reach."""

from tuckbox.analysis import Progress
from tuckbox.analysis.hindsight import entries_of, hindsight, judged_seat, played
from tuckbox.analysis.model import Hindsight, JudgedRound
from tuckbox.bots.bits.promise import promise
from tuckbox.core import AnyGame, seats
from tuckbox.games.bits.position import Position
from tuckbox.match.log import effective
from tuckbox.match.record import Record
from tuckbox.solver.bits.review import review_game


def examine(record: Record, game: AnyGame, progress: Progress) -> Hindsight:
    line = effective(record.entries)
    _, cuts = played(record, game, line, _finished)
    options = record.setup.options
    own = {seat: entries_of(line, seat, cuts) for seat in seats(options.seats)}
    moves = [(entry.actor, game.parse_move(entry.text)) for entry in line]
    seat_count = options.seats
    judged = [
        judged_seat(game, reviewed, own[reviewed.seat][number // seat_count])
        for number, reviewed in enumerate(review_game(game, options, moves, promise))
    ]
    progress(1.0)
    rounds = [
        JudgedRound(round=number // seat_count + 1, board=None, seats=judged[number:][:seat_count])
        for number in range(0, len(judged), seat_count)
    ]
    return hindsight(game, rounds)


def _finished(position: Position) -> int:
    return len(position.finished)
