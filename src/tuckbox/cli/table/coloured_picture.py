"""Colours for pictures: letters that stand for a colour get it. Colour is never the only sign."""

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.text import Text

# fmt: off
LETTERS = {
    "R": "bold red",     "B": "bold blue", "Y": "bold yellow",        "G": "bold green",
    "P": "bold magenta", "N": "bold dim",  "K": "bold white on black",
    "r": "red",          "b": "blue",      "y": "yellow",             "g": "green",
}
# fmt: on
"""Pawns, chips, coins, stones and squares of stones, as they appear in pictures."""

TILES = ("red", "green", "yellow", "blue", "magenta", "cyan")
"""Tiles have no colours of their own in pictures, but neighbours should differ."""

LABELS = re.compile(r"^ *(?:\(.\) )?([a-z]) |^( *A +B +C.*)$", re.MULTILINE)
"""Names of rows and columns, which are letters too."""
LETTER = re.compile(r"(?<![\w-])[RBYGPKNrbyg](?![\w-])")
TILE = re.compile(r"\b[A-Z][3-5]\b")
EMPTY = re.compile(r"(?<=\s)[.x](?=\s|$)")


def coloured(picture: str) -> "Text":
    """Return the picture with colours; without them it reads the same."""
    from rich.text import Text  # noqa: PLC0415 - most commands draw nothing

    text = Text(picture)
    labels = [found.span(found.lastindex or 0) for found in LABELS.finditer(picture)]
    for pattern, style in ((EMPTY, _faint), (LETTER, _letter), (TILE, _tile)):
        for found in pattern.finditer(picture):
            if not any(start <= found.start() < end for start, end in labels if pattern is LETTER):
                text.stylize(style(found[0]), *found.span())
    return text


def _faint(_: str) -> str:
    return "dim"


def _letter(letter: str) -> str:
    return LETTERS[letter]


def _tile(name: str) -> str:
    return f"bold {TILES[sum(map(ord, name)) % len(TILES)]}"
