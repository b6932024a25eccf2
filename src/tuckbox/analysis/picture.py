"""An analysis as a picture: SVG, drawn by hand, and PNG made of it with the fonts of this machine."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from tuckbox.analysis.model import Analysis, Hindsight, JudgedTurn

HEIGHT, STEP, MARGIN = 140, 18, 40
PNG_ZOOM = 2.0
GOOD, BAD, LINE = "#2b6536", "#a02227", "#5d4f42"
COLOURS = ("#c2410c", "#1d4ed8", "#a16207", "#15803d")
DASHES = ("", "7 4", "2 4", "10 3 2 3")


class Bar(NamedTuple):
    """One placement and what it gave away."""

    label: str
    value: float


def svg(analysis: Analysis, title: str) -> str:
    """Return the whole analysis as one SVG document."""
    if isinstance(analysis, Hindsight):
        parts = [
            _bars(f"{title} {played.round} · {one.seat}: {one.score} / {one.best}", bars)
            for played in analysis.rounds
            for one in played.seats
            if (bars := [Bar(each.text, each.loss) for each in one.placements])
        ]
    else:
        parts = [_course(title, analysis.turns)]
    return _stacked(parts)


def png(analysis: Analysis, title: str) -> bytes:
    """Return the analysis as a PNG, fine enough for a sharp screen."""
    from resvg_py import svg_to_bytes  # noqa: PLC0415 - rarely needed

    return bytes(svg_to_bytes(svg_string=svg(analysis, title), zoom=PNG_ZOOM))


def _bars(title: str, bars: Sequence[Bar]) -> tuple[int, str]:
    most = max(1.0, *(bar.value for bar in bars))
    drawn = [_text(MARGIN, 16, title)]
    for place, bar in enumerate(bars):
        tall = 4 + bar.value / most * (HEIGHT - 50)
        x, y = MARGIN + place * STEP, HEIGHT - 20 - tall
        colour = BAD if bar.value else GOOD
        drawn.append(
            f'<rect x="{x}" y="{y:.1f}" width="{STEP - 4}" height="{tall:.1f}" fill="{colour}">'
            f"<title>{escape(bar.label)}: {-bar.value:g}</title></rect>"
        )
        if bar.value:
            drawn.append(_text(x, y - 3, f"{bar.value:g}"))
    return MARGIN * 2 + len(bars) * STEP, "".join(drawn)


def _course(title: str, turns: Sequence[JudgedTurn]) -> tuple[int, str]:
    drawn = [_text(MARGIN, 16, title)]
    for index in range(len(turns[0].values) if turns else 0):
        points = " ".join(
            f"{MARGIN + place * STEP},{_level(turn.values[index]):.1f}"
            for place, turn in enumerate(turns)
        )
        drawn.append(
            f'<polyline points="{points}" fill="none" stroke="{COLOURS[index]}" stroke-width="2" '
            f'stroke-dasharray="{DASHES[index]}"><title>{index + 1}</title></polyline>'
        )
    for place, turn in enumerate(turns):
        if turn.is_turning_point:
            y = _level(turn.values[turn.seat - 1])
            drawn.append(
                f'<circle cx="{MARGIN + place * STEP}" cy="{y:.1f}" r="4" fill="{BAD}">'
                f"<title>{escape(turn.text)} → {escape(turn.best)}</title></circle>"
            )
    return MARGIN * 2 + len(turns) * STEP, "".join(drawn)


def _level(value: float) -> float:
    return 26 + (1 - value) * (HEIGHT - 50)


def _text(x: float, y: float, words: str) -> str:
    return f'<text x="{x}" y="{y:.1f}" font-size="11" fill="{LINE}">{escape(words)}</text>'


def _stacked(parts: Sequence[tuple[int, str]]) -> str:
    width = max((wide for wide, _ in parts), default=MARGIN)
    rows = "".join(
        f'<g transform="translate(0 {number * HEIGHT})">{drawn}</g>'
        for number, (_, drawn) in enumerate(parts)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{len(parts) * HEIGHT}" '
        f'font-family="sans-serif"><rect width="100%" height="100%" fill="#fffaf2"/>{rows}</svg>\n'
    )
