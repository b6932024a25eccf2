"""Plays FITS rounds to the end in the head."""

from tuckbox.bots.fits.judgement import Judgement
from tuckbox.bots.fits.policy import best_action, play_out, suits_of
from tuckbox.bots.square.sampling import sampler
from tuckbox.bots.square.win_chance import ALONE
from tuckbox.kernels.fits.table import Ints
from tuckbox.kernels.jit import jit
from tuckbox.solver.fits.bound import after


@jit
def _best_rival(judgement: Judgement, rivals: Ints, deck: Ints) -> int:
    """Return the highest total that a rival reaches with these cards, its open tile first."""
    most = ALONE
    for place in range(len(rivals)):
        sky, marks, hope, tile, start, points = rivals[place]
        if tile >= 0:
            squares, cards = _left(judgement.size, deck, start)
            may_refuse, suits = tile != start, suits_of(judgement.weights, deck, start, cards)
            action, _ = best_action(
                judgement, suits, sky, marks, hope, tile, may_refuse, squares, cards
            )
            sky, marks, hope = after(judgement.table, judgement.board, sky, marks, hope, action)
        most = max(most, points + play_out(judgement, sky, marks, hope, deck, start))
    return most


@jit
def _left(size: Ints, deck: Ints, start: int) -> tuple[int, int]:
    squares, cards = 0, 0
    for tile in deck:
        squares += size[tile] * int(tile != start)
        cards += int(tile != start)
    return squares, cards


@jit
def _points_after(judgement: Judgement, own: Ints, action: int, deck: Ints) -> int:
    sky, marks, hope, start = own[0], own[1], own[2], own[4]
    sky, marks, hope = after(judgement.table, judgement.board, sky, marks, hope, action)
    return play_out(judgement, sky, marks, hope, deck, start)


sample = sampler(_best_rival, _points_after)
