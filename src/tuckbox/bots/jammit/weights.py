"""The weights of the evaluation, by mode, as `tune.py` found them."""

import json
from functools import cache
from pathlib import Path

import numpy as np

from tuckbox.bots.jammit.evaluation import (
    BEST_AT,
    LEAST_GAIN,
    LINEAR_AT,
    MOST_GAIN,
    MOST_SCORE,
    MOST_STONES,
    SCORE_AT,
    STONES_AT,
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
    """What a player would say before the first game: points, good insertions, pieces at ends."""
    weights = np.zeros((2, WEIGHTS), dtype=np.int64)
    for row, gain in enumerate((10, 5)):
        weights[row, SCORE_AT : SCORE_AT + MOST_SCORE] = 15 * np.arange(MOST_SCORE)
        weights[row, STONES_AT : STONES_AT + MOST_STONES] = 8 * np.arange(MOST_STONES)
        weights[row, BEST_AT:LINEAR_AT] = gain * np.arange(LEAST_GAIN, MOST_GAIN + 1)
        weights[row, LINEAR_AT:] = 2, 3, 2
    return 10 * weights
