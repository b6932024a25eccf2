"""A Rich console that prints exactly what it is given: no markup, no guessed colours."""

from typing import NoReturn

from rich.console import Console


class QuietConsole(Console):
    """Leaves a closed pipe to the caller, which may have a game to save; Rich would end the process."""

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError


def quiet_console() -> Console:
    return QuietConsole(markup=False, highlight=False, emoji=False)
