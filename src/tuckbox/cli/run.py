"""One run of the command: its language, its exit code, and a sentence for anything that goes wrong."""

import os
import sys
from collections.abc import Callable, Sequence
from functools import cache
from io import TextIOWrapper
from typing import Any

import typer

from tuckbox.cli.app import app
from tuckbox.cli.terminal import (
    BAD_INPUT,
    CLOSED,
    INTERRUPTED,
    Closed,
    Terminal,
    UsageError,
    usage_message,
)
from tuckbox.core import Message, TuckboxError
from tuckbox.i18n import LANGUAGES, Speaker, first_guess


def run(arguments: Sequence[str]) -> int:
    """Do what the arguments ask and return the exit code; never raises for bad input."""
    _tolerate_any_text()
    terminal = Terminal(Speaker(first_guess(wanted_language(arguments))))
    try:
        return _guarded(lambda: _command(arguments, terminal), terminal)
    except BrokenPipeError:
        _silence_output()
        return CLOSED


def wanted_language(arguments: Sequence[str]) -> str | None:
    """Return the value of `--lang`, which help needs before the commands are parsed."""
    for place, word in enumerate(arguments, 1):
        if word == "--lang":
            return "".join(arguments[place : place + 1])
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def _command(arguments: Sequence[str], terminal: Terminal) -> int:
    language = wanted_language(arguments)
    if language is not None and language not in LANGUAGES:
        raise UsageError.of("cli-language-unknown", language=language, known=LANGUAGES)
    command = _commands()
    if is_shown(command, arguments):
        command = typer.main.get_command(app)  # one of its own: help is written into it
        translate(command, arguments, terminal.speaker)
    code = command.main(list(arguments), "tuckbox", standalone_mode=False, obj=terminal)
    if code == INTERRUPTED:  # Typer turns Ctrl-C into this code and says nothing
        terminal.complain(Message.of("cli-stopped"))
    sys.stdout.flush()
    return code if isinstance(code, int) else 0


@cache
def _commands() -> Any:  # noqa: ANN401 - Typer exports no type
    """Return the commands; putting them together takes longer than most of them do."""
    return typer.main.get_command(app)


def _guarded(action: Callable[[], int], terminal: Terminal) -> int:
    try:
        return action()
    except TuckboxError as error:
        return _complain(terminal, error.message, BAD_INPUT)
    except typer.TyperException as error:
        return _complain(terminal, usage_message(error), BAD_INPUT)
    except Closed:
        return _complain(terminal, Message.of("cli-input-ended"), CLOSED)


def _complain(terminal: Terminal, message: Message, code: int) -> int:
    terminal.complain(message)
    return code


def _tolerate_any_text() -> None:
    """Print `?` for letters that the terminal lacks, and accept input that is not valid text."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _silence_output() -> None:
    """Keep Python from complaining at exit that nobody reads the output any more."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


# Help in the user's language: commands are declared without, and their texts are ordinary messages, found by
# name: `cli-about-play`, `cli-flag-seed`.


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
