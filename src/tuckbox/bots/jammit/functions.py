"""The compiled functions with which searches play JAMMIT."""

from tuckbox.bots.hexagon.game_functions import GameFunctions
from tuckbox.bots.hexagon.transposition import mix
from tuckbox.bots.jammit.evaluation import COUNTS, weigh
from tuckbox.kernels.jammit.playout import playout
from tuckbox.kernels.jammit.rules import MOST_MOVES, count_legal, is_legal, legal, nth_legal, step
from tuckbox.kernels.jammit.state import (
    COLOURS,
    HEXES,
    NEUTRAL,
    PAWN,
    PHASE,
    POINTS,
    SEAT,
    State,
    side_to_move,
    sides,
)
from tuckbox.kernels.jit import jit


@jit
def key_of(s: State, me: int) -> int:
    """Return a key of all that the rules and the evaluation see."""
    few = (s[SEAT] << 4) | (s[PHASE] << 2) | me
    for seat in range(COLOURS):
        few = few << 12 | s[PAWN + seat] << 8 | s[NEUTRAL + seat] << 6 | s[POINTS + seat]
    key, pieces = few, 0
    for hex in range(HEXES, s.size):
        pieces = pieces << 3 | s[hex]
        if (hex - HEXES) % 20 == 19:
            key, pieces = mix(key, pieces), 0
    return mix(mix(key, pieces), s.size)


FUNCTIONS = GameFunctions(
    moves=legal,
    is_legal=is_legal,
    step=step,
    count_legal=count_legal,
    nth_legal=nth_legal,
    playout=playout,
    side_to_move=side_to_move,
    sides=sides,
    key_of=key_of,
    weigh=weigh,
    most_moves=MOST_MOVES,
    most_sides=COLOURS,
    counts=COUNTS,
)
