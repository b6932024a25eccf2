"""A FITS game looked at afterwards, all cards known: what was possible, and what each choice cost."""

from collections.abc import Sequence
from dataclasses import dataclass

from tuckbox.core import AnyGame, Seat, seats
from tuckbox.games.fits.components import Components
from tuckbox.games.fits.moves import SET_ASIDE, Choice, Placement, TileId
from tuckbox.games.fits.position import Position, Round
from tuckbox.games.fits.ramp import EMPTY_RAMP, Ramp, lay
from tuckbox.games.fits.score import score
from tuckbox.solver.fits.round import BestRound, RoundSolver


@dataclass(frozen=True, slots=True)
class ReviewedChoice:
    """One choice of a seat, judged with hindsight."""

    tile: TileId
    choice: Choice
    best: Choice
    """A choice that keeps the best score in reach; there may be others."""
    before: int
    """The best score of the round that was possible before the choice."""
    after: int
    """And after it."""

    @property
    def loss(self) -> int:
        """Points that no later choice could win back."""
        return self.before - self.after


@dataclass(frozen=True, slots=True)
class ReviewedRound:
    """One seat's round."""

    board: str
    seat: Seat
    score: int
    best: int
    choices: tuple[ReviewedChoice, ...]
    """From the starting tile on; cards that the seat missed aren't among them."""
    line: tuple[Choice, ...]
    """Choices that reach the best score."""
    is_proven: bool

    @property
    def bound(self) -> int:
        """No score exceeds it: every way to play the round was looked at."""
        return self.best


def review_game(game: AnyGame, position: Position) -> tuple[ReviewedRound, ...]:
    """Every finished round of every seat, round by round and seat by seat."""
    solvers = {board: RoundSolver(game, board) for board in {r.board for r in position.finished}}
    return tuple(
        review_round(game, played, seat, solvers[played.board])
        for played in position.finished
        for seat in seats(len(played.ramps))
    )


def review_round(game: AnyGame, played: Round, seat: Seat, solver: RoundSolver) -> ReviewedRound:
    """What was possible in a finished round for this seat, before and after each of its choices."""
    components: Components = game.components  # type: ignore[attr-defined]
    tiles, chosen = _choices(played, seat)
    gained = score(solver.board, played.ramp(seat).covered).total
    first = best = solver.best(tiles, known=(gained, chosen))
    ramp = EMPTY_RAMP
    reviewed: list[ReviewedChoice] = []
    is_proven = first.is_proven
    for place, (tile, choice) in enumerate(zip(tiles, chosen, strict=True)):
        ramp = _after(components, ramp, choice)
        later = place + 1
        after = _best_after(solver, best, ramp, tiles[later:], choice, (gained, chosen[later:]))
        reviewed.append(ReviewedChoice(tile, choice, best.choices[0], best.score, after.score))
        best, is_proven = after, is_proven and after.is_proven
    return ReviewedRound(
        played.board, seat, gained, first.score, tuple(reviewed), first.choices, is_proven
    )


def _choices(played: Round, seat: Seat) -> tuple[list[TileId], list[Choice]]:
    """The tiles that came to a seat, in order, and what it did with them."""
    laid: dict[TileId, Choice] = {
        tile.placement.tile: tile.placement for tile in played.ramp(seat).laid
    }
    start = played.starts[seat - 1]
    tiles = [start, *(tile for tile in played.done if tile != start)]
    return tiles, [laid.get(tile, SET_ASIDE) for tile in tiles]


def _after(components: Components, ramp: Ramp, choice: Choice) -> Ramp:
    if isinstance(choice, Placement):
        return lay(components.tiles[choice.tile], ramp, choice)
    return ramp


def _best_after(
    solver: RoundSolver,
    best: BestRound,
    ramp: Ramp,
    tiles: Sequence[TileId],
    choice: Choice,
    played: tuple[int, Sequence[Choice]],
) -> BestRound:
    """The best after a choice: on the best line it is known; elsewhere at most what it was before."""
    if choice == best.choices[0]:
        return BestRound(best.score, best.choices[1:], best.bound, 0)
    return solver.best(tiles, ramp, known=played, at_most=best.bound)
