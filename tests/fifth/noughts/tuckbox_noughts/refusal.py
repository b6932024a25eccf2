"""Why a move is not legal. Asked only about an actor who is to move, and a move that is not legal."""

from typing import TYPE_CHECKING

from tuckbox.core import Actor, Refusal
from tuckbox_noughts.moves import Move
from tuckbox_noughts.position import Position

if TYPE_CHECKING:
    from tuckbox_noughts.rules import Rules


def refuse(rules: "Rules", p: Position, who: Actor, move: Move) -> Refusal:
    return Refusal.of("noughts-refusal-taken", cell=move.text)
