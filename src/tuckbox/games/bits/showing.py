"""Positions shown as views."""

from collections.abc import Sequence
from functools import lru_cache

from tuckbox.core import Seat
from tuckbox.core.drawing import draw_rectangle
from tuckbox.core.memory import remembered
from tuckbox.core.square import Cell, column_name, height, width
from tuckbox.core.view import View
from tuckbox.games.bits.area import Area, board_areas
from tuckbox.games.bits.board import Board, Laid
from tuckbox.games.bits.components import Components
from tuckbox.games.bits.position import Position, Round
from tuckbox.games.bits.scoring import area_points, board_points, card_points
from tuckbox.games.bits.task import TaskCard
from tuckbox.games.bits.turn import face_down_cards, face_down_tasks, owes
from tuckbox.games.bits.view import (
    AreaView,
    BitsView,
    BoardView,
    RoundView,
    SquareView,
    StoneView,
    SurfaceView,
    TaskView,
)


def seen_by_all(
    p: Position, common: View, components: Components, reconstructed: list[str]
) -> BitsView:
    """All that a spectator may know."""
    stacks = range(1, p.length + 1)
    return {
        **common,
        "reconstructed": reconstructed,
        "columns": [column_name(column) for column in range(components.columns)],
        "rows": components.rows,
        "colours": list(components.colours),
        "round": len(p.tasks),
        "length": p.length,
        "tasks": _tasks(p, p.boards, components),
        "out": [card.text for card in p.out],
        "stacks": [
            [draw.text for draw in face_down_tasks(p, stack, components)] for stack in stacks
        ],
        "starts": [*p.starts, *[None] * (len(p.seats) - len(p.starts))],
        "card": p.card,
        "turned": list(p.turned),
        "remaining": {draw.stone: left for draw, left in face_down_cards(p, components)},
        "owed": None,
        "choice": None,
        "boards": _boards(p, p.boards, components),
        "history": [
            _round(components, round, p.tasks[:number]) for number, round in enumerate(p.rounds, 1)
        ],
    }


def seen_by(view: BitsView, p: Position, seat: Seat, components: Components) -> BitsView:
    """The same for a seat: it also knows what it has chosen."""
    choice = p.pending[seat - 1]
    own: BitsView = {
        **view,
        "seat": seat,
        "owed": p.owed_stone(seat) if owes(p, seat, components) else None,
    }
    if choice is not None:
        # §A game: hidden until all have chosen; one's own is shown as placed.
        boards = (*p.boards[: seat - 1], p.board(seat).lay(choice), *p.boards[seat:])
        own["choice"] = choice.text
        own["tasks"] = _tasks(p, boards, components)
        own["boards"] = _boards(p, boards, components)
    return own


def _boards(p: Position, boards: Sequence[Board], components: Components) -> list[BoardView]:
    return [
        _board(components, board, len(p.board(owner).stones), p.tasks)
        for owner, board in zip(p.seats, boards, strict=True)
    ]


def _tasks(p: Position, boards: Sequence[Board], components: Components) -> list[TaskView]:
    found = [board_areas(board, components.shapes) for board in boards]
    return [_task(card, found, components) for card in p.tasks]


def _task(card: TaskCard, found: Sequence[Sequence[Area]], components: Components) -> TaskView:
    return {
        "text": card.text,
        "stack": card.stack,
        "shape": card.shape,
        "picture": shape_picture(card, components),
        "squares": card.squares,
        "colour": card.colour,
        "points": card.points,
        "others": card.others,
        "scores": [card_points(card, seen) for seen in found],
    }


@lru_cache(maxsize=256)
def shape_picture(card: TaskCard, components: Components) -> list[str]:
    cells = components.shapes.drawn[card.shape]
    return draw_rectangle(width(cells), height(cells), lambda cell: "#" if cell in cells else ".")


@remembered(kept=16)
def _board(
    components: Components, board: Board, fixed: int, tasks: tuple[TaskCard, ...]
) -> BoardView:
    """A board with its areas, of which the first `fixed` stones are known to all."""
    return {
        **_surface(components, board, tasks),
        "stones": [
            _stone(index, laid, index > fixed, components)
            for index, laid in enumerate(board.stones, 1)
        ],
    }


@remembered(kept=16)
def _surface(components: Components, board: Board, tasks: tuple[TaskCard, ...]) -> SurfaceView:
    """Remembered, as is a finished round: every view shows them all, and an entry changes few."""
    found = board_areas(board, components.shapes)
    return {
        "grid": _grid(board, components),
        "gaps": [cell.name for cell in board.gaps()],
        "heights": list(board.heights),
        "areas": [_area(area, tasks) for area in found],
        "points": board_points(tasks, found),
        "has_neutral": board.has_neutral,
        "is_finished": not components.can_place(board),
    }


def _grid(board: Board, components: Components) -> list[list[SquareView | None]]:
    squares: dict[Cell, SquareView] = {
        cell: {"colour": colour, "stone": index}
        for index, (placement, cells) in enumerate(board.stones, 1)
        for cell, colour in zip(cells, placement.colours, strict=True)
    }
    return [[squares.get(cell) for cell in row] for row in components.cells]


@lru_cache(maxsize=8192)
def _stone(index: int, laid: Laid, is_waiting: bool, components: Components) -> StoneView:
    return {
        "index": index,
        "text": laid.placement.text,
        "stone": components.stone_of(laid.placement),
        "cells": [cell.name for cell in laid.cells],
        "colours": list(laid.placement.colours),
        "is_waiting": is_waiting,
    }


def _area(area: Area, tasks: Sequence[TaskCard]) -> AreaView:
    return {
        "colour": area.colour,
        "cells": [cell.name for cell in area.cells],
        "shape": area.shape,
        "points": [area_points(card, area) for card in tasks],
    }


@remembered()
def _round(components: Components, round: Round, tasks: tuple[TaskCard, ...]) -> RoundView:
    found = [board_areas(board, components.shapes) for board in round.boards]
    return {
        "boards": [[laid.placement.text for laid in board.stones] for board in round.boards],
        "pictures": [_picture(board, components) for board in round.boards],
        "cards": [[card_points(card, seen) for seen in found] for card in tasks],
        "points": list(round.points),
    }


def _picture(board: Board, components: Components) -> list[str]:
    squares = board.squares()
    return draw_rectangle(components.columns, components.rows, lambda cell: squares.get(cell, "."))
