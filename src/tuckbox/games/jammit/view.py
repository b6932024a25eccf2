"""The table as plain JSON values. JAMMIT hides nothing: every seat and spectator sees the same."""

from functools import cache
from typing import TypedDict

from tuckbox.core import Outcome, Seat, seat
from tuckbox.core.hexagon import Hex, HexBoard
from tuckbox.core.transition import common_view
from tuckbox.core.view import View
from tuckbox.games.jammit.column import Column, Corner, corners
from tuckbox.games.jammit.piece import EMPTY, PIECES, colour_of, is_stone, stone
from tuckbox.games.jammit.position import Position, Step
from tuckbox.games.jammit.table import Table


class HexView(TypedDict):
    """One hex; on screen x = 2q + r to the right, y = r downwards."""

    name: str
    q: int
    r: int
    colour: str | None
    """R, B, Y, N (neutral), or None when empty."""
    kind: str | None
    """`coin`, `stone`, or None when empty."""


class ColumnView(TypedDict):
    """A line along which coins are pushed."""

    head: str
    hexes: list[str]
    """Names in the order of pushing, head first."""
    into: str
    """Where a piece goes that is pushed out: `border` or `centre`."""


class CornerView(TypedDict):
    """A place for a pawn, outside the corner hex of that name."""

    name: str
    q: int
    r: int
    pawn: int | None
    """The seat whose pawn stands here."""
    columns: list[ColumnView]
    """In the order of their heads, clockwise around the board."""


class SeatView(TypedDict):
    """What belongs to one seat."""

    seat: int
    colour: str
    pawn: str
    """The name of its pawn's corner."""
    points: int
    neutral: int
    """Neutral coins that wait to be exchanged: 0, 1 or 2; always 0 with three seats."""
    stones: int
    """How many of its stones are still on the board."""


class JammitView(View):
    """The whole table."""

    radius: int
    centre: str
    """The name of the hole in the middle, which is no hex in play."""
    hexes: list[HexView]
    """In the order of their names."""
    corners: list[CornerView]
    """Clockwise from the right."""
    seats: list[SeatView]
    goal: int
    """Points that win."""
    turn: int
    """Whose turn it is; when the game is over, whose turn it was."""
    step: str
    """`insert`, `extra` or `pawn` is owed; `over`."""
    coins: list[str]
    """Colours of the coins the seat at turn puts in now; for `insert` it chooses their order."""
    earned: list[str]
    """The hexes from which own stones went out and so earned the extra coins owed now."""
    reconstructed: bool
    """Whether the set-up is our stand-in for the printed one."""


def jammit_view(p: Position, outcome: Outcome | None) -> JammitView:
    """As a spectator sees it; a seat sees the same."""
    common = common_view(
        game="jammit",
        options=p.table.options,
        seat=None,
        to_move=() if p.step is Step.OVER else (p.turn,),
        scores=p.points,
        outcome=outcome,
    )
    board = p.table.board
    return {
        **common,
        "radius": board.radius,
        "centre": f"{chr(ord('a') + board.radius)}{board.radius + 1}",
        "hexes": _hexes(p),
        "corners": _corners(p.table.board, p.pawns),
        "seats": [_seat(p, seat) for seat in p.table.seats],
        "goal": p.table.goal,
        "turn": p.turn,
        "step": p.step.value,
        "coins": _coins(p),
        "earned": list(p.earned),
        "reconstructed": p.table.is_reconstructed,
    }


def position_of(view: JammitView, table: Table) -> Position:
    """The inverse of `jammit_view`."""
    return Position(
        table=table,
        board="".join(sign(hex) for hex in view["hexes"]),
        pawns=tuple(entry["pawn"] for entry in view["seats"]),
        points=tuple(entry["points"] for entry in view["seats"]),
        neutral=tuple(entry["neutral"] for entry in view["seats"]),
        turn=seat(view["turn"]),
        step=Step(view["step"]),
        earned=tuple(view["earned"]),
    )


def sign(hex: HexView) -> str:
    """The sign that stands for what is on this hex."""
    if hex["colour"] is None:
        return EMPTY
    return stone(hex["colour"]) if hex["kind"] == "stone" else hex["colour"]


def _hexes(p: Position) -> list[HexView]:
    return [shown[piece] for shown, piece in zip(_shown(p.table.board), p.board, strict=True)]


@cache
def _shown(board: HexBoard) -> list[dict[str, HexView]]:
    """Every hex with each piece that may be on it: made once, as every view has them all."""
    return [{piece: _hex(board, hex, piece) for piece in PIECES} for hex in board.hexes]


def _hex(board: HexBoard, hex: Hex, piece: str) -> HexView:
    return {
        "name": board.name(hex),
        "q": hex.q,
        "r": hex.r,
        "colour": None if piece == EMPTY else colour_of(piece),
        "kind": None if piece == EMPTY else "stone" if is_stone(piece) else "coin",
    }


@cache
def _corners(board: HexBoard, pawns: tuple[str, ...]) -> list[CornerView]:
    """With the pawns of the seats at these corners; there are few ways to stand."""
    return [_corner(board, corner, pawns) for corner in corners(board)]


def _corner(board: HexBoard, corner: Corner, pawns: tuple[str, ...]) -> CornerView:
    hex = board.parse(corner.name)
    assert hex is not None
    pawn = pawns.index(corner.name) + 1 if corner.name in pawns else None
    return {
        "name": corner.name,
        "q": hex.q,
        "r": hex.r,
        "pawn": pawn,
        "columns": [_column(column) for column in corner.columns],
    }


def _column(column: Column) -> ColumnView:
    return {
        "head": column.head,
        "hexes": list(column.hexes),
        "into": "centre" if column.into_centre else "border",
    }


def _seat(p: Position, seat: Seat) -> SeatView:
    colour = p.table.colour(seat)
    return {
        "seat": seat,
        "colour": colour,
        "pawn": p.pawns[seat - 1],
        "points": p.points[seat - 1],
        "neutral": p.neutral[seat - 1],
        "stones": p.board.count(stone(colour)),
    }


def _coins(p: Position) -> list[str]:
    if p.step is Step.INSERT:
        return list(p.table.coins(p.turn))
    if p.step is Step.EXTRA:
        return [p.colour, p.colour]
    return []
