"""The best possible score of a FITS round for known draws: a beam that widens until nothing is cut.

Tile by tile, all positions that can still beat the best score found are kept, up to a width. When
none that could beat it was cut off, the best score is proven: everything else has been tried or
cannot be better by the bound. Otherwise the search begins again, wider, and with the higher aim.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from tuckbox.kernels.fits.table import Ints, Table
from tuckbox.kernels.jit import jit
from tuckbox.solver.fits.bound import after, bound, final, sky_at_best
from tuckbox.solver.fits.layer import (
    FROM,
    HOPE,
    MARKS,
    NOTHING,
    SKY,
    Layer,
    expand,
    narrow,
    room,
)
from tuckbox.solver.fits.prospect import Prospect, first_hope
from tuckbox.solver.square.best_round import BestRound
from tuckbox.solver.square.search_path import path

FIRST_WIDTH = 96
WIDER = 6
MOST_WIDTH = 1 << 22
"""The most positions kept per tile: beyond it memory, not time, would end the search."""


class Start(NamedTuple):
    """Where a search begins: skyline, marks and hope as `prospect` and `bound` define them."""

    sky: int
    marks: int
    hope: int


def start(table: Table, board: Prospect, actions: Iterable[int]) -> Start:
    """Return where a search begins on a ramp with tiles placed by these actions, in this order."""
    now = 0, 0, first_hope(board)
    for action in actions:
        now = after(table, board, *now, action)
    return Start(*map(int, now))


class Search:
    """Finds best scores on one board. Not for use by several threads at once."""

    def __init__(self, table: Table, board: Prospect, sizes: Sequence[int]) -> None:
        self.table, self.board, self.sizes = table, board, tuple(sizes)
        self._allot(1 << 14)

    def _allot(self, size: int) -> None:
        self._room = room(size)
        self._slots: Ints = np.full(2 * size, -1, dtype=np.int64)
        self._first = 0
        self._chosen: Ints = np.empty(size, dtype=np.int64)

    def best(
        self,
        start: Start,
        tiles: Sequence[int],
        *,
        is_start: bool = False,
        known: tuple[int, Sequence[int]] | None = None,
        at_most: int | None = None,
    ) -> BestRound[int]:
        """Return the best score with these tiles, in this order.

        `is_start`: the first tile is the starting tile, which can't be refused. `known`: a score
        and the actions that reach it, to be beaten. `at_most`: a bound that is proven elsewhere.
        """
        score, actions = known if known is not None else (NOTHING, ())
        ceiling = self._ceiling(start, tiles)
        ceiling = ceiling if at_most is None else min(ceiling, at_most)
        positions, width, others = 0, FIRST_WIDTH, ceiling
        while score < others and width <= MOST_WIDTH:
            layers, others = self._pass(start, tiles, is_start, width, score + 1)
            positions += sum(map(len, layers))
            place, found = best_of(self.board, layers[-1])
            if place >= 0 and found > score:
                score, actions = found, path(layers[:-1], int(layers[-1][place, FROM]), FROM)
            width *= WIDER
            if score == ceiling:
                break
        most = int(max(score, min(others, ceiling)))
        return BestRound(int(score), tuple(actions), most, positions)

    def _ceiling(self, start: Start, tiles: Sequence[int]) -> int:
        squares = sum(self.sizes[tile] for tile in tiles)
        at_best = sky_at_best(self.board, start.sky)
        return int(bound(self.board.row_bonus, start.marks, start.hope, at_best, squares))

    def _pass(
        self, start: Start, tiles: Sequence[int], is_start: bool, width: int, wanted: int
    ) -> tuple[list[Layer], int]:
        """Search with one width; return the layers, and the bound of all that was cut off."""
        layers: list[Layer] = [np.array([[start.sky, start.marks, start.hope, 0]])]
        squares = sum(self.sizes[tile] for tile in tiles)
        others = NOTHING
        for number, tile in enumerate(tiles):
            squares -= self.sizes[tile]
            size = self._expand(layers[-1], tile, number > 0 or not is_start, squares, wanted)
            kept: Ints | slice = slice(size)
            if size > width:
                count, cut = narrow(self.board, self._room, size, squares, width, self._chosen)
                kept, others = self._chosen[:count], max(others, cut)
            layers.append(self._room[kept].copy())
        return layers, others

    def _expand(self, before: Layer, tile: int, may_refuse: bool, squares: int, wanted: int) -> int:
        """Fill the room with the next layer, making more room as long as it does not fit."""
        while True:
            size = expand(
                self.table,
                self.board,
                before,
                self._room,
                self._slots,
                self._first,
                tile,
                may_refuse,
                squares,
                wanted,
            )
            if size <= len(self._chosen):
                self._first += size
                return int(size)
            self._allot(4 * len(self._chosen))


@jit
def best_of(board: Prospect, layer: Layer) -> tuple[int, int]:
    """Return the place of the position with the most points in a last layer, and its points."""
    best, most = -1, 0
    for place in range(len(layer)):
        points = final(board, layer[place, SKY], layer[place, MARKS], layer[place, HOPE])
        if best < 0 or points > most:
            best, most = place, points
    return best, most
