"""What a move does, step by step, read off the positions before and after each coin."""

from collections.abc import Iterator

from tuckbox.core import Effect, Seat, seat_message
from tuckbox.games.jammit.moves import Move, MovePawn
from tuckbox.games.jammit.piece import EMPTY, NEUTRAL, piece_message
from tuckbox.games.jammit.position import Position
from tuckbox.games.jammit.turn import (
    NEUTRAL_COINS_FOR_A_POINT,
    POINTS_AT_BORDER,
    POINTS_IN_CENTRE,
    Insertion,
    insertions,
    owner,
    winner,
)


def effects(p: Position, move: Move) -> Iterator[Effect]:
    """The effects of a legal move, in the order in which they are told."""
    if isinstance(move, MovePawn):
        yield _pawn(p, move.corner)
        return
    after = p
    for insertion in insertions(p, move):
        yield from _insertion(insertion)
        after = insertion.after
    yield from _consequence(after)


def _pawn(p: Position, corner: str) -> Effect:
    seat = seat_message(p.turn)
    return Effect.of("jammit-effect-pawn", seat=seat, hex=p.corner, to=corner)


def _insertion(insertion: Insertion) -> Iterator[Effect]:
    """A coin enters, pushes from the head on, and the piece that leaves counts."""
    yield Effect.of(
        "jammit-effect-enter",
        seat=seat_message(insertion.before.turn),
        piece=piece_message(insertion.coin),
        hex=insertion.column.head,
    )
    yield from _pushes(insertion)
    line = insertion.column.line(insertion.before.board)
    if EMPTY not in line:
        yield from _exit(insertion, line[-1])


def _pushes(insertion: Insertion) -> Iterator[Effect]:
    hexes = insertion.column.hexes
    line = insertion.column.line(insertion.before.board)
    for piece, hex, to in zip(line, hexes, hexes[1:], strict=False):
        if piece == EMPTY:
            return
        yield Effect.of("jammit-effect-push", piece=piece_message(piece), hex=hex, to=to)


def _exit(insertion: Insertion, piece: str) -> Iterator[Effect]:
    where = "centre" if insertion.column.into_centre else "border"
    worth = POINTS_IN_CENTRE if insertion.column.into_centre else POINTS_AT_BORDER
    yield Effect.of(
        f"jammit-effect-out-{where}", piece=piece_message(piece), hex=insertion.column.last
    )
    if piece == NEUTRAL:
        yield from _neutral(insertion.before, insertion.after, worth)
    else:
        yield _points(insertion.after, owner(piece), worth)


def _points(after: Position, seat: Seat, points: int) -> Effect:
    total = after.points[seat - 1]
    return Effect.of("jammit-effect-points", seat=seat_message(seat), points=points, total=total)


def _neutral(before: Position, after: Position, coins: int) -> Iterator[Effect]:
    place = before.turn - 1
    held = before.neutral[place] + coins
    seat = seat_message(before.turn)
    yield Effect.of("jammit-effect-neutral", seat=seat, coins=coins, total=held)
    if after.points != before.points:
        yield Effect.of(
            "jammit-effect-exchange",
            seat=seat,
            coins=NEUTRAL_COINS_FOR_A_POINT,
            left=after.neutral[place],
            total=after.points[place],
        )


def _consequence(after: Position) -> Iterator[Effect]:
    """What follows from all the coins of this step."""
    won = winner(after)
    if won is not None:
        yield Effect.of("jammit-effect-win", seat=seat_message(won), points=after.points[won - 1])
    elif after.earned:
        yield Effect.of(
            "jammit-effect-extra",
            seat=seat_message(after.turn),
            stones=len(after.earned),
            hexes=after.earned,
        )
