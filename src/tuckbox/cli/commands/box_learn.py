"""`tuckbox box learn`: lets the bots learn to judge the boards of a FITS box, by playing."""

from collections.abc import Callable
from functools import partial
from pathlib import Path, PurePosixPath

from rich.progress import Progress as Bars

from tuckbox.bots.fits.judgement import Judgement, untaught
from tuckbox.bots.fits.tune import measure, tune
from tuckbox.bots.fits.weights import board_key, keep_weights
from tuckbox.cli.box_file import game_with_box
from tuckbox.cli.terminal import Terminal
from tuckbox.cli.usage_error import UsageError
from tuckbox.core import AnyGame
from tuckbox.games.fits.board import BoardId

SEED = 1


def learn(terminal: Terminal, path: Path, rounds: int) -> None:
    """Learn each board of the box, keep the tables, and say what they gain."""
    if rounds < 1:
        raise UsageError.of("cli-box-learn-rounds", rounds=rounds)
    rules = game_with_box(path)
    boards = _boards(rules)
    if not boards:
        raise UsageError.of("cli-box-learn-nothing", file=str(path))
    for board in boards:
        before = measure(untaught(rules, board), SEED)
        judgement = _with_bar(terminal, partial(tune, rules, board, rounds, SEED))
        after = measure(judgement, SEED)
        keep_weights(board_key(judgement.board), judgement.weights)
        points = {"before": f"{before:.2f}", "after": f"{after:.2f}"}
        terminal.say("cli-box-learned", board=board, rounds=rounds, **points)


def _boards(rules: AnyGame) -> list[BoardId]:
    """Return the boards that the box draws: only FITS has any."""
    own = sorted(rules.files.own)
    return [BoardId(PurePosixPath(file).stem) for file in own if file.startswith("boards/")]


def _with_bar(
    terminal: Terminal, work: Callable[[Callable[[float, float], None]], Judgement]
) -> Judgement:
    if not terminal.is_interactive:
        return work(lambda share, mean: None)
    with Bars(console=terminal.console, transient=True) as bars:
        bar = bars.add_task("", total=1.0)
        return work(lambda share, mean: bars.update(bar, completed=share))
