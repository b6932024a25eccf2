"""Stones: dominoes of two coloured squares."""

from typing import Final, NewType

Colour = NewType("Colour", str)
"""The letter of a colour: R, B, P, Y, K, or N for the grey of the neutral stone."""

Stone = NewType("Stone", str)
"""A stone's name: the letters of its two squares in the order R B P Y K, as `RB`; `NN` is neutral."""

GREY: Final = Colour("N")
"""The squares of a neutral stone: they belong to no area."""


def colours_of(stone: Stone) -> tuple[Colour, Colour]:
    return Colour(stone[0]), Colour(stone[1])


def orders(stone: Stone) -> tuple[tuple[Colour, Colour], ...]:
    """The different ways in which its squares can follow each other: a double has one."""
    first, second = colours_of(stone)
    return ((first, second),) if first == second else ((first, second), (second, first))


def pairs(colours: tuple[Colour, ...]) -> tuple[Stone, ...]:
    """Every stone that two of these colours can make, doubles included."""
    return tuple(
        Stone(first + second) for order, first in enumerate(colours) for second in colours[order:]
    )
