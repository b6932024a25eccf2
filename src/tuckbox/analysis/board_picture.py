"""The board of a view as the browser draws it, in SVG: for analyses and for environments."""

from collections.abc import Iterable, Sequence
from html import escape
from math import sqrt
from typing import Any, NamedTuple

from tuckbox.core.building_cards import open_card

PAPER, BOARD, EDGE, CELL, DOT = "#fffaf2", "#e7d3b1", "#b48a57", "#fbf4e6", "#8a7256"
INK, PIECE_EDGE = "#2a1f17", "#281608"
COLOURS = {
    "R": "#c23b2c",
    "B": "#2b68ad",
    "Y": "#e8b62f",
    "G": "#3f7d35",
    "P": "#7a51a6",
    "K": "#2a1f17",
    "N": "#877d71",
}
TILES = (
    *("#c23b2c", "#2b68ad", "#e8b62f", "#3f7d35"),
    *("#7a51a6", "#e2812f", "#1f7f7a", "#b84a7c"),
)
UNIT, GAP, HEAD = 24, 16, 22


class Drawn(NamedTuple):
    """A part of a picture and its size."""

    width: int
    height: int
    shapes: str

    def document(self) -> str:
        """Return an SVG document of this part alone."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{self.height}" '
            f'font-family="sans-serif"><rect width="100%" height="100%" fill="{PAPER}"/>'
            f"{self.shapes}</svg>\n"
        )


def signed(points: int) -> str:
    """Return a number with a minus sign, not with a hyphen."""
    return str(points).replace("-", "\N{MINUS SIGN}")


def draw_board(view: Any) -> Drawn | None:  # noqa: ANN401 - any game's view
    """Return the boards of all seats, or the one that they share; None for games without a drawing."""
    match view["game"]:
        case "fits":
            return _beside(_ramps(view, view), _heading(view, view))
        case "bits":
            return _beside(_stones(view, view), _heading(view, view))
        case "fillit" | "jammit":
            return _hexes(view)
    return None


def draw_game(view: Any) -> list[Drawn]:  # noqa: ANN401 - any game's view
    """Return every board of a game, one part a round, or the one board; [] without a drawing."""
    sheets = {"fits": _ramps, "bits": _stones}.get(view["game"])
    played = [] if sheets is None else view["finished"]
    rounds = [_beside(sheets(view, one), _heading(view, one)) for one in played if sheets]
    board = None if rounds and view["outcome"] is not None else draw_board(view)
    return rounds if board is None else [*rounds, board]


# Ramps


def _heading(view: Any, played: Any) -> str:  # noqa: ANN401
    """Return the number of a round, its board, and the open card."""
    number = played.get("number", view["round"])
    board = f" [{_board(view, number)}]" if view["game"] == "fits" else ""
    card = open_card(view) if played is view else None
    return f"{number}{board} {card or ''}".rstrip()


def _board(view: Any, number: int) -> str:  # noqa: ANN401
    played: str = view["options"]["boards"].split(",")[number - 1]
    return played


def _ramps(view: Any, played: Any) -> list[Drawn]:  # noqa: ANN401
    """Return the ramps of a round: of a finished one, or of the one under way, which is the view itself."""
    boards = {board["id"]: board for board in view["boards"]}
    printed = boards[_board(view, played.get("number", view["round"]))]
    signs = {each["cell"]: each["sign"] for each in printed["specials"]}
    kinds = sorted(view["tiles"])
    sheets = []
    for ramp in played["ramps"]:
        laid = {
            cell: TILES[kinds.index(each["move"].partition(":")[0]) % len(TILES)]
            for each in ramp["laid"]
            for cell in each["cells"]
        }
        sheets.append(_grid(view, _points(ramp, played["ramps"]), laid, signs))
    return sheets


def _total(score: Any) -> int:  # noqa: ANN401
    """Return what a board scores: in FITS the sum of the parts."""
    total: int = score["total"] if "total" in score else sum(score.values())
    return total


def _points(one: Any, among: Sequence[Any]) -> str:  # noqa: ANN401
    """Return the points of a seat, with its number if it is not alone."""
    total = signed(_total(one["score"]))
    return total if len(among) == 1 else f"{one['seat']}: {total}"


def _stones(view: Any, played: Any) -> list[Drawn]:  # noqa: ANN401
    """Return the boards of a round, as `_ramps` does."""
    sheets = []
    for board in played["boards"]:
        laid = {
            cell: COLOURS.get(colour, INK)
            for each in board["laid"]
            for cell, colour in zip(each["cells"], each["move"][:2], strict=True)
        }
        sheets.append(_grid(view, _points(board, played["boards"]), laid, {}))
    return sheets


def _grid(view: Any, title: str, laid: dict[str, str], signs: dict[str, str]) -> Drawn:  # noqa: ANN401
    columns, rows = view["columns"], view["rows"]
    drawn = [_text(4, 15, title), _rect(0, HEAD, columns * UNIT, rows * UNIT, BOARD, EDGE)]
    for column in range(columns):
        for row in range(1, rows + 1):
            cell = f"{chr(ord('A') + column)}{row}"
            x, y = column * UNIT, HEAD + (rows - row) * UNIT
            if cell in laid:
                drawn.append(_rect(x + 1, y + 1, UNIT - 2, UNIT - 2, laid[cell], PIECE_EDGE))
                continue
            drawn.append(_rect(x + 2, y + 2, UNIT - 4, UNIT - 4, CELL, "none"))
            middle = (x + UNIT / 2, y + UNIT / 2)
            sign = signs.get(cell)
            drawn.append(_sign(*middle, sign) if sign else _circle(*middle, 2.5, DOT))
    return Drawn(columns * UNIT, HEAD + rows * UNIT, "".join(drawn))


def _beside(sheets: Iterable[Drawn], title: str) -> Drawn:
    drawn, x, tall = [_text(GAP, 18, title)], GAP, 0
    for sheet in sheets:
        drawn.append(f'<g transform="translate({x} {GAP + 10})">{sheet.shapes}</g>')
        x, tall = x + sheet.width + GAP, max(tall, sheet.height)
    return Drawn(x, tall + 2 * GAP + 10, "".join(drawn))


# Hexes


def _hexes(view: Any) -> Drawn:  # noqa: ANN401
    reach = view["radius"]
    wide, tall = UNIT * sqrt(3) / 1.6, UNIT * 1.5 / 1.6
    centre_x, centre_y = GAP + (reach + 1.2) * wide, GAP + (reach + 1.3) * tall

    def place(q: int, r: int) -> tuple[float, float]:
        return centre_x + wide * (q + r / 2), centre_y + tall * r

    spots = {hex["name"]: place(hex["q"], hex["r"]) for hex in view["hexes"]}
    radius = wide * 0.46
    drawn = [_circle(centre_x, centre_y, radius, EDGE)]
    for hex in view["hexes"]:
        x, y = spots[hex["name"]]
        drawn.append(_circle(x, y, radius, CELL, EDGE))
        chip = hex.get("chip") or (hex.get("colour") if hex.get("kind") == "coin" else None)
        stone = hex.get("stone") or (hex.get("colour") if hex.get("kind") == "stone" else None)
        if chip:
            drawn.append(_circle(x, y, radius * 0.8, COLOURS[chip], PIECE_EDGE))
        if stone:
            side = radius * 1.2
            shape = _rect(x - side / 2, y - side / 2, side, side, COLOURS[stone], PIECE_EDGE)
            drawn.append(shape)
    outside = 1.22 if view["game"] == "jammit" else 1.0
    for seat in view["seats"]:
        x, y = spots[seat["pawn"]]
        x, y = centre_x + (x - centre_x) * outside, centre_y + (y - centre_y) * outside
        drawn.append(_circle(x, y, radius * 0.5, COLOURS[seat["colour"]], "#ffffff"))
    scores = "  ".join(f"{seat}: {points}" for seat, points in enumerate(view["scores"], 1))
    drawn.append(_text(GAP, 18, scores))
    return Drawn(round(2 * centre_x), round(2 * centre_y), "".join(drawn))


# Shapes


def _rect(x: float, y: float, width: float, height: float, *colours: str) -> str:
    fill, stroke = colours
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="3" '
        f'fill="{fill}" stroke="{stroke}"/>'
    )


def _circle(x: float, y: float, radius: float, fill: str, stroke: str = "none") -> str:
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{fill}" stroke="{stroke}" '
        'stroke-width="1.5"/>'
    )


def _sign(x: float, y: float, sign: str) -> str:
    return (
        f'<text x="{x:.1f}" y="{y + 4:.1f}" font-size="12" text-anchor="middle" '
        f'fill="{INK}">{escape(sign)}</text>'
    )


def _text(x: float, y: float, words: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="12" fill="{INK}">{escape(words)}</text>'
