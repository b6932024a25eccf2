"""The three steps of a turn as moves, each with its text: `d8=NB`, `d8,f9`, `>a1`."""

import re
from dataclasses import dataclass
from typing import TypeAlias

from tuckbox.core import InvalidMove

_HEX = "([a-i][1-9])"
_INSERT = re.compile(f"{_HEX}=([RBYN]{{2}})")
_EXTRA = re.compile(f"{_HEX},{_HEX}")
_PAWN = re.compile(f">{_HEX}")


@dataclass(frozen=True, slots=True)
class Insert:
    """Step 1: two coins into one column."""

    head: str
    """The hex at which both coins go in."""
    coins: str
    """Their colours, in the order in which they go in."""


@dataclass(frozen=True, slots=True)
class Extra:
    """Step 2: two coins of the own colour into two different columns."""

    first: str
    second: str


@dataclass(frozen=True, slots=True)
class MovePawn:
    """Step 3: the pawn goes to another corner."""

    corner: str


Move: TypeAlias = Insert | Extra | MovePawn


def format_move(move: Move) -> str:
    match move:
        case Insert(head, coins):
            return f"{head}={coins}"
        case Extra(first, second):
            return f"{first},{second}"
        case _:
            return f">{move.corner}"


def parse_move(text: str) -> Move:
    """The move with this text, legal or not; `InvalidMove` if there is none."""
    if found := _INSERT.fullmatch(text):
        return Insert(found[1], found[2])
    if found := _EXTRA.fullmatch(text):
        return Extra(found[1], found[2])
    if found := _PAWN.fullmatch(text):
        return MovePawn(found[1])
    raise InvalidMove.of("jammit-invalid-move", text=text)
