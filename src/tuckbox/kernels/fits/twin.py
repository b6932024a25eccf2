"""FITS' compiled twin: states and actions for programs, positions and moves for people."""

from tuckbox.core import AnyGame, Options
from tuckbox.kernels.dice import Dice
from tuckbox.kernels.fits.codec import Codec
from tuckbox.kernels.fits.perft import perft
from tuckbox.kernels.fits.playout import random_games, random_rounds
from tuckbox.kernels.fits.rules import RULES
from tuckbox.kernels.simultaneous_twin import SimultaneousTwin


class Twin(SimultaneousTwin):
    """The rules of FITS under one choice of options, compiled."""

    def __init__(self, game: AnyGame, options: Options) -> None:
        super().__init__(game, options, Codec(game, options), RULES, perft, random_games)

    def _random_rounds(self, count: int, dice: Dice) -> tuple[int, int, int]:
        # On the first board; tiles set aside are no placements.
        return random_rounds(self.table, int(self.table.boards[0]), count, dice)
