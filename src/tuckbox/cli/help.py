"""Help in the reader's language: the texts of commands and options are messages like all others.

Commands are declared without help; their texts are found by name: `cli-about-play`,
`cli-flag-seed`.
"""

from typing import Any

import typer

from tuckbox.i18n import Speaker


def translate(group: Any, speaker: Speaker) -> None:  # noqa: ANN401 - Typer exports no type for it
    """Give a command group, its commands and their parameters their help texts."""
    group.help = speaker.text("cli-about")
    _translate_parameters(group, speaker)
    for name, command in group.commands.items():
        command.help = speaker.text(f"cli-about-{name}")
        command.short_help = command.help.splitlines()[0]
        _translate_parameters(command, speaker)


def _translate_parameters(command: Any, speaker: Speaker) -> None:  # noqa: ANN401
    command.get_help_option(typer.Context(command)).help = speaker.text("cli-flag-help")
    for parameter in command.params:
        parameter.help = speaker.text(f"cli-flag-{parameter.name.replace('_', '-')}")
