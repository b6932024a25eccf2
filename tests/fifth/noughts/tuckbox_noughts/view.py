"""What a seat, or a spectator, may see: its shape, its parts, and the position that a view shows."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from tuckbox.core import Seat, View, seats
from tuckbox.core.square import parse_cell
from tuckbox.core.view import AnyPart, Part, options_of, plain
from tuckbox_noughts.position import Marks, Position, cell_names

if TYPE_CHECKING:
    from tuckbox_noughts.rules import Rules


class NoughtsView(View):
    """The whole table."""

    columns: int
    rows: int
    crosses: list[str]
    """The spaces with a mark of seat 1: `B2`."""
    noughts: list[str]
    """The spaces with a mark of seat 2."""
    line: list[str]
    """The spaces of the winner's row of three."""


def public_parts(rules: "Rules", p: Position) -> Iterator[AnyPart]:
    """Yield the parts; everything is open."""
    crosses, noughts = p.marks
    yield plain("columns", rules.components.columns)
    yield plain("rows", rules.components.rows)
    yield Part("crosses", _names, (crosses,))
    yield Part("noughts", _names, (noughts,))
    yield Part("line", _line, (rules, p))


def own_parts(_rules: "Rules", _p: Position, _seat: Seat | None) -> tuple[AnyPart, ...]:
    return ()


def _names(marks: Marks) -> list[str]:
    return list(cell_names(marks))


def _line(rules: "Rules", p: Position) -> list[str]:
    crosses, noughts = (rules.line(p, seat) for seat in seats(2))
    return _names(crosses | noughts)


def position(rules: "Rules", view: NoughtsView) -> Position:
    return Position(options_of(view), (_marks(view["crosses"]), _marks(view["noughts"])))


def _marks(names: Iterable[str]) -> Marks:
    return frozenset(map(parse_cell, names))
