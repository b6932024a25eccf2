"""What a turn does to the table: its two parts, one after the other."""

from collections.abc import Iterator
from dataclasses import replace

from tuckbox.games.fillit.board import HexName
from tuckbox.games.fillit.components import Mode
from tuckbox.games.fillit.moves import Step, Turn
from tuckbox.games.fillit.position import Position
from tuckbox.games.fillit.repetition import counted
from tuckbox.games.fillit.slide import slide_pawn
from tuckbox.games.fillit.stone import step_stone


def parts(p: Position, mode: Mode, turn: Turn) -> Iterator[tuple[HexName | Step, Position]]:
    """The slide and the stone step in the order chosen, each with the table after it."""
    order = (turn.slide, turn.stone) if turn.slide_first else (turn.stone, turn.slide)
    for part in order:
        if isinstance(part, Step):
            p = step_stone(p, part)
            yield part, p
        elif part is not None:
            p = slide_pawn(p, mode, part)
            yield part, p


def after_turn(p: Position, mode: Mode, turn: Turn) -> Position:
    """The table handed to the next seat."""
    *_, (_, table) = parts(p, mode, turn)
    following = mode.seats[p.seat % len(mode.seats)]
    return counted(replace(table, seat=following), mode, before=p)
