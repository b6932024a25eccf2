"""What a legal move does, step by step."""

from collections.abc import Iterator

from tuckbox.core import Actor, Effect, Message, Seat, seat_message
from tuckbox.games.bits.area import Area, board_areas
from tuckbox.games.bits.components import Components
from tuckbox.games.bits.moves import DealStart, Draw, Placement, TurnTask
from tuckbox.games.bits.naming import colour_message, stone_message, task_message
from tuckbox.games.bits.position import Position
from tuckbox.games.bits.scoring import area_points, board_points, totals
from tuckbox.games.bits.skyline import covered_gaps
from tuckbox.games.bits.task import TaskCard


def draw_effects(p: Position, move: Draw, after: Position) -> Iterator[Effect]:
    """Chance turned or dealt a card."""
    if isinstance(move, TurnTask):
        yield from _task_turned(move.card, after)
    elif isinstance(move, DealStart):
        seat, stone = seat_message(p.seats[len(p.starts)]), stone_message(move.stone)
        yield Effect.of("bits-effect-start", seat=seat, stone=stone, name=move.stone)
    else:
        yield Effect.of("bits-effect-card", stone=stone_message(move.stone), name=move.stone)


def _task_turned(card: TaskCard, after: Position) -> Iterator[Effect]:
    task = task_message(card)
    if card in after.out:
        yield Effect.of("bits-effect-task-out", stack=card.stack, task=task)
    else:
        yield Effect.of("bits-effect-round", round=len(after.tasks), length=after.length)
        yield Effect.of("bits-effect-task", stack=card.stack, task=task)


def placement_effects(
    p: Position, who: Actor, move: Placement, after: Position, components: Components
) -> Iterator[Effect]:
    """A seat's own stone; with the last choice also what follows from all of them."""
    yield from _laid(p, Seat(who), move, components)
    if any(after.pending):
        return
    for seat in p.seats:
        if components.can_place(p.board(seat)) and not components.can_place(after.board(seat)):
            yield Effect.of("bits-effect-finished", seat=seat_message(seat))
    if after.is_between_rounds:
        yield from _scored(after, components)


def _laid(p: Position, seat: Seat, move: Placement, components: Components) -> Iterator[Effect]:
    """One stone comes to rest on one board."""
    before = p.board(seat)
    after = before.lay(move)
    who = seat_message(seat)
    cells = after.stones[-1].cells
    yield Effect.of(
        "bits-effect-lay",
        seat=who,
        stone=stone_message(components.stone_of(move)),
        text=move.text,
        cells=tuple(cell.name for cell in cells),
        colours=move.colours,
    )
    gaps = tuple(cell.name for cell in covered_gaps(before.heights, cells))
    if gaps:
        yield Effect.of("bits-effect-gap", seat=who, cells=gaps, count=len(gaps))
    formed = board_areas(after, components.shapes)
    for area in formed:
        if len(area.cells) > 1 and not set(cells).isdisjoint(area.cells):
            yield _formed(who, area)
    then, now = (
        board_points(p.tasks, found) for found in (board_areas(before, components.shapes), formed)
    )
    if then != now:
        yield Effect.of("bits-effect-worth", seat=who, points=now, before=then)


def _formed(who: Message, area: Area) -> Effect:
    return Effect.of(
        "bits-effect-area",
        seat=who,
        colour=colour_message(area.colour),
        cells=tuple(cell.name for cell in area.cells),
        count=len(area.cells),
    )


def _scored(after: Position, components: Components) -> Iterator[Effect]:
    """The round has ended: every task card on its own, seat by seat."""
    round = len(after.rounds)
    yield Effect.of("bits-effect-round-end", round=round)
    for seat in after.seats:
        found = board_areas(after.board(seat), components.shapes)
        for card in after.tasks:
            yield _card_scored(seat, card, found)
        yield Effect.of(
            "bits-effect-score-round",
            seat=seat_message(seat),
            round=round,
            points=after.rounds[-1].points[seat - 1],
            total=totals(after)[seat - 1],
        )
    if after.is_over:
        yield Effect.of("bits-effect-over")


def _card_scored(seat: Seat, card: TaskCard, found: tuple[Area, ...]) -> Effect:
    scoring = [(area, points) for area in found if (points := area_points(card, area))]
    return Effect.of(
        "bits-effect-score-card" if scoring else "bits-effect-score-nothing",
        seat=seat_message(seat),
        stack=card.stack,
        points=sum(points for _, points in scoring),
        areas=tuple(_area_scored(area, points) for area, points in scoring),
    )


def _area_scored(area: Area, points: int) -> Message:
    return Message.of(
        "bits-scored-area",
        colour=colour_message(area.colour),
        cells=tuple(cell.name for cell in area.cells),
        points=points,
    )
