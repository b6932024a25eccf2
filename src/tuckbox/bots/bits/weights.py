"""The tables of `value`, as `python -m tuckbox.bots.bits.tune` found them."""

from functools import cache
from pathlib import Path

import numpy as np

from tuckbox.bots.bits.value import Weights

FILE = Path(__file__).parent / "weights.npz"
SCALE = 512
"""Whole numbers per point in the file."""


@cache
def read_weights() -> Weights:
    """The tables, for all rounds and tasks."""
    with np.load(FILE) as tables:
        whole = tables["value"]
    return np.asarray(whole, dtype=np.float32) / np.float32(SCALE)


def write_weights(weights: Weights) -> None:
    """Replace the tables."""
    limits = np.iinfo(np.int16)
    whole = np.clip(np.rint(SCALE * weights), limits.min, limits.max).astype(np.int16)
    np.savez_compressed(FILE, value=whole)
    read_weights.cache_clear()
