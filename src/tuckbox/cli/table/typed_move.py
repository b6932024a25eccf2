"""Finds the legal move that was typed, forgiving where only one move can be meant."""

import unicodedata
from collections.abc import Callable
from typing import Any

from tuckbox.cli.usage_error import UsageError
from tuckbox.core import AnyGame, IllegalMove, InvalidMove, Seat


def spaced(text: str) -> str:
    return " ".join(text.split())


def small(text: str) -> str:
    return spaced(text.casefold())


def bare(text: str) -> str:
    """Return only the letters and digits; a text without any stays as it is."""
    return "".join(letter for letter in text.casefold() if letter.isalnum()) or text


def short(text: str) -> str:
    """Return the text without the tile in front, which is the same for all: `0c` for `P5:0@C`."""
    return bare(text.rpartition(":")[2])


Shape = Callable[[str], str]

LIKENESSES: tuple[tuple[Shape, Shape], ...] = (
    (spaced, spaced),
    (small, small),
    (bare, bare),
    (short, bare),
)
"""The ways to compare a typed text with a move's, strictest first."""


def read_move(rules: AnyGame, position: Any, who: Seat, typed: str) -> str:  # noqa: ANN401
    """Return the text of the legal move that is meant; raise an error if there is none, or several."""
    text = unicodedata.normalize("NFKC", typed)  # a Japanese keyboard types full width letters
    legal = [rules.format_move(move) for move in rules.legal_moves(position, who)]
    for of_move, of_text in LIKENESSES:
        meant = [move for move in legal if of_move(move) == of_text(text)]
        if len(meant) == 1:
            return meant[0]
        if meant:
            raise UsageError.of("cli-move-ambiguous", typed=typed, moves=tuple(meant))
    raise _why_not(rules, position, who, text)


def _why_not(rules: AnyGame, position: Any, who: Seat, text: str) -> Exception:  # noqa: ANN401
    """Return the rules' own refusal, ignoring the case of letters."""
    for spelling in (text, text.upper(), text.lower()):
        try:
            move = rules.parse_move(spelling)
        except InvalidMove:
            continue
        refusal = rules.refusal(position, who, move)
        if refusal is not None:
            return IllegalMove(refusal)
    try:
        rules.parse_move(text)
    except InvalidMove as error:
        return error
    return UsageError.of("cli-move-unclear", typed=text)
