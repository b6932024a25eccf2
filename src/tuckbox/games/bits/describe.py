"""The table in sentences, for a reader who can't see it."""

from collections.abc import Iterator

from tuckbox.core import Message, seat, seat_message
from tuckbox.games.bits.components import Components
from tuckbox.games.bits.moves import TurnTask
from tuckbox.games.bits.naming import colour_message, stone_message, task_message
from tuckbox.games.bits.stone import GREY, Colour, Stone
from tuckbox.games.bits.view import AreaView, BitsView, BoardView, TaskView


def describe(view: BitsView, components: Components) -> Iterator[Message]:
    """First what all share, then what the reader owes, then board by board, one's own first."""
    yield from _round(view, components)
    yield from _cards(view)
    yield from _owed(view)
    for number in _seats(view):
        yield from _board(view, number)
    yield from _sheet(view)


def _seats(view: BitsView) -> list[int]:
    """One's own first, then in the order of play."""
    return sorted(range(1, len(view["boards"]) + 1), key=lambda number: number != view["seat"])


def _round(view: BitsView, components: Components) -> Iterator[Message]:
    if not view["tasks"]:
        yield Message.of("bits-describe-before", length=view["length"])
        return
    yield Message.of("bits-describe-round", round=view["round"], length=view["length"])
    for task in view["tasks"]:
        yield Message.of(
            "bits-describe-task",
            stack=task["stack"],
            task=_task(task["text"], components),
            cells=_example(task),
        )
    for text in view["out"]:
        yield Message.of("bits-describe-out", task=_task(text, components))


def _task(text: str, components: Components) -> Message:
    move = components.moves[text]
    assert isinstance(move, TurnTask)
    return task_message(move.card)


def _example(task: TaskView) -> tuple[str, ...]:
    """The squares that the shape would cover in the lower left corner."""
    rows = reversed(task["picture"])
    return tuple(
        f"{column}{row}"
        for row, signs in enumerate(rows, 1)
        for column, sign in zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", signs, strict=False)
        if sign == "#"
    )


def _cards(view: BitsView) -> Iterator[Message]:
    if view["card"] is not None:
        yield Message.of("bits-describe-card", stone=stone_message(Stone(view["card"])))
    yield Message.of(
        "bits-describe-remaining",
        count=sum(view["remaining"].values()),
        stones=tuple(
            Message.of("bits-count-stone", count=count, stone=stone_message(Stone(stone)))
            for stone, count in view["remaining"].items()
        ),
    )


def _owed(view: BitsView) -> Iterator[Message]:
    if view["owed"] is not None:
        yield Message.of("bits-describe-owed", stone=stone_message(Stone(view["owed"])))
    if view["choice"] is not None:
        yield Message.of("bits-describe-choice", text=view["choice"])
    others = [number for number in view["to_move"] if number not in (0, view["seat"])]
    if others:
        waited = tuple(seat_message(seat(number)) for number in others)
        yield Message.of("bits-describe-waited", seats=waited, count=len(waited))


def _board(view: BitsView, number: int) -> Iterator[Message]:
    board, who = view["boards"][number - 1], seat_message(seat(number))
    start = view["starts"][number - 1]
    if start is not None:
        yield Message.of("bits-describe-start", seat=who, stone=stone_message(Stone(start)))
    if not board["stones"]:
        yield Message.of("bits-describe-empty", seat=who)
        return
    heights = tuple(
        f"{column} {height}"
        for column, height in zip(view["columns"], board["heights"], strict=True)
    )
    yield Message.of("bits-describe-heights", seat=who, heights=heights)
    yield from _areas(board)
    yield from _leftovers(board)
    if board["is_finished"]:
        yield Message.of("bits-describe-finished", seat=who)
    elif board["has_neutral"]:
        yield Message.of("bits-describe-neutral", seat=who)
    for task in view["tasks"]:
        now = task["scores"][number - 1]
        yield Message.of("bits-describe-now", stack=task["stack"], points=now)


def _areas(board: BoardView) -> Iterator[Message]:
    """Areas of several squares one by one, then single squares colour by colour."""
    singles: dict[str, list[AreaView]] = {}
    for area in board["areas"]:
        if len(area["cells"]) == 1:
            singles.setdefault(area["colour"], []).append(area)
        else:
            yield _area("bits-describe-area", [area])
    for areas in singles.values():
        yield _area("bits-describe-singles", areas)


def _area(id: str, areas: list[AreaView]) -> Message:
    """Areas of one colour, with what they score as the board stands if they do."""
    cells = tuple(cell for area in areas for cell in area["cells"])
    colour = colour_message(Colour(areas[0]["colour"]))
    points = sum(sum(area["points"]) for area in areas)
    if points == 0:
        return Message.of(id, colour=colour, count=len(cells), cells=cells)
    id = f"{id}-worth"
    return Message.of(id, colour=colour, count=len(cells), cells=cells, points=points)


def _leftovers(board: BoardView) -> Iterator[Message]:
    """What bounds areas: grey squares and gaps."""
    for stone in board["stones"]:
        if GREY in stone["colours"]:
            yield Message.of("bits-describe-grey", cells=tuple(stone["cells"]))
    if board["gaps"]:
        gaps = tuple(board["gaps"])
        yield Message.of("bits-describe-gaps", cells=gaps, count=len(gaps))


def _sheet(view: BitsView) -> Iterator[Message]:
    for number, round in enumerate(view["history"], 1):
        yield Message.of("bits-describe-history", round=number, points=_by_seat(round["points"]))
    if view["outcome"] is not None:
        yield Message.of("bits-describe-total", points=_by_seat(view["scores"]))
        yield Message.of(view["outcome"]["reason"])
        winners = tuple(seat_message(seat(number)) for number in view["outcome"]["winners"])
        if len(view["boards"]) > 1:
            yield Message.of("bits-describe-winners", seats=winners, count=len(winners))
        if view["outcome"]["grade"] is not None:
            grade = Message.of(view["outcome"]["grade"])
            yield Message.of("bits-describe-grade", grade=grade)


def _by_seat(points: list[int]) -> tuple[Message, ...]:
    return tuple(
        Message.of("bits-seat-points", seat=seat_message(seat(number)), points=earned)
        for number, earned in enumerate(points, 1)
    )
