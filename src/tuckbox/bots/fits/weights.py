"""The tables of `value`, by board, as `tune.py` found them: ours, and those learned on this computer."""

import hashlib
import os
from functools import cache, lru_cache
from pathlib import Path
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt
from platformdirs import user_cache_path

from tuckbox.bots.fits.value import SIZE
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
NOTHING = np.zeros(0, dtype=np.int16)


def board_key(board: Prospect) -> str:
    """Return the key of a board, made of its spaces: a player's own board may share its name."""
    spaces = board.sky.astype("<i8").tobytes() + board.pairs.astype("<i8").tobytes()
    return hashlib.sha256(spaces + bytes([board.row_bonus])).hexdigest()[:16]


@cache
def _tables() -> Tables:
    return read_tables(FILE)


@lru_cache(maxsize=64)
def read_weights(key: str) -> Weights:
    """Return the tables of a board; empty if there are none."""
    found = _tables().get(key)
    return from_whole(learned_tables(key) if found is None else found, SCALE)


def learned_tables(key: str) -> npt.NDArray[np.int16]:
    """Return the tables that were learned here; a damaged or older file counts for nothing.

    So does what was learned about a board of ours: its tables come with the program.
    """
    if key in _tables():
        return NOTHING
    try:
        found = read_tables(learned_file(key))[key]
    except (OSError, ValueError, KeyError, EOFError, BadZipFile):
        return NOTHING
    return found if found.shape == (SIZE,) and found.dtype == np.int16 else NOTHING


def learned_file(key: str) -> Path:
    return Path(user_cache_path("tuckbox")) / "fits-boards" / f"{key}.npz"


def keep_weights(key: str, weights: Weights) -> Path:
    """Keep what was learned here for a board; written beside and moved into place in one step."""
    file = learned_file(key)
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(f"{key}-{os.getpid()}.npz")
    write_tables(beside, {key: to_whole(weights, SCALE)})
    beside.replace(file)
    read_weights.cache_clear()
    return file


def write_weights(key: str, weights: Weights) -> None:
    """Replace the tables of one board."""
    tables = _tables() if FILE.exists() else {}
    write_tables(FILE, {**tables, key: to_whole(weights, SCALE)})
    _tables.cache_clear()
    read_weights.cache_clear()
