"""FILLIT as its bots know it."""

from pathlib import Path

from tuckbox.bots.fillit.functions import FUNCTIONS
from tuckbox.bots.fillit.observation import observe
from tuckbox.bots.hexagon import maxn, uct
from tuckbox.bots.hexagon.alpha_beta import make_look
from tuckbox.bots.hexagon.game import HexagonGame
from tuckbox.bots.hexagon.observation import Observation
from tuckbox.bots.hexagon.weights import WeightFile
from tuckbox.kernels.fillit.state import OVER, SUPPLY

WON = 100
"""More than any turn gains."""


def gain(seen: Observation, turn: int) -> int:
    """Return what a turn changes between the own supply and the others'; a win is beyond all."""
    state = seen.after(turn)
    if state[OVER]:
        return WON
    supplies = slice(SUPPLY, SUPPLY + seen.sides)
    more = state[supplies] - seen.state[supplies]
    return int(more.sum() - 2 * more[seen.side])


FILLIT = HexagonGame(
    functions=FUNCTIONS,
    look=make_look(FUNCTIONS, late=12, can_repeat=True),
    grow_maxn=maxn.make_grow_tree(FUNCTIONS),
    grow_uct=uct.make_grow_tree(FUNCTIONS),
    observe=observe,
    gain=gain,
    weights=WeightFile(Path(__file__).parent / "weights.json"),
    outlook=lambda table: table,
    deepest=40,
)
