"""Why a move is not legal. Asked only about an actor who is to move, and a move that is not legal."""

from typing import TYPE_CHECKING

from tuckbox.core import CHANCE, Actor, Message, Refusal
from tuckbox.core.square import column_name
from tuckbox.games.fits.board import COLUMNS
from tuckbox.games.fits.moves import CARD, START, Deck, Draw, Move, Placement, SetAside
from tuckbox.games.fits.position import Position, Stage
from tuckbox.games.fits.ramp import Ramp, resting_row
from tuckbox.games.fits.tile import Tile, tile_message

if TYPE_CHECKING:
    from tuckbox.games.fits.rules import Rules


def refuse(rules: "Rules", p: Position, who: Actor, move: Move) -> Refusal:
    if who == CHANCE:
        return _refuse_draw(CARD if p.now.stage is Stage.TURN else START, move)
    return _refuse_choice(rules.open_tile(p.now, who), p.now.ramp(who), move)


def _refuse_draw(deck: Deck, move: Move) -> Refusal:
    if not isinstance(move, Draw):
        return Refusal.of("fits-refusal-not-a-draw", deck=Message.of(f"fits-deck-{deck}"))
    if move.deck != deck:
        return Refusal.of("fits-refusal-other-deck", deck=Message.of(f"fits-deck-{deck}"))
    return Refusal.of("fits-refusal-card-gone", tile=tile_message(move.tile))


def _refuse_choice(tile: Tile, ramp: Ramp, move: Move) -> Refusal:
    if isinstance(move, Draw):
        return Refusal.of("fits-refusal-not-a-choice", tile=tile_message(tile.id))
    if isinstance(move, SetAside):
        return Refusal.of("fits-refusal-start-aside", tile=tile_message(tile.id))
    if move.tile != tile.id:
        return Refusal.of(
            "fits-refusal-other-tile", tile=tile_message(move.tile), open=tile_message(tile.id)
        )
    return _refuse_placement(tile, ramp, move)


def _refuse_placement(tile: Tile, ramp: Ramp, move: Placement) -> Refusal:
    lie = tile.orientations.get(move.orientation)
    if lie is None:
        return Refusal.of(
            "fits-refusal-orientation",
            tile=tile_message(tile.id),
            orientation=move.orientation,
            known=tuple(tile.orientations),
        )
    last = COLUMNS - lie.width
    if not 0 <= move.column <= last:
        return Refusal.of("fits-refusal-side", tile=tile_message(tile.id), last=column_name(last))
    row = resting_row(lie, move.column, ramp.heights)
    return Refusal.of("fits-refusal-above", tile=tile_message(tile.id), row=row + 1)
