"""`tuckbox games` and `tuckbox rules`: what can be played, and how."""

from collections.abc import Sequence
from pathlib import Path

from tuckbox.cli.component_folder import game_with_components
from tuckbox.cli.rules_text import print_rules
from tuckbox.cli.terminal import Terminal
from tuckbox.core import AnyGame, Message, Option, Options
from tuckbox.core.option import SEATS
from tuckbox.games import games, unusable_games


def list_games(terminal: Terminal, components: Path | None) -> None:
    for name in games():
        rules = game_with_components(name, components)
        terminal.print(f"{terminal.speaker.text(f'{name}-title')} · tuckbox play {name}", "bold")
        for line in facts(rules, terminal):
            terminal.print(f"  {line}")
        terminal.print()
    for fault in unusable_games():
        terminal.complain(fault.message)


def explain(terminal: Terminal, name: str, components: Path | None) -> None:
    rules = game_with_components(name, components)
    terminal.say(f"{name}-title", "bold")
    terminal.print()
    print_rules(terminal, name)
    for line in facts(rules, terminal):
        terminal.print(line)


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
