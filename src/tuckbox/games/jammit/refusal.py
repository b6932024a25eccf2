"""Why a move is not legal. Asked only about an actor who is to move, and a move that is not legal."""

from typing import TYPE_CHECKING

from tuckbox.core import Actor, Refusal, seat, seat_message
from tuckbox.games.jammit.moves import Extra, Insert, Move, MovePawn
from tuckbox.games.jammit.piece import piece_messages
from tuckbox.games.jammit.position import Position, Stage

if TYPE_CHECKING:
    from tuckbox.games.jammit.rules import Rules

_STAGES: dict[type[Move], Stage] = {
    Insert: Stage.INSERT,
    Extra: Stage.EXTRA,
    MovePawn: Stage.PAWN,
}


def refuse(rules: "Rules", p: Position, who: Actor, move: Move) -> Refusal:
    if _STAGES[type(move)] is not p.stage:
        return Refusal.of(f"jammit-refusal-owes-{p.stage.value}")
    match move:
        case Insert(head, _):
            coins = piece_messages(rules.coins(p))
            return _refuse_column(p, head) or Refusal.of("jammit-refusal-coins", coins=coins)
        case Extra(first, second):
            return (
                _refuse_column(p, first)
                or _refuse_column(p, second)
                or Refusal.of("jammit-refusal-same-column", hex=second)
            )
        case _:
            return _refuse_corner(p, move.corner)


def _refuse_column(p: Position, head: str) -> Refusal | None:
    if head in p.corner.columns:
        return None
    heads = tuple(p.corner.columns)
    return Refusal.of("jammit-refusal-column", hex=head, corner=p.corner.name, heads=heads)


def _refuse_corner(p: Position, corner: str) -> Refusal:
    if corner not in p.board.corners:
        corners = tuple(p.board.corners)
        return Refusal.of("jammit-refusal-corner", hex=corner, corners=corners)
    if corner == p.corner.name:
        return Refusal.of("jammit-refusal-stay", hex=corner)
    other = seat(p.pawns.index(corner) + 1)
    return Refusal.of("jammit-refusal-taken", hex=corner, seat=seat_message(other))
