"""Positions drawn as pictures, for the tests of the rules."""

from textwrap import dedent

from tuckbox.core import seat
from tuckbox.core.data_files import CENTRE_GLYPH, Line, read_hexagon
from tuckbox.core.hexagon import CENTRE
from tuckbox.games import game
from tuckbox.games.jammit import Rules
from tuckbox.games.jammit.board import BOARDS
from tuckbox.games.jammit.position import Position, Stage

_FOUND = game("jammit")
assert isinstance(_FOUND, Rules)
RULES = _FOUND

EMPTY_MINI = """
   . . . .
  . . . . .
 . . . . . .
. . . # . . .
 . . . . . .
  . . . . .
   . . . .
"""


def position(
    picture: str = EMPTY_MINI,
    *,
    pawns: str = "d7 d1",
    points: tuple[int, ...] | None = None,
    neutral: tuple[int, ...] | None = None,
    turn: int = 1,
    stage: str = "insert",
    earned: tuple[str, ...] = (),
) -> Position:
    """Return the position of a drawn board, large or mini by its rows, with a seat for each pawn."""
    corners = tuple(pawns.split())
    lines = [
        Line("test", number, text)
        for number, text in enumerate(picture.split("\n"))
        if text.strip()
    ]
    size = "large" if len(lines) == 9 else "mini"
    grid = BOARDS[size].grid
    cells = read_hexagon(lines[0], lines, grid)
    start = RULES.initial(RULES.options(seats=len(corners), board=size))
    return Position(
        options=start.options,
        pieces="".join(cells[hex].text for hex in grid.hexes),
        pawns=corners,
        points=points or start.points,
        neutral=neutral or start.neutral,
        seat=seat(turn),
        stage=Stage(stage),
        earned=earned,
    )


def picture(p: Position) -> str:
    """Return the board of a position, drawn as the tests draw it."""
    grid = p.board.grid
    signs = {CENTRE: CENTRE_GLYPH, **dict(zip(grid.hexes, p.pieces, strict=True))}
    rows = (" " * abs(row[0].r) + " ".join(signs[hex] for hex in row) for row in grid.rows())
    return same("\n".join(rows))


def same(drawing: str) -> str:
    """Return a drawing without its indentation and the blank lines around it."""
    return dedent(drawing.strip("\n")).rstrip()


def play(p: Position, *texts: str) -> Position:
    """Return the position after these moves, each by the seat to move."""
    for text in texts:
        p = RULES.apply(p, p.seat, RULES.parse_move(text))
    return p


def texts(p: Position) -> list[str]:
    """Return the legal moves of the seat to move."""
    return [RULES.format_move(move) for move in RULES.legal_moves(p, p.seat)]


def told(p: Position, text: str) -> list[str]:
    """Return the effects of a move, by the endings of their ids."""
    effects = RULES.effects(RULES.play(p, p.seat, RULES.parse_move(text)))
    return [effect.id.removeprefix("jammit-effect-") for effect in effects]
