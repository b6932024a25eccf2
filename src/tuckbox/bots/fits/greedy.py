"""Keeps the most points in reach at once, then stays low and even."""

from itertools import pairwise

from tuckbox.bots.bot import Bot
from tuckbox.bots.fits.observation import Observation, observe
from tuckbox.bots.square.greedy import Greedy
from tuckbox.kernels.fits.table import COLUMNS
from tuckbox.solver.fits.bound import after, height, sky_at_best
from tuckbox.solver.fits.prospect import NEED, NEED_BITS


def greedy(level: str) -> Bot:
    return Greedy(level, observe, _looks)


def _looks(seen: Observation, action: int) -> tuple[int, int, int]:
    """Return the points still in reach, then how low and how even the pile is."""
    own, judgement = seen.own, seen.judgement
    sky, _, hope = after(judgement.table, judgement.board, own.sky, own.marks, own.hope, action)
    at_best = int(sky_at_best(judgement.board, sky))
    short = (at_best & NEED) - seen.squares
    heights = [int(height(sky, column)) for column in range(COLUMNS)]
    uneven = sum(abs(one - other) for one, other in pairwise(heights))
    return int(hope) + (at_best >> NEED_BITS) - max(short, 0), -max(heights), -uneven
