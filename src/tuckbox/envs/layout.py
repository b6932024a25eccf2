"""What stands where in an observation: its named parts, one after the other in a flat array."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Row: TypeAlias = npt.NDArray[np.int8]
"""An observation or an action mask."""
Shape: TypeAlias = tuple[int, ...]


@dataclass(frozen=True)
class Layout:
    """The parts of an observation in order, each with its shape."""

    parts: Mapping[str, Shape]

    @property
    def size(self) -> int:
        return sum(prod(shape) for shape in self.parts.values())

    def start(self, name: str) -> int:
        """Return where a part begins."""
        at = 0
        for part, shape in self.parts.items():
            if part == name:
                return at
            at += prod(shape)
        raise KeyError(name)

    def starts(self) -> dict[str, int]:
        return {name: self.start(name) for name in self.parts}

    def views(self, observations: Any) -> dict[str, Row]:  # noqa: ANN401 - whatever numpy reads
        """Return every part by its name, without copying.

        Leading axes (games of a vector, steps of a game) stay as they are.
        """
        rows = np.asarray(observations)
        views, at = {}, 0
        for name, shape in self.parts.items():
            views[name] = rows[..., at : at + prod(shape)].reshape(*rows.shape[:-1], *shape)
            at += prod(shape)
        return views
