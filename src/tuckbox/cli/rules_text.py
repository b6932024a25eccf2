"""The rules of a game as text: headings, paragraphs and lists."""

from collections.abc import Iterator

from tuckbox.cli.terminal import Terminal
from tuckbox.i18n import Speaker

HEADING = "# "
PARTS = ("rules", "rules-alone")
"""The messages that make up the rules; a game without a ladder of titles lacks the second."""


def print_rules(terminal: Terminal, game: str) -> None:
    """Print headings so that they stand out, and a blank line between the blocks."""
    for block in rules_blocks(terminal.speaker, game):
        is_heading = block.startswith(HEADING)
        terminal.print(block.removeprefix(HEADING), "bold" if is_heading else "")
        terminal.print()


def rules_blocks(speaker: Speaker, game: str) -> Iterator[str]:
    """Return headings, marked as such, paragraphs, and lists with a line for each item."""
    for id in (f"{game}-{part}" for part in PARTS):
        if speaker.knows(id):
            yield from speaker.text(id).split("\n\n")
