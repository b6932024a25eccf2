"""Compiled code reads a held tuple where it lies."""

from importlib import import_module
from typing import Any

import numpy as np

from tuckbox.envs.held import Held, borrow

# Our own `jit` keeps what it has compiled; here it is compiled anew each time.
njit: Any = import_module("numba").njit


@njit  # type: ignore[untyped-decorator]
def total(held: Any) -> Any:
    numbers, (ones, seven) = borrow(held)
    return numbers.sum() + ones.sum() + seven


def test_what_changes_in_a_held_array_is_seen() -> None:
    numbers = np.arange(3)
    held = Held((numbers, (np.ones(2), 7)))
    assert total(held) == 12
    numbers[0] = 10
    assert total(held) == 22
