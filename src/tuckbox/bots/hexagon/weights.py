"""The weights of an evaluation, by mode, in a file beside the code of their game."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from tuckbox.bots.hexagon.worth import Weights
from tuckbox.core import Options


@dataclass(frozen=True)
class WeightFile:
    """As the tuning of a game wrote it."""

    path: Path

    def read(self, options: Options) -> Weights:
        """Return the weights of the mode of these options."""
        return _read(self.path, mode_name(options.seats, options["board"]))

    def write(self, mode: str, weights: Weights) -> None:
        """Replace the weights of one mode."""
        modes = json.loads(self.path.read_text(encoding="utf-8")) if self.path.exists() else {}
        modes[mode] = weights.tolist()
        rows = [f"  {json.dumps(name)}: {json.dumps(modes[name])}" for name in sorted(modes)]
        self.path.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


def mode_name(seats: int, board: str) -> str:
    """Return the name of a mode, such as `2-large`; layouts share their weights."""
    return f"{seats}-{board}"


@cache
def _read(path: Path, mode: str) -> Weights:
    return np.array(json.loads(path.read_text(encoding="utf-8"))[mode], dtype=np.int64)
