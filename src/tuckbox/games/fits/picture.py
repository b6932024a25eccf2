"""The table as a picture in text, without any language.

    2/4  [2]  > P5  | I3 L4 O4
    first the round and how many there are, the board, the open card, the cards still to come

    #1*  L5  -40  12
    a seat (`*`: it owes a choice), its starting card, what its ramp scores now, its finished rounds

On a ramp `.` is an uncovered dot, `x` one that nothing can reach any more, a number or letter an
uncovered special space.
"""

from collections.abc import Iterable, Iterator

from tuckbox.core.drawing import beside, draw_rectangle
from tuckbox.core.square import Cell, column_name
from tuckbox.games.fits.view import FitsView, OrientationView, RampView

OPEN = "."
GAP = "x"
EDGE = "-"


def draw(view: FitsView) -> str:
    ramps = [[_title(view, ramp), *_ramp(view, ramp)] for ramp in view["ramps"]]
    blocks = [[_head(view)], beside(ramps)]
    if view["seat"] in view["to_move"]:
        blocks.append(beside(map(_orientation, view["orientations"])))
    return "\n\n".join("\n".join(block) for block in blocks)


def _head(view: FitsView) -> str:
    board = view["boards"][view["round"] - 1]["id"]
    parts = [f"{view['round']}/{len(view['boards'])}", f"[{board}]"]
    if view["tile"] is not None:
        parts.append(f"> {view['tile']}")
    parts.append(" ".join(["|", *view["remaining"]]))
    return "  ".join(parts)


def _title(view: FitsView, ramp: RampView) -> str:
    mark = "*" if ramp["seat"] in view["to_move"] else " "
    points = view["scores"][ramp["seat"] - 1]
    return f"#{ramp['seat']}{mark}  {ramp['start'] or '--'}  {ramp['score']['total']:+}  {points}"


def _ramp(view: FitsView, ramp: RampView) -> list[str]:
    """Rows from the top down; those over the top edge only as far as any seat's tiles reach."""
    width = 1 + max(map(len, ("P5", *_specials(view).values())))
    above = max(height for each in view["ramps"] for height in each["heights"])
    tall = max(view["rows"], above)
    signs = _signs(view, ramp)
    rows = draw_rectangle(view["columns"], tall, lambda cell: signs.get(cell, "").rjust(width))
    lines = [f"{tall - down:2}{row}" for down, row in enumerate(rows)]
    if tall > view["rows"]:
        lines.insert(tall - view["rows"], "  " + EDGE * width * view["columns"])
    names = (column_name(column).rjust(width) for column in range(view["columns"]))
    return [*lines, "  " + "".join(names)]


def _signs(view: FitsView, ramp: RampView) -> dict[Cell, str]:
    """What is seen on each space: a tile, or what the board shows there."""
    specials = _specials(view)
    signs = {
        Cell(column, row): specials.get(Cell(column, row), _dot(ramp, Cell(column, row)))
        for row in range(view["rows"])
        for column in range(view["columns"])
    }
    for laid in ramp["laid"]:
        signs.update({Cell(*cell): laid["tile"] for cell in _cells(laid["cells"])})
    return signs


def _dot(ramp: RampView, cell: Cell) -> str:
    return GAP if cell.row < ramp["heights"][cell.column] else OPEN


def _specials(view: FitsView) -> dict[Cell, str]:
    listed = view["boards"][view["round"] - 1]["specials"]
    return {Cell(special["column"], special["row"]): special["sign"] for special in listed}


def _orientation(lie: OrientationView) -> list[str]:
    """`m1` and the tile as it lies."""
    cells = set(_cells(lie["cells"]))
    rows = draw_rectangle(lie["width"], lie["height"], lambda cell: "#" if cell in cells else OPEN)
    return [lie["name"], *rows]


def _cells(pairs: Iterable[list[int]]) -> Iterator[Cell]:
    return (Cell(column, row) for column, row in pairs)
