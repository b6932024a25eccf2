"""A FITS game looked at afterwards, all cards known: what was possible, and what each choice cost."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tuckbox.core import AnyGame, Seat, Step, seats
from tuckbox.games.fits.board import BoardId, score
from tuckbox.games.fits.components import Components
from tuckbox.games.fits.moves import SET_ASIDE, Choice, Move, Placement, TileId
from tuckbox.games.fits.position import Position, Round
from tuckbox.games.fits.ramp import EMPTY_RAMP, Ramp, lay
from tuckbox.solver.fits.round import RoundSolver
from tuckbox.solver.square import review
from tuckbox.solver.square.best_round import BestRound
from tuckbox.solver.square.review import ReviewedChoice


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewedRound(review.ReviewedRound[Choice]):
    """One seat's round; cards that the seat missed aren't among its choices."""

    board: BoardId


def review_game(game: AnyGame, steps: Sequence[Step[Position, Move]]) -> Iterator[ReviewedRound]:
    """Yield every finished round of every seat, round by round and seat by seat."""
    if not steps:
        return
    for played in steps[-1].after.finished:
        solver = RoundSolver(game, played.board)
        for seat in seats(len(played.ramps)):
            yield review_round(game, played, seat, solver)


def review_round(game: AnyGame, played: Round, seat: Seat, solver: RoundSolver) -> ReviewedRound:
    """Return what was possible in a finished round, before and after each choice of a seat."""
    components: Components = game.components  # type: ignore[attr-defined]
    tiles, chosen = _choices(played, seat)
    gained = score(solver.board, played.ramp(seat).covered).total
    first = best = solver.best(tiles, known=(gained, chosen))
    ramp = EMPTY_RAMP
    reviewed: list[ReviewedChoice[Choice]] = []
    for place, (tile, choice) in enumerate(zip(tiles, chosen, strict=True)):
        ramp = _after(components, ramp, choice)
        later = place + 1
        after = _best_after(solver, best, ramp, tiles[later:], choice, (gained, chosen[later:]))
        is_proven = best.is_proven and after.is_proven
        reviewed.append(
            ReviewedChoice(tile, choice, best.choices[0], best.score, after.score, is_proven)
        )
        best = after
    return ReviewedRound(
        board=played.board,
        seat=seat,
        score=gained,
        best=first.score,
        bound=first.bound,
        choices=tuple(reviewed),
        line=first.choices,
    )


def _choices(played: Round, seat: Seat) -> tuple[list[TileId], list[Choice]]:
    """Return the tiles that came to a seat, in order, and what it did with them."""
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
    best: BestRound[Choice],
    ramp: Ramp,
    tiles: Sequence[TileId],
    choice: Choice,
    played: tuple[int, Sequence[Choice]],
) -> BestRound[Choice]:
    """Return the best after a choice.

    It is known on the best line, and elsewhere at most what it was before.
    """
    if choice == best.choices[0]:
        return BestRound(best.score, best.choices[1:], best.bound, 0)
    return solver.best(tiles, ramp, known=played, at_most=best.bound)
