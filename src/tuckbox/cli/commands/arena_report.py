"""The report of a tournament as tables, or as sentences where tables don't help."""

from collections.abc import Iterator, Sequence

from rich.table import Table

from tuckbox.arena.report import Duel, Place, Report, Standing
from tuckbox.arena.statistic import Estimate
from tuckbox.cli.terminal import Terminal

NONE = "-"


def show_report(terminal: Terminal, report: Report) -> None:
    terminal.say("arena-games-played", count=report.games)
    show = _sentences if terminal.plain else _table
    show(terminal, "arena-standings", ("bot", "elo", "score", "games"), _standings(report))
    show(terminal, "arena-duels", ("duel", "mode", "share", "wins", "difference"), _duels(report))
    show(terminal, "arena-places", ("seat", "mode", "share", "games"), _places(report))
    terminal.say("arena-intervals")


Rows = Iterator[Sequence[str]]


def _table(terminal: Terminal, title: str, columns: Sequence[str], rows: Rows) -> None:
    sheet = Table(title=terminal.speaker.text(title), title_justify="left")
    for column in columns:
        sheet.add_column(terminal.speaker.text(f"arena-column-{column}"))
    for row in rows:
        sheet.add_row(*row)
    if sheet.row_count:
        terminal.print(sheet)


def _sentences(terminal: Terminal, title: str, columns: Sequence[str], rows: Rows) -> None:
    names = [terminal.speaker.text(f"arena-column-{column}") for column in columns]
    found = [
        "; ".join(f"{name}: {value}" for name, value in zip(names, row, strict=True))
        for row in rows
    ]
    if found:
        terminal.say(title)
    for line in found:
        terminal.print(line)


def _standings(report: Report) -> Rows:
    for each in report.standings:
        yield _standing(each)


def _standing(each: Standing) -> Sequence[str]:
    return each.bot, _figure(each.elo, "+.0f"), _figure(each.score, ".2f"), str(each.games)


def _duels(report: Report) -> Rows:
    for each in report.duels:
        yield _duel(each)


def _duel(each: Duel) -> Sequence[str]:
    others = f"{each.sides - 1} x {each.against}" if each.sides > 2 else each.against
    lost = each.games - each.wins - each.shared
    return (
        f"{each.bot} : {others}",
        each.mode,
        _percent(each.share),
        f"{each.wins} / {each.shared} / {lost}",
        _figure(each.difference, "+.2f"),
    )


def _places(report: Report) -> Rows:
    for each in report.places:
        yield _place(each)


def _place(each: Place) -> Sequence[str]:
    seats = " + ".join(map(str, each.seats))
    return seats, each.mode, _percent(each.share), str(each.games)


def _percent(each: Estimate) -> str:
    return f"{each.value:.1%} ({each.low:.1%} … {each.high:.1%})"


def _figure(each: Estimate | None, form: str) -> str:
    return NONE if each is None else f"{each.value:{form}} ({each.low:{form}} … {each.high:{form}})"
