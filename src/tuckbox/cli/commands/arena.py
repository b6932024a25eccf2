"""`tuckbox arena`: a tournament between bots, which can be stopped and resumed."""

import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from time import monotonic

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bars
from rich.table import Table

from tuckbox.arena import ArenaFault, Plan, Report, Results, TournamentProgress, tournament
from tuckbox.arena.plan import BY_MODE, fixtures, make_plan
from tuckbox.arena.report import BotStanding, Duel, Place
from tuckbox.arena.statistic import Estimate
from tuckbox.arena.tournament import Briefing, Runner, record_text
from tuckbox.arena.workers import Processes
from tuckbox.bots.compiled_code import Code, code_of
from tuckbox.cli.compile_progress import CompileProgress
from tuckbox.cli.files import SUFFIX, write_record
from tuckbox.cli.game_choice import chosen_game, component_folder, read_game_choice
from tuckbox.cli.terminal import Terminal, Terminated, UsageError, termination_raises
from tuckbox.core import AnyGame

Rows = Iterator[Sequence[str]]
NONE = "-"
"""Stands for a figure that there is none of."""
LINE_SECONDS = 10.0
"""The time between two lines of progress in a pipe."""


@dataclass(frozen=True, slots=True)
class ArenaRequest:
    """The arguments of the command."""

    words: tuple[str, ...] = ()
    pairs: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    games: int = 100
    time: str = "0.1"
    opening: int | None = None
    seed: str = "1"
    workers: int | None = None
    ray: str | None = None
    results: Path | None = None
    records: Path | None = None
    components: Path | None = None
    box: Path | None = None
    as_json: bool = False


def arena(terminal: Terminal, request: ArenaRequest) -> None:
    choice = read_game_choice(request.words, request.pairs)
    name = choice.game if request.box else choice.required_game()
    game = chosen_game(name, request.components, request.box)
    modes = choice.modes(game)
    plan = make_plan(
        game,
        modes,
        tuple(level for text in request.bots for level in text.split(",") if level),
        seconds=_seconds(request.time),
        seed=request.seed,
        opening=BY_MODE if request.opening is None else _opening(request.opening),
    )
    _check(request)
    codes = {code_of(game, mode, level) for mode in modes for level in plan.bots}
    runner = _runner(terminal, game, plan, request, codes)
    path = request.results or results_file(plan)
    with Results(path, plan) as results:
        report = _resumable(terminal, path, lambda: _run(terminal, game, results, runner, request))
        if request.records is not None:
            _keep_records(game, results, request.games, request.records)
    if request.as_json:
        terminal.print_json(report.json())
    else:
        show_report(terminal, report)
        terminal.say("arena-kept", file=str(path))


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not (seconds > 0 and isfinite(seconds)):
        raise UsageError.of("arena-time", time=text)
    return seconds


def _opening(number: int) -> int:
    if number < 0:
        raise ArenaFault.of("arena-opening", opening=number)
    return number


def _check(request: ArenaRequest) -> None:
    if request.games < 1:
        raise ArenaFault.of("arena-games", games=request.games)
    if request.workers is not None and request.workers < 1:
        raise UsageError.of("arena-workers", workers=request.workers)


def _runner(
    terminal: Terminal, game: AnyGame, plan: Plan, request: ArenaRequest, codes: set[Code]
) -> Runner:
    box = game.files.box
    briefing = Briefing(plan, component_folder(request.components), "" if box is None else box.text)
    if request.ray is None:
        count = request.workers or cores()
        progress = CompileProgress(terminal, codes, count)
        return Processes(briefing, count, progress.heard)
    from tuckbox.arena.workers import Cluster  # noqa: PLC0415 - an extra

    return Cluster(briefing, request.ray, request.workers)


def cores() -> int:
    """Return the number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def results_file(plan: Plan) -> Path:
    """Return the file in which the same plan finds its results again, if no file was named."""
    from hashlib import sha256  # noqa: PLC0415

    from platformdirs import user_data_path  # noqa: PLC0415 - slow to import, rarely needed

    name = sha256(json.dumps(plan.json()).encode()).hexdigest()[:12]
    return user_data_path("tuckbox", appauthor=False) / "arena" / f"{plan.game}-{name}.jsonl"


def _resumable(terminal: Terminal, path: Path, work: Callable[[], Report]) -> Report:
    """Do the work; after Ctrl-C or a closed terminal, say how to resume from the file of results."""
    try:
        with termination_raises():
            return work()
    except (KeyboardInterrupt, Terminated) as stop:
        terminal.remark("arena-stopped", file=str(path))
        raise KeyboardInterrupt from stop


def _run(
    terminal: Terminal, game: AnyGame, results: Results, runner: Runner, request: ArenaRequest
) -> Report:
    with _shown(terminal) as show:
        return tournament(game, results, runner, request.games, show)


@contextmanager
def _shown(terminal: Terminal) -> Iterator[Callable[[TournamentProgress], None]]:
    """Show progress: a bar on a terminal, a line now and then elsewhere."""
    if not terminal.is_interactive:
        yield Lines(terminal).show
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Bars(*columns, console=terminal.console, transient=True) as bars:
        bar = bars.add_task("")

        def show(now: TournamentProgress) -> None:
            text = " : ".join(now.last.players) if now.last else ""
            bars.update(bar, completed=now.played, total=now.planned, description=text)

        yield show


class Lines:
    """Prints progress as lines: the first, the last, and one now and then."""

    def __init__(self, terminal: Terminal) -> None:
        self._terminal = terminal
        self._told = -LINE_SECONDS

    def show(self, now: TournamentProgress) -> None:
        if monotonic() - self._told >= LINE_SECONDS or now.played == now.planned:
            self._terminal.remark("arena-progress", played=now.played, planned=now.planned)
            self._told = monotonic()


def _keep_records(game: AnyGame, results: Results, deals: int, folder: Path) -> None:
    """Write every game of the plan as a record, including the games of earlier runs."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError.of(
            "cli-file-unwritable", file=str(folder), reason=str(error.strerror)
        ) from error
    played = {each.key: each for each in results.played}
    for number, fixture in enumerate(fixtures(game, results.plan, deals), 1):
        name = "-".join((game.name, f"{number:06}", *fixture.players)) + SUFFIX
        write_record(folder / name, record_text(game, results.plan, played[fixture.key]))


# The report as tables, or as sentences where tables don't help


def show_report(terminal: Terminal, report: Report) -> None:
    terminal.say("arena-games-played", count=report.games)
    show = _sentences if terminal.plain else _table
    show(terminal, "arena-standings", ("bot", "elo", "score", "games"), _standings(report))
    show(terminal, "arena-duels", ("duel", "mode", "share", "wins", "difference"), _duels(report))
    show(terminal, "arena-places", ("seat", "mode", "share", "games"), _places(report))
    terminal.say("arena-intervals")


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


def _standing(each: BotStanding) -> Sequence[str]:
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
