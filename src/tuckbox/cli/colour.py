"""Colours for pictures: the letters that stand for colours get theirs. Never the only sign."""

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.text import Text

STYLES = {
    "R": "bold red",
    "B": "bold blue",
    "Y": "bold yellow",
    "G": "bold green",
    "P": "bold magenta",
    "K": "bold white on black",
    "N": "bold bright_black",
    "r": "red",
    "b": "blue",
    "y": "yellow",
    "g": "green",
}
"""Letters of pawns, chips, stones and stone squares."""

TILES = ("red", "green", "yellow", "blue", "magenta", "cyan")
TILE = re.compile(r"\b[A-Z][3-5]\b")
LETTER = re.compile(r"(?<![\w-])([RBYGPKNrbyg])(?![\w-])")
FAINT = re.compile(r"(?<= )[.x](?= |$)")


def coloured(picture: str) -> "Text":
    from rich.text import Text  # noqa: PLC0415 - most commands draw nothing

    text = Text(picture)
    for found in FAINT.finditer(picture):
        text.stylize("dim", *found.span())
    for found in LETTER.finditer(picture):
        text.stylize(STYLES[found[0]], *found.span())
    for found in TILE.finditer(picture):
        text.stylize(f"bold {TILES[sum(map(ord, found[0])) % len(TILES)]}", *found.span())
    return text
