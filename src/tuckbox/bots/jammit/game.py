"""JAMMIT as its bots know it."""

from pathlib import Path

from tuckbox.bots.hexagon import maxn, uct
from tuckbox.bots.hexagon.alpha_beta import make_look
from tuckbox.bots.hexagon.game import HexagonGame
from tuckbox.bots.hexagon.observation import Observation
from tuckbox.bots.hexagon.weights import WeightFile
from tuckbox.bots.jammit.evaluation import score, way_table
from tuckbox.bots.jammit.functions import FUNCTIONS
from tuckbox.bots.jammit.greedy_playout import greedy_playout
from tuckbox.bots.jammit.observation import observe
from tuckbox.bots.jammit.winning_move import winning_move
from tuckbox.kernels.jammit.state import OVER

WON = 100
"""More thirds of a point than any seat can be ahead."""


def gain(seen: Observation, entry: int) -> int:
    """Return the thirds of a point by which an entry leaves a seat ahead; an end is beyond all."""
    state = seen.after(entry)
    if state[OVER]:
        return WON if state[OVER] == 1 + seen.side else -WON
    scores = [score(state, seat) for seat in range(seen.sides)]
    own = scores.pop(seen.side)
    return int(own - max(scores))


JAMMIT = HexagonGame(
    functions=FUNCTIONS,
    look=make_look(FUNCTIONS, late=8, can_repeat=False),
    grow_maxn=maxn.make_grow_tree(FUNCTIONS, greedy_playout),
    grow_uct=uct.make_grow_tree(FUNCTIONS),
    observe=observe,
    gain=gain,
    weights=WeightFile(Path(__file__).parent / "weights.json"),
    outlook=way_table,
    deepest=60,
    moves_per_turn=2,  # coins and pawn; extra coins are seldom
    winning_move=winning_move,
    curiosity=1.0,  # with much time, less looks at one reply and trusts its judgement
    # A count of pieces does not see what a seat can take at once, however good the position looks:
    # so a leaf is judged again after two turns of every seat.
    played_on=0.5,
    ahead=12,
)
