"""What everybody sees, for nothing is hidden; and the position that a view shows."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from tuckbox.core import Seat, seat
from tuckbox.core.hexagon import Hex
from tuckbox.core.view import AnyPart, Fields, Part, as_list, items, itself, options_of, plain
from tuckbox.games.fillit.board import Hexes, HexName
from tuckbox.games.fillit.mode import COLOURS, Mode
from tuckbox.games.fillit.position import Position
from tuckbox.games.fillit.view_types import FillitView

if TYPE_CHECKING:
    from tuckbox.games.fillit.rules import Rules


def public_parts(rules: "Rules", p: Position) -> Iterator[AnyPart]:
    """§3.7: nothing is hidden, so that everybody sees the same."""
    mode = rules.mode(p.options)
    is_over = not rules.to_move(p)
    yield plain("radius", mode.board.grid.radius)
    yield plain("centre", mode.board.centre)
    yield items("hexes", _hex, _hexes(p, mode))
    yield plain("reconstructed", rules.components.is_reconstructed(p.options))
    sides = zip(mode.colours, mode.sides, p.supplies, strict=True)
    yield items("sides", _side, ((*side, mode.chips) for side in sides))
    yield items("seats", _seat, zip(mode.seats, p.pawns, strict=True))
    yield plain("turn", p.seat)
    yield plain("must_slide", not is_over and rules.must_slide(p))
    yield Part("slides", as_list, () if is_over else rules.slides(p))
    yield plain("repetition", p.times)
    yield items("earlier", itself, ((key,) for key in p.earlier))


def own_parts(_rules: "Rules", _p: Position, _seat: Seat | None) -> tuple[AnyPart, ...]:
    return ()


def _hexes(p: Position, mode: Mode) -> Iterator[tuple[object, ...]]:
    """Yield for each hex where it is, and the colours of the chip and the stone on it."""
    chips, stones = _colours(p.chips, mode), _colours(p.stones, mode)
    for hex, name in zip(mode.board.grid.hexes, mode.board.hexes, strict=True):
        yield hex, name, chips.get(name), stones.get(name)


def _colours(pieces: tuple[Hexes, ...], mode: Mode) -> dict[HexName, str]:
    by_colour = zip(mode.colours, pieces, strict=True)
    return {hex: colour for colour, hexes in by_colour for hex in hexes}


def _hex(hex: Hex, name: HexName, chip: str | None, stone: str | None) -> Fields:
    """Return a `HexView`."""
    return Fields(
        (
            plain("name", name),
            plain("q", hex.q),
            plain("r", hex.r),
            plain("chip", chip),
            plain("stone", stone),
        )
    )


def _side(colour: str, seats: tuple[Seat, ...], supply: int, total: int) -> Fields:
    """Return a `SideView`."""
    return Fields(
        (
            plain("colour", colour),
            Part("seats", as_list, seats),
            plain("supply", supply),
            plain("total", total),
        )
    )


def _seat(seat: Seat, pawn: HexName) -> Fields:
    """Return a `SeatView`."""
    return Fields(
        (plain("seat", seat), plain("colour", COLOURS[seat - 1]), plain("pawn", pawn)),
    )


def position(rules: "Rules", view: FillitView) -> Position:
    """Return the position; nothing is hidden, so it is complete."""
    colours = [side["colour"] for side in view["sides"]]
    return Position(
        options=options_of(view),
        seat=seat(view["turn"]),
        pawns=tuple(HexName(one["pawn"]) for one in view["seats"]),
        stones=tuple(_holding(view, "stone", colour) for colour in colours),
        chips=tuple(_holding(view, "chip", colour) for colour in colours),
        supplies=tuple(side["supply"] for side in view["sides"]),
        earlier=tuple(view["earlier"]),
        times=view["repetition"],
    )


def _holding(view: FillitView, kind: Literal["chip", "stone"], colour: str) -> Hexes:
    return frozenset(HexName(hex["name"]) for hex in view["hexes"] if hex[kind] == colour)
