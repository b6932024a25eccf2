"""`tuckbox selfcheck`: compares the compiled twins with the rules on this machine, entry by entry."""

from rich.progress import Progress as Bars

from tuckbox.cli.terminal import Terminal
from tuckbox.cli.usage_error import UsageError
from tuckbox.games import games


def selfcheck(terminal: Terminal, entries: int) -> None:
    if entries < 1:
        raise UsageError.of("cli-entries", entries=entries)
    terminal.remark("cli-compiling")
    from tuckbox.kernels import twins  # noqa: PLC0415 - compiled code, slow to load
    from tuckbox.kernels.selfcheck import Progress, run  # noqa: PLC0415

    with Bars(
        console=terminal.console, transient=True, disable=not terminal.is_interactive
    ) as bars:
        bar = bars.add_task("", total=entries)

        def show(now: Progress) -> None:
            bars.update(bar, completed=now.entries, description=f"{now.game} {now.options}")

        compared = run(entries, progress=show)
    terminal.say("cli-twins-equal", entries=compared)
    say = terminal.speaker.text
    missing = [say(f"{name}-title") for name in games() if name not in twins()]
    if missing:
        terminal.say("cli-twins-missing", games=terminal.speaker.list(missing))
