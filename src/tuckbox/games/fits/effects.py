"""What a step did, for logs, animations and screen readers."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from tuckbox.core import Actor, Effect, Message, Outcome, Seat, Step, seat_message, seats
from tuckbox.core.square import cell_names
from tuckbox.games.fits.board import ROWS, Board, completed_rows, symbol_message
from tuckbox.games.fits.moves import START, Draw, Move, Placement
from tuckbox.games.fits.position import Position, Round
from tuckbox.games.fits.ramp import Laid, Ramp, land
from tuckbox.games.fits.tile import tile_message

if TYPE_CHECKING:
    from tuckbox.games.fits.rules import Rules


def effects(rules: "Rules", step: Step[Position, Move]) -> Iterator[Effect]:
    """Yield what a card or a placement did; then the end of the round, if it ends."""
    before, after = step.before, step.after
    if isinstance(step.move, Draw):
        yield from _draw(before.now, step.move)
    elif isinstance(step.move, Placement):
        board = rules.components.boards[before.now.board]
        yield from _placement(board, step.actor, before.now.ramp(step.actor), _laid(step))
    else:
        yield _set_aside(before.now, step.actor)
    if len(after.finished) > len(before.finished):
        yield from _round(after)
        yield from _next(after, rules.outcome(after))


def _draw(now: Round, draw: Draw) -> Iterator[Effect]:
    """Yield that a card is dealt or turned, and which seats miss the turn."""
    tile = tile_message(draw.tile)
    if draw.deck == START:
        receiver = Seat(Actor(len(now.starts) + 1))
        yield Effect.of("fits-effect-start-card", seat=seat_message(receiver), tile=tile)
        return
    yield Effect.of("fits-effect-card", tile=tile)
    for seat in seats(len(now.ramps)):
        if now.start(seat) == draw.tile:
            yield Effect.of("fits-effect-misses", seat=seat_message(seat), tile=tile)


def _set_aside(now: Round, who: Actor) -> Effect:
    assert now.card is not None, "only the tile of a building card is ever set aside"
    return Effect.of("fits-effect-set-aside", seat=seat_message(who), tile=tile_message(now.card))


def _laid(step: Step[Position, Move]) -> Laid:
    """Return the tile that the step placed: it waits for other choices, or lies on the ramp."""
    played = step.after.rounds[len(step.before.rounds) - 1]
    choice = played.choice(step.actor)
    return choice if isinstance(choice, Laid) else played.ramp(step.actor).laid[-1]


def preview(rules: "Rules", p: Position, who: Actor, move: Move) -> Iterator[Effect]:
    """Yield what a placement would do beyond where the tile comes to rest, without naming the seat."""
    if isinstance(move, Placement):
        ramp = p.now.ramp(who)
        laid = land(rules.components.tiles[move.tile], ramp, move)
        yield from _beyond_landing(rules.components.boards[p.now.board], ramp, laid, {})


def _placement(board: Board, who: Actor, before: Ramp, laid: Laid) -> Iterator[Effect]:
    seat, placement = seat_message(who), laid.placement
    above = [cell for cell in laid.cells if cell.row >= ROWS]
    yield Effect.of(
        "fits-effect-place",
        seat=seat,
        tile=tile_message(placement.tile),
        text=placement.text,
        cells=cell_names(set(laid.cells).difference(above)),
    )
    if above:
        yield Effect.of("fits-effect-above", seat=seat, cells=cell_names(above))
    yield from _beyond_landing(board, before, laid, {"seat": seat})


def _beyond_landing(
    board: Board, before: Ramp, laid: Laid, seat: Mapping[str, Message]
) -> Iterator[Effect]:
    """Yield the gaps that a tile closes, what it covers, and the rows that it completes."""
    if closed := before.gaps_under(laid):
        yield Effect.of("fits-effect-gaps", **seat, cells=cell_names(closed), count=len(closed))
    yield from _covered(board, laid, seat)
    if board.row_bonus:
        for row in completed_rows(before.covered, laid.cells):
            yield Effect.of("fits-effect-row", **seat, row=row + 1)


def _covered(board: Board, laid: Laid, seat: Mapping[str, Message]) -> Iterator[Effect]:
    """Yield what the board shows under the new tile."""
    for cell in sorted(board.signs.keys() & laid.cells):
        if cell in board.values:
            yield Effect.of(
                "fits-effect-cover-value", **seat, cell=cell.name, value=board.values[cell]
            )
        else:
            symbol = symbol_message(board.signs[cell])
            yield Effect.of("fits-effect-cover-symbol", **seat, cell=cell.name, symbol=symbol)


def _round(after: Position) -> Iterator[Effect]:
    """Yield the end of a round: each seat's points."""
    played = after.finished[-1]
    for seat in seats(len(played.ramps)):
        points = played.scores[seat - 1]
        yield Effect.of(
            "fits-effect-round-score",
            seat=seat_message(seat),
            round=len(after.finished),
            board=played.board,
            dots=points.dots,
            rows=points.rows,
            values=points.values,
            pairs=points.pairs,
            points=points.total,
        )


def _next(after: Position, outcome: Outcome | None) -> Iterator[Effect]:
    """Yield what comes after a round: the next one, or the end of the game."""
    if outcome is None:
        yield Effect.of("fits-effect-next-round", round=len(after.rounds), board=after.now.board)
        return
    points = max(outcome.scores)
    yield Effect.of(
        outcome.reason.replace("reason", "effect"),
        winners=tuple(map(seat_message, outcome.winners)),
        points=points,
    )
    if outcome.grade is not None:
        yield Effect.of("fits-effect-grade", grade=Message.of(outcome.grade), points=points)
