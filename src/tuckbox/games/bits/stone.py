"""A stone: two coloured squares side by side (§1.3)."""

from typing import Final, NewType

from tuckbox.core import Message

Colour = NewType("Colour", str)
"""The letter of a colour (§1.2): R, B, P, Y, K; or N, the grey of the neutral stone."""

Stone = NewType("Stone", str)
"""§7.1: the letters of its two squares in the order R B P Y K, as `RB`; `NN` is neutral."""

GREY: Final = Colour("N")
"""§1.5: the squares of a neutral stone have no colour."""


def colours_of(stone: Stone) -> tuple[Colour, Colour]:
    return Colour(stone[0]), Colour(stone[1])


def orders(stone: Stone) -> tuple[tuple[Colour, Colour], ...]:
    """Return the different orders in which its squares can lie: a double has one (§7.3)."""
    first, second = colours_of(stone)
    return ((first, second),) if first == second else ((first, second), (second, first))


def pairs(colours: tuple[Colour, ...]) -> tuple[Stone, ...]:
    """Return every stone that two of these colours can make, doubles included."""
    return tuple(
        Stone(first + second) for order, first in enumerate(colours) for second in colours[order:]
    )


def colour_message(colour: str) -> Message:
    return Message.of(f"bits-colour-{colour}")


def stone_message(stone: str) -> Message:
    """Return what a stone is called: `red and blue stone`."""
    return Message.of(f"bits-stone-{stone}")
