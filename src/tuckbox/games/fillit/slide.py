"""§Slide: the pawn goes straight as far as it can and covers its path with chips."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from tuckbox.games.fillit.board import HexName
from tuckbox.games.fillit.components import Mode
from tuckbox.games.fillit.position import Hexes, Position, Side


class Laying(NamedTuple):
    """What happens to one hex of the path."""

    hex: HexName
    is_laid: bool
    """Whether a chip is laid; otherwise the own chip that lies there stays."""
    returned: Side | None = None
    """Whose chip goes back into the supply."""


def obstacles(p: Position) -> Hexes:
    """All that can stop the pawn of the seat to move: any stone, any other pawn (a partner's too)."""
    return frozenset(p.pawns).union(*p.stones) - {p.pawns[p.seat - 1]}


def layings(p: Position, side: Side, path: tuple[HexName, ...]) -> Iterator[Laying]:
    """Chips are laid in the order of the path until the supply is empty; the rest stays as it is."""
    supply = p.supplies[side]
    for hex in path:
        if supply == 0:
            return
        if hex in p.chips[side]:
            yield Laying(hex, is_laid=False)
        else:
            supply -= 1
            yield Laying(hex, is_laid=True, returned=owner(p.chips, hex))


def owner(pieces: tuple[Hexes, ...], hex: HexName) -> Side | None:
    """The side whose chip (or stone) is on a hex."""
    return next((Side(side) for side, hexes in enumerate(pieces) if hex in hexes), None)


def slide_pawn(p: Position, mode: Mode, target: HexName) -> Position:
    """The pawn of the seat to move slides to its target, chips are laid and returned."""
    mine = mode.side_of[p.seat]
    path = mode.board.path(p.pawns[p.seat - 1], target)
    laid = frozenset(one.hex for one in layings(p, mine, path) if one.is_laid)
    chips = tuple(
        chips | laid if side == mine else chips - laid for side, chips in enumerate(p.chips)
    )
    pawns = (*p.pawns[: p.seat - 1], target, *p.pawns[p.seat :])
    supplies = tuple(mode.chips - len(chips) for chips in chips)
    return replace(p, pawns=pawns, chips=chips, supplies=supplies)
