"""Errors in command-line arguments, and the exit codes."""

import re

from typer import TyperException

from tuckbox.core import Message, TuckboxError

CLOSED = 1
"""The input ended, or the output was closed, in the middle of a game."""
BAD_INPUT = 2
INTERRUPTED = 130
"""Ctrl-C, as every shell reports it."""


class UsageError(TuckboxError):
    """Arguments that the command can't use."""


def usage_message(error: TyperException) -> Message:
    """Return a message for an error of the argument parser, our own if it is of a known kind."""
    option = getattr(error, "option_name", None)
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return Message.of("cli-option-unknown", option=str(option))
    if kind == "BadOptionUsage":
        return Message.of("cli-option-value-missing", option=str(option))
    if kind == "MissingParameter":
        return Message.of("cli-argument-missing", argument=_parameter(error))
    if kind == "BadParameter":
        # The parser checks only numbers; we check everything else.
        return Message.of("cli-argument-bad", argument=_parameter(error))
    if command := re.fullmatch(r"No such command '(.*)'", _reason(error)):
        return Message.of("cli-command-unknown", command=command[1])
    return Message.of("cli-usage", reason=_reason(error))


def _parameter(error: TyperException) -> str:
    parameter = getattr(error, "param", None)
    if parameter is None:
        return "?"
    return str(parameter.opts[0] if parameter.param_type_name == "option" else parameter.metavar)


def _reason(error: TyperException) -> str:
    return str(getattr(error, "message", error)).rstrip(".")
