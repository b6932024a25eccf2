"""Why a move is not legal. Asked only once it is known that it is not."""

from tuckbox.core import Refusal, seat, seat_message
from tuckbox.games.jammit.moves import Extra, Insert, Move, MovePawn
from tuckbox.games.jammit.piece import piece_message
from tuckbox.games.jammit.position import Position, Step

_STEPS: dict[type[Move], Step] = {
    Insert: Step.INSERT,
    Extra: Step.EXTRA,
    MovePawn: Step.PAWN,
}


def refuse(p: Position, move: Move) -> Refusal:
    """The reason against an illegal move of the seat at turn."""
    if _STEPS[type(move)] is not p.step:
        return Refusal.of(f"jammit-refusal-owes-{p.step.value}")
    match move:
        case Insert(head, _):
            return _refuse_column(p, head) or _refuse_coins(p)
        case Extra(first, second):
            return (
                _refuse_column(p, first)
                or _refuse_column(p, second)
                or Refusal.of("jammit-refusal-same-column", hex=second)
            )
        case _:
            return _refuse_corner(p, move.corner)


def _refuse_column(p: Position, head: str) -> Refusal | None:
    corner = p.table.corners[p.corner]
    if corner.column(head) is not None:
        return None
    heads = tuple(column.head for column in corner.columns)
    return Refusal.of("jammit-refusal-column", hex=head, corner=corner.name, heads=heads)


def _refuse_coins(p: Position) -> Refusal:
    coins = tuple(piece_message(coin) for coin in p.table.coins(p.turn))
    return Refusal.of("jammit-refusal-coins", coins=coins)


def _refuse_corner(p: Position, corner: str) -> Refusal:
    if corner not in p.table.corners:
        return Refusal.of("jammit-refusal-corner", hex=corner, corners=tuple(p.table.corners))
    if corner == p.corner:
        return Refusal.of("jammit-refusal-stay", hex=corner)
    other = seat(p.pawns.index(corner) + 1)
    return Refusal.of("jammit-refusal-taken", hex=corner, seat=seat_message(other))
