"""A table for the tests of FITS: entries as texts, ramps and boards as pictures."""

from textwrap import dedent
from typing import cast

from tuckbox import CHANCE, game
from tuckbox.core import Actor, Options, Seat, seat
from tuckbox.core.square import Cell, parse_cell, tops
from tuckbox.games.fits.board import ROWS
from tuckbox.games.fits.position import Position
from tuckbox.games.fits.rules import Rules
from tuckbox.games.fits.view import FitsView

RULES = cast(Rules, game("fits"))
TILES = RULES.components.tiles
ALL_CARDS = ["card " + tile for tile in RULES.components.building_cards]
ONE, TWO, THREE, FOUR = seat(1), seat(2), seat(3), seat(4)


def options(seats: int = 1, boards: str = "1") -> Options:
    return RULES.options(seats=seats, boards=boards)


def play(position: Position, *entries: str) -> Position:
    """Return the position after entries: `card P5` is chance's, `2 P5:0@A` seat 2's, `P5:0@A` seat 1's."""
    for entry in entries:
        who, text = _entry(entry)
        position = RULES.apply(position, who, RULES.parse_move(text))
    return position


def table(*entries: str, seats: int = 1, boards: str = "1") -> Position:
    return play(RULES.initial(options(seats, boards)), *entries)


def texts(position: Position, who: Actor = ONE) -> list[str]:
    return [RULES.format_move(move) for move in RULES.legal_moves(position, who)]


def refusal(position: Position, entry: str) -> str | None:
    who, text = _entry(entry)
    found = RULES.refusal(position, who, RULES.parse_move(text))
    return None if found is None else found.id


def seen(position: Position, viewer: Seat | None = ONE) -> FitsView:
    return cast(FitsView, RULES.view(position, viewer))


def ramp(position: Position, viewer: Seat = ONE) -> str:
    """Return the ramp from its highest tile down: `.` open, `x` a gap; a line marks the top edge."""
    shown = seen(position, viewer)["ramps"][viewer - 1]
    signs = {parse_cell(name): laid["move"][:2] for laid in shown["laid"] for name in laid["cells"]}
    high = heights(position, viewer)
    lines = []
    for row in reversed(range(max(high))):
        cells = (Cell(column, row) for column in range(6))
        words = (signs.get(cell, "x " if row < high[cell.column] else ". ") for cell in cells)
        lines.append(" ".join(words).rstrip())
        if row == ROWS:
            lines.append("--")
    return "\n".join(lines)


def heights(position: Position, viewer: Seat = ONE) -> list[int]:
    """Return by column how high the tiles stand that the viewer sees on its ramp."""
    laid = seen(position, viewer)["ramps"][viewer - 1]["laid"]
    return tops([parse_cell(name) for one in laid for name in one["cells"]], 6)


def picture(text: str) -> str:
    return "\n".join(line.rstrip() for line in dedent(text).strip("\n").splitlines())


def covered(text: str) -> frozenset[Cell]:
    """Return the spaces drawn as `#`; the last line drawn is row 1."""
    rows = list(reversed(dedent(text).split()))
    return frozenset(
        Cell(column, row)
        for row, signs in enumerate(rows)
        for column, sign in enumerate(signs)
        if sign == "#"
    )


def _entry(entry: str) -> tuple[Actor, str]:
    if entry.startswith(("start", "card")):
        return CHANCE, entry
    if entry[0].isdigit():
        return seat(int(entry[0])), entry[2:]
    return ONE, entry
