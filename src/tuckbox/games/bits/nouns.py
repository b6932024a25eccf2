"""The nouns of BITS as messages, to be put into sentences."""

from tuckbox.core import Message
from tuckbox.games.bits.task import TaskCard

NAMED_SHAPES = ("O1", "O4", "L4", "S4", "V3")


def colour_message(colour: str) -> Message:
    return Message.of(f"bits-colour-{colour}")


def stone_message(stone: str) -> Message:
    """Return what a stone is called: `red and blue stone`."""
    return Message.of(f"bits-stone-{stone}")


def shape_message(shape: str, squares: int) -> Message:
    """Return `straight line of 3 squares`; a shape without a word of its own is called by its letter."""
    if shape in NAMED_SHAPES:
        return Message.of(f"bits-shape-{shape}")
    letter = shape.rstrip("0123456789")
    if letter == "I":
        return Message.of("bits-shape-line", squares=squares)
    return Message.of("bits-shape-letter", letter=letter, squares=squares)


def task_message(card: TaskCard) -> Message:
    """Return what a task card asks for and gives."""
    shape = shape_message(card.shape, card.squares)
    if card.colour is not None:
        colour = colour_message(card.colour)
        return Message.of("bits-task-colour", shape=shape, colour=colour, points=card.points)
    if card.others:
        return Message.of(
            "bits-task-size",
            shape=shape,
            points=card.points,
            others=card.others,
            squares=card.squares,
        )
    return Message.of("bits-task-shape", shape=shape, points=card.points)
