"""FILLIT and JAMMIT: what the strongest bot expected after each entry, and where the game turned."""

from random import Random
from typing import Any

from tuckbox.analysis import Progress
from tuckbox.analysis.model import Evaluation, JudgedTurn
from tuckbox.bots import Budget, Choice, bot
from tuckbox.core import AnyGame, Seat, seat
from tuckbox.core.ability import sides
from tuckbox.match import replay
from tuckbox.match.played import Played, counted
from tuckbox.match.record import Record

LEVEL = "expert-5"
THINKING = Budget(seconds=0.15)
"""For each entry; a game has some dozens of them."""
TURNING_LOSS = 0.15
"""A choice that cost at least this chance to win turned the game if it changed the favourite."""
BLUNDER_LOSS = 0.35
"""One that cost at least this turned it in any case."""


def examine(record: Record, game: AnyGame, progress: Progress) -> Evaluation:
    steps = counted(replay(record, game))
    opinions: list[Choice] = []
    for number, step in enumerate(steps, 1):
        view = game.view(step.before.position, seat(step.entry.actor))
        # The same record gets the same analysis.
        opinions.append(bot(LEVEL).choose(game, view, THINKING, Random(number)))
        progress(number / len(steps))
    worth = Worth(record, game)
    turns = [_turn(worth, steps, opinions, at) for at in range(len(steps))]
    return Evaluation(game=game.name, turns=turns)


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


def _turn(worth: Worth, steps: list[Played], opinions: list[Choice], at: int) -> JudgedTurn:
    step, opinion = steps[at], opinions[at]
    mover = seat(step.entry.actor)
    best = worth.game.format_move(opinion.move)
    best_value = opinion.value or 0.0
    values = worth.final(step.after.position)
    if values is None and at + 1 < len(steps):
        later = opinions[at + 1]
        values = worth.values(seat(steps[at + 1].entry.actor), later.value or 0.0)
    if values is None:  # the last entry of a game that ended at the table
        values = worth.values(mover, best_value)
    loss = 0.0 if best == step.entry.text else max(0.0, best_value - values[mover - 1])
    even = 1 / len(worth.sides)
    turned = best_value > even > values[mover - 1] and loss >= TURNING_LOSS
    return JudgedTurn(
        entry=step.entry.number,
        seat=mover,
        text=step.entry.text,
        values=[round(value, 4) for value in values],
        best=best,
        best_value=round(best_value, 4),
        loss=round(loss, 4),
        is_turning_point=turned or loss >= BLUNDER_LOSS,
        line=list(opinion.line),
    )
