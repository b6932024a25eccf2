"""A view of BITS as a picture and in sentences, one square of it, and headings of move lists.

    2/3  [RB]  BBx2 BK BP
    first the round and how many there are, the open building card, the cards still to come

    1: O4 +2 (4 +1)
    then the open task cards, each with its shape and what it gives each seat right now

    1* RB N +3
    a seat (`*`: it owes a choice), its starting card, `N` while its neutral stone is left, what its
    board scores now; below the board the points of finished rounds and their sum

On a board a capital letter is a square on the table, a small one belongs to a choice of the reader's
own that still waits, `.` is empty, and `x` a gap that nothing can reach any more.
"""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from tuckbox.core import InvalidSpace, Message, seat_message
from tuckbox.core.building_cards import cards_to_come, open_card
from tuckbox.core.data_files import beside, draw_rectangle
from tuckbox.core.square import (
    Cell,
    by_row,
    column_name,
    connected,
    height,
    parse_cell,
    shape,
    tops,
    width,
)
from tuckbox.games.bits.moves import START, Draw, Move, TaskDraw
from tuckbox.games.bits.stone import GREY, colour_message, stone_message
from tuckbox.games.bits.task import task_message
from tuckbox.games.bits.view import BitsView, BoardView, LaidView, TaskView

OPEN, GAP = ".", "x"


def group(move: Move) -> Message:
    """Return the heading of a move: draws by pile, placements by how the stone is turned."""
    if isinstance(move, TaskDraw):
        return Message.of("bits-group-task", stack=move.card.stack)
    if isinstance(move, Draw):
        return Message.of("bits-group-start" if move.deck == START else "bits-group-card")
    way = "standing" if move.slot.is_standing else "lying"
    if move.first == GREY:
        return Message.of(f"bits-group-{way}-neutral")
    if move.first == move.second:
        return Message.of(f"bits-group-{way}-double", colour=colour_message(move.first))
    first, second = map(colour_message, move.colours)
    return Message.of(f"bits-group-{way}", first=first, second=second)


# What can be seen on a board


class ShownArea(NamedTuple):
    """An area as a view shows it."""

    colour: str
    cells: tuple[str, ...]
    """By column, then by row."""
    points: list[int]
    """By open task card; nothing where it scores for none."""


def _shown_areas(board: BoardView) -> Iterator[ShownArea]:
    """Yield the areas that the stones form, ordered by their first cell."""
    points = {tuple(area["cells"]): area["points"] for area in board["areas"]}
    squares = {cell: colour for cell, colour in _squares(board).items() if colour != GREY}
    seen: set[Cell] = set()
    for start, colour in sorted(squares.items()):
        if start not in seen:
            same = {cell for cell, other in squares.items() if other == colour}
            found = sorted(connected(start, same))
            seen.update(found)
            cells = tuple(cell.name for cell in found)
            yield ShownArea(colour, cells, points.get(cells, []))


def _squares(board: BoardView) -> dict[Cell, str]:
    """Return the colour on each covered square: a move begins with those of its cells."""
    return {
        parse_cell(name): colour
        for laid in board["laid"]
        for name, colour in zip(laid["cells"], laid["move"], strict=False)
    }


def _stone_of(view: BitsView, laid: LaidView) -> str:
    """Return the name of a stone: its colours in their fixed order."""
    return "".join(sorted(laid["move"][:2], key=(*view["colours"], GREY).index))


def _heights(view: BitsView, board: BoardView) -> list[int]:
    """Return by column how many rows there are up to its highest stone."""
    return tops(_squares(board), view["columns"])


def _gaps(view: BitsView, board: BoardView) -> tuple[str, ...]:
    """Return the empty squares below a stone, column by column: nothing can reach them any more."""
    covered = _squares(board)
    below = (
        Cell(column, row)
        for column, height in enumerate(_heights(view, board))
        for row in range(height)
    )
    return tuple(cell.name for cell in below if cell not in covered)


# The picture


def draw(view: BitsView) -> str:
    tasks = [_drawn_task(view, number) for number in range(len(view["tasks"]))]
    boards = [_drawn_board(view, board) for board in view["boards"]]
    blocks = [[_head(view)], beside(tasks), beside(boards)]
    return "\n\n".join("\n".join(block) for block in blocks if block)


def _head(view: BitsView) -> str:
    remaining = Counter(cards_to_come(view)).items()
    left = " ".join(stone if count == 1 else f"{stone}x{count}" for stone, count in remaining)
    return f"{view['round']}/{view['length']}  [{open_card(view) or '  '}]  {left}".rstrip()


def _drawn_task(view: BitsView, number: int) -> list[str]:
    task = view["tasks"][number]
    words = [f"{task['stack']}:", task["shape"], task["colour"] or "", f"{task['points']:+}"]
    if task["others"]:
        words.append(f"({len(task['cells'])} {task['others']:+})")
    cells = shape(_cells(task))
    rows = draw_rectangle(width(cells), height(cells), lambda cell: "#" if cell in cells else OPEN)
    scores = " ".join(f"{board['score']['cards'][number]:+}" for board in view["boards"])
    return [" ".join(word for word in words if word), *rows, f"= {scores}"]


def _drawn_board(view: BitsView, board: BoardView) -> list[str]:
    number = board["seat"]
    mark = "*" if number in view["to_move"] else " "
    neutral = "N" if board["has_neutral"] else "-"
    return [
        f"{number}{mark} {board['start'] or '  '} {neutral} {board['score']['total']:+}",
        *_drawn_squares(view, board),
        "  " + " ".join(map(column_name, range(view["columns"]))),
        _sheet(view, number),
    ]


def _drawn_squares(view: BitsView, board: BoardView) -> list[str]:
    """Return the rows of a board from the top down."""
    signs = dict.fromkeys(_gaps(view, board), GAP)
    for laid in board["laid"]:
        colours = laid["move"].lower() if _is_waiting(view, board, laid) else laid["move"]
        signs |= zip(laid["cells"], colours, strict=False)
    rows = draw_rectangle(
        view["columns"], view["rows"], lambda cell: f" {signs.get(cell.name, OPEN)}"
    )
    return [f"{view['rows'] - down}{row}" for down, row in enumerate(rows)]


def _sheet(view: BitsView, number: int) -> str:
    totals = (played["boards"][number - 1]["score"]["total"] for played in view["finished"])
    points = " ".join(f"{total:+}" for total in totals)
    return f"{points} = {view['scores'][number - 1]}".strip()


# What both the picture and the sentences ask of a view


def _cells(task: TaskView) -> list[Cell]:
    """Return the squares that the shape covers in the lower left corner, from the bottom row up."""
    return sorted((Cell(across, up) for across, up in task["cells"]), key=by_row)


def _is_waiting(view: BitsView, board: BoardView, laid: LaidView) -> bool:
    """Return whether this is the reader's own choice, which waits for the other seats."""
    is_own = view["choice"] is not None and board["seat"] == view["seat"]
    return is_own and laid is board["laid"][-1]


# The sentences


def describe(view: BitsView) -> Iterator[Message]:
    """Yield what all share, what the reader owes, each board (the reader's own first), earlier rounds."""
    yield from _round(view)
    yield from _cards(view)
    yield from _owed(view)
    for board in sorted(view["boards"], key=lambda board: board["seat"] != view["seat"]):
        yield from _board(view, board)
    yield from _finished(view)
    yield from _outcome(view)


def _round(view: BitsView) -> Iterator[Message]:
    if not view["tasks"]:
        yield Message.of("bits-describe-before", length=view["length"])
        return
    yield Message.of("bits-describe-round", round=view["round"], length=view["length"])
    for task in view["tasks"]:
        yield Message.of(
            "bits-describe-task",
            stack=task["stack"],
            task=_task(task),
            cells=tuple(cell.name for cell in _cells(task)),
        )
    for task in view["out"]:
        yield Message.of("bits-describe-out", task=_task(task))


def _task(task: TaskView) -> Message:
    squares = len(task["cells"])
    return task_message(task["shape"], squares, task["colour"], task["points"], task["others"])


def _cards(view: BitsView) -> Iterator[Message]:
    card, to_come = open_card(view), Counter(cards_to_come(view))
    if card is not None:
        yield Message.of("bits-describe-card", stone=stone_message(card))
    yield Message.of(
        "bits-describe-remaining",
        count=to_come.total(),
        stones=tuple(
            Message.of("bits-count-stone", count=count, stone=stone_message(stone))
            for stone, count in to_come.items()
        ),
    )


def _owed(view: BitsView) -> Iterator[Message]:
    if view["choice"] is not None:
        yield Message.of("bits-describe-choice", text=view["choice"])
    elif view["stone"] is not None and view["seat"] is not None:
        yield Message.of("bits-describe-owed", stone=stone_message(view["stone"]))
    others = [number for number in view["to_move"] if number not in (0, view["seat"])]
    if others:
        waited = tuple(map(seat_message, others))
        yield Message.of("bits-describe-waited", seats=waited, count=len(waited))


def _finished(view: BitsView) -> Iterator[Message]:
    for played in view["finished"]:
        totals = [board["score"]["total"] for board in played["boards"]]
        yield Message.of("bits-describe-history", round=played["number"], points=_by_seat(totals))


def _outcome(view: BitsView) -> Iterator[Message]:
    outcome = view["outcome"]
    if outcome is None:
        return
    yield Message.of("bits-describe-total", points=_by_seat(view["scores"]))
    yield Message.of(outcome["reason"])
    if len(view["boards"]) > 1:
        winners = tuple(map(seat_message, outcome["winners"]))
        yield Message.of("bits-describe-winners", seats=winners, count=len(winners))
    if outcome["grade"] is not None:
        yield Message.of("bits-describe-grade", grade=Message.of(outcome["grade"]))


def _by_seat(points: list[int]) -> tuple[Message, ...]:
    return tuple(
        Message.of("bits-seat-points", seat=seat_message(number), points=earned)
        for number, earned in enumerate(points, 1)
    )


# One board in sentences


def standing(view: BitsView) -> Iterator[Message]:
    """Yield what each board would score if the round ended now, card by card."""
    stacks = [task["stack"] for task in view["tasks"]]
    for board in view["boards"]:
        cards = tuple(
            Message.of("bits-card-points", stack=stack, points=points)
            for stack, points in zip(stacks, board["score"]["cards"], strict=True)
        )
        owner, points = seat_message(board["seat"]), board["score"]["total"]
        yield Message.of("bits-describe-standing", seat=owner, points=points, cards=cards)


def _board(view: BitsView, board: BoardView) -> Iterator[Message]:
    """Yield whose board it is and how it began, its areas, what bounds them, what it scores now."""
    owner = seat_message(board["seat"])
    if board["start"] is not None:
        yield Message.of("bits-describe-start", seat=owner, stone=stone_message(board["start"]))
    if not board["laid"]:
        yield Message.of("bits-describe-empty", seat=owner)
        return
    heights = tuple(
        f"{column_name(column)} {height}" for column, height in enumerate(_heights(view, board))
    )
    yield Message.of("bits-describe-heights", seat=owner, heights=heights)
    yield from _areas(board)
    yield from _bounds(view, board)
    if board["is_finished"]:
        yield Message.of("bits-describe-finished", seat=owner)
    elif board["has_neutral"]:
        yield Message.of("bits-describe-neutral", seat=owner)
    for task, points in zip(view["tasks"], board["score"]["cards"], strict=True):
        yield Message.of("bits-describe-now", stack=task["stack"], points=points)


def _areas(board: BoardView) -> Iterator[Message]:
    """Yield areas of several squares one by one, then single squares colour by colour."""
    singles: dict[str, list[ShownArea]] = {}
    for area in _shown_areas(board):
        if len(area.cells) == 1:
            singles.setdefault(area.colour, []).append(area)
        else:
            yield _area("bits-describe-area", [area])
    for areas in singles.values():
        yield _area("bits-describe-singles", areas)


def _area(id: str, areas: list[ShownArea]) -> Message:
    """Return areas of one colour, with what they score as the board stands, if anything."""
    cells = tuple(cell for area in areas for cell in area.cells)
    colour = colour_message(areas[0].colour)
    points = sum(sum(area.points) for area in areas)
    if points == 0:
        return Message.of(id, colour=colour, count=len(cells), cells=cells)
    id = f"{id}-worth"
    return Message.of(id, colour=colour, count=len(cells), cells=cells, points=points)


def _bounds(view: BitsView, board: BoardView) -> Iterator[Message]:
    """Yield what bounds areas: grey squares and gaps."""
    for laid in board["laid"]:
        if laid["move"][0] == GREY:
            yield Message.of("bits-describe-grey", cells=tuple(laid["cells"]))
    gaps = _gaps(view, board)
    if gaps:
        yield Message.of("bits-describe-gaps", cells=gaps, count=len(gaps))


# One square


def inspect(view: BitsView, space: str) -> Iterator[Message]:
    """Yield what is on `C4` of the reader's board (for a spectator: of every board), or `2:C4` of seat 2's."""
    owner, colon, name = space.upper().rpartition(":")
    boards = _boards_of(view, owner if colon else None)
    if not boards or not _is_cell(view, name):
        last = f"{column_name(view['columns'] - 1)}{view['rows']}"
        raise InvalidSpace.of("bits-space-unknown", space=space, last=last)
    for board in boards:
        yield from _square(view, board, name)


def _boards_of(view: BitsView, owner: str | None) -> list[BoardView]:
    if owner is None and view["seat"] is not None:
        owner = str(view["seat"])
    return [board for board in view["boards"] if owner in (None, str(board["seat"]))]


def _is_cell(view: BitsView, name: str) -> bool:
    columns, rows = range(view["columns"]), range(view["rows"])
    return any(name == Cell(column, row).name for column in columns for row in rows)


def _square(view: BitsView, board: BoardView, name: str) -> Iterator[Message]:
    owner = seat_message(board["seat"])
    lying = [number for number, laid in enumerate(board["laid"], 1) if name in laid["cells"]]
    if not lying:
        is_gap = name in _gaps(view, board)
        empty = "bits-inspect-gap" if is_gap else "bits-inspect-empty"
        yield Message.of(empty, seat=owner, cell=name)
        return
    laid = board["laid"][lying[0] - 1]
    is_waiting = _is_waiting(view, board, laid)
    yield Message.of(
        "bits-inspect-waiting" if is_waiting else "bits-inspect-square",
        seat=owner,
        cell=name,
        colour=colour_message(laid["move"][laid["cells"].index(name)]),
        stone=stone_message(_stone_of(view, laid)),
        index=lying[0],
        cells=tuple(laid["cells"]),
    )
    for area in _shown_areas(board):
        if name in area.cells:
            yield from _inspected_area(view, area)


def _inspected_area(view: BitsView, area: ShownArea) -> Iterator[Message]:
    yield Message.of("bits-inspect-area", cells=area.cells, count=len(area.cells))
    for task, points in zip(view["tasks"], area.points, strict=False):
        if points:
            yield Message.of("bits-inspect-scores", stack=task["stack"], points=points)
