"""Help in the user's language: the texts of commands and options are ordinary messages.

Commands are declared without help; their texts are looked up by name: `cli-about-play`,
`cli-flag-seed`.
"""

from collections.abc import Sequence
from typing import Any

import typer

from tuckbox.i18n import Speaker


def is_shown(group: Any, arguments: Sequence[str]) -> bool:  # noqa: ANN401 - Typer exports no type
    """Return whether help may be printed: if it is requested, or if no command is named.

    Looking up its texts would delay every other command.
    """
    return "--help" in arguments or not any(word in group.commands for word in arguments)


def translate(group: Any, arguments: Sequence[str], speaker: Speaker) -> None:  # noqa: ANN401
    """Give the help texts to a command group, its commands, and the parameters of the command named."""
    group.help = speaker.text("cli-about")
    _translate_parameters(group, speaker)
    _translate_commands(group, "", arguments, speaker)


def _translate_commands(
    group: Any,  # noqa: ANN401
    group_name: str,
    arguments: Sequence[str],
    speaker: Speaker,
) -> None:
    for name, command in group.commands.items():
        command.help = speaker.text(f"cli-about-{group_name}{name}")
        command.short_help = command.help.splitlines()[0]
        if name in arguments:
            _translate_parameters(command, speaker)
            if hasattr(command, "commands"):
                _translate_commands(command, f"{name}-", arguments, speaker)


def _translate_parameters(command: Any, speaker: Speaker) -> None:  # noqa: ANN401
    command.get_help_option(typer.Context(command)).help = speaker.text("cli-flag-help")
    for parameter in command.params:
        parameter.help = speaker.text(f"cli-flag-{parameter.name.replace('_', '-')}")
