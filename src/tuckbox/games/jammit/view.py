"""What a seat, or a spectator, may see: its shape, its parts, and the position that a view shows."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal, TypedDict

from tuckbox.core import Seat, View, seat, seats
from tuckbox.core.hexagon import Hex
from tuckbox.core.view import AnyPart, Part, as_list, items, options_of, plain
from tuckbox.games.jammit.board import Column, Corner
from tuckbox.games.jammit.piece import EMPTY, colour_of, is_stone, seat_colour, stone
from tuckbox.games.jammit.position import Position, Stage

if TYPE_CHECKING:
    from tuckbox.games.jammit.rules import Rules


class HexView(TypedDict):
    """A hex in play and what lies on it."""

    name: str
    q: int
    """Axial coordinates: on screen x = 2q + r, y = r downwards."""
    r: int
    colour: str | None
    """R, B, Y, N (neutral), or None when it is empty."""
    kind: Literal["coin", "stone"] | None
    """None when it is empty."""


class ColumnView(TypedDict):
    """A line along which coins are pushed."""

    hexes: list[str]
    """Names in the order of pushing. The first is the head, where coins go in."""
    into: Literal["border", "centre"]
    """Where a piece goes that is pushed out: over the border, or into the centre."""


class CornerView(TypedDict):
    """A place for a pawn, outside the corner hex of that name."""

    name: str
    columns: list[ColumnView]
    """In the order of their heads, clockwise around the board."""


class SeatView(TypedDict):
    """What belongs to one seat, apart from its points in `scores`."""

    seat: int
    colour: str
    pawn: str
    """The name of its pawn's corner."""
    neutral: int
    """Neutral coins that wait to be exchanged: 0, 1 or 2; always 0 with three seats."""


class JammitView(View):
    """The whole table."""

    radius: int
    """Rings around the centre: 4 on the large board, 3 on the mini."""
    centre: str
    """The name of the hole in the middle, which is not in play."""
    hexes: list[HexView]
    """Every hex in play, in the order of the names."""
    reconstructed: bool
    """Whether the set-up is our stand-in for a lost figure."""
    corners: list[CornerView]
    """Clockwise from the right."""
    seats: list[SeatView]
    goal: int
    """The points that win."""
    turn: int
    """Whose turn it is; when the game is over, whose turn it was."""
    stage: Literal["insert", "extra", "pawn", "over"]
    """The step that the seat at turn owes."""
    coins: list[str]
    """Colours of the coins the seat at turn puts in now; for `insert` it chooses their order."""
    earned: list[str]
    """The hexes from which the seat's own stones went out and so earned the extra coins owed now."""


def public_parts(rules: "Rules", p: Position) -> Iterator[AnyPart]:
    """§3.13: nothing is hidden, so that everybody sees the same."""
    board = p.board
    yield plain("radius", board.grid.radius)
    yield plain("centre", board.centre)
    yield items("hexes", _hex, zip(board.hexes, board.grid.hexes, p.pieces, strict=True))
    yield plain("reconstructed", rules.components.setup(p.options).is_reconstructed)
    yield items("corners", _corner, ((corner,) for corner in board.corners.values()))
    by_seat = zip(seats(p.options.seats), p.pawns, p.neutral, strict=True)
    yield items("seats", _seat, by_seat)
    yield plain("goal", rules.goal(p))
    yield plain("turn", p.seat)
    yield plain("stage", p.stage.value)
    yield Part("coins", as_list, tuple(_coins(rules, p)))
    yield Part("earned", as_list, p.earned)


def own_parts(_rules: "Rules", _p: Position, _seat: Seat | None) -> tuple[AnyPart, ...]:
    return ()


def _hex(name: str, hex: Hex, piece: str) -> HexView:
    return {
        "name": name,
        "q": hex.q,
        "r": hex.r,
        "colour": None if piece == EMPTY else colour_of(piece),
        "kind": None if piece == EMPTY else "stone" if is_stone(piece) else "coin",
    }


def _corner(corner: Corner) -> CornerView:
    return {"name": corner.name, "columns": list(map(_column, corner.columns.values()))}


def _column(column: Column) -> ColumnView:
    return {"hexes": list(column.hexes), "into": "centre" if column.into_centre else "border"}


def _seat(seat: Seat, pawn: str, neutral: int) -> SeatView:
    return {"seat": seat, "colour": seat_colour(seat), "pawn": pawn, "neutral": neutral}


def _coins(rules: "Rules", p: Position) -> str:
    """Return the colours of the coins that are owed."""
    if p.stage is Stage.INSERT:
        return rules.coins(p)
    return 2 * p.colour if p.stage is Stage.EXTRA else ""


def position(_rules: "Rules", view: JammitView) -> Position:
    """Return the position; a view shows the whole table."""
    return Position(
        options=options_of(view),
        pieces="".join(map(sign, view["hexes"])),
        pawns=tuple(entry["pawn"] for entry in view["seats"]),
        points=tuple(view["scores"]),
        neutral=tuple(entry["neutral"] for entry in view["seats"]),
        seat=seat(view["turn"]),
        stage=Stage(view["stage"]),
        earned=tuple(view["earned"]),
    )


def sign(hex: HexView) -> str:
    """Return the sign that stands for what lies on this hex."""
    if hex["colour"] is None:
        return EMPTY
    return stone(hex["colour"]) if hex["kind"] == "stone" else hex["colour"]
