"""Texts of moves, read back: what is no move at all is told what would be one."""

from tuckbox.core import InvalidMove
from tuckbox.core.square import column_name
from tuckbox.games.bits.components import Components
from tuckbox.games.bits.moves import LYING, STANDING, Move
from tuckbox.games.bits.stone import orders

DRAWS = ("task", "start", "card")


def parse_move(text: str, components: Components) -> Move:
    """The move with exactly this text."""
    if text in components.moves:
        return components.moves[text]
    if text.split(" ", maxsplit=1)[0] in DRAWS:
        raise InvalidMove.of("bits-move-no-such-card", text=text)
    if len(text) != 4 or text[2] not in (LYING, STANDING):
        raise InvalidMove.of("bits-move-unreadable", text=text)
    if text[:2] not in _stones(components):
        raise InvalidMove.of("bits-move-no-such-stone", text=text[:2], colours=components.colours)
    # The stone exists, so the column must be at fault.
    last = components.columns - (1 if text[2] == STANDING else 2)
    code = "bits-move-standing-column" if text[2] == STANDING else "bits-move-lying-column"
    raise InvalidMove.of(code, found=text[3], last=column_name(last))


def _stones(components: Components) -> set[str]:
    return {first + second for stone in components.turns for first, second in orders(stone)}
