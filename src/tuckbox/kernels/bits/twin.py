"""BITS' compiled twin: states and actions for programs, positions and moves for people."""

from tuckbox.core import AnyGame, Options
from tuckbox.kernels.bits.codec import Codec
from tuckbox.kernels.bits.perft import perft
from tuckbox.kernels.bits.playout import random_games, random_rounds
from tuckbox.kernels.bits.rules import RULES
from tuckbox.kernels.dice import Dice
from tuckbox.kernels.kernel import Actions, State
from tuckbox.kernels.simultaneous_twin import SimultaneousTwin


class Twin(SimultaneousTwin):
    """The rules of BITS under one choice of options, compiled."""

    def __init__(self, game: AnyGame, options: Options) -> None:
        codec = Codec(game, options)
        super().__init__(game, options, codec, RULES)
        self.components = codec.components

    def _perft(self, state: State, depth: int, chance: Actions) -> int:
        return perft(self.table, state, depth, chance)

    def _random_games(self, state: State, games: int, dice: Dice, points: State) -> tuple[int, int]:
        return random_games(self.table, state, games, dice, points)

    def _random_rounds(self, count: int, dice: Dice) -> tuple[int, int, int]:
        # All rounds of whole games.
        return random_rounds(self.table, count, dice)
