"""Work for a crowd, done in slices, so that people at other tables are served in between."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")
SLICE = 32
"""The number of clients whose messages a node makes before it looks after the others again."""


def in_slices(crowd: Iterable[T], work: Callable[[T], None]) -> None:
    """Do this for the first of a crowd now, and for the others a slice at each turn of the event loop."""
    _slice([*crowd], work, 0)


def _slice(crowd: Sequence[T], work: Callable[[T], None], first: int) -> None:
    for one in crowd[first : first + SLICE]:
        work(one)
    if first + SLICE < len(crowd):
        asyncio.get_running_loop().call_soon(_slice, crowd, work, first + SLICE)
