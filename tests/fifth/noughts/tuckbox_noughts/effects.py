"""What a step did, for logs, animations and screen readers."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tuckbox.core import Effect, Step, seat, seat_message
from tuckbox_noughts.moves import Move
from tuckbox_noughts.position import Position, cell_names, mark_message

if TYPE_CHECKING:
    from tuckbox_noughts.rules import Rules


def effects(rules: "Rules", step: Step[Position, Move]) -> Iterator[Effect]:
    """Yield that a mark is put on the board; then the end of the game, if it ends."""
    who, mark = seat_message(step.actor), mark_message(step.actor)
    yield Effect.of("noughts-effect-mark", seat=who, mark=mark, cell=step.move.text)
    outcome = rules.outcome(step.after)
    if outcome is None:
        return
    if not outcome.winners:
        yield Effect.of("noughts-effect-full")
        return
    row = rules.line(step.after, seat(step.actor))
    yield Effect.of("noughts-effect-row", seat=who, cells=cell_names(row))
