"""Learned tables as they stand in a file: whole numbers, since the last bits were learned from luck."""

from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Weights: TypeAlias = npt.NDArray[np.float32]
"""In points."""
Tables: TypeAlias = dict[str, npt.NDArray[np.int16]]


def read_tables(file: Path) -> Tables:
    with np.load(file) as tables:
        return {key: tables[key] for key in tables.files}


def write_tables(file: Path, tables: Tables) -> None:
    np.savez_compressed(file, **{name: tables[name] for name in sorted(tables)})  # type: ignore[arg-type]


def from_whole(whole: npt.NDArray[np.int16], scale: int) -> Weights:
    """Return weights from whole numbers, of which `scale` make a point."""
    return whole.astype(np.float32) / np.float32(scale)


def to_whole(weights: Weights, scale: int) -> npt.NDArray[np.int16]:
    """Return weights as whole numbers, rounded, and cut off where a number is too large."""
    limits = np.iinfo(np.int16)
    return np.clip(np.rint(scale * weights), limits.min, limits.max).astype(np.int16)
