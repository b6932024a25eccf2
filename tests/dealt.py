"""Deals tests out to processes: each gets an equal share of what should come first.

With `--dist worksteal`, xdist cuts the list of tests into as many pieces as there are processes.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any, TypeVar

T = TypeVar("T")


def dealt(items: Sequence[T], hands: int, rank: Callable[[T], Any]) -> list[T]:
    """Return the items in equal pieces, each in the order of the ranks, and else as they were."""
    groups = [list(group) for _, group in groupby(sorted(items, key=rank), rank)]
    return [
        item for hand in range(hands) for group in groups for item in _piece(group, hand, hands)
    ]


def _piece(group: Sequence[T], hand: int, hands: int) -> Iterator[T]:
    yield from group[len(group) * hand // hands : len(group) * (hand + 1) // hands]
