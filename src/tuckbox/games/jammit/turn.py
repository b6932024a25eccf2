"""A turn's steps carried out: coins go in and push, pieces leave and score, the pawn moves on."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from tuckbox.core import Seat, seat
from tuckbox.games.jammit.column import Column
from tuckbox.games.jammit.moves import Extra, Insert, Move, MovePawn
from tuckbox.games.jammit.piece import COLOURS, EMPTY, NEUTRAL, colour_of, stone
from tuckbox.games.jammit.position import Position, Step

POINTS_AT_BORDER = 1
POINTS_IN_CENTRE = 2
NEUTRAL_COINS_FOR_A_POINT = 3


class Insertion(NamedTuple):
    """One coin going in: the positions before and after it."""

    before: Position
    column: Column
    coin: str
    after: Position


def played(p: Position, move: Move) -> Position:
    """The position after a legal move."""
    if isinstance(move, MovePawn):
        return _pawn_moved(p, move.corner)
    *_, last = insertions(p, move)
    return _next_step(last.after)


def insertions(p: Position, move: Insert | Extra) -> Iterator[Insertion]:
    """Coin by coin; none goes in any more once a seat has won."""
    p = replace(p, earned=())
    for head, coin in _coins(p, move):
        column = p.table.corners[p.corner].column(head)
        assert column is not None
        after = put_in(p, column, coin)
        yield Insertion(p, column, coin, after)
        if winner(after) is not None:
            return
        p = after


def _coins(p: Position, move: Insert | Extra) -> tuple[tuple[str, str], ...]:
    """Head and colour of each coin, in the order in which they go in."""
    if isinstance(move, Insert):
        return (move.head, move.coins[0]), (move.head, move.coins[1])
    return (move.first, p.colour), (move.second, p.colour)


def put_in(p: Position, column: Column, coin: str) -> Position:
    line, out = push(column.line(p.board), coin)
    p = replace(p, board=column.laid(p.board, line))
    return p if out == EMPTY else _scored(p, column, out)


def push(line: str, coin: str) -> tuple[str, str]:
    """§Push: the column after a coin went in at its head, and the piece that fell out (`.` if none).

    The first empty hex absorbs the push; if there is none, the last piece leaves.

    >>> push("rN.B", "Y")
    ('YrNB', '.')
    >>> push("rNBB", "Y")
    ('YrNB', 'B')
    """
    gap = line.find(EMPTY)
    end = len(line) - 1 if gap < 0 else gap
    return coin + line[:end] + line[end + 1 :], line[end]


def _scored(p: Position, column: Column, out: str) -> Position:
    # §Points: whoever pushed, a piece scores for the seat of its colour …
    worth = POINTS_IN_CENTRE if column.into_centre else POINTS_AT_BORDER
    if out == NEUTRAL:
        return _with_neutral(p, worth)
    p = _with_points(p, owner(out), worth)
    if out == stone(p.colour):  # §Extra coins: … and an own stone earns the extra step.
        p = replace(p, earned=(*p.earned, column.last))
    return p


def owner(piece: str) -> Seat:
    """The seat that plays this piece's colour."""
    return seat(COLOURS.index(colour_of(piece)) + 1)


def _with_neutral(p: Position, coins: int) -> Position:
    # §Points: a neutral coin goes to the seat that pushed; three are exchanged at once.
    points, left = divmod(p.neutral[p.turn - 1] + coins, NEUTRAL_COINS_FOR_A_POINT)
    return _with_points(replace(p, neutral=_set(p.neutral, p.turn, left)), p.turn, points)


def _with_points(p: Position, seat: Seat, points: int) -> Position:
    return replace(p, points=_set(p.points, seat, p.points[seat - 1] + points))


def _set(by_seat: tuple[int, ...], seat: Seat, value: int) -> tuple[int, ...]:
    return (*by_seat[: seat - 1], value, *by_seat[seat:])


def winner(p: Position) -> Seat | None:
    """§End: pieces leave one at a time and the game ends at once, so it is never more than one."""
    return next((seat for seat in p.table.seats if p.points[seat - 1] >= p.table.goal), None)


def _next_step(p: Position) -> Position:
    """What is owed after coins went in."""
    if winner(p) is not None:
        return replace(p, step=Step.OVER, earned=())
    # §Extra coins: one more extra step, however many own stones went out.
    return replace(p, step=Step.EXTRA if p.earned else Step.PAWN)


def _pawn_moved(p: Position, corner: str) -> Position:
    place = p.turn - 1
    return replace(
        p,
        pawns=(*p.pawns[:place], corner, *p.pawns[place + 1 :]),
        turn=seat(p.turn % len(p.table.seats) + 1),
        step=Step.INSERT,
    )
