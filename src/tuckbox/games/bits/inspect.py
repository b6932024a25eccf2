"""What is on one square: `C4` on one's own board, `2:C4` on that of seat 2; `c4` will do."""

from collections.abc import Iterator

from tuckbox.core import InvalidSpace, Message, seat, seat_message
from tuckbox.games.bits.naming import colour_message, stone_message
from tuckbox.games.bits.stone import GREY, Colour, Stone
from tuckbox.games.bits.view import AreaView, BitsView, BoardView, SquareView


def inspect(view: BitsView, space: str) -> Iterator[Message]:
    """For a spectator who names no seat: that square of every board."""
    owner, colon, name = space.upper().rpartition(":")
    column, row = _cell(view, space, name)
    for number in _owners(view, space, owner) if colon else _seen_first(view):
        board = view["boards"][number - 1]
        square = board["grid"][view["rows"] - row][column]
        yield from _square(view, number, name, board, square)


def _cell(view: BitsView, space: str, name: str) -> tuple[int, int]:
    rows = [str(row) for row in range(1, view["rows"] + 1)]
    if name[:1] not in view["columns"] or name[1:] not in rows:
        raise _no_such_space(view, space)
    return view["columns"].index(name[0]), int(name[1:])


def _owners(view: BitsView, space: str, owner: str) -> list[int]:
    numbers = {str(number): number for number in range(1, len(view["boards"]) + 1)}
    if owner not in numbers:
        raise _no_such_space(view, space)
    return [numbers[owner]]


def _seen_first(view: BitsView) -> list[int]:
    if view["seat"] is not None:
        return [view["seat"]]
    return list(range(1, len(view["boards"]) + 1))


def _no_such_space(view: BitsView, space: str) -> InvalidSpace:
    last = f"{view['columns'][-1]}{view['rows']}"
    return InvalidSpace.of("bits-space-unknown", space=space, last=last)


def _square(
    view: BitsView, number: int, name: str, board: BoardView, square: SquareView | None
) -> Iterator[Message]:
    who = seat_message(seat(number))
    if square is None:
        gap = "bits-inspect-gap" if name in board["gaps"] else "bits-inspect-empty"
        yield Message.of(gap, seat=who, cell=name)
        return
    stone = board["stones"][square["stone"] - 1]
    yield Message.of(
        "bits-inspect-waiting" if stone["is_waiting"] else "bits-inspect-square",
        seat=who,
        cell=name,
        colour=colour_message(Colour(square["colour"])),
        stone=stone_message(Stone(stone["stone"])),
        index=stone["index"],
        cells=tuple(stone["cells"]),
    )
    if square["colour"] != GREY:
        yield from _area(view, next(area for area in board["areas"] if name in area["cells"]))


def _area(view: BitsView, area: AreaView) -> Iterator[Message]:
    yield Message.of("bits-inspect-area", cells=tuple(area["cells"]), count=len(area["cells"]))
    for task, points in zip(view["tasks"], area["points"], strict=True):
        if points:
            yield Message.of("bits-inspect-scores", stack=task["stack"], points=points)
