"""The table as a picture in text, without any language.

A board shows one letter per square: capital on the table, small for one's own waiting choice,
`.` empty, `x` a gap that nothing can reach. Its head line: seat, `*` if it owes a choice, starting
card, `N` while the neutral stone is left, points as the board stands. Its foot: points of finished
rounds and their sum.
"""

from tuckbox.core.drawing import beside
from tuckbox.core.square import Cell
from tuckbox.games.bits.view import BitsView, BoardView, TaskView


def draw(view: BitsView) -> str:
    boards = [_board(view, seat) for seat in range(1, len(view["boards"]) + 1)]
    parts = [_head(view), beside(_task(task) for task in view["tasks"]), beside(boards)]
    return "\n\n".join("\n".join(part) for part in parts if part)


def _head(view: BitsView) -> list[str]:
    """Round, open card, and the building cards still face down."""
    left = " ".join(f"{stone}{'' if n == 1 else f'x{n}'}" for stone, n in view["remaining"].items())
    card = f"[{view['card'] or '  '}]"
    return [f"{view['round']}/{view['length']}  {card}  {left}".rstrip()]


def _task(task: TaskView) -> list[str]:
    words = [f"{task['stack']}:", task["shape"], task["colour"] or "", f"{task['points']:+}"]
    if task["others"]:
        words.append(f"({task['squares']} {task['others']:+})")
    scores = " ".join(f"{points:+}" for points in task["scores"])
    return [" ".join(word for word in words if word), *task["picture"], f"= {scores}"]


def _board(view: BitsView, seat: int) -> list[str]:
    board = view["boards"][seat - 1]
    owes = "*" if seat in view["to_move"] else " "
    start = view["starts"][seat - 1] or "  "
    neutral = "N" if board["has_neutral"] else "-"
    return [
        f"{seat}{owes} {start} {neutral} {board['points']:+}",
        *_rows(view, board),
        "  " + " ".join(view["columns"]),
        _sheet(view, seat),
    ]


def _rows(view: BitsView, board: BoardView) -> list[str]:
    height = view["rows"]
    return [
        f"{height - down} "
        + " ".join(
            _sign(board, down, Cell(column, height - 1 - down)) for column in range(len(row))
        )
        for down, row in enumerate(board["grid"])
    ]


def _sign(board: BoardView, down: int, cell: Cell) -> str:
    square = board["grid"][down][cell.column]
    if square is None:
        return "x" if cell.name in board["gaps"] else "."
    is_waiting = board["stones"][square["stone"] - 1]["is_waiting"]
    return square["colour"].lower() if is_waiting else square["colour"]


def _sheet(view: BitsView, seat: int) -> str:
    points = " ".join(f"{round['points'][seat - 1]:+}" for round in view["history"])
    return f"{points} = {view['scores'][seat - 1]}".strip()
