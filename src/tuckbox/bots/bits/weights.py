"""The tables of `value`, as `python -m tuckbox.bots.bits.tune` found them."""

from functools import cache
from pathlib import Path

from tuckbox.bots.square.weights import Weights, from_whole, read_tables, to_whole, write_tables

FILE = Path(__file__).parent / "weights.npz"
VALUE = "value"
SCALE = 512
"""Whole numbers per point in the file."""


@cache
def read_weights() -> Weights:
    """Return the tables, for all rounds and tasks."""
    return from_whole(read_tables(FILE)[VALUE], SCALE)


def write_weights(weights: Weights) -> None:
    """Replace the tables."""
    write_tables(FILE, {VALUE: to_whole(weights, SCALE)})
    read_weights.cache_clear()
