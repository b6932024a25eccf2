"""Tables drawn as pictures: what a test sets up, and what it expects to see."""

from dataclasses import replace

from tests.hexagon import draw_hexagon
from tuckbox.core import Seat, seat
from tuckbox.core.data_files import ComponentFiles
from tuckbox.core.hexagon import HexBoard
from tuckbox.games import game
from tuckbox.games.fillit import Rules
from tuckbox.games.fillit.components import read_setup
from tuckbox.games.fillit.moves import Turn
from tuckbox.games.fillit.position import Position
from tuckbox.games.fillit.text import signs
from tuckbox.games.fillit.view import FillitView

FILLIT = game("fillit")
assert isinstance(FILLIT, Rules)
RULES: Rules = FILLIT
COMPONENTS = RULES.components


def table(picture: str, *, seats: int = 2, board: str = "mini", to_move: int = 1) -> Position:
    """Return the position that a picture shows: R pawn on its chip, r stone, + = * chips, # centre."""
    options = RULES.options(seats=seats, board=board)
    mode = COMPONENTS.modes[seats, board]
    files = ComponentFiles({"picture": f"[setup]\n{picture}"})
    drawn = read_setup(files.sections("picture"), mode)
    return replace(
        RULES.initial(options),
        seat=seat(to_move),
        pawns=drawn.pawns,
        stones=drawn.stones,
        chips=drawn.chips,
        supplies=mode.supplies(drawn.chips),
    )


def picture(p: Position) -> str:
    """Return the board of a position, without names and supplies."""
    view: FillitView = RULES.view(p, None)  # type: ignore[assignment]
    return tidy("\n".join(draw_hexagon(HexBoard(view["radius"]), signs(view).__getitem__)))


def tidy(drawing: str) -> str:
    """Return a drawing without its indentation."""
    return "\n".join(" ".join(line.split()) for line in drawing.strip().splitlines())


def texts(p: Position) -> list[str]:
    """Return the legal turns."""
    return [RULES.format_move(turn) for turn in RULES.legal_moves(p, p.seat)]


def slides(p: Position) -> set[str]:
    """Return where the pawn can slide before a stone is moved."""
    turns = RULES.legal_moves(p, p.seat)
    return {turn.slide for turn in turns if turn.slide_first and turn.slide is not None}


def turn(text: str) -> Turn:
    return RULES.parse_move(text)


def play(p: Position, *turns: str) -> Position:
    for text in turns:
        p = RULES.apply(p, p.seat, turn(text))
    return p


def refused(p: Position, text: str, who: Seat | None = None) -> str:
    """Return the code of the refusal."""
    refusal = RULES.refusal(p, p.seat if who is None else who, turn(text))
    assert refusal is not None
    return refusal.id
