"""A view as a picture and in sentences, one space of it, and headings of move lists.

    3 O . X
    2 . X .
    1 . . .
      A B C

The seat to move is named in the sentences.
"""

from collections.abc import Iterator

from tuckbox.core import InvalidSpace, Message, seat, seat_message
from tuckbox.core.data_files import draw_rectangle
from tuckbox.core.square import Cell, column_name
from tuckbox_noughts.moves import Move
from tuckbox_noughts.position import mark_message
from tuckbox_noughts.view import NoughtsView

EMPTY, CROSS, NOUGHT = ".", "X", "O"


def group(move: Move) -> Message:
    """Return the heading of a move: its column."""
    return Message.of("noughts-group-column", column=column_name(move.cell.column))


def draw(view: NoughtsView) -> str:
    rows = draw_rectangle(view["columns"], view["rows"], lambda cell: f" {_sign(view, cell)}")
    lines = [f"{view['rows'] - down}{row}" for down, row in enumerate(rows)]
    names = "".join(f" {column_name(column)}" for column in range(view["columns"]))
    return "\n".join([*lines, f" {names}"])


def _sign(view: NoughtsView, cell: Cell) -> str:
    if cell.name in view["crosses"]:
        return CROSS
    return NOUGHT if cell.name in view["noughts"] else EMPTY


def describe(view: NoughtsView) -> Iterator[Message]:
    """Yield whose turn it is or how the game ended, and where the marks are."""
    outcome = view["outcome"]
    if outcome is None:
        [who] = view["to_move"]
        mark = mark_message(who)
        yield Message.of("noughts-describe-turn", seat=seat_message(seat(who)), mark=mark)
    elif outcome["winners"]:
        [winner] = outcome["winners"]
        row = tuple(view["line"])
        yield Message.of("noughts-effect-row", seat=seat_message(seat(winner)), cells=row)
    else:
        yield Message.of("noughts-effect-full")
    yield _marks("noughts-describe-crosses", view["crosses"])
    yield _marks("noughts-describe-noughts", view["noughts"])


def _marks(id: str, cells: list[str]) -> Message:
    return Message.of(id, cells=tuple(cells), count=len(cells))


def inspect(view: NoughtsView, space: str) -> Iterator[Message]:
    """Yield what is on a space."""
    name = space.strip().upper()
    cells = (Cell(column, row) for column in range(view["columns"]) for row in range(view["rows"]))
    found = next((cell for cell in cells if cell.name == name), None)
    if found is None:
        raise InvalidSpace.of("noughts-invalid-space", space=space)
    if found.name in view["crosses"]:
        yield Message.of("noughts-inspect-mark", cell=name, mark=mark_message(1))
    elif found.name in view["noughts"]:
        yield Message.of("noughts-inspect-mark", cell=name, mark=mark_message(2))
    else:
        yield Message.of("noughts-inspect-empty", cell=name)
