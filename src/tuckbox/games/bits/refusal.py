"""Why a move is not legal, for those who are to move. Never asked about a legal one."""

from tuckbox.core import CHANCE, Actor, Message, Refusal, Seat, seat_message
from tuckbox.core.square import column_name
from tuckbox.games.bits.components import Components
from tuckbox.games.bits.moves import DealStart, Move, Placement, Slot, TurnCard, TurnTask
from tuckbox.games.bits.naming import stone_message
from tuckbox.games.bits.position import Position
from tuckbox.games.bits.stone import Stone


def explain(p: Position, who: Actor, move: Move, components: Components) -> Refusal:
    """The reason against an illegal move of one who is to move."""
    if who == CHANCE:
        return _refuse_draw(p, move)
    if not isinstance(move, Placement):
        return Refusal.of("bits-refusal-seat-draws")
    return _refuse_placement(p, Seat(who), move, components)


def _refuse_draw(p: Position, move: Move) -> Refusal:
    if isinstance(move, Placement):
        return Refusal.of("bits-refusal-chance-places")
    kind, due = _due(p)
    if kind is not type(move) or (
        isinstance(move, TurnTask) and move.card.stack != len(p.tasks) + 1
    ):
        return Refusal.of("bits-refusal-other-draw", due=due)
    return Refusal.of("bits-refusal-card-gone", text=move.text)


def _due(p: Position) -> tuple[type, Message]:
    """The kind of card that is to be drawn now."""
    if p.is_between_rounds:
        return TurnTask, Message.of("bits-due-task", stack=len(p.tasks) + 1)
    if len(p.starts) < len(p.seats):
        return DealStart, Message.of("bits-due-start", seat=seat_message(p.seats[len(p.starts)]))
    return TurnCard, Message.of("bits-due-card")


def _refuse_placement(p: Position, seat: Seat, move: Placement, components: Components) -> Refusal:
    owed, board = p.owed_stone(seat), p.board(seat)
    assert owed is not None
    stone = components.stone_of(move)
    if move.slot not in components.slots:
        return Refusal.of("bits-refusal-off-board", slot=move.slot.text)
    if stone == components.neutral and not board.stones:
        return Refusal.of("bits-refusal-neutral-start", owed=stone_message(owed))
    if stone == components.neutral and not board.has_neutral:
        return Refusal.of("bits-refusal-neutral-used", owed=stone_message(owed))
    if stone not in (owed, components.neutral):
        found = Stone(move.first + move.second)
        return Refusal.of("bits-refusal-stone", found=found, owed=stone_message(owed), name=owed)
    return _refuse_height(move.slot, board.heights, components.rows)


def _refuse_height(slot: Slot, heights: tuple[int, ...], rows: int) -> Refusal:
    if slot.is_standing:
        column, height = column_name(slot.column), heights[slot.column]
        return Refusal.of("bits-refusal-too-tall", column=column, height=height, rows=rows)
    columns = (slot.column, slot.column + 1)
    full = tuple(column_name(column) for column in columns if heights[column] >= rows)
    return Refusal.of("bits-refusal-full", columns=full, rows=rows)
