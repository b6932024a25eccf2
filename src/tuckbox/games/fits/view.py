"""What a seat, or a spectator, may see: its shape, its parts, and the position that a view shows."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Literal, TypedDict

from tuckbox.core import Options, Seat, View, seats
from tuckbox.core.building_cards import (
    CardsView,
    cards_before,
    cards_to_come,
    open_card,
    turned_part,
)
from tuckbox.core.frozen import replace
from tuckbox.core.square import Cell
from tuckbox.core.view import (
    AnyPart,
    Fields,
    Part,
    as_list,
    assemble,
    items,
    itself,
    options_of,
    plain,
)
from tuckbox.games.fits.board import COLUMNS, ROWS, Board, BoardId, score
from tuckbox.games.fits.components import Components
from tuckbox.games.fits.moves import SET_ASIDE, Placement, TileId, parse_move
from tuckbox.games.fits.position import Pending, Position, Round, Stage
from tuckbox.games.fits.ramp import EMPTY_RAMP, Laid, Ramp, lay
from tuckbox.games.fits.tile import Tile

if TYPE_CHECKING:
    from tuckbox.games.fits.rules import Rules


class SpecialView(TypedDict):
    """A special space printed on a board."""

    cell: str
    """`C4`."""
    kind: Literal["value", "pair"]
    """A printed value, or one of two equal symbols."""
    sign: str
    """As drawn in the data file: `3`, `-5`, `a`. Equal signs of kind `pair` belong together."""
    value: int | None
    """What it scores when uncovered; None for a symbol, which scores as a pair."""


class BoardView(TypedDict):
    """A board of this game; every space without a special one shows a dot."""

    id: str
    row_bonus: bool
    """Whether a complete row scores a point."""
    specials: list[SpecialView]
    reconstructed: bool
    """Whether the places of its special spaces are our stand-in for a lost print."""


class TileView(TypedDict):
    """A tile as the cards draw it."""

    cells: list[list[int]]
    """[column, row] of its squares, from 0 at its lower left corner."""
    orientations: list[str]
    """All different ways in which it can lie: `0` to `3` quarter turns clockwise of its drawing,
    `m0` to `m3` mirrored first (left and right exchanged)."""


class LaidView(TypedDict):
    """A tile on a ramp."""

    move: str
    """The text of the placement, `P5:m1@C`, which begins with the tile."""
    cells: list[str]
    """`C4`: every square it covers; rows over the top edge go on counting, `C13`."""


class ScoreView(TypedDict):
    """What a ramp would score if the round ended now; of a finished round, what it scored: the sum of all."""

    dots: int
    """Minus one for every uncovered dot."""
    rows: int
    """Complete rows."""
    values: int
    """The sum of the uncovered printed values."""
    pairs: int
    """+3 for both symbols of a pair uncovered, -3 for one alone."""


class RampView(TypedDict):
    """One seat's ramp in one round."""

    seat: int
    start: str | None
    """The starting card, once it is dealt."""
    misses_turn: bool
    """Whether the open card is its starting card."""
    set_aside: list[str]
    laid: list[LaidView]
    """In the order of placing; the viewer's own waiting choice is shown as placed."""
    score: ScoreView


class RoundView(TypedDict):
    """A finished round."""

    number: int
    board: str
    turned: list[str]
    """The building cards in the order in which they came."""
    ramps: list[RampView]


class FitsView(View, CardsView):
    """The whole table."""

    columns: int
    rows: int
    boards: list[BoardView]
    """In the order in which they are played; round n is played on boards[n - 1]."""
    round: int
    """From 1; after the end the number of the last round."""
    stage: Literal["deal", "start", "turn", "build", "over"]
    """What happens next."""
    starting_cards: list[str]
    """All starting cards of the game."""
    tiles: dict[str, TileView]
    tile: str | None
    """The tile this seat is to place now, or has chosen a place for; for a spectator the open card."""
    choice: str | None
    """The text of this seat's own choice that waits for the others."""
    ramps: list[RampView]
    """The round under way (after the end, the last one), by seat."""
    finished: list[RoundView]


def public_parts(rules: "Rules", p: Position) -> Iterator[AnyPart]:
    """§3.13: everything is open except the choices for the open tile."""
    components, now = rules.components, p.now
    yield plain("columns", COLUMNS)
    yield plain("rows", ROWS)
    yield Part("boards", _boards, (components, p.options))
    yield plain("round", len(p.rounds))
    yield plain("stage", now.stage.value)
    yield Part("starting_cards", as_list, components.starts)
    yield Part("cards", as_list, components.building_cards)
    yield turned_part(now.done, now.card)
    yield Part("tiles", _tiles, (components,))
    numbered = ((components, number, played) for number, played in enumerate(p.finished, 1))
    yield items("finished", _finished, numbered)


def own_parts(rules: "Rules", p: Position, seat: Seat | None) -> Iterator[AnyPart]:
    """§3.14: a seat knows its own choice for the open tile, and no other."""
    components, now = rules.components, p.now
    tile = now.card if seat is None else now.open_tile(seat)
    choice = None if seat is None else now.choice(seat)
    yield plain("tile", tile)
    yield Part("choice", _choice, (choice,))
    yield items("ramps", _ramp, _ramps(components, now, seat))


def _ramps(components: Components, now: Round, viewer: Seat | None) -> Iterator[tuple[object, ...]]:
    """Yield by seat what its ramp is made of; the viewer's own waiting choice is shown as placed."""
    board = components.boards[now.board]
    for seat in seats(len(now.ramps)):
        choice = now.choice(seat) if seat == viewer else None
        yield board, seat, now.ramp(seat), now.start(seat), now.card, choice


def _ramp(
    board: Board,
    seat: Seat,
    ramp: Ramp,
    start: TileId | None,
    card: TileId | None,
    choice: Pending,
) -> Fields:
    """Return a `RampView`."""
    if isinstance(choice, Laid):
        ramp = ramp.with_laid(choice)
    elif choice is not None and card is not None:
        ramp = ramp.with_set_aside(card)
    return Fields(
        (
            plain("seat", seat),
            plain("start", start),
            plain("misses_turn", card is not None and card == start),
            items("set_aside", itself, zip(ramp.set_aside, strict=True)),
            items("laid", _laid, ((laid,) for laid in ramp.laid)),
            Part("score", _score, (board, ramp.covered)),
        )
    )


def _laid(laid: Laid) -> LaidView:
    return {
        "move": laid.placement.text,
        "cells": [cell.name for cell in laid.cells],
    }


def _score(board: Board, covered: frozenset[Cell]) -> Fields:
    """Return a `ScoreView`."""
    points = score(board, covered)
    return Fields(
        (
            plain("dots", points.dots),
            plain("rows", points.rows),
            plain("values", points.values),
            plain("pairs", points.pairs),
        )
    )


def _finished(components: Components, number: int, played: Round) -> RoundView:
    return {
        "number": number,
        "board": played.board,
        "turned": list(played.done),
        "ramps": [_lying(*of) for of in _ramps(components, played, None)],
    }


def _lying(*of: Any) -> RampView:  # noqa: ANN401 - what a ramp is made of
    ramp: Any = assemble(_ramp(*of).parts)
    shown: RampView = ramp
    return shown


def _choice(choice: Pending) -> str | None:
    if choice is None:
        return None
    return choice.placement.text if isinstance(choice, Laid) else choice.text


def _tiles(components: Components) -> dict[str, TileView]:
    return {tile.id: _tile(tile) for tile in components.tiles.values()}


def _tile(tile: Tile) -> TileView:
    drawn = tile.orientations["0"].cells
    return {"cells": [list(cell) for cell in drawn], "orientations": list(tile.orientations)}


def _boards(components: Components, options: Options) -> list[BoardView]:
    ids = map(BoardId, options.sequence("boards"))
    return [_board(components.boards[id], id in components.reconstructed_boards) for id in ids]


def _board(board: Board, is_reconstructed: bool) -> BoardView:
    return {
        "id": board.id,
        "row_bonus": board.row_bonus,
        "specials": [_special(board, cell) for cell in sorted(board.signs)],
        "reconstructed": is_reconstructed,
    }


def _special(board: Board, cell: Cell) -> SpecialView:
    return {
        "cell": cell.name,
        "kind": "value" if cell in board.values else "pair",
        "sign": board.signs[cell],
        "value": board.values.get(cell),
    }


def position(rules: "Rules", view: FitsView) -> Position:
    """Return the position; choices that the view hides count as still owed, after those shown as owed."""
    finished = tuple(rules.scored(_read_finished(rules, played)) for played in view["finished"])
    if Stage(view["stage"]) is Stage.OVER:
        return Position(options_of(view), finished)
    return Position(options_of(view), (*finished, _read_now(rules, view)))


def _read_finished(rules: "Rules", played: RoundView) -> Round:
    return Round(
        board=BoardId(played["board"]),
        starts=_starts(played["ramps"]),
        left=(),
        card=None,
        done=_tile_ids(played["turned"]),
        ramps=tuple(_read_ramp(rules.components, ramp) for ramp in played["ramps"]),
        pending=(None,) * len(played["ramps"]),
    )


def _read_now(rules: "Rules", view: FitsView) -> Round:
    ramps = tuple(_read_ramp(rules.components, ramp) for ramp in view["ramps"])
    pending: tuple[Pending, ...] = (None,) * len(ramps)
    if view["choice"] is not None:
        own = (view["seat"] or 0) - 1
        before, choice = _without_choice(ramps[own], view["choice"])
        ramps = (*ramps[:own], before, *ramps[own + 1 :])
        pending = (*pending[:own], choice, *pending[own + 1 :])
    now = Round(
        board=BoardId(view["boards"][view["round"] - 1]["id"]),
        starts=_starts(view["ramps"]),
        left=_tile_ids(cards_to_come(view)),
        card=None if (card := open_card(view)) is None else TileId(card),
        done=_tile_ids(cards_before(view)),
        ramps=ramps,
        pending=pending,
    )
    hidden = tuple(seat for seat in now.owing if seat not in view["to_move"])
    return replace(now, hidden=hidden)


def _without_choice(shown: Ramp, choice: str) -> tuple[Ramp, Pending]:
    """Return the ramp before the choice that it shows as made, and that choice."""
    if choice == SET_ASIDE.text:
        return replace(shown, set_aside=shown.set_aside[:-1]), SET_ASIDE
    *earlier, last = shown.laid
    ramp = replace(EMPTY_RAMP, set_aside=shown.set_aside)
    for laid in earlier:
        ramp = ramp.with_laid(laid)
    return ramp, last


def _read_ramp(components: Components, shown: RampView) -> Ramp:
    """Return the ramp with these tiles laid one after the other."""
    ramp = replace(EMPTY_RAMP, set_aside=_tile_ids(shown["set_aside"]))
    for laid in shown["laid"]:
        placement = parse_move(laid["move"], components)
        assert isinstance(placement, Placement)
        ramp = lay(components.tiles[placement.tile], ramp, placement)
    return ramp


def _starts(ramps: Iterable[RampView]) -> tuple[TileId, ...]:
    return _tile_ids(ramp["start"] for ramp in ramps if ramp["start"] is not None)


def _tile_ids(names: Iterable[str]) -> tuple[TileId, ...]:
    return tuple(map(TileId, names))
