"""FITS with hindsight: the exact solver on every round of every seat."""

from tuckbox.analysis import Progress
from tuckbox.analysis.hindsight import entries_of, hindsight, judged_seat, played
from tuckbox.analysis.model import Hindsight, JudgedRound, JudgedSeat
from tuckbox.core import AnyGame, seats
from tuckbox.games.fits.position import Position
from tuckbox.match.log import effective
from tuckbox.match.record import Record
from tuckbox.solver.fits.review import review_round
from tuckbox.solver.fits.round import RoundSolver


def examine(record: Record, game: AnyGame, progress: Progress) -> Hindsight:
    line = effective(record.entries)
    position, cuts = played(record, game, line, _finished)
    count = record.setup.options.seats
    own = {seat: entries_of(line, seat, cuts) for seat in seats(count)}
    rounds: list[JudgedRound] = []
    for index, one in enumerate(position.finished):
        solver = RoundSolver(game, one.board)
        found: list[JudgedSeat] = []
        for seat in seats(count):
            reviewed = review_round(game, one, seat, solver)
            found.append(judged_seat(game, reviewed, own[seat][index]))
            progress((index * count + len(found)) / (len(position.finished) * count))
        rounds.append(JudgedRound(round=index + 1, board=one.board, seats=found))
    return hindsight(game, rounds)


def _finished(position: Position) -> int:
    return len(position.finished)
