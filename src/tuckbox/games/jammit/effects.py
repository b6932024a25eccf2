"""What a step did, for logs, animations and screen readers."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from tuckbox.core import Effect, Seat, Step, seat_message
from tuckbox.games.jammit.board import Column
from tuckbox.games.jammit.moves import Move, MovePawn
from tuckbox.games.jammit.piece import EMPTY, NEUTRAL, owner, piece_message
from tuckbox.games.jammit.position import Position

if TYPE_CHECKING:
    from tuckbox.games.jammit.rules import Rules


def effects(rules: "Rules", step: Step[Position, Move]) -> Iterator[Effect]:
    """Yield that the pawn moves, or what each coin does; then what is earned or won."""
    before, move = step.before, step.move
    if isinstance(move, MovePawn):
        yield _pawn(before, move.corner)
        return
    tables = pairwise(table for table in (before, step.after.halfway, step.after) if table)
    # Once a seat has won no further coin goes in, and there is no further table.
    for (head, coin), (old, new) in zip(rules.coins_of(before, move), tables, strict=False):
        yield from _coin(rules, before.corner.columns[head], coin, old, new)
    yield from _consequence(rules, step.after)


def _pawn(before: Position, corner: str) -> Effect:
    seat = seat_message(before.seat)
    return Effect.of("jammit-effect-pawn", seat=seat, hex=before.corner.name, to=corner)


def _coin(
    rules: "Rules", column: Column, coin: str, before: Position, after: Position
) -> Iterator[Effect]:
    """Yield that a coin enters, what it pushes from the head on, and what the piece that leaves scores."""
    seat, piece = seat_message(before.seat), piece_message(coin)
    yield Effect.of("jammit-effect-enter", seat=seat, piece=piece, hex=column.head)
    line = column.line(before.pieces)
    yield from _pushes(column, line)
    if EMPTY not in line:
        yield _out(column, line[-1])
        if line[-1] == NEUTRAL:
            yield from _neutral(rules.worth(column), before, after)
        else:
            yield _points(owner(line[-1]), before, after)


def _pushes(column: Column, line: str) -> Iterator[Effect]:
    """Yield the pieces before the first gap, which move on; the last of a full line leaves instead."""
    for piece, (hex, to) in zip(line, pairwise(column.hexes), strict=False):
        if piece == EMPTY:
            return
        yield _push(piece, hex, to)


@lru_cache(maxsize=4096)
def _push(piece: str, hex: str, to: str) -> Effect:
    """One for each piece and pair of hexes: every coin that goes in asks for several of them."""
    return Effect.of("jammit-effect-push", piece=piece_message(piece), hex=hex, to=to)


def _out(column: Column, piece: str) -> Effect:
    where = "centre" if column.into_centre else "border"
    return Effect.of(f"jammit-effect-out-{where}", piece=piece_message(piece), hex=column.last)


def _points(seat: Seat, before: Position, after: Position) -> Effect:
    total = after.points[seat - 1]
    points = total - before.points[seat - 1]
    return Effect.of("jammit-effect-points", seat=seat_message(seat), points=points, total=total)


def _neutral(coins: int, before: Position, after: Position) -> Iterator[Effect]:
    """Yield that the seat at turn gets neutral coins, and whether it exchanges some."""
    seat, place = seat_message(before.seat), before.seat - 1
    held, left = before.neutral[place] + coins, after.neutral[place]
    yield Effect.of("jammit-effect-neutral", seat=seat, coins=coins, total=held)
    if left < held:
        yield Effect.of(
            "jammit-effect-exchange",
            seat=seat,
            coins=held - left,
            left=left,
            total=after.points[place],
        )


def _consequence(rules: "Rules", after: Position) -> Iterator[Effect]:
    """Yield what follows from all the coins of this step."""
    won = rules.winner(after)
    if won is not None:
        yield Effect.of("jammit-effect-win", seat=seat_message(won), points=after.points[won - 1])
    elif after.earned:
        yield Effect.of(
            "jammit-effect-extra",
            seat=seat_message(after.seat),
            stones=len(after.earned),
            hexes=after.earned,
        )
