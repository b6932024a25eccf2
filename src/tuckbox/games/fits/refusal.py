"""Why a move is not legal. Asked only after `legal_moves` has said that it isn't."""

from tuckbox.core import Message, Refusal
from tuckbox.core.square import column_name
from tuckbox.games.fits.board import COLUMNS
from tuckbox.games.fits.message import tile_message
from tuckbox.games.fits.moves import Deck, Draw, Move, Placement, SetAside
from tuckbox.games.fits.position import Ramp
from tuckbox.games.fits.slide import row_of
from tuckbox.games.fits.tile import Tile


def refuse_draw(deck: Deck, move: Move) -> Refusal:
    """For chance, to whom this deck is to be drawn from."""
    if not isinstance(move, Draw):
        return Refusal.of("fits-refusal-not-a-draw", deck=Message.of(f"fits-deck-{deck}"))
    if move.deck != deck:
        return Refusal.of("fits-refusal-other-deck", deck=Message.of(f"fits-deck-{deck}"))
    return Refusal.of("fits-refusal-card-gone", tile=tile_message(move.tile))


def refuse_choice(tile: Tile, ramp: Ramp, move: Move) -> Refusal:
    """For a seat that is to place this tile."""
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
    if move.orientation not in tile.orientations:
        return Refusal.of(
            "fits-refusal-orientation",
            tile=tile_message(tile.id),
            orientation=move.orientation,
            known=tuple(tile.orientations),
        )
    last = COLUMNS - tile.orientations[move.orientation].width
    if not 0 <= move.column <= last:
        return Refusal.of("fits-refusal-side", tile=tile_message(tile.id), last=column_name(last))
    return Refusal.of(
        "fits-refusal-above",
        tile=tile_message(tile.id),
        row=row_of(tile, move, ramp.heights) + 1,
    )
