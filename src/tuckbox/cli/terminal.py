"""The terminal, or pipe, where a person reads and types; errors in what was typed there, and exit codes."""

import json
import re
import signal
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from types import FrameType
from typing import TYPE_CHECKING, NoReturn

from typer import TyperException

from tuckbox.core import Message, TuckboxError
from tuckbox.i18n import Speaker
from tuckbox.i18n.shown import shown

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


if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.text import Text


SIGNALS = tuple(getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name))
"""They ask a process to exit: the terminal was closed, or the machine shuts down."""


class Closed(Exception):
    """The input has ended: Ctrl-D, or the end of a pipe."""


class Terminated(Exception):
    """A signal asked this process to exit."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.code = 128 + number
        """The exit code, as every shell reports it."""


class Terminal:
    """Prints messages in one language and reads lines; in a pipe, without colours and prompts."""

    def __init__(self, speaker: Speaker, *, plain: bool = False) -> None:
        self.speaker = speaker
        self.plain = plain
        """Sentences instead of pictures and tables."""

    @cached_property
    def console(self) -> "Console":
        return _quiet_console()

    @property
    def is_interactive(self) -> bool:
        """Whether a person is here who can be asked, and whose screen can be cleared."""
        return sys.stdin.isatty() and sys.stdout.isatty()

    @property
    def has_colours(self) -> bool:
        """Whether somebody looks at a screen, or wants colours in a pipe (`FORCE_COLOR`)."""
        return self.console.is_terminal

    def say(self, id: str, style: str = "", **values: object) -> None:
        self.print(self.speaker.text(id, **values), style)

    def tell(self, messages: Iterable[Message], style: str = "") -> None:
        for message in messages:
            self.print(self.speaker.say(message), style)

    def print(self, text: "RenderableType" = "", style: str = "") -> None:
        """Print text; a terminal wraps it between words, a pipe gets each paragraph on one line."""
        if self.has_colours:
            self.console.print(_harmless(text), style=style or None)
        else:
            self._print_plain(text)

    def picture(self, text: "str | Text") -> None:
        """Print text in which every character must stay in its column."""
        if self.has_colours:
            self.console.print(_harmless(text), soft_wrap=True)
        else:
            self._print_plain(text)

    def _print_plain(self, text: "RenderableType") -> None:
        # Rich lays every letter out, which took most of the time of a long replay.
        if isinstance(text, str):
            print(_harmless(text), flush=True)
        else:
            self.console.print(text, soft_wrap=True)

    def print_json(self, data: object, indent: int | None = None) -> None:
        """Print data as JSON for programs; also harmless if a person looks at it."""
        print(_harmless(json.dumps(data, ensure_ascii=False, indent=indent)))

    def print_pieces(self, pieces: Iterable[str]) -> None:
        """Print a text that is too long to be put together first."""
        for piece in pieces:
            sys.stdout.write(shown(piece, None, keeps_lines=True))
        sys.stdout.write("\n")

    def remark(self, id: str, **values: object) -> None:
        """Print a remark to standard error, apart from the command's output."""
        sys.stderr.write(f"{_harmless(self.speaker.text(id, **values))}\n")

    def complain(self, message: Message) -> None:
        """Print an error, after all earlier output."""
        sys.stdout.flush()
        sys.stderr.write(f"{_harmless(self.speaker.say(message))}\n")

    def ask(self, prompt: str, completions: Sequence[str] = ()) -> str:
        """Return one line without surrounding blanks; raise `Closed` at the end of the input."""
        if self.is_interactive:
            from tuckbox.cli.terminal import read_line  # noqa: PLC0415 - a pipe has no keyboard

            line = read_line(prompt, completions)
        else:
            line = sys.stdin.readline()
        if not line:
            raise Closed
        return line.strip()

    def forget(self) -> None:
        """Clear the screen, the text above it, and the history behind the arrow keys."""
        if self.is_interactive:
            from tuckbox.cli.terminal import forget_lines  # noqa: PLC0415

            forget_lines()
            sys.stdout.write("\x1b[H\x1b[2J\x1b[3J")
            sys.stdout.flush()


def _harmless(text: "RenderableType") -> "RenderableType":
    """Return text without control characters; tables and columns contain only text that is."""
    return shown(text, None, keeps_lines=True) if isinstance(text, str) else text


@contextmanager
def termination_raises() -> Iterator[None]:
    """Raise `Terminated` for such a signal within this block, so that a game can be saved."""
    before = {number: signal.signal(number, _raise) for number in SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _raise(number: int, frame: FrameType | None) -> None:
    raise Terminated(number)


def _quiet_console() -> "Console":
    """Return a console that prints exactly what it is given: no markup, no guessed colours."""
    from rich.console import Console  # noqa: PLC0415 - slow to load, and not every command prints

    class QuietConsole(Console):
        """Leaves a closed pipe to the caller, which may have a game to save; Rich would end the process."""

        def on_broken_pipe(self) -> NoReturn:
            raise BrokenPipeError

    return QuietConsole(markup=False, highlight=False, emoji=False)


try:
    import readline
except ImportError:  # Windows has none; lines can be read without it
    readline = None  # type: ignore[assignment]


def read_line(prompt: str, completions: Sequence[str]) -> str:
    """Return the line with its line end; empty after Ctrl-D."""
    _offer(completions)
    try:
        return input(prompt) + "\n"
    except EOFError:
        print()
        return ""


def forget_lines() -> None:
    """Clear the history, so that nobody can recall what the last person typed."""
    if readline is not None:
        readline.clear_history()


def _offer(completions: Sequence[str]) -> None:
    """Let the Tab key complete these."""
    if readline is None:
        return
    readline.set_completer_delims("")
    readline.set_completer(lambda text, state: completion(text, state, completions))
    readline.parse_and_bind("tab: complete")


def completion(text: str, state: int, completions: Sequence[str]) -> str | None:
    """Return completion number `state` of the text typed so far, as readline requests it."""
    found = [offer for offer in completions if offer.casefold().startswith(text.casefold())]
    return found[state] if state < len(found) else None
