"""Who acts: a seat at the table, or chance.

A seat is a place at the table, not a person: only the match knows who sits there.
"""

from functools import cache
from typing import Final, NewType

Actor = NewType("Actor", int)
"""The actor that an entry belongs to: `CHANCE` or a `Seat`."""

Seat = NewType("Seat", Actor)
"""A place at the table, numbered from 1 in the order of play."""

CHANCE: Final = Actor(0)
"""The actor that deals, shuffles and turns cards. Written `0` in records."""


def seat(number: int) -> Seat:
    return Seat(Actor(number))


@cache
def seats(count: int) -> tuple[Seat, ...]:
    """Return seats 1 to `count`, in order of play."""
    return tuple(seat(number) for number in range(1, count + 1))
