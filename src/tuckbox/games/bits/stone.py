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
