"""Looks ahead: the points to expect when each of the next tiles, whichever comes, is placed well.

All cards that may come next are equally likely, so a position after a choice is worth the average,
over those cards, of its best next position. The look goes as deep as the work allows, for fewer and
fewer choices; after the last card nothing is estimated any more.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tuckbox.bots.deadline import Stop
from tuckbox.bots.fits.judgement import Judgement
from tuckbox.bots.fits.observation import Observation
from tuckbox.bots.fits.policy import NOTHING, best_action, worth
from tuckbox.bots.fits.value import SUITS, add_suits
from tuckbox.bots.square.weights import Weights
from tuckbox.kernels.fits.landing import rest
from tuckbox.kernels.fits.table import ROWS, Ints
from tuckbox.kernels.jit import jit
from tuckbox.solver.fits.bound import after, final

CHOICES = (16, 8, 5)
"""Choices that are looked at one, two, and more tiles deep: those that look best so far."""
AHEAD, TO_THE_END = 2, 5
"""How many tiles are looked ahead, and up to how many left it is all of them."""
WIDTH, MARGIN = 3, 0.5
"""How many placements of a later tile are looked into, and how much worse than the best they may look."""
MOST_ACTIONS = 64


class Room(NamedTuple):
    """Where a search writes on its way, by depth."""

    actions: Ints
    values: npt.NDArray[np.float64]
    suits: Weights
    work: Ints
    """One word: the tiles that may still be placed."""


def room(depths: int, work: float) -> Room:
    return Room(
        actions=np.zeros((depths + 1, MOST_ACTIONS), dtype=np.int64),
        values=np.zeros((depths + 1, MOST_ACTIONS)),
        suits=np.zeros((depths + 1, SUITS), dtype=np.float32),
        work=np.array([min(work, 1 << 40)], dtype=np.int64),
    )


@jit
def look(
    judgement: Judgement,
    suits: Weights,
    sky: int,
    marks: int,
    hope: int,
    tile: int,
    squares: int,
    cards: int,
    actions: Ints,
    values: npt.NDArray[np.float64],
) -> int:
    """Write what every action with a tile looks worth, and return how many there are."""
    actions[0], values[0] = 0, worth(judgement, suits, sky, marks, hope, squares, cards)
    found = 1
    for action in range(judgement.table.first[tile], judgement.table.first[tile + 1]):
        if rest(judgement.table, sky, action) < ROWS:
            new_sky, new_marks, new_hope = after(
                judgement.table, judgement.board, sky, marks, hope, action
            )
            actions[found] = action
            values[found] = worth(judgement, suits, new_sky, new_marks, new_hope, squares, cards)
            found += 1
    return found


@jit
def foremost(values: npt.NDArray[np.float64], found: int) -> int:
    """Return the place of the highest value; NumPy's own would slow down a first move."""
    best = 0
    for place in range(1, found):
        if values[place] > values[best]:
            best = place
    return best


@jit
def expect(
    judgement: Judgement,
    space: Room,
    left: Ints,
    sky: int,
    marks: int,
    hope: int,
    squares: int,
    depth: int,
    stop: Stop,
) -> float:
    """Return the points to expect of a position after a choice, `depth` tiles looked ahead.

    `left` are the tiles to come, with `squares` squares; they come back in the same order. Once the
    work is done or the clock has run out the result means nothing.
    """
    cards = len(left) - 1
    if cards < 0:
        return float(final(judgement.board, sky, marks, hope))
    suits, actions, values = space.suits[depth], space.actions[depth], space.values[depth]
    suits[:] = 0
    for tile in left:
        add_suits(judgement.weights, tile, cards, 1, suits)
    total = 0.0
    for place in range(len(left)):
        if stop[0] or space.work[0] <= 0:
            return 0.0
        space.work[0] -= 1
        tile = left[place]
        left[place], left[cards] = left[cards], tile
        rest_of = squares - judgement.size[tile]
        add_suits(judgement.weights, tile, cards, -1, suits)
        if depth == 1 or cards == 0:
            total += best_action(judgement, suits, sky, marks, hope, tile, True, rest_of, cards)[1]
        else:
            found = look(judgement, suits, sky, marks, hope, tile, rest_of, cards, actions, values)
            least, most = values[foremost(values, found)] - MARGIN, NOTHING
            for _ in range(WIDTH):
                best = foremost(values, found)
                if values[best] < least:
                    break
                values[best] = NOTHING
                new_sky, new_marks, new_hope = after(
                    judgement.table, judgement.board, sky, marks, hope, actions[best]
                )
                most = max(
                    most,
                    expect(
                        judgement,
                        space,
                        left[:cards],
                        new_sky,
                        new_marks,
                        new_hope,
                        rest_of,
                        depth - 1,
                        stop,
                    ),
                )
            total += most
        add_suits(judgement.weights, tile, cards, 1, suits)
        left[cards], left[place] = left[place], tile
    return total / len(left)


class Ahead(NamedTuple):
    """What a look ahead has found."""

    choices: Ints
    """The best ones, best first."""
    values: npt.NDArray[np.float64]
    """The points to expect of each."""
    work: float
    """What is left of it."""


def look_ahead(seen: Observation, looks: npt.NDArray[np.float64], work: float, stop: Stop) -> Ahead:
    """Look ahead from the choices that look best; less deep if the work runs out."""
    left = seen.deck[seen.deck != seen.own.start]
    space = room(len(left), work)
    best = np.argsort(-looks, kind="stable")
    values = looks[best]
    for depth in range(1, 1 + (len(left) if len(left) <= TO_THE_END else AHEAD)):
        few = best[: CHOICES[min(depth, len(CHOICES)) - 1]]
        deeper = np.array(list(_deeper(seen, space, left, few, depth, stop)))
        if len(deeper) < len(few):
            break
        order = np.argsort(-deeper, kind="stable")
        best, values = few[order], deeper[order]
    return Ahead(best, values, float(space.work[0]))


def _deeper(
    seen: Observation, space: Room, left: Ints, choices: Ints, depth: int, stop: Stop
) -> Iterator[float]:
    """Yield what choices are worth at a depth, as far as work and time allow."""
    judgement, now = seen.judgement, seen.own[:3]
    for choice in choices:
        then = after(judgement.table, judgement.board, *now, seen.actions[choice])
        value = expect(judgement, space, left, *then, seen.squares, depth, stop)
        if stop[0] or space.work[0] <= 0:
            return
        yield value
