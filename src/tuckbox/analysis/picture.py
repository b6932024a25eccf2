"""A game as a picture, with its analysis: SVG, drawn by hand, and PNG made of it with this machine's fonts."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from tuckbox.analysis.board_picture import Drawn, draw_game
from tuckbox.analysis.model import Analysis, Evaluation, JudgedTurn
from tuckbox.core import View

HEIGHT, STEP, MARGIN, HEAD, LEAST = 140, 18, 40, 34, 320
PNG_ZOOM = 2.0
GOOD, BAD, LINE = "#2b6536", "#a02227", "#5d4f42"
COLOURS = ("#c2410c", "#1d4ed8", "#a16207", "#15803d")
DASHES = ("", "7 4", "2 4", "10 3 2 3")


class Bar(NamedTuple):
    """One placement and what it gave away."""

    label: str
    value: float


def svg(title: str, view: View, analysis: Analysis | None = None) -> str:
    """Return a game as one SVG document: its boards at the end, and what the analysis found."""
    return _document(title, [_side_by_side(draw_game(view)), *_judged(analysis)])


def png(title: str, view: View, analysis: Analysis | None = None) -> bytes:
    """Return the same as a PNG, fine enough for a sharp screen."""
    from resvg_py import svg_to_bytes  # noqa: PLC0415 - rarely needed

    return bytes(svg_to_bytes(svg_string=svg(title, view, analysis), zoom=PNG_ZOOM))


def _judged(analysis: Analysis | None) -> list[Drawn]:
    if analysis is None:
        return []
    if isinstance(analysis, Evaluation):
        return [_course(analysis.turns)]
    return [
        _bars(f"{played.round} · {one.seat}: {one.score} / {one.best}", bars)
        for played in analysis.rounds
        for one in played.seats
        if (bars := [Bar(each.text, each.loss) for each in one.placements])
    ]


def _bars(title: str, bars: Sequence[Bar]) -> Drawn:
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
    return Drawn(MARGIN * 2 + len(bars) * STEP, HEIGHT, "".join(drawn))


def _course(turns: Sequence[JudgedTurn]) -> Drawn:
    drawn = []
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
    return Drawn(MARGIN * 2 + len(turns) * STEP, HEIGHT, "".join(drawn))


def _level(value: float) -> float:
    return 26 + (1 - value) * (HEIGHT - 50)


def _text(x: float, y: float, words: str, size: int = 11) -> str:
    return f'<text x="{x}" y="{y:.1f}" font-size="{size}" fill="{LINE}">{escape(words)}</text>'


def _side_by_side(parts: Sequence[Drawn]) -> Drawn:
    """Return parts in a row."""
    drawn, x = [], 0
    for part in parts:
        drawn.append(f'<g transform="translate({x} 0)">{part.shapes}</g>')
        x += part.width
    return Drawn(x, max((part.height for part in parts), default=0), "".join(drawn))


def _document(title: str, parts: Sequence[Drawn]) -> str:
    """Return parts below each other, under a title."""
    drawn, y = [_text(MARGIN / 2, 24, title, 16)], HEAD
    for part in parts:
        drawn.append(f'<g transform="translate(0 {y})">{part.shapes}</g>')
        y += part.height
    wide = max(LEAST, *(part.width for part in parts))
    return Drawn(wide, y, "".join(drawn)).document()
