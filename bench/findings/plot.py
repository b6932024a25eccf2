"""Small plots in SVG, drawn by hand; they follow the reader's light or dark screen."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import NamedTuple

from tuckbox.arena.statistic import Estimate

WIDTH, LEFT, RIGHT, TOP, BOTTOM = 640, 150, 20, 28, 34
STYLE = (
    "<style>text{font:13px sans-serif;fill:#3b332b}.bar{fill:#2f6f9f}.line{stroke:#3b332b;"
    "stroke-width:2}.dot{fill:#a3420f}.grid{stroke:#8884;stroke-width:1}.title{font-weight:bold}"
    "@media(prefers-color-scheme:dark){text{fill:#e8e0d5}.line{stroke:#e8e0d5}.bar{fill:#6fb1e0}"
    ".dot{fill:#f29a5c}}</style>"
)


class Row(NamedTuple):
    """One figure with its interval."""

    label: str
    figure: Estimate


def columns(title: str, counts: Mapping[int, int], axis: str) -> str:
    """Draw a histogram: how often each whole number came."""
    low, high = min(counts), max(counts)
    wide = (WIDTH - 60 - RIGHT) / (high - low + 1)
    most, deep = max(counts.values()), 150
    parts = []
    for number in range(low, high + 1):
        x, tall = 60 + (number - low) * wide, deep * counts.get(number, 0) / most
        parts.append(
            f'<rect class="bar" x="{x + 1:.1f}" y="{TOP + deep - tall:.1f}" '
            f'width="{wide - 2:.1f}" height="{tall:.1f}"/>'
        )
        if wide >= 22 or number % 5 == 0:
            parts.append(_text(x + wide / 2, TOP + deep + 16, str(number), "middle"))
    parts.append(_text(WIDTH / 2, TOP + deep + 32, axis, "middle"))
    return _framed(title, "".join(parts), TOP + deep + 40)


def intervals(title: str, rows: Sequence[Row], axis: str, middle: float | None = None) -> str:
    """Draw a figure and its interval in every row, and a line at `middle`."""
    low = min(row.figure.low for row in rows)
    high = max(row.figure.high for row in rows)
    if middle is not None:
        low, high = min(low, middle), max(high, middle)
    room = (high - low) * 0.05 or 1.0
    low, high = low - room, high + room
    deep, parts = 24 * len(rows), []

    def across(value: float) -> float:
        return LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    if middle is not None:
        x = across(middle)
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{TOP + deep}"/>')
    for place, row in enumerate(rows):
        y = TOP + 24 * place + 12
        value, start, end = (across(part) for part in row.figure)
        parts.append(_text(LEFT - 10, y + 4, row.label, "end"))
        parts.append(f'<line class="line" x1="{start:.1f}" x2="{end:.1f}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="dot" cx="{value:.1f}" cy="{y}" r="5"/>')
    for part in (row_end for row_end in (low + room, high - room)):
        parts.append(_text(across(part), TOP + deep + 16, f"{part:.3g}", "middle"))
    parts.append(_text((LEFT + WIDTH) / 2, TOP + deep + 32, axis, "middle"))
    return _framed(title, "".join(parts), TOP + deep + 40)


def stacks(title: str, rows: Mapping[str, Sequence[float]], names: Sequence[str]) -> str:
    """Draw shares of a whole, one row each; darker is further along."""
    parts, deep = [], 26 * len(rows)
    for place, (label, shares) in enumerate(rows.items()):
        y, x = TOP + 26 * place, float(LEFT)
        parts.append(_text(LEFT - 10, y + 16, label, "end"))
        for number, share in enumerate(shares):
            wide = share * (WIDTH - LEFT - RIGHT)
            shade = 0.15 + 0.85 * number / (len(shares) - 1)
            parts.append(
                f'<rect class="bar" fill-opacity="{shade:.2f}" x="{x:.1f}" y="{y}" '
                f'width="{wide:.1f}" height="22"><title>{escape(names[number])}: {share:.0%}'
                "</title></rect>"
            )
            x += wide
    step = (WIDTH - LEFT - RIGHT) / len(names)
    for number, name in enumerate(names):
        shade = 0.15 + 0.85 * number / (len(names) - 1)
        x = LEFT + number * step
        parts.append(
            f'<rect class="bar" fill-opacity="{shade:.2f}" x="{x:.1f}" y="{TOP + deep + 10}" '
            f'width="14" height="14"/>'
        )
        parts.append(_text(x + 20, TOP + deep + 22, name, "start"))
    return _framed(title, "".join(parts), TOP + deep + 36)


def _text(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _framed(title: str, drawn: str, height: float) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" '
        f'width="{WIDTH}" height="{height:.0f}" role="img"><title>{escape(title)}</title>{STYLE}'
        f'<text class="title" x="10" y="18">{escape(title)}</text>{drawn}</svg>\n'
    )
