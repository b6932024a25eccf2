"""The tables of `value`, by board, as `tune.py` found them."""

import hashlib
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from tuckbox.bots.fits.value import Weights
from tuckbox.solver.fits.prospect import Prospect

FILE = Path(__file__).parent / "weights.npz"
SCALE = 256
"""Whole numbers per point in the file."""


def board_key(board: Prospect) -> str:
    """What a board is filed under: its spaces, not its name, which a player's own may share."""
    spaces = board.sky.astype("<i8").tobytes() + board.pairs.astype("<i8").tobytes()
    return hashlib.sha256(spaces + bytes([board.row_bonus])).hexdigest()[:16]


@cache
def _file() -> dict[str, npt.NDArray[np.int16]]:
    with np.load(FILE) as tables:
        return {key: tables[key] for key in tables.files}


@cache
def read_weights(key: str) -> Weights:
    """The tables of a board; empty if there are none."""
    found = _file().get(key, np.zeros(0, dtype=np.int16))
    return found.astype(np.float32) / np.float32(SCALE)


def write_weights(key: str, weights: Weights) -> None:
    """Replace the tables of one board."""
    tables = _file() if FILE.exists() else {}
    limits = np.iinfo(np.int16)
    whole = np.clip(np.rint(SCALE * weights), limits.min, limits.max).astype(np.int16)
    tables = {**tables, key: whole}
    np.savez_compressed(FILE, **{name: tables[name] for name in sorted(tables)})  # type: ignore[arg-type]
    _file.cache_clear()
    read_weights.cache_clear()
