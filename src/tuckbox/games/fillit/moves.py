"""The text of a turn: `>e9 c3-c4`, `c3-c4 >e9`, or `c3-c4` alone."""

import re
from typing import NamedTuple

from tuckbox.core import InvalidMove
from tuckbox.games.fillit.board import HexName

_HEX = "([a-z][0-9])"
_STEP = f"{_HEX}-{_HEX}"
_SLIDE_FIRST = re.compile(f">{_HEX} {_STEP}")
_STONE_FIRST = re.compile(f"{_STEP}(?: >{_HEX})?")


class Step(NamedTuple):
    """A stone goes to a neighbouring hex."""

    start: HexName
    target: HexName


class Turn(NamedTuple):
    """A stone step, and the slide of the pawn before or after it."""

    stone: Step
    slide: HexName | None = None
    """The hex on which the pawn stops; None if the stone is moved alone."""
    slide_first: bool = False


def format_turn(turn: Turn) -> str:
    stone = f"{turn.stone.start}-{turn.stone.target}"
    if turn.slide is None:
        return stone
    return f">{turn.slide} {stone}" if turn.slide_first else f"{stone} >{turn.slide}"


def parse_turn(text: str) -> Turn:
    """The turn with this text, legal or not; case and spacing are free."""
    tidy = " ".join(text.lower().split())
    if match := _SLIDE_FIRST.fullmatch(tidy):
        slide, start, target = (HexName(name) for name in match.groups())
        return Turn(Step(start, target), slide, slide_first=True)
    if match := _STONE_FIRST.fullmatch(tidy):
        start, target = HexName(match[1]), HexName(match[2])
        return Turn(Step(start, target), HexName(match[3]) if match[3] else None)
    raise InvalidMove.of("fillit-move-text", text=text)
