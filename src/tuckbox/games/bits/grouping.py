"""Headings for lists of moves."""

from tuckbox.core import Message
from tuckbox.games.bits.moves import DealStart, Move, TurnCard, TurnTask
from tuckbox.games.bits.naming import colour_message
from tuckbox.games.bits.stone import GREY


def group(move: Move) -> Message:
    """Draws by kind; placements by how the stone is turned."""
    match move:
        case TurnTask(card):
            return Message.of("bits-group-task", stack=card.stack)
        case DealStart():
            return Message.of("bits-group-start")
        case TurnCard():
            return Message.of("bits-group-card")
    way = "standing" if move.slot.is_standing else "lying"
    if move.first == GREY:
        return Message.of(f"bits-group-{way}-neutral")
    if move.first == move.second:
        return Message.of(f"bits-group-{way}-double", colour=colour_message(move.first))
    first, second = colour_message(move.first), colour_message(move.second)
    return Message.of(f"bits-group-{way}", first=first, second=second)
