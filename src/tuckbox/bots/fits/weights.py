"""The tables of `value`, by board, as `tune.py` found them."""

import hashlib
from functools import cache
from pathlib import Path

import numpy as np

from tuckbox.bots.square.weights import (
    Tables,
    Weights,
    from_whole,
    read_tables,
    to_whole,
    write_tables,
)
from tuckbox.solver.fits.prospect import Prospect

FILE = Path(__file__).parent / "weights.npz"
SCALE = 256
"""Whole numbers per point in the file."""


def board_key(board: Prospect) -> str:
    """Return the key of a board, made of its spaces: a player's own board may share its name."""
    spaces = board.sky.astype("<i8").tobytes() + board.pairs.astype("<i8").tobytes()
    return hashlib.sha256(spaces + bytes([board.row_bonus])).hexdigest()[:16]


@cache
def _tables() -> Tables:
    return read_tables(FILE)


@cache
def read_weights(key: str) -> Weights:
    """Return the tables of a board; empty if there are none."""
    return from_whole(_tables().get(key, np.zeros(0, dtype=np.int16)), SCALE)


def write_weights(key: str, weights: Weights) -> None:
    """Replace the tables of one board."""
    tables = _tables() if FILE.exists() else {}
    write_tables(FILE, {**tables, key: to_whole(weights, SCALE)})
    _tables.cache_clear()
    read_weights.cache_clear()
