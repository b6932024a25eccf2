"""What the open task cards of a round ask for, as the search needs it."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tuckbox.games.bits.stone import Colour
from tuckbox.games.bits.task import TaskCard
from tuckbox.kernels.bits.codec import Numbering
from tuckbox.kernels.bits.table import Ints, Table

COLOUR_BITS = 5
"""Squares of each colour still to come stand in a word, five bits each."""


class OpenTasks(NamedTuple):
    """The open task cards of one round."""

    table: Table
    worth: Ints
    """By place in the table's shapes and colour: the points of all open tasks together."""
    turn: int
    """The round, from 0."""
    coming: Ints
    """By stone: its two squares as they stand in a word of squares to come."""


def open_tasks(numbering: Numbering, cards: Sequence[TaskCard]) -> OpenTasks:
    table, colours = numbering.table, numbering.components.colours
    worth = table.worth[[numbering.cards.index(card) for card in cards]].sum(axis=0)
    coming = [
        sum(1 << COLOUR_BITS * colours.index(Colour(colour)) for colour in stone)
        for stone in numbering.stones
    ]
    return OpenTasks(table, np.ascontiguousarray(worth), len(cards) - 1, np.array(coming))
