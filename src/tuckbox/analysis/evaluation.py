"""FILLIT and JAMMIT: what the strongest bot expected after each entry, and where the game turned."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from tuckbox.analysis import AnalysisListener
from tuckbox.analysis.model import Evaluation, JudgedTurn
from tuckbox.bots import Budget, Choice, bot
from tuckbox.core import AnyGame, Seat, seat
from tuckbox.core.ability import sides
from tuckbox.match.play.log import Entry, effective
from tuckbox.match.play.replay import play_line
from tuckbox.match.record.record import Record

LEVEL = "expert-5"
THINKING = Budget(seconds=0.15)
"""For each entry; a game has some dozens of them."""
TURNING_LOSS = 0.15
"""A choice that cost at least this chance to win turned the game if it changed the favourite."""
BLUNDER_LOSS = 0.35
"""One that cost at least this turned it in any case."""


def examine(record: Record, game: AnyGame, listener: AnalysisListener) -> Evaluation:
    worth, count, judge = Worth(record, game), len(effective(record.entries)), bot(LEVEL)
    expected: list[Expected] = []
    for number, step in enumerate(play_line(record, game), 1):
        view = game.view(step.before.position, seat(step.entry.actor))
        # The same record gets the same analysis.
        opinion = judge.choose(game, view, THINKING, Random(number))
        expected.append(Expected(step.entry, opinion, worth.final(step.after.position)))
        listener(number / count)
    turns = [_turn(worth, expected, at) for at in range(count)]
    return Evaluation(game=game.name, turns=turns)


class Expected(NamedTuple):
    """What the bot expected before an entry; the positions of a long game are not kept."""

    entry: Entry
    opinion: Choice
    final: list[float] | None
    """The chances by seat after the entry, if it ended the game."""


class Worth:
    """Turns the chance of one seat to win into the chances of all seats."""

    def __init__(self, record: Record, game: AnyGame) -> None:
        self.game = game
        self.sides = sides(game, record.setup.options)
        self.count = record.setup.options.seats

    def values(self, who: Seat, chance: float) -> list[float]:
        """Return chances by seat: the mover's side has this one, the others share the rest."""
        rest = (1 - chance) / (len(self.sides) - 1)
        mine = next(side for side in self.sides if who in side)
        return [chance if seat(number) in mine else rest for number in range(1, self.count + 1)]

    def final(self, position: Any) -> list[float] | None:  # noqa: ANN401 - any game's position
        outcome = self.game.outcome(position)
        if outcome is None:
            return None
        if not outcome.winners:
            return [1 / len(self.sides)] * self.count
        return [float(seat(number) in outcome.winners) for number in range(1, self.count + 1)]


def _turn(worth: Worth, expected: Sequence[Expected], at: int) -> JudgedTurn:
    entry, opinion, values = expected[at]
    mover = seat(entry.actor)
    best = worth.game.format_move(opinion.move)
    best_value = opinion.value or 0.0
    if values is None and at + 1 < len(expected):
        later = expected[at + 1]
        values = worth.values(seat(later.entry.actor), later.opinion.value or 0.0)
    if values is None:  # the last entry of a game that ended at the table
        values = worth.values(mover, best_value)
    loss = 0.0 if best == entry.text else max(0.0, best_value - values[mover - 1])
    even = 1 / len(worth.sides)
    turned = best_value > even > values[mover - 1] and loss >= TURNING_LOSS
    return JudgedTurn(
        entry=entry.number,
        seat=mover,
        text=entry.text,
        values=[round(value, 4) for value in values],
        best=best,
        best_value=round(best_value, 4),
        loss=round(loss, 4),
        is_turning_point=turned or loss >= BLUNDER_LOSS,
        line=list(opinion.line),
    )
