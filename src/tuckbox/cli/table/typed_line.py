"""What was typed at the table: a command, or a move.

Commands are read in the player's language and always in English; a move is found forgivingly where only
one can be meant.
"""

import unicodedata
from collections.abc import Callable
from typing import Any, NamedTuple

from tuckbox.cli.usage_error import UsageError
from tuckbox.core import AnyGame, IllegalMove, InvalidMove, Seat
from tuckbox.i18n import Speaker

WORDS = ("help", "moves", "what", "show", "score", "rules", "undo", "save", "resign", "quit")


class TypedCommand(NamedTuple):
    """A command by its English name, and what was typed after it."""

    name: str
    rest: str


def read_command(line: str, speaker: Speaker) -> TypedCommand | None:
    """Return the command with which a line begins, or None."""
    first, *rest = line.split(maxsplit=1)  # a Japanese keyboard types a wide space
    for name in WORDS:
        if first.casefold() in (*spellings(name, speaker), *spellings(name, Speaker("en"))):
            return TypedCommand(name, "".join(rest).strip())
    return None


def spellings(name: str, speaker: Speaker) -> tuple[str, ...]:
    """Return every way to type a command in this language; the first is the one that help shows."""
    return tuple(speaker.text(f"cli-word-{name}").casefold().split())


def typed_commands(speaker: Speaker) -> tuple[str, ...]:
    """Return the commands as help shows them."""
    return tuple(spellings(name, speaker)[0] for name in WORDS)


# Moves


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


Likeness = Callable[[str], str]

LIKENESSES: tuple[tuple[Likeness, Likeness], ...] = (
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
