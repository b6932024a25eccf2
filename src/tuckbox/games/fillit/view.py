"""What everybody sees of a position of FILLIT, in plain JSON values; nothing is hidden in this game."""

from functools import lru_cache
from typing import Literal, TypedDict, cast

from tuckbox.core import Seat, View, seat
from tuckbox.core.hexagon import Hex
from tuckbox.core.view import options_of
from tuckbox.games.fillit.board import HexName
from tuckbox.games.fillit.components import COLOURS, Mode
from tuckbox.games.fillit.position import Hexes, Position


class HexView(TypedDict):
    """A hex in play and what is on it. Colours are R, B, Y, G."""

    name: str
    q: int
    """Axial coordinates: on screen x = 2q + r, y = r downwards."""
    r: int
    chip: str | None
    """Colour of the chip, also of one under a pawn."""
    stone: str | None
    """Colour of the stone."""
    pawn: str | None
    """Colour of the pawn."""
    seat: int | None
    """Whose pawn it is."""


class SideView(TypedDict):
    """Those who share chips, stones and the win: a seat, or a team of two."""

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
    side: int
    """Index into `sides`."""
    pawn: str
    """The hex it stands on."""


class FillitView(View):
    """The whole table."""

    radius: int
    """Rings around the centre: 4 on the large board, 3 on the mini."""
    centre: str
    """Name of the blank hex, which is not in play."""
    reconstructed: bool
    """Whether the set-up is ours, because the printed figure is lost."""
    hexes: list[HexView]
    """Every hex in play, in the order of the names."""
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
    """Keys of the positions before this one, which repetition has to remember."""


def fillit_view(
    common: View,
    p: Position,
    mode: Mode,
    *,
    reconstructed: bool,
    must_slide: bool,
    slides: tuple[HexName, ...],
) -> FillitView:
    return {
        **common,
        "radius": mode.board.grid.radius,
        "centre": mode.board.centre,
        "reconstructed": reconstructed,
        "hexes": _hexes(p, mode),
        "sides": _sides(p, mode),
        "seats": _seats(p, mode),
        "turn": p.seat,
        "must_slide": must_slide,
        "slides": list(slides),
        "repetition": p.times,
        "earlier": list(p.earlier),
    }


def position_of(view: View) -> Position:
    """The inverse: everything is in sight, so the position is complete."""
    table = cast(FillitView, view)
    colours = [side["colour"] for side in table["sides"]]
    return Position(
        options=options_of(view),
        seat=seat(table["turn"]),
        pawns=tuple(HexName(one["pawn"]) for one in table["seats"]),
        stones=tuple(_holding(table, "stone", colour) for colour in colours),
        chips=tuple(_holding(table, "chip", colour) for colour in colours),
        supplies=tuple(side["supply"] for side in table["sides"]),
        earlier=tuple(table["earlier"]),
        times=table["repetition"],
    )


def _hexes(p: Position, mode: Mode) -> list[HexView]:
    seats = dict(zip(p.pawns, mode.seats, strict=True))
    chips = _colours(p.chips, mode)
    stones = _colours(p.stones, mode)
    return [
        _hex(hex, name, chips.get(name), stones.get(name), seats.get(name))
        for hex, name in zip(mode.board.grid.hexes, mode.board.hexes, strict=True)
    ]


@lru_cache(maxsize=8192)
def _hex(
    hex: Hex, name: HexName, chip: str | None, stone: str | None, seat: Seat | None
) -> HexView:
    """Remembered: every view has them all, and a turn changes a few."""
    return {
        "name": name,
        "q": hex.q,
        "r": hex.r,
        "chip": chip,
        "stone": stone,
        "pawn": None if seat is None else COLOURS[seat - 1],
        "seat": seat,
    }


def _colours(pieces: tuple[Hexes, ...], mode: Mode) -> dict[HexName, str]:
    by_colour = zip(mode.colours, pieces, strict=True)
    return {hex: colour for colour, hexes in by_colour for hex in hexes}


def _sides(p: Position, mode: Mode) -> list[SideView]:
    return [
        {"colour": colour, "seats": list(seats), "supply": supply, "total": mode.chips}
        for colour, seats, supply in zip(mode.colours, mode.sides, p.supplies, strict=True)
    ]


def _seats(p: Position, mode: Mode) -> list[SeatView]:
    return [
        {"seat": seat, "colour": COLOURS[seat - 1], "side": mode.side_of[seat], "pawn": pawn}
        for seat, pawn in zip(mode.seats, p.pawns, strict=True)
    ]


def _holding(table: FillitView, kind: Literal["chip", "stone"], colour: str) -> Hexes:
    return frozenset(HexName(hex["name"]) for hex in table["hexes"] if hex[kind] == colour)
