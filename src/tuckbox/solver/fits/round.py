"""The best possible score of a round of FITS, asked in the words of the game."""

from collections.abc import Sequence

from tuckbox.core import AnyGame
from tuckbox.games.fits.board import BoardId
from tuckbox.games.fits.moves import Choice, TileId
from tuckbox.games.fits.ramp import EMPTY_RAMP, Ramp
from tuckbox.kernels.fits.codec import numbering_of
from tuckbox.kernels.fits.table import game_table
from tuckbox.solver.fits.prospect import prospect
from tuckbox.solver.fits.search import Search, Start, start
from tuckbox.solver.square.best_round import BestRound, Unsolvable


class RoundSolver:
    """Best scores on one board, built-in or a player's own. Not for several threads at once."""

    def __init__(self, game: AnyGame, board: str) -> None:
        self._numbering = numbering_of(game)
        components = self._numbering.components
        if BoardId(board) not in components.boards:
            known = tuple(components.boards)
            raise Unsolvable.of("solver-unknown-board", board=board, known=known)
        self.board = components.boards[BoardId(board)]
        self._table = game_table(components, game.options(boards=board))
        self._prospect = prospect(self.board, self._table)
        self._search = Search(self._table, self._prospect, self._numbering.sizes)

    def best(
        self,
        tiles: Sequence[str],
        ramp: Ramp = EMPTY_RAMP,
        *,
        known: tuple[int, Sequence[Choice]] | None = None,
        at_most: int | None = None,
    ) -> BestRound[Choice]:
        """Return the best score when these tiles come in this order onto what lies on the ramp.

        On an empty ramp the first tile is the starting tile, which can't be refused. `known` is a
        score with the choices that reach it, `at_most` a bound proven before: both save time.
        """
        numbering = self._numbering
        found = self._search.best(
            self._start(ramp),
            [self._tile(tile) for tile in tiles],
            is_start=not ramp.laid,
            known=None if known is None else (known[0], list(map(numbering.action, known[1]))),
            at_most=at_most,
        )
        choices = tuple(numbering.choices[action] for action in found.choices)
        return BestRound(found.score, choices, found.bound, found.positions)

    def _tile(self, tile: str) -> int:
        if tile not in self._numbering.tiles:
            raise Unsolvable.of("solver-unknown-tile", tile=tile, known=self._numbering.tiles)
        return self._numbering.tile(TileId(tile))

    def _start(self, ramp: Ramp) -> Start:
        laid = [self._numbering.action(laid.placement) for laid in ramp.laid]
        return start(self._table, self._prospect, laid)
