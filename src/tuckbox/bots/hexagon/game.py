"""One game as its bots know it: functions, searches, judgement."""

from collections.abc import Callable
from dataclasses import dataclass

from tuckbox.bots.hexagon import alpha_beta, maxn, uct
from tuckbox.bots.hexagon.alpha_beta import Workspace
from tuckbox.bots.hexagon.game_functions import GameFunctions, Table
from tuckbox.bots.hexagon.observation import Observation
from tuckbox.bots.hexagon.transposition import transpositions
from tuckbox.bots.hexagon.weights import WeightFile
from tuckbox.bots.hexagon.worth import Weights
from tuckbox.core import AnyGame, View
from tuckbox.kernels.alternating_twin import AlternatingTwin
from tuckbox.kernels.kernel import State


@dataclass(frozen=True)
class HexagonGame:
    """FILLIT or JAMMIT."""

    functions: GameFunctions
    look: alpha_beta.Look
    grow_maxn: maxn.GrowTree
    grow_uct: uct.GrowTree
    observe: Callable[[AnyGame, View], Observation]
    """The table as the seat to choose sees it; `CannotChoose` if it has nothing to choose."""
    gain: Callable[[Observation, int], int]
    """What a move brings at once."""
    weights: WeightFile
    outlook: Callable[[Table], Table]
    """What the evaluation needs to know of the board."""
    deepest: int
    """The most plies that alpha-beta looks ahead."""
    moves_per_turn: int = 1
    winning_move: Callable[[Table, State], int] | None = None
    """A move that wins before the turn ends, below 0 if there is none; None where looking one move
    ahead finds it."""
    curiosity: float = maxn.CURIOSITY
    played_on: float = 0.0
    """How much the judgement after playing on counts beside that of a leaf itself."""
    ahead: int = 0
    """For how many moves a leaf is played on."""

    def workspace(self, twin: AlternatingTwin, weights: Weights, table_bits: int) -> Workspace:
        """Return what alpha-beta works with at a table."""
        return alpha_beta.workspace(
            self.functions,
            twin.size,
            self.deepest,
            table=twin.table,
            outlook=self.outlook(twin.table),
            weights=weights,
            known=transpositions(table_bits),
        )
