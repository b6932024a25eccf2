"""The page and its plots, written from the measured data alone; a test compares them."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from statistics import fmean, median
from typing import Any

from bench.findings import plot
from bench.findings.store import FOLDER, PAGE, read_data
from tuckbox.arena.statistic import Estimate, mean, share
from tuckbox.games.fits.board import GRADES, grade
from tuckbox.i18n import Speaker

RANDOM, EXPERT = "random", "expert-5"
CLAIRVOYANT = "all cards known"
ENGLISH = Speaker("en")


def write_page() -> None:
    text, plots = page()
    PAGE.write_text(text, encoding="utf-8")
    for name, drawn in plots.items():
        (FOLDER / name).write_text(drawn, encoding="utf-8")


def page() -> tuple[str, dict[str, str]]:
    """Return the text of the page, and its plots by file name."""
    data = {name: read_data(name) for name in ("best", "ladder", "seats", "shape")}
    plots: dict[str, str] = {}
    parts = [
        HEAD,
        _best(data["best"], plots),
        _starts(data["best"], plots),
        _ladder(data["best"], data["ladder"], plots),
        _seats(data["seats"], plots),
        _shape(data["shape"], data["seats"]),
    ]
    return "\n".join(parts), plots


HEAD = """# Findings

What the exact solver, the compiled twins and the strongest bots say about the four games. A
command writes the whole page from the data in `docs/findings/`, so its figures can't drift:

    python -m bench.findings          measure everything again and write this page
    python -m bench.findings page     write the page only

Each section names the command that measures its data, and the seed. Brackets are 95 % intervals:
Student's for means, Wilson's for shares. The places of the special spaces on FITS boards 2 to 4,
the four starting tiles, and the set-ups of FILLIT and JAMMIT are **reconstructed**; with the
printed ones the figures may differ.
"""


def _figure(each: Estimate | None, form: str = ".2f") -> str:
    assert each is not None
    return f"{each.value:{form}} ({each.low:{form}} to {each.high:{form}})"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _best(data: Mapping[str, Any], plots: dict[str, str]) -> str:
    rows = []
    for board, starts in data["scores"].items():
        scores = [score for each in starts.values() for score in each]
        plots[f"best-{board}.svg"] = plot.columns(
            f"FITS board {board}: best possible score", Counter(scores), "points"
        )
        rows.append(
            [
                board,
                str(len(scores)),
                # Deals of one order are not independent.
                _figure(mean([fmean(same) for same in zip(*starts.values(), strict=True)])),
                str(min(scores)),
                f"{median(scores):g}",
                str(max(scores)),
            ]
        )
    pictures = "".join(f"![Board {b}](findings/best-{b}.svg)\n" for b in data["scores"])
    return (
        "## The best possible score of a FITS round\n\n"
        "With all cards known in advance, proved by exhaustive search for every deal "
        f"(`python -m bench.findings best`, seed {data['seed']}, "
        f"{data['deals']} deals for each board and starting tile):\n\n"
        + _table(["board", "deals", "mean", "worst", "median", "best"], rows)
        + f"\n{pictures}"
    )


def _starts(data: Mapping[str, Any], plots: dict[str, str]) -> str:
    names = list(next(iter(data["scores"].values())))
    rows, drawn = [], []
    for start in names:
        every = [mean(data["scores"][board][start]) for board in data["scores"]]
        total = mean(_sums(data["scores"][board][start] for board in data["scores"]))
        assert total is not None
        rows.append([start, *(_figure(each) for each in every), _figure(total)])
        drawn.append(plot.Row(start, total))
    plots["starts.svg"] = plot.intervals(
        "FITS: best possible of four boards by starting tile", drawn, "points"
    )
    return (
        "## What a starting tile is worth\n\n"
        "The same deals, by starting tile (the cards after it come in the same order): the mean of "
        "the best possible score on each board, and of all four boards together.\n\n"
        + _table(["tile", *(f"board {board}" for board in data["scores"]), "all four"], rows)
        + "\n![Starting tiles](findings/starts.svg)\n"
    )


def _whole_games(best: Mapping[str, Any]) -> list[int]:
    """Return totals of four boards, each with a starting tile of its own, no order used twice."""
    rng = Random(best["seed"])
    return [
        sum(rng.choice(list(starts.values()))[number] for starts in best["scores"].values())
        for number in range(best["deals"])
    ]


def _sums(columns: Iterable[Sequence[int]]) -> list[int]:
    return [sum(values) for values in zip(*columns, strict=True)]


def _ladder(best: Mapping[str, Any], data: Mapping[str, Any], plots: dict[str, str]) -> str:
    totals: dict[str, list[int]] = {**data["totals"], CLAIRVOYANT: _whole_games(best)}
    count = len(GRADES) + 1
    names = [ENGLISH.text(f"fits-grade-{number}") for number in range(1, count + 1)]
    shares = {
        bot: [sum(grade(t) == number for t in each) / len(each) for number in range(1, count + 1)]
        for bot, each in totals.items()
    }
    plots["ladder.svg"] = plot.stacks(
        "FITS alone: share of games that end in each grade",
        shares,
        [str(number) for number in range(1, count + 1)],
    )
    rows = []
    for number, name in enumerate(names, 1):
        least = GRADES[number - 2] + 1 if number > 1 else None
        reached = [
            _figure(share(sum(grade(t) >= number for t in each), len(each)), ".0%")
            for each in totals.values()
        ]
        rows.append([f"{number} {name}", "any" if least is None else f"{least} or more", *reached])
    means = ["mean total", "", *(_figure(mean(each), ".1f") for each in totals.values())]
    games = ["games", "", *(str(len(each)) for each in totals.values())]
    return (
        "## What the grades mean\n\n"
        "How often a bot that plays all four boards of FITS alone reaches a grade or a better one "
        f"(`python -m bench.findings ladder`, seed `{data['seed']}`, {data['deals']} deals, the same "
        f"for every bot, {data['seconds']} seconds for each placement). {_machine(data)} The last column "
        "is the best possible score with all cards known, which no player can know.\n\n"
        + _table(["grade", "points", *totals], [*rows, means, games])
        + "\n![Grades](findings/ladder.svg)\n"
    )


def _seats(data: Mapping[str, Any], plots: dict[str, str]) -> str:
    rows, drawn = [], []
    for name in ("fillit", "jammit"):
        for mode, winners in data[name]["winners"].items():
            won = sum(0.5 if not each else float(each == [1]) for each in winners)
            first = share(won, len(winners))
            layout = mode.partition("layout=")[2][0]
            title = ENGLISH.text(f"{name}-title")
            draws = sum(not each for each in winners)
            rows.append([title, layout, str(len(winners)), str(draws), _figure(first, ".1%")])
            drawn.append(plot.Row(f"{title} {layout}", first))
    plots["seats.svg"] = plot.intervals(
        "Share of the wins of the seat that begins", drawn, "share", middle=0.5
    )
    return (
        "## What going first is worth\n\n"
        f"`{data['bot']}` against itself, two seats, large board, {data['seconds']} seconds for each "
        f"entry (`python -m bench.findings seats`, seed `{data['seed']}`). The first turn of each seat "
        f"is random, so that the games differ; a draw counts half. {_machine(data)}\n\n"
        + _table(["game", "layout", "games", "draws", "wins of the first seat"], rows)
        + f"\n{_verdict(drawn)}\n\n![First seat](findings/seats.svg)\n"
    )


def _machine(data: Mapping[str, Any]) -> str:
    cores, load = data["machine"]["cores"], data["machine"]["load"]
    busy = f"The machine had {cores} cores and a load of {load:g}"
    if load > cores:
        return f"{busy}, so the bots got less than that time and are stronger on an idle machine."
    return f"{busy}."


def _verdict(rows: Sequence[plot.Row]) -> str:
    better = [row.label for row in rows if row.figure.low > 0.5]
    worse = [row.label for row in rows if row.figure.high < 0.5]
    said = [
        f"The interval lies {side} one half in {', '.join(found)}."
        for side, found in (("above", better), ("below", worse))
        if found
    ]
    rest = [row.label for row in rows if row.label not in (*better, *worse)]
    if rest:
        said.append(f"In {', '.join(rest)} it contains one half: no advantage is shown.")
    return " ".join(said)


def _shape(data: Mapping[str, Any], seats: Mapping[str, Any]) -> str:
    rows = []
    for mode, found in data.items():
        if not isinstance(found, dict):
            continue
        for who, games in found.items():
            if games["lengths"]:
                rows.append([mode, who, str(len(games["lengths"])), *_lengths(games)])
    return (
        "## How long games are, and how wide\n\n"
        "The number of entries by seats in a game (chance not counted; a turn of JAMMIT has several), and the mean "
        f"number of legal moves at each (`python -m bench.findings shape`, seed {data['seed']}): "
        f"random play on the compiled twins, and the games of `{EXPERT}` from the two sections "
        "above.\n\n"
        + _table(
            [
                "mode",
                "played by",
                "games",
                "entries",
                "shortest",
                "longest",
                "moves to choose from",
            ],
            rows,
        )
    )


def _lengths(games: Mapping[str, Sequence[float]]) -> list[str]:
    lengths, widths = games["lengths"], games["widths"]
    return [
        _figure(mean(lengths), ".1f"),
        f"{min(lengths):g}",
        f"{max(lengths):g}",
        f"{fmean(widths):.1f}",
    ]
