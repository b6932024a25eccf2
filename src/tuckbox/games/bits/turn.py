"""Whose turn it is, and which cards are still face down."""

from tuckbox.core import CHANCE, Actor, Seat
from tuckbox.games.bits.components import Components
from tuckbox.games.bits.moves import DealStart, TurnCard, TurnTask
from tuckbox.games.bits.position import Position

DRAWS_A_ROUND = 100
"""More than a round can have."""
FIRST_DEAL = 10
"""More than the task cards that a round can turn."""


def to_move(p: Position, components: Components) -> tuple[Actor, ...]:
    """All seats that owe a choice, else chance; nobody once all rounds are scored."""
    if p.is_over:
        return ()
    owing = tuple(seat for seat in p.seats if owes(p, seat, components))
    return tuple(seat for seat in owing if seat not in p.unseen) or owing or (CHANCE,)


def owes(p: Position, seat: Seat, components: Components) -> bool:
    """Whether a stone awaits this seat's choice."""
    # §A game: every seat that still can place a stone must place it.
    return (
        p.pending[seat - 1] is None
        and p.owed_stone(seat) is not None
        and components.can_place(p.board(seat))
    )


def face_down_tasks(p: Position, stack: int, components: Components) -> tuple[TurnTask, ...]:
    """What may still be turned from a task stack; nothing once it has served its round."""
    if len(p.tasks) >= stack:
        return ()
    return tuple(draw for draw in components.task_draws[stack - 1] if draw.card not in p.out)


def face_down_starts(p: Position, components: Components) -> tuple[DealStart, ...]:
    """The starting cards that no seat has been dealt in this round."""
    return tuple(draw for draw in components.start_draws if draw.stone not in p.starts)


def face_down_cards(p: Position, components: Components) -> tuple[tuple[TurnCard, int], ...]:
    """The building cards that have not been turned in this round, and how many of each."""
    seen = (*p.turned, p.card)
    return tuple(
        (draw, left)
        for draw in components.card_draws
        if (left := components.cards[draw.stone] - seen.count(draw.stone))
    )


def place_of_draw(p: Position) -> int:
    """Where the next draw stands in the deal: rounds last as long as somebody can place."""
    before = DRAWS_A_ROUND * len(p.rounds)
    if p.is_between_rounds:
        return before + len(p.out)
    return before + FIRST_DEAL + len(p.starts) + len(p.turned)
