"""A game in words: its rules, its options, who made it, and what of it is reconstructed."""

from collections.abc import Iterator, Sequence

from tuckbox.cli.terminal import Terminal
from tuckbox.core import AnyGame, Message, Option, Options
from tuckbox.core.option import SEATS
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


def facts(rules: AnyGame, terminal: Terminal) -> list[str]:
    """Return summary, players, options, credits and what is reconstructed."""
    speaker = terminal.speaker
    lines = [
        speaker.text(f"{rules.name}-summary"),
        *(option_line(rules, option, terminal) for option in rules.choosable),
        speaker.text(f"{rules.name}-credits"),
    ]
    return lines + reconstructed_lines(rules.reconstructed, terminal)


def reconstructed_lines(components: Sequence[Message], terminal: Terminal) -> list[str]:
    """Return which components are reconstructed; shown wherever a player meets them."""
    if not components:
        return []
    listed = (f"  {terminal.speaker.say(message)}" for message in components)
    return [terminal.speaker.text("cli-reconstructed"), *listed]


def option_line(rules: AnyGame, option: Option, terminal: Terminal) -> str:
    speaker = terminal.speaker
    if option.name == SEATS:
        return speaker.text("cli-players", flag=f"--{SEATS}", seats=speaker.list(option.choices))
    return speaker.text(
        "cli-option-line",
        flag=f"--{option.name}",
        label=option_label(rules, option, terminal),
        choices=", ".join(option.choices),
        default=option.default,
    )


def option_label(rules: AnyGame, option: Option, terminal: Terminal) -> str:
    return terminal.speaker.text(f"{rules.name}-option-{option.name}")


def options_line(rules: AnyGame, options: Options, terminal: Terminal) -> str:
    """Return the game's title and all chosen options."""
    chosen = (
        terminal.speaker.text(
            "cli-chosen",
            option=option_label(rules, option, terminal),
            choice=choice_label(rules, option, options[option.name], terminal),
        )
        for option in rules.choosable
    )
    return " · ".join([terminal.speaker.text(f"{rules.name}-title"), *chosen])


def choice_label(rules: AnyGame, option: Option, choice: str, terminal: Terminal) -> str:
    """Return the label of a choice; numbers and a player's own boards are their own labels."""
    id = f"{rules.name}-choice-{option.name}-{choice}"
    return terminal.speaker.text(id) if terminal.speaker.knows(id) else choice
