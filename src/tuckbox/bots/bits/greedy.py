"""Takes the most points after the placement, then leaves the fewest gaps."""

from tuckbox.bots.bits.observation import Observation, observe
from tuckbox.bots.bot import Bot
from tuckbox.bots.square.greedy import Greedy
from tuckbox.kernels.bits.landing import lay
from tuckbox.kernels.bits.score import score
from tuckbox.kernels.bits.table import BYTE, COLUMNS


def greedy(level: str) -> Bot:
    return Greedy(level, observe, _looks)


def _looks(seen: Observation, action: int) -> tuple[int, int]:
    """Return the points now, and how little room was given away."""
    table = seen.judgement.table
    board = lay(table, seen.own.board, action)
    piled = sum(int(board[0]) >> BYTE * column & 255 for column in range(COLUMNS))
    return int(score(table.shape, table.shifts, seen.judgement.worth, board)), -piled
