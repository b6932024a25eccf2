"""A BITS game looked at afterwards, all cards known: what was found possible, what choices cost.

The state of a finished game does not say which card a neutral stone replaced, so a review needs
the entries of the game.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tuckbox.core import Actor, AnyGame, Options, Seat, seats
from tuckbox.games.bits.moves import START, Draw, Move, Placement
from tuckbox.games.bits.position import Position
from tuckbox.games.bits.stone import Stone
from tuckbox.games.bits.task import TaskCard
from tuckbox.solver.bits.round import BestRound, PromiseOf, RoundSolver
from tuckbox.solver.bits.search import QUICK, Effort


@dataclass(frozen=True, slots=True)
class ReviewedChoice:
    """One placement of a seat, judged with hindsight."""

    stone: Stone
    choice: Placement
    best: Placement
    """A placement that keeps the best score found in reach; there may be others."""
    before: int
    """The best score of the round that was found possible before the placement."""
    after: int
    """And after it."""
    is_proven: bool
    """Whether neither could be higher; otherwise both are the best found."""

    @property
    def loss(self) -> int:
        """Points that were in reach before, and after it no more."""
        return self.before - self.after


@dataclass(frozen=True, slots=True)
class ReviewedRound:
    """One seat's round."""

    tasks: tuple[TaskCard, ...]
    seat: Seat
    score: int
    best: int
    """The best found; never below the score."""
    bound: int
    """What is proven to be out of reach lies above this."""
    choices: tuple[ReviewedChoice, ...]
    line: tuple[Placement, ...]
    """Placements that reach the best."""

    @property
    def is_proven(self) -> bool:
        return self.best == self.bound


def review_game(
    game: AnyGame,
    options: Options,
    entries: Iterable[tuple[Actor, Move]],
    promise: PromiseOf,
    effort: Effort = QUICK,
) -> tuple[ReviewedRound, ...]:
    """Every finished round of every seat, round by round and seat by seat."""
    position: Position = game.initial(options)
    cards: list[list[Stone]] = []
    starts: list[list[Stone]] = []
    for who, move in entries:
        position = game.apply(position, who, move)
        if len(cards) < len(position.tasks):
            cards.append([])
            starts.append([])
        if isinstance(move, Draw):
            dealt = starts if move.deck == START else cards
            dealt[-1].append(move.stone)
    return tuple(
        _review(
            RoundSolver(game, position.tasks[: turn + 1], promise, effort),
            position,
            turn,
            seat,
            [starts[turn][seat - 1], *cards[turn]],
        )
        for turn in range(len(position.finished))
        for seat in seats(options.seats)
    )


def _review(
    solver: RoundSolver, position: Position, turn: int, seat: Seat, stones: list[Stone]
) -> ReviewedRound:
    played, tasks = position.finished[turn], position.tasks[: turn + 1]
    placed = [laid.placement for laid in played.boards[seat - 1].laid]
    score = played.scores[seat - 1].total
    bests = _bests(solver, stones, placed, score)
    choices = tuple(
        ReviewedChoice(
            stone,
            choice,
            before.choices[0],
            before.score,
            after.score,
            before.is_proven and after.is_proven,
        )
        for stone, choice, before, after in zip(stones, placed, bests, bests[1:], strict=False)
    )
    return ReviewedRound(
        tasks, seat, score, bests[0].score, bests[0].bound, choices, bests[0].choices
    )


def _bests(
    solver: RoundSolver, stones: Sequence[Stone], placed: Sequence[Placement], score: int
) -> list[BestRound]:
    """The best found before each placement and after the last.

    From the end to the beginning: what was found later is known to be possible before, so that no
    placement seems to gain anything.
    """
    best = BestRound(score, (), score, 0)
    bests = [best]
    for number in reversed(range(len(placed))):
        known = (best.score, (placed[number], *best.choices))
        best = solver.best(stones[number:], placed[:number], known=known)
        bests.append(best)
    return bests[::-1]
