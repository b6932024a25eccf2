"""`tuckbox games`, `rules`, `perft` and `selfcheck`: what can be played, how, and whether the rules hold."""

from collections.abc import Sequence
from pathlib import Path

from rich.progress import Progress as Bars

from tuckbox.cli.files import read_text
from tuckbox.cli.game_choice import game_with_components
from tuckbox.cli.game_text import facts, print_rules
from tuckbox.cli.terminal import Terminal, UsageError
from tuckbox.core import AnyGame, InvalidMove, Options
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


def count(
    terminal: Terminal,
    rules: AnyGame,
    options: Options,
    depth: int,
    *,
    divided: bool,
    chance: Path | None,
) -> None:
    from tuckbox.solver.perft import divide, perft  # noqa: PLC0415 - most runs count nothing

    if depth < 1:
        raise UsageError.of("cli-depth", depth=depth)
    position = rules.initial(options)
    texts = None if chance is None else chance_texts(rules, chance)
    terminal.print(f"{rules.name} {options}", "bold")
    if divided:
        parts = divide(rules, position, depth, texts)
        for text, paths in parts:
            terminal.picture(f"{text:<16} {paths}")
        terminal.picture(f"{depth:<16} {sum(paths for _, paths in parts)}")
        return
    for n in range(1, depth + 1):
        terminal.picture(f"{n:<4} {perft(rules, position, n, texts)}")


def chance_texts(rules: AnyGame, path: Path) -> Sequence[str]:
    """Return the draws in a file, one per line; blank lines and comments after `;` are skipped."""
    texts = []
    for number, line in enumerate(read_text(path).splitlines(), 1):
        text = line.split(";", 1)[0].strip()
        if text:
            _check(rules, text, path, number)
            texts.append(text)
    return texts


def _check(rules: AnyGame, text: str, path: Path, number: int) -> None:
    try:
        rules.parse_move(text)
    except InvalidMove as error:
        raise UsageError.of(
            "cli-chance-line", file=str(path), line=number, reason=error.message
        ) from error


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
