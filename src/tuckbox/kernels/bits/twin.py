"""BITS' compiled twin: states and actions for programs, positions and moves for people."""

from tuckbox.core import AnyGame, Options
from tuckbox.kernels.bits.codec import Codec
from tuckbox.kernels.bits.perft import perft
from tuckbox.kernels.bits.playout import random_games, random_rounds
from tuckbox.kernels.bits.rules import RULES
from tuckbox.kernels.dice import Dice
from tuckbox.kernels.simultaneous_twin import SimultaneousTwin


class Twin(SimultaneousTwin):
    """The rules of BITS under one choice of options, compiled."""

    def __init__(self, game: AnyGame, options: Options) -> None:
        super().__init__(game, options, Codec(game, options), RULES, perft, random_games)

    def _random_rounds(self, count: int, dice: Dice) -> tuple[int, int, int]:
        # All rounds of whole games.
        return random_rounds(self.table, count, dice)
