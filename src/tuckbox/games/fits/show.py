"""A position as a seat, or a spectator, may see it."""

from collections.abc import Iterable
from functools import cache, lru_cache

from tuckbox.core import Actor, Outcome, Seat, seats
from tuckbox.core.memory import remembered
from tuckbox.core.square import Cell
from tuckbox.core.transition import common_view
from tuckbox.games.fits.board import CELLS, COLUMNS, ROWS, Board
from tuckbox.games.fits.components import Components
from tuckbox.games.fits.message import cell_names
from tuckbox.games.fits.moves import Choice, Placement, SetAside, TileId, format_move
from tuckbox.games.fits.position import BoardId, Laid, Position, Ramp, Round
from tuckbox.games.fits.scoring import Score, score
from tuckbox.games.fits.slide import gaps, lay
from tuckbox.games.fits.view import (
    BoardView,
    FitsView,
    LaidView,
    OrientationView,
    RampView,
    RoundView,
    ScoreView,
    SpecialView,
    SurfaceView,
)


def seen_by_all(
    components: Components,
    p: Position,
    *,
    to_move: tuple[Actor, ...],
    scores: tuple[int, ...],
    outcome: Outcome | None,
) -> FitsView:
    """All that a spectator may know."""
    now = p.now
    common = common_view(
        game="fits",
        options=p.options,
        seat=None,
        to_move=to_move,
        scores=scores,
        outcome=outcome,
    )
    return {
        **common,
        "columns": COLUMNS,
        "rows": ROWS,
        "boards": [_board(components, BoardId(id)) for id in p.options.sequence("boards")],
        "round": len(p.rounds),
        "stage": now.stage.value,
        "starting_cards": list(components.starts),
        "card": now.card,
        "turned": list(now.done),
        "remaining": list(now.left),
        "tiles": _tiles(components),
        "tile": now.card,
        "orientations": _orientations(components, now.card),
        "choice": None,
        "ramps": _ramps(components, now),
        "finished": [_finished(components, r, number) for number, r in enumerate(p.finished, 1)],
    }


def seen_by(components: Components, view: FitsView, now: Round, seat: Seat) -> FitsView:
    """The same for a seat: it has a tile of its own, and knows what it has chosen."""
    tile, choice = now.open_tile(seat), now.choice(seat)
    own: FitsView = {
        **view,
        "seat": seat,
        "tile": tile,
        "orientations": _orientations(components, tile),
    }
    if choice is not None:
        # §A game: nobody sees another's choice for the open tile; one's own is shown as placed.
        own["choice"] = format_move(choice)
        own["ramps"] = [*view["ramps"]]
        own["ramps"][seat - 1] = _ramp(components, now, seat, choice)
    return own


def _ramps(components: Components, now: Round) -> list[RampView]:
    return [_ramp(components, now, seat) for seat in seats(len(now.ramps))]


@remembered()
def _finished(components: Components, played: Round, number: int) -> RoundView:
    return {
        "number": number,
        "board": played.board,
        "turned": list(played.done),
        "ramps": _ramps(components, played),
    }


def _ramp(components: Components, now: Round, seat: Seat, choice: Choice | None = None) -> RampView:
    ramp = now.ramp(seat)
    if isinstance(choice, Placement):
        ramp = lay(components.tiles[choice.tile], ramp, choice)
    return {
        "seat": seat,
        "start": now.start(seat),
        "misses_turn": now.misses_turn(seat),
        "set_aside": _set_aside(now, seat, choice),
        **_surface(components, ramp, now.board),
    }


@remembered(kept=24)
def _surface(components: Components, ramp: Ramp, board: BoardId) -> SurfaceView:
    """Remembered: every view shows all ramps of all rounds, and an entry changes few of them."""
    numbers = _numbers(ramp)
    grid = _grid(numbers)
    covered = frozenset(numbers)
    return {
        "laid": [_laid(laid) for laid in ramp.laid],
        "grid": [
            [None if at is None else ramp.laid[at].placement.tile for at in row] for row in grid
        ],
        "numbers": grid,
        "above": [[*cell, at] for cell, at in sorted(numbers.items()) if cell.row >= ROWS],
        "heights": list(ramp.heights),
        "gaps": list(cell_names(gaps(covered, ramp.heights))),
        "score": _score(score(components.boards[board], covered)),
    }


def _numbers(ramp: Ramp) -> dict[Cell, int]:
    """Every covered cell with the place of its tile in the order of placing."""
    return {cell: number for number, laid in enumerate(ramp.laid) for cell in laid.cells}


def _grid(numbers: dict[Cell, int]) -> list[list[int | None]]:
    listed = [numbers.get(cell) for cell in CELLS]
    return [listed[start : start + COLUMNS] for start in range(0, len(listed), COLUMNS)]


@lru_cache(maxsize=4096)
def _laid(laid: Laid) -> LaidView:
    return {
        "tile": laid.placement.tile,
        "move": format_move(laid.placement),
        "column": laid.placement.column,
        "row": laid.row,
        "cells": _pairs(laid.cells),
    }


def _set_aside(now: Round, seat: Seat, choice: Choice | None) -> list[str]:
    aside: list[str] = list(now.set_aside(seat))
    if now.card is not None and isinstance(choice, SetAside):
        aside.append(now.card)
    return aside


def _score(points: Score) -> ScoreView:
    return {
        "dots": points.dots,
        "rows": points.rows,
        "values": points.values,
        "pairs": points.pairs,
        "total": points.total,
    }


@cache
def _tiles(components: Components) -> dict[str, list[list[int]]]:
    return {tile.id: _pairs(tile.orientations["0"].cells) for tile in components.tiles.values()}


@cache
def _board(components: Components, id: BoardId) -> BoardView:
    board = components.boards[id]
    return {
        "id": id,
        "row_bonus": board.row_bonus,
        "specials": [_special(board, cell) for cell in sorted(board.signs)],
        "reconstructed": id in components.reconstructed_boards,
    }


def _special(board: Board, cell: Cell) -> SpecialView:
    return {
        "cell": cell.name,
        "column": cell.column,
        "row": cell.row,
        "kind": "value" if cell in board.values else "pair",
        "sign": board.signs[cell],
        "value": board.values.get(cell),
    }


@cache
def _orientations(components: Components, tile: TileId | None) -> list[OrientationView]:
    if tile is None:
        return []
    return [
        {"name": lie.name, "cells": _pairs(lie.cells), "width": lie.width, "height": lie.height}
        for lie in components.tiles[tile].orientations.values()
    ]


def _pairs(cells: Iterable[Cell]) -> list[list[int]]:
    return [list(cell) for cell in cells]
