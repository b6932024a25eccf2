"""What was learned on this computer about the boards of a box."""

import hashlib

from tuckbox.bots.fits.judgement import untaught
from tuckbox.bots.fits.weights import board_key, learned_tables
from tuckbox.core import AnyGame
from tuckbox.kernels.fits.codec import numbering_of


def digest(game: AnyGame) -> str:
    """Return a digest of the tables that were learned for these boards; empty if there are none."""
    boards = numbering_of(game).components.boards
    tables = [learned_tables(board_key(untaught(game, board).board)) for board in boards]
    if not any(table.size for table in tables):
        return ""
    return hashlib.sha256(b"|".join(table.tobytes() for table in tables)).hexdigest()[:16]
