"""Which compiled code a level of bots needs, and how much of it there is to compile."""

from typing import NamedTuple

from tuckbox.bots import levels
from tuckbox.core import AnyGame, Options
from tuckbox.core.ability import sides


class Code(NamedTuple):
    """Code that several levels of a game share."""

    game: str
    family: str
    """`greedy`, `uct` or `expert`."""
    is_for_many: bool
    """Whether it searches for more than two sides, in games whose experts search."""


SIZES = {
    Code("fits", "greedy", False): 2758,
    Code("fits", "expert", False): 7100,
    Code("bits", "greedy", False): 1777,
    Code("bits", "expert", False): 6000,
    Code("fillit", "greedy", False): 5182,
    Code("fillit", "expert", False): 7874,
    Code("fillit", "expert", True): 4512,
    Code("jammit", "greedy", False): 3028,
    Code("jammit", "expert", False): 9342,
    Code("jammit", "expert", True): 7532,
}
"""How much there is to compile, in bytes of Python's code: for estimates only."""
USUAL_SIZE = 4000


def size_of(code: Code) -> int:
    return SIZES.get(code, USUAL_SIZE)


def code_of(game: AnyGame, options: Options, level: str) -> Code:
    """Return the code that a level needs at a table."""
    family = "expert" if level.startswith("expert-") else level
    has_search = family == "expert" and "uct" in levels(game.name)
    return Code(game.name, family, has_search and len(sides(game, options)) > 2)
