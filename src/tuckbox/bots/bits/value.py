"""What a BITS board is worth: the points that its seat may expect of the round.

Points that the board gives already come first. What may still come or go is learned and kept in
tables, looked up for every area by

    its size, its liberties (open squares beside it), its points now, and the best points after it
    has grown by one square, together with
      (a) the round and how far it has come (six stages), or
      (b) how many squares of its colour may still come;

and for the board as a whole by the shape of the skyline, the number of gaps, and whether the
neutral stone is left, each together with how far the round has come.
"""

from tuckbox.bots.square.weights import Weights
from tuckbox.kernels.bitboard import count
from tuckbox.kernels.bits.landing import Board, open_squares
from tuckbox.kernels.bits.score import area_of, beside, squares_of, worth_of
from tuckbox.kernels.bits.table import BYTE, COLUMNS, ROWS, Ints
from tuckbox.kernels.jit import jit
from tuckbox.solver.bits.tasks import COLOUR_BITS

ROUNDS = 4
STAGES = 6
MOST_LAID = 18
SIZES, LIBERTIES, POINTS = 6, 4, 8
LOWEST = 3
"""Points of an area count from -3 to 4; less and more count as these."""
AREAS = SIZES * LIBERTIES * POINTS * POINTS
COMING = 10
STEPS = 5
SURFACES = STEPS ** (COLUMNS - 1)
GAPS = 13

COMING_AT = ROUNDS * STAGES * AREAS
SURFACE_AT = COMING_AT + COMING * AREAS
GAPS_AT = SURFACE_AT + STAGES * SURFACES
NEUTRAL_AT = GAPS_AT + ROUNDS * (MOST_LAID + 1) * GAPS
SIZE = NEUTRAL_AT + ROUNDS * (MOST_LAID + 1) * 2
MOST_FEATURES = 2 * COLUMNS * ROWS + 3


@jit
def look(
    shape: Ints,
    shifts: Ints,
    worth: Ints,
    turn: int,
    board: Board,
    has_neutral: int,
    laid: int,
    coming: int,
    found: Ints,
) -> tuple[int, int]:
    """Write where in the tables a board stands; return its points now and the number of places."""
    one, other, mask = shifts[0], shifts[1], shifts[2]
    sky = board[0]
    free = open_squares(sky)
    stage = min(laid // 3, STAGES - 1)
    total, places, covered = 0, 0, 0
    for colour in range(worth.shape[1]):
        own = squares_of(board, colour)
        covered |= own
        left = own
        more = min(coming >> COLOUR_BITS * colour & 31, COMING - 1)
        while left != 0:
            area = area_of(left & -left, left)
            left ^= area
            points = worth_of(shape, one, other, mask, worth, area, colour)
            total += points
            liberties = beside(area) & free
            size = count(area)
            best = -LOWEST
            spots = liberties
            while spots != 0 and size < SIZES:
                spot = spots & -spots
                spots ^= spot
                grown = area_of(spot, own | spot)
                best = max(best, worth_of(shape, one, other, mask, worth, grown, colour))
            key = (min(size, SIZES) - 1) * LIBERTIES + min(count(liberties), LIBERTIES - 1)
            key = key * POINTS + min(max(points, -LOWEST), POINTS - 1 - LOWEST) + LOWEST
            key = key * POINTS + min(best, POINTS - 1 - LOWEST) + LOWEST
            found[places] = (turn * STAGES + stage) * AREAS + key
            found[places + 1] = COMING_AT + more * AREAS + key
            places += 2
    surface, last, piled = 0, 0, 0
    for column in range(COLUMNS):
        here = sky >> BYTE * column & 255
        piled += here
        if column > 0:
            surface = surface * STEPS + min(max(here - last, -2), 2) + 2
        last = here
    found[places] = SURFACE_AT + stage * SURFACES + surface
    at = turn * (MOST_LAID + 1) + min(laid, MOST_LAID)
    found[places + 1] = GAPS_AT + at * GAPS + min(piled - 2 * laid, GAPS - 1)
    found[places + 2] = NEUTRAL_AT + at * 2 + has_neutral
    return total, places + 3


@jit
def judge(
    shape: Ints,
    shifts: Ints,
    worth: Ints,
    turn: int,
    weights: Weights,
    board: Board,
    has_neutral: int,
    laid: int,
    coming: int,
    found: Ints,
) -> float:
    """Return the points to expect of a board with `laid` stones on which something still fits."""
    total, places = look(shape, shifts, worth, turn, board, has_neutral, laid, coming, found)
    judged = float(total)
    if len(weights) > 0:
        for place in range(places):
            judged += weights[found[place]]
    return judged
