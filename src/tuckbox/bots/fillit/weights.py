"""The weights of the evaluation, by mode, as `tune.py` found them."""

import json
from functools import cache
from pathlib import Path

import numpy as np

from tuckbox.bots.fillit.evaluation import (
    AFTER_AT,
    LEFT_AT,
    LINEAR_AT,
    MOST_CHIPS,
    WEIGHTS,
    Weights,
)

FILE = Path(__file__).parent / "weights.json"


def mode_name(seats: int, board: str) -> str:
    """`2-large`: layouts share their weights."""
    return f"{seats}-{board}"


@cache
def read_weights(mode: str) -> Weights:
    return np.array(json.loads(FILE.read_text(encoding="utf-8"))[mode], dtype=np.int64)


def write_weights(mode: str, weights: Weights) -> None:
    """Replace the weights of one mode."""
    modes = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    modes[mode] = weights.tolist()
    rows = ",\n".join(f"  {json.dumps(name)}: {json.dumps(modes[name])}" for name in sorted(modes))
    FILE.write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")


def first_guess() -> Weights:
    """What a player would say before the first game: chips count, long slides help."""
    weights = np.zeros((2, WEIGHTS), dtype=np.int64)
    chips = np.arange(MOST_CHIPS)
    for row, after in enumerate((30, 15)):
        weights[row, LEFT_AT : LEFT_AT + MOST_CHIPS] = -25 * chips
        weights[row, AFTER_AT : AFTER_AT + MOST_CHIPS] = -after * chips
        weights[row, LINEAR_AT:] = 10, 3, 1, 2
    return 10 * weights
