"""`tuckbox analyse`: what was possible in a recorded game, as a table, a picture or data."""

from collections.abc import Callable
from pathlib import Path

from rich.progress import Progress as Bars
from rich.table import Table

from tuckbox.analysis import AnalysisListener, analyse_record, nobody
from tuckbox.analysis.model import Analysis, BestScore, Evaluation, Hindsight
from tuckbox.analysis.picture import png, svg
from tuckbox.cli.commands.records import Recorded
from tuckbox.cli.files import check_writable, write_bytes
from tuckbox.cli.terminal import Terminal, UsageError
from tuckbox.core import View

Draw = Callable[[Path, str, View, Analysis], None]
SVG, PNG = b"<svg", b"\x89PNG"
"""How our own pictures begin; only those are drawn over."""


def analyse(
    terminal: Terminal,
    path: Path,
    components: Path | None,
    *,
    as_json: bool,
    picture: Path | None,
) -> None:
    draw = None if picture is None else drawing(picture)
    recorded = Recorded(path, components)
    record, game = recorded.record, recorded.game
    terminal.remark("cli-analysing")
    found = _with_bar(terminal, lambda listener: analyse_record(record, game, listener))
    if as_json:
        terminal.print_json(found.model_dump())
    elif isinstance(found, Hindsight):
        _show_hindsight(terminal, found)
    else:
        _show_course(terminal, found)
    if picture is not None and draw is not None:
        title = terminal.speaker.text(f"{game.name}-title")
        draw(picture, title, recorded.view(recorded.end), found)


def drawing(path: Path) -> Draw:
    """Return the function that draws into this file; all is checked before the long work begins."""
    if path.suffix.lower() not in KINDS:
        raise UsageError.of("analysis-picture-kind", file=str(path), known=tuple(KINDS))
    draw, start = KINDS[path.suffix.lower()]
    check_writable(path, over=start)
    return draw


def _draw_svg(path: Path, title: str, view: View, found: Analysis) -> None:
    write_bytes(path, svg(title, view, found).encode(), over=SVG)


def _draw_png(path: Path, title: str, view: View, found: Analysis) -> None:
    write_bytes(path, png(title, view, found), over=PNG)


KINDS = {".svg": (_draw_svg, SVG), ".png": (_draw_png, PNG)}


def _with_bar(terminal: Terminal, work: Callable[[AnalysisListener], Analysis]) -> Analysis:
    if not terminal.is_interactive:
        return work(nobody)
    with Bars(console=terminal.console, transient=True) as bars:
        bar = bars.add_task("", total=1.0)
        return work(lambda share, known=None: bars.update(bar, completed=share))


def _show_hindsight(terminal: Terminal, found: Hindsight) -> None:
    say = terminal.speaker.text
    if not found.rounds:
        terminal.say("cli-hindsight-nothing")
        return
    terminal.say("cli-hindsight")
    sheet = Table()
    for heading in ("round", "seat", "score", "best", "losses"):
        sheet.add_column(say(f"cli-column-{heading}"))
    for played in found.rounds:
        for one in played.seats:
            losses = [f"{each.text} -{each.loss}" for each in one.placements if each.loss]
            sheet.add_row(
                str(played.round),
                str(one.seat),
                str(one.score),
                _best(terminal, one),
                ", ".join(losses),
            )
    for total in found.totals:
        sheet.add_row("", str(total.seat), str(total.score), _best(terminal, total), "")
    terminal.print(sheet)


def _best(terminal: Terminal, one: BestScore) -> str:
    id = "cli-best-proven" if one.is_proven else "cli-best-found"
    return terminal.speaker.text(id, best=one.best, bound=one.bound)


def _show_course(terminal: Terminal, found: Evaluation) -> None:
    say = terminal.speaker.text
    sheet = Table()
    for heading in ("entry", "seat", "played", "chances", "better"):
        sheet.add_column(say(f"cli-column-{heading}"))
    for turn in found.turns:
        chances = "  ".join(f"{value:.0%}" for value in turn.values)
        better = f"{turn.best} (+{turn.loss:.0%})" if turn.loss >= 0.005 else ""
        mark = "!" if turn.is_turning_point else ""
        sheet.add_row(str(turn.entry), str(turn.seat), f"{turn.text} {mark}", chances, better)
    terminal.print(sheet)
    terminal.say("cli-turning-points", count=sum(turn.is_turning_point for turn in found.turns))
