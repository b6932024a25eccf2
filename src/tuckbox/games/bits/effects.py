"""What a step did, for logs, animations and screen readers."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from tuckbox.core import Actor, Effect, Message, Seat, Step, seat_message
from tuckbox.core.square import Cell
from tuckbox.games.bits.area import Area, area_points, joined, new_areas, score
from tuckbox.games.bits.board import Board, Laid, land
from tuckbox.games.bits.moves import START, Draw, Move, Placement, TaskDraw
from tuckbox.games.bits.position import Position, Stage
from tuckbox.games.bits.stone import colour_message, stone_message
from tuckbox.games.bits.task import TaskCard

if TYPE_CHECKING:
    from tuckbox.games.bits.rules import Rules


def effects(rules: "Rules", step: Step[Position, Move]) -> Iterator[Effect]:
    """Yield what a card or a placement did; then the seats that finish, and the end of the round."""
    before, after = step.before, step.after
    if isinstance(step.move, TaskDraw):
        yield from _task(step.move.card, after)
    elif isinstance(step.move, Draw):
        yield _draw(before, step.move)
    else:
        yield from _placement(rules, before, step.actor, _laid(step))
        yield from _finished(rules, before, after)
    if len(after.finished) > len(before.finished):
        yield from _round(rules, after)


def _task(card: TaskCard, after: Position) -> Iterator[Effect]:
    """Yield that a task card is turned, and whether it leaves the game at once."""
    task = card.message
    if card in after.out:
        yield Effect.of("bits-effect-task-out", stack=card.stack, task=task)
    else:
        yield Effect.of("bits-effect-round", round=len(after.tasks), length=after.length)
        yield Effect.of("bits-effect-task", stack=card.stack, task=task)


def _draw(before: Position, draw: Draw) -> Effect:
    stone = stone_message(draw.stone)
    if draw.deck == START:
        receiver = seat_message(before.seats[len(before.starts)])
        return Effect.of("bits-effect-start", seat=receiver, stone=stone)
    return Effect.of("bits-effect-card", stone=stone)


def _laid(step: Step[Position, Move]) -> Laid:
    """Return the stone that the step placed: it waits for other choices, or lies on the board."""
    return step.after.choice(step.actor) or step.after.board(step.actor).laid[-1]


def preview(rules: "Rules", p: Position, who: Actor, move: Move) -> Iterator[Effect]:
    """Yield what a placement would do beyond where the stone comes to rest, without naming the seat."""
    if isinstance(move, Placement):
        yield from _beyond_landing(rules, p, p.board(who), land(p.board(who), move), {})


def _placement(rules: "Rules", p: Position, who: Actor, laid: Laid) -> Iterator[Effect]:
    seat = seat_message(who)
    yield Effect.of(
        "bits-effect-lay",
        seat=seat,
        stone=stone_message(rules.components.stone_of(laid.placement)),
        text=laid.placement.text,
        cells=_names(laid.cells),
    )
    yield from _beyond_landing(rules, p, p.board(who), laid, {"seat": seat})


def _beyond_landing(
    rules: "Rules", p: Position, before: Board, laid: Laid, seat: Mapping[str, Message]
) -> Iterator[Effect]:
    """Yield the gaps that a stone closes, the areas that it forms, and what they change."""
    if closed := before.gaps_under(laid):
        yield Effect.of("bits-effect-gap", **seat, cells=_names(closed), count=len(closed))
    areas = joined(before.areas, laid.squares, rules.components.shapes)
    formed, gone = new_areas(before.areas, areas), new_areas(areas, before.areas)
    for area in formed:
        if len(area.cells) > 1:
            yield _formed(area, seat)
    change = score(p.tasks, formed).total - score(p.tasks, gone).total
    if change:
        earlier = score(p.tasks, before.areas).total
        yield Effect.of("bits-effect-worth", **seat, points=earlier + change, before=earlier)


def _formed(area: Area, seat: Mapping[str, Message]) -> Effect:
    return Effect.of(
        "bits-effect-area",
        **seat,
        colour=colour_message(area.colour),
        cells=_names(area.cells),
        count=len(area.cells),
    )


def _finished(rules: "Rules", before: Position, after: Position) -> Iterator[Effect]:
    """Yield the seats for which nothing fits any more, once all choices have taken effect."""
    for seat in before.seats:
        earlier, now = before.board(seat), after.board(seat)
        if earlier is not now and rules.can_place(earlier) and not rules.can_place(now):
            yield Effect.of("bits-effect-finished", seat=seat_message(seat))


def _round(rules: "Rules", after: Position) -> Iterator[Effect]:
    """Yield the end of a round: what each task card gives, seat by seat."""
    number, played = len(after.finished), after.finished[-1]
    yield Effect.of("bits-effect-round-end", round=number)
    for seat in after.seats:
        for card in after.tasks:
            yield _card(seat, card, after.board(seat).areas)
        yield Effect.of(
            "bits-effect-score-round",
            seat=seat_message(seat),
            round=number,
            points=played.scores[seat - 1].total,
            total=rules.scores(after)[seat - 1],
        )
    if after.stage is Stage.OVER:
        yield Effect.of("bits-effect-over")


def _card(seat: Seat, card: TaskCard, found: tuple[Area, ...]) -> Effect:
    """Return what a task card gives a seat, and for which areas."""
    scoring = [(area, points) for area in found if (points := area_points(card, area))]
    return Effect.of(
        "bits-effect-score-card" if scoring else "bits-effect-score-nothing",
        seat=seat_message(seat),
        stack=card.stack,
        points=sum(points for _, points in scoring),
        areas=tuple(_scored(area, points) for area, points in scoring),
    )


def _scored(area: Area, points: int) -> Message:
    return Message.of(
        "bits-scored-area",
        colour=colour_message(area.colour),
        cells=_names(area.cells),
        points=points,
    )


def _names(cells: Iterable[Cell]) -> tuple[str, ...]:
    return tuple(cell.name for cell in cells)
