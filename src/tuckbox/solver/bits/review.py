"""A BITS game looked at afterwards, all cards known: what was found possible, what choices cost.

A finished game does not say which card a neutral stone replaced, so a review needs its steps.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from tuckbox.core import AnyGame, Seat, Step
from tuckbox.games.bits.moves import CARD, START, Deck, Draw, Move, Placement
from tuckbox.games.bits.position import Position
from tuckbox.games.bits.stone import Stone
from tuckbox.games.bits.task import TaskCard
from tuckbox.solver.bits.round import PromiseOf, RoundSolver
from tuckbox.solver.bits.search import QUICK, Effort
from tuckbox.solver.square import review
from tuckbox.solver.square.best_round import BestRound
from tuckbox.solver.square.review import ReviewedChoice


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewedRound(review.ReviewedRound[Placement]):
    """One seat's round."""

    tasks: tuple[TaskCard, ...]


def review_game(
    game: AnyGame,
    steps: Sequence[Step[Position, Move]],
    promise: PromiseOf,
    effort: Effort = QUICK,
) -> Iterator[ReviewedRound]:
    """Yield every finished round of every seat, round by round and seat by seat."""
    if not steps:
        return
    position, starts, cards = steps[-1].after, _dealt(steps, START), _dealt(steps, CARD)
    for turn in range(len(position.finished)):
        solver = RoundSolver(game, position.tasks[: turn + 1], promise, effort)
        for seat in position.seats:
            stones = [starts[turn][seat - 1], *cards[turn]]
            yield _review(solver, position, turn, seat, stones)


def _dealt(steps: Iterable[Step[Position, Move]], deck: Deck) -> Mapping[int, list[Stone]]:
    """Return by round the stones of the cards that came from a deck, in their order."""
    found: dict[int, list[Stone]] = defaultdict(list)
    for step in steps:
        if isinstance(step.move, Draw) and step.move.deck == deck:
            found[len(step.before.finished)].append(step.move.stone)
    return found


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
        tasks=tasks,
        seat=seat,
        score=score,
        best=bests[0].score,
        bound=bests[0].bound,
        choices=choices,
        line=bests[0].choices,
    )


def _bests(
    solver: RoundSolver, stones: Sequence[Stone], placed: Sequence[Placement], score: int
) -> list[BestRound[Placement]]:
    """Return the best found before each placement and after the last.

    From the end to the beginning: what was found later is known to be possible before, so that no
    placement seems to gain anything.
    """
    best: BestRound[Placement] = BestRound(score, (), score, 0)
    bests = [best]
    for number in reversed(range(len(placed))):
        known = (best.score, (placed[number], *best.choices))
        best = solver.best(stones[number:], placed[:number], known=known)
        bests.append(best)
    return bests[::-1]
