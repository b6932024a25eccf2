"""Rich, told to print what it is given: no markup, no guessing of colours, no swallowed errors."""

from typing import NoReturn

from rich.console import Console


class QuietConsole(Console):
    """Leaves a closed pipe to the caller, who may have a game to save; Rich would end the process."""

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError


def quiet_console() -> Console:
    return QuietConsole(markup=False, highlight=False, emoji=False)
