"""The headings under which a list of moves is shown."""

from tuckbox.core import Message
from tuckbox.games.fits.message import tile_message
from tuckbox.games.fits.moves import Draw, Move, Placement


def group(move: Move) -> Message:
    """Placements by orientation; setting aside and draws under their own headings."""
    if isinstance(move, Placement):
        return Message.of(
            "fits-group-orientation", tile=tile_message(move.tile), orientation=move.orientation
        )
    if isinstance(move, Draw):
        return Message.of(f"fits-group-{move.deck}")
    return Message.of("fits-group-set-aside")
