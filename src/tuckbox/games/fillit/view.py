"""What everybody sees, for nothing is hidden: its shape, its parts, and the position that a view shows."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal, TypedDict

from tuckbox.core import Seat, View, seat
from tuckbox.core.hexagon import Hex
from tuckbox.core.view import AnyPart, Fields, Part, as_list, items, options_of, plain
from tuckbox.games.fillit.board import Hexes, HexName
from tuckbox.games.fillit.components import COLOURS, Mode
from tuckbox.games.fillit.position import History, Position, Run

if TYPE_CHECKING:
    from tuckbox.games.fillit.rules import Rules


class HexView(TypedDict):
    """A hex in play and what lies on it. Colours are R, B, Y, G."""

    name: str
    q: int
    """Axial coordinates: on screen x = 2q + r, y = r downwards."""
    r: int
    chip: str | None
    """Colour of the chip, also of one under a pawn."""
    stone: str | None
    """Colour of the stone."""


class SideView(TypedDict):
    """The seats that share chips, stones and the win: one seat, or a team of two."""

    colour: str
    """Of their chips and stones."""
    seats: list[int]
    supply: int
    """Chips still to be laid; at 0 this side has won."""
    total: int
    """Chips of this colour, the ones on the board included."""


class SeatView(TypedDict):
    """A seat and its pawn."""

    seat: int
    colour: str
    """Of the pawn."""
    pawn: str
    """The hex on which it stands."""


class FillitView(View):
    """The whole table."""

    radius: int
    """Rings around the centre: 4 on the large board, 3 on the mini."""
    centre: str
    """Name of the blank hex, which is not in play."""
    hexes: list[HexView]
    """Every hex in play, in the order of the names."""
    reconstructed: bool
    """Whether the set-up is our stand-in for a lost figure."""
    sides: list[SideView]
    seats: list[SeatView]
    turn: int
    """The seat whose turn it is, or would be if the game were not over."""
    must_slide: bool
    """Whether the turn has to contain a slide; False also when the game is over."""
    slides: list[str]
    """Where the pawn of the seat to move can slide before any stone is moved."""
    repetition: int
    """How often this position has arisen, now included; 0 when repetition is off."""
    earlier: list[str]
    """Keys of the positions before this one that can still arise again: those since chips on the board
    became more. Each text has one key or, of a long line of play, 32, 1024 … with a space between them."""


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
    yield items("earlier", _run, ((run,) for run in p.earlier.runs))


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


def _run(run: Run) -> str:
    return " ".join(run.keys)


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
        earlier=History.of(" ".join(view["earlier"]).split()),
        times=view["repetition"],
    )


def _holding(view: FillitView, kind: Literal["chip", "stone"], colour: str) -> Hexes:
    return frozenset(HexName(hex["name"]) for hex in view["hexes"] if hex[kind] == colour)
