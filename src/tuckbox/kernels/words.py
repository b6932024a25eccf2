"""Whole arrays of words, copied by compiled code."""

from typing import TypeVar

import numpy as np
import numpy.typing as npt

from tuckbox.kernels.jit import jit

Word = TypeVar("Word", bound=np.generic)


@jit
def copy_words(source: npt.NDArray[Word], target: npt.NDArray[Word]) -> None:
    """Write one array over another of the same length.

    `target[:] = source` does the same, but takes the compiler two seconds longer: it can fail, with
    a text that names both shapes.
    """
    for place in range(len(source)):
        target[place] = source[place]
