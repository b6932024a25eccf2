"""What a seat, or a spectator, may see: its shape, its parts, and the position that a view shows."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Literal, TypedDict

from tuckbox.core import Seat, View
from tuckbox.core.building_cards import (
    CardsView,
    cards_before,
    cards_to_come,
    open_card,
    turned_part,
)
from tuckbox.core.frozen import replace
from tuckbox.core.view import AnyPart, Fields, Part, as_list, items, options_of, plain
from tuckbox.games.bits.area import Area, Score, area_points, score
from tuckbox.games.bits.board import Board, Laid, empty_board, land, lay
from tuckbox.games.bits.components import Components
from tuckbox.games.bits.moves import Placement, TaskDraw, parse_move
from tuckbox.games.bits.position import Pending, Position, Round
from tuckbox.games.bits.stone import Stone
from tuckbox.games.bits.task import TaskCard

if TYPE_CHECKING:
    from tuckbox.games.bits.rules import Rules


class TaskView(TypedDict):
    """A task card."""

    text: str
    """As chance turned it: `task 2 V3 B`."""
    stack: int
    shape: str
    cells: list[list[int]]
    """[column, row] of each square of the shape, from 0 at its lower left corner."""
    colour: str | None
    """The only colour that scores; None for any."""
    points: int
    """For each area of exactly this shape."""
    others: int
    """For each area of another shape with the same number of squares; 0 where these score nothing."""


class StackView(TypedDict):
    """A task stack of this game."""

    remaining: list[str]
    """The texts of the cards that may still be turned: a set in alphabetical order."""
    reconstructed: bool
    """Whether some of its cards are our stand-ins for lost ones."""


class StartingStonesView(TypedDict):
    """All starting stones of the game."""

    stones: list[str]
    reconstructed: bool
    """Whether they are our stand-ins for lost ones."""


class LaidView(TypedDict):
    """A stone on a board."""

    move: str
    """The text of the placement, `BR>C`, which begins with the colours of its cells; N is neutral."""
    cells: list[str]
    """`C4`: the left or lower square first."""


class AreaView(TypedDict):
    """All squares of one colour that are connected, where they score something."""

    cells: list[str]
    points: list[int]
    """By open task card: what the area scores for it."""


class ScoreView(TypedDict):
    """What a board would score if the round ended now; of a finished round, what it scored."""

    cards: list[int]
    """By open task card."""
    total: int


class FinishedBoardView(TypedDict):
    """One seat's board in one round."""

    seat: int
    laid: list[LaidView]
    """In the order of placing; in the round under way the viewer's own waiting choice lies on top."""
    score: ScoreView


class BoardView(FinishedBoardView):
    """One seat's board in the round under way."""

    start: str | None
    """The starting card, once it is dealt."""
    areas: list[AreaView]
    """Those that score for a task card now."""
    has_neutral: bool
    """Whether the neutral stone has not yet been placed in this round."""
    is_finished: bool
    """Whether no stone fits any more."""


class RoundView(TypedDict):
    """A finished round."""

    number: int
    boards: list[FinishedBoardView]


class BitsView(View, CardsView):
    """The whole table."""

    columns: int
    rows: int
    colours: list[str]
    """The letters of the five colours; N is the grey of neutral stones."""
    length: int
    """The number of rounds of the game."""
    round: int
    """From 1, and 0 before the first task card; a scored round lasts until the next task card."""
    stage: Literal["task", "deal", "start", "turn", "build", "over"]
    """What happens next."""
    tasks: list[TaskView]
    """The open task cards, one for each round begun."""
    out: list[TaskView]
    """The task cards that have left the game."""
    stacks: list[StackView]
    starting_stones: StartingStonesView
    stone: str | None
    """The stone this seat is to place now, or has chosen a place for; for a spectator the open card."""
    choice: str | None
    """The text of this seat's own choice that waits for the others."""
    boards: list[BoardView]
    """The round under way (once it is scored, until the next begins), by seat."""
    finished: list[RoundView]


def public_parts(rules: "Rules", p: Position) -> Iterator[AnyPart]:
    """§3.17: everything is open except the choices for the open stone."""
    components = rules.components
    yield plain("columns", components.columns)
    yield plain("rows", components.rows)
    yield Part("colours", as_list, components.colours)
    yield plain("length", p.length)
    yield plain("round", len(p.tasks))
    yield plain("stage", p.stage.value)
    yield items("tasks", _task, ((components, card) for card in p.tasks))
    yield items("out", _task, ((components, card) for card in p.out))
    stacks = ((rules, p.tasks, p.out, stack) for stack in range(1, p.length + 1))
    yield items("stacks", _stack, stacks)
    yield Part("starting_stones", _starting_stones, (components,))
    yield Part("cards", as_list, components.building_cards)
    yield turned_part(p.done, p.card)
    yield items("finished", _finished, enumerate(p.finished, 1))


def own_parts(rules: "Rules", p: Position, seat: Seat | None) -> Iterator[AnyPart]:
    """§3.18: a seat knows its own choice for the open stone, and no other."""
    yield plain("stone", _stone(rules, p, seat))
    yield Part("choice", _choice, (None if seat is None else p.choice(seat),))
    yield items("boards", _board, _boards(rules, p, seat))


def _task(components: Components, card: TaskCard) -> TaskView:
    return {
        "text": card.text,
        "stack": card.stack,
        "shape": card.shape,
        "cells": [list(cell) for cell in sorted(components.shapes.drawn[card.shape])],
        "colour": card.colour,
        "points": card.points,
        "others": card.others,
    }


def _stack(
    rules: "Rules", tasks: tuple[TaskCard, ...], out: tuple[TaskCard, ...], stack: int
) -> StackView:
    return {
        "remaining": [card.text for card in rules.face_down(tasks, out, stack)],
        "reconstructed": stack in rules.components.reconstructed_stacks,
    }


def _starting_stones(components: Components) -> StartingStonesView:
    return {
        "stones": list(components.starts),
        "reconstructed": components.are_starts_reconstructed,
    }


def _stone(rules: "Rules", p: Position, seat: Seat | None) -> Stone | None:
    if seat is None:
        return p.card
    return p.open_stone(seat) if rules.can_place(p.board(seat)) else None


def _choice(choice: Pending) -> str | None:
    return None if choice is None else choice.placement.text


def _boards(rules: "Rules", p: Position, viewer: Seat | None) -> Iterator[tuple[object, ...]]:
    """Yield by seat what its board is made of; the viewer's own waiting choice is shown as placed."""
    for seat in p.seats:
        choice = p.choice(seat) if seat == viewer else None
        yield rules, seat, p.board(seat), p.start(seat), choice, p.tasks


def _board(
    rules: "Rules",
    seat: Seat,
    board: Board,
    start: Stone | None,
    choice: Pending,
    tasks: tuple[TaskCard, ...],
) -> Fields:
    """Return a `BoardView`."""
    components = rules.components
    if choice is not None:
        board = board.with_laid(choice, components.shapes)
    return Fields(
        (
            plain("seat", seat),
            items("laid", _laid, ((laid,) for laid in board.laid)),
            Part("score", _score, (score(tasks, board.areas),)),
            plain("start", start),
            items("areas", _area, _scoring(tasks, board.areas)),
            plain("has_neutral", board.has_neutral),
            plain("is_finished", not rules.can_place(board)),
        )
    )


def _scoring(
    tasks: tuple[TaskCard, ...], areas: tuple[Area, ...]
) -> Iterator[tuple[Area, tuple[int, ...]]]:
    """Yield the areas that score, and by open task card how much."""
    for area in areas:
        points = tuple([area_points(card, area) for card in tasks])
        if any(points):
            yield area, points


def _area(area: Area, points: tuple[int, ...]) -> AreaView:
    return {
        "cells": [cell.name for cell in area.cells],
        "points": list(points),
    }


def _finished(number: int, played: Round) -> RoundView:
    return {
        "number": number,
        "boards": [
            _finished_board(seat, board, points)
            for seat, (board, points) in enumerate(
                zip(played.boards, played.scores, strict=True), 1
            )
        ],
    }


def _finished_board(seat: int, board: Board, points: Score) -> FinishedBoardView:
    return {
        "seat": seat,
        "laid": [_laid(laid) for laid in board.laid],
        "score": _score(points),
    }


def _laid(laid: Laid) -> LaidView:
    return {
        "move": laid.placement.text,
        "cells": [cell.name for cell in laid.cells],
    }


def _score(points: Score) -> ScoreView:
    return {"cards": list(points.cards), "total": points.total}


def position(rules: "Rules", view: BitsView) -> Position:
    """Return the position; choices that the view hides count as still owed, after those shown as owed."""
    components = rules.components
    boards, pending = zip(
        *(_read_seat(components, view, one) for one in view["boards"]), strict=True
    )
    p = Position(
        options=options_of(view),
        boards=boards,
        pending=pending,
        left=_stones(cards_to_come(view)),
        tasks=tuple(_read_task(components, task) for task in view["tasks"]),
        out=tuple(_read_task(components, task) for task in view["out"]),
        starts=_stones(one["start"] for one in view["boards"] if one["start"] is not None),
        card=None if (card := open_card(view)) is None else Stone(card),
        done=_stones(cards_before(view)),
        finished=tuple(_read_finished(components, played) for played in view["finished"]),
    )
    hidden = tuple(seat for seat in rules.owing(p) if seat not in view["to_move"])
    return replace(p, hidden=hidden)


def _read_seat(components: Components, view: BitsView, shown: BoardView) -> tuple[Board, Pending]:
    """Return a seat's board before the choice that it shows as made, and that choice."""
    if view["choice"] is None or shown["seat"] != view["seat"]:
        return _read_board(components, shown["laid"]), None
    *earlier, last = shown["laid"]
    board = _read_board(components, earlier)
    return board, land(board, _read_placement(components, last))


def _read_board(components: Components, shown: Iterable[LaidView]) -> Board:
    """Return the board with these stones laid one after the other."""
    board = empty_board(components.columns)
    for laid in shown:
        board = lay(board, _read_placement(components, laid), components.shapes)
    return board


def _read_placement(components: Components, laid: LaidView) -> Placement:
    placement = parse_move(laid["move"], components)
    assert isinstance(placement, Placement)
    return placement


def _read_task(components: Components, shown: TaskView) -> TaskCard:
    draw = parse_move(shown["text"], components)
    assert isinstance(draw, TaskDraw)
    return draw.card


def _read_finished(components: Components, played: RoundView) -> Round:
    return Round(
        boards=tuple(_read_board(components, shown["laid"]) for shown in played["boards"]),
        scores=tuple(Score(tuple(shown["score"]["cards"])) for shown in played["boards"]),
    )


def _stones(names: Iterable[str]) -> tuple[Stone, ...]:
    return tuple(map(Stone, names))
