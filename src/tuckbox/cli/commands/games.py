"""`tuckbox games` and `tuckbox rules`: what can be played, and how."""

from pathlib import Path

from tuckbox.cli.game_choice import game_with_components
from tuckbox.cli.game_text import facts, print_rules
from tuckbox.cli.terminal import Terminal
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
