"""What the BITS environment knows beside the twin's table."""

from typing import NamedTuple

import numpy as np

from tuckbox.core import Options
from tuckbox.envs.layout import Layout
from tuckbox.games.bits.components import Components
from tuckbox.games.bits.stone import colours_of
from tuckbox.kernels.bits.table import COLUMNS, ROWS, Ints
from tuckbox.kernels.bits.table import Table as RulesTable


class Table(NamedTuple):
    """The components of one game in arrays."""

    rules: RulesTable
    squares: Ints
    """By stone and colour: how many of its squares have it."""
    at: Ints
    """Where each part of an observation begins, in the order of the layout."""


def layout(components: Components, options: Options, rules: RulesTable) -> Layout:
    """Return the parts of an observation: the seat's own first, then those of the next seats."""
    seats, stones = options.seats, len(rules.stone)
    return Layout(
        {
            "stone": (len(components.colours),),
            "first": (1,),
            "left": (stones,),
            "tasks": (rules.rounds, len(rules.task)),
            "heights": (seats, COLUMNS),
            "colours": (seats, len(components.colours) + 1, ROWS, COLUMNS),
            "neutral": (seats,),
            "start": (seats, stones),
            "standing": (seats,),
        }
    )


def env_table(components: Components, rules: RulesTable, parts: Layout) -> Table:
    stones = [colours_of(stone) for stone in sorted(components.stones)]
    squares = [[pair.count(colour) for colour in components.colours] for pair in stones]
    return Table(
        rules=rules,
        squares=np.array(squares, dtype=np.int64),
        at=np.array(list(parts.starts().values()), dtype=np.int64),
    )
