"""`tuckbox perft`: the number of different games, entry by entry."""

from collections.abc import Sequence
from pathlib import Path

from tuckbox.cli.terminal import Terminal
from tuckbox.cli.text_file import read_text
from tuckbox.cli.usage_error import UsageError
from tuckbox.core import AnyGame, InvalidMove, Options


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
