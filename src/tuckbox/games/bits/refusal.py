"""Why a move is not legal. Asked only about an actor who is to move, and a move that is not legal."""

from typing import TYPE_CHECKING

from tuckbox.core import CHANCE, Actor, Message, Refusal, seat_message
from tuckbox.core.square import column_name
from tuckbox.games.bits.board import Board
from tuckbox.games.bits.moves import CARD, START, Draw, Move, Placement, Slot, TaskDraw
from tuckbox.games.bits.position import Position, Stage
from tuckbox.games.bits.stone import Stone, stone_message

if TYPE_CHECKING:
    from tuckbox.games.bits.rules import Rules


def refuse(rules: "Rules", p: Position, who: Actor, move: Move) -> Refusal:
    if who == CHANCE:
        return _refuse_draw(p, move)
    if not isinstance(move, Placement):
        return Refusal.of("bits-refusal-seat-draws")
    return _refuse_placement(rules, rules.open_stone(p, who), p.board(who), move)


def _refuse_draw(p: Position, move: Move) -> Refusal:
    if isinstance(move, Placement):
        return Refusal.of("bits-refusal-chance-places")
    if not _is_due(p, move):
        return Refusal.of("bits-refusal-other-draw", due=_due(p))
    return Refusal.of("bits-refusal-card-gone", text=move.text)


def _is_due(p: Position, draw: TaskDraw | Draw) -> bool:
    """Return whether a card of this pile is to be drawn now."""
    if isinstance(draw, TaskDraw):
        return p.stage is Stage.TASK and draw.card.stack == len(p.tasks) + 1
    return (p.stage, draw.deck) in ((Stage.DEAL, START), (Stage.TURN, CARD))


def _due(p: Position) -> Message:
    """Return the kind of card that is to be drawn now."""
    if p.stage is Stage.TASK:
        return Message.of("bits-due-task", stack=len(p.tasks) + 1)
    if p.stage is Stage.DEAL:
        return Message.of("bits-due-start", seat=seat_message(p.seats[len(p.starts)]))
    return Message.of("bits-due-card")


def _refuse_placement(rules: "Rules", owed: Stone, board: Board, move: Placement) -> Refusal:
    components = rules.components
    stone = components.stone_of(move)
    if move.slot not in components.slots:
        return Refusal.of("bits-refusal-off-board", slot=move.slot.text)
    if stone == components.neutral and not board.laid:
        return Refusal.of("bits-refusal-neutral-start", owed=stone_message(owed))
    if stone == components.neutral and not board.has_neutral:
        return Refusal.of("bits-refusal-neutral-used", owed=stone_message(owed))
    if stone not in (owed, components.neutral):
        found = move.first + move.second
        return Refusal.of("bits-refusal-stone", found=found, owed=stone_message(owed), name=owed)
    return _refuse_height(move.slot, board.heights, components.rows)


def _refuse_height(slot: Slot, heights: tuple[int, ...], rows: int) -> Refusal:
    if slot.is_standing:
        column, height = column_name(slot.column), heights[slot.column]
        return Refusal.of("bits-refusal-too-tall", column=column, height=height, rows=rows)
    columns = (slot.column, slot.column + 1)
    full = tuple(column_name(column) for column in columns if heights[column] >= rows)
    return Refusal.of("bits-refusal-full", columns=full, rows=rows)
