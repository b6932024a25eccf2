"""The rules of BITS as pure functions over positions."""

from dataclasses import replace
from functools import cached_property
from typing import cast

from tuckbox.core import (
    CHANCE,
    Actor,
    Effect,
    Message,
    Option,
    Options,
    Outcome,
    Refusal,
    Seat,
    View,
)
from tuckbox.core.component import ComponentFiles
from tuckbox.core.memory import remembered
from tuckbox.core.option import choose
from tuckbox.core.rules import refuse_actor
from tuckbox.core.transition import Transitional, common_view, require_legal
from tuckbox.games.bits.area import board_areas
from tuckbox.games.bits.board import empty_board
from tuckbox.games.bits.components import read_components
from tuckbox.games.bits.describe import describe
from tuckbox.games.bits.effects import draw_effects, placement_effects
from tuckbox.games.bits.grouping import group
from tuckbox.games.bits.inspect import inspect
from tuckbox.games.bits.moves import DealStart, Move, Placement, TurnTask
from tuckbox.games.bits.notation import parse_move
from tuckbox.games.bits.picture import draw
from tuckbox.games.bits.position import Position, Round
from tuckbox.games.bits.reading import read_position
from tuckbox.games.bits.refusal import explain
from tuckbox.games.bits.scoring import board_points, outcome, totals
from tuckbox.games.bits.showing import seen_by, seen_by_all
from tuckbox.games.bits.skyline import fitting
from tuckbox.games.bits.task import TaskCard
from tuckbox.games.bits.turn import (
    face_down_cards,
    face_down_starts,
    face_down_tasks,
    owes,
    place_of_draw,
    to_move,
)
from tuckbox.games.bits.view import BitsView

OPTIONS = (
    Option("seats", ("1", "2", "3", "4"), "1"),
    Option("pro", ("off", "on"), "off"),
)

RECONSTRUCTED = {
    "starting_stones.txt": ("bits-reconstructed-starting-stones",),
    "tasks.txt": (
        "bits-reconstructed-stack-1",
        "bits-reconstructed-stack-2",
        "bits-reconstructed-stack-4",
    ),
}
"""Message ids of what is reconstructed in a built-in file."""


def _is_in_use(note: Message, p: Position) -> bool:
    """Stack 4 stays in the box except in the pro variant."""
    return note.id != "bits-reconstructed-stack-4" or p.length == 4


class Rules(Transitional):
    """BITS with one set of components."""

    replaceable = ("tasks.txt", "starting_stones.txt", "shapes.txt")

    def __init__(self, files: ComponentFiles) -> None:
        self.name = "bits"
        self.choosable = OPTIONS
        self.files = files
        self.components = read_components(files)

    @cached_property
    def reconstructed(self) -> tuple[Message, ...]:
        builtin = (ids for file, ids in RECONSTRUCTED.items() if file not in self.files.own)
        return tuple(Message.of(id) for ids in builtin for id in ids)

    def options(self, **choices: object) -> Options:
        return choose(OPTIONS, choices)

    def initial(self, options: Options) -> Position:
        board = empty_board(self.components.columns)
        return Position(options, (board,) * options.seats, (None,) * options.seats)

    @remembered()
    def to_move(self, p: Position) -> tuple[Actor, ...]:
        return to_move(p, self.components)

    # Legality

    @remembered()
    def legal_moves(self, p: Position, who: Actor) -> tuple[Move, ...]:
        if who == CHANCE:
            return tuple(move for move, _ in self.chances(p))
        return self._placements(p, Seat(who)) if who in self.to_move(p) else ()

    def _placements(self, p: Position, seat: Seat) -> tuple[Placement, ...]:
        stone, board = p.owed_stone(seat), p.board(seat)
        assert stone is not None
        # §A game: the neutral stone instead, once per round; it can't replace the starting stone.
        may_be_neutral = board.has_neutral and board.stones
        components = self.components
        turns = components.turns_or_neutral if may_be_neutral else components.turns
        slots = fitting(board.heights, components.rows)
        return tuple(turned[slot] for turned in turns[stone] for slot in slots)

    def chances(self, p: Position) -> tuple[tuple[Move, int], ...]:
        if self.to_move(p) != (CHANCE,):
            return ()
        if p.is_between_rounds:
            tasks = face_down_tasks(p, len(p.tasks) + 1, self.components)
            return tuple((draw, 1) for draw in tasks)
        if len(p.starts) < len(p.seats):
            return tuple((draw, 1) for draw in face_down_starts(p, self.components))
        # §A game: each remaining card is equally likely, so a double with both cards left weighs 2.
        return face_down_cards(p, self.components)

    def place_of_draw(self, p: Position) -> int:
        """The place of the next draw in the deal: the same for all, however long rounds lasted."""
        return place_of_draw(p)

    def refusal(self, p: Position, who: Actor, move: Move) -> Refusal | None:
        refused = refuse_actor(self.to_move(p), who)
        if refused is not None or move in self.legal_moves(p, who):
            return refused
        return explain(p, who, move, self.components)

    # What a move does

    @remembered()
    def apply(self, p: Position, who: Actor, move: Move) -> Position:
        require_legal(self, p, who, move)
        if isinstance(move, Placement):
            return self._choose(p, Seat(who), move)
        if isinstance(move, TurnTask):
            return self._turn_task(p, move.card)
        if isinstance(move, DealStart):
            return replace(p, starts=(*p.starts, move.stone))
        return replace(p, card=move.stone)

    def _turn_task(self, p: Position, card: TaskCard) -> Position:
        # §A game: a card of stack 3 that shows the shape of the open card of stack 2 is put out.
        if card.stack == 3 and card.shape == p.tasks[1].shape:
            return replace(p, out=(*p.out, card))
        fresh = self.initial(p.options)
        return replace(fresh, tasks=(*p.tasks, card), out=p.out, rounds=p.rounds)

    def _choose(self, p: Position, seat: Seat, placement: Placement) -> Position:
        """The choice waits until the last seat has chosen; then all take effect."""
        pending = list(p.pending)
        pending[seat - 1] = placement
        p = replace(p, pending=tuple(pending))
        if any(owes(p, other, self.components) for other in p.seats):
            return p
        return self._end_round(self._lay_all(p))

    def _lay_all(self, p: Position) -> Position:
        boards = tuple(
            board if placement is None else board.lay(placement)
            for board, placement in zip(p.boards, p.pending, strict=True)
        )
        return replace(
            p,
            boards=boards,
            pending=(None,) * len(boards),
            card=None,
            turned=p.turned if p.card is None else (*p.turned, p.card),
            unseen=(),
        )

    def _end_round(self, p: Position) -> Position:
        # §A game: the round ends when nothing fits for any seat; it is scored at once.
        if any(self.components.can_place(board) for board in p.boards):
            return p
        shapes = self.components.shapes
        points = tuple(board_points(p.tasks, board_areas(board, shapes)) for board in p.boards)
        return replace(p, rounds=(*p.rounds, Round(p.boards, points)))

    def effects_of(self, p: Position, who: Actor, move: Move) -> tuple[Effect, ...]:
        after = self.apply(p, who, move)
        if isinstance(move, Placement):
            return tuple(placement_effects(p, who, move, after, self.components))
        return tuple(draw_effects(p, move, after))

    # How it ends

    def outcome(self, p: Position) -> Outcome | None:
        return outcome(p)

    def scores(self, p: Position) -> tuple[int, ...]:
        return totals(p)

    # What is seen and said

    def view(self, p: Position, seat: Seat | None) -> View:
        view = self._seen_by_all(p)
        seen: BitsView = {**view} if seat is None else seen_by(view, p, seat, self.components)
        return seen

    @remembered()
    def _seen_by_all(self, p: Position) -> BitsView:
        common = common_view(
            game=self.name,
            options=p.options,
            seat=None,
            to_move=self.to_move(p),
            scores=self.scores(p),
            outcome=self.outcome(p),
        )
        reconstructed = [note.id for note in self.reconstructed if _is_in_use(note, p)]
        return seen_by_all(p, common, self.components, reconstructed)

    def position(self, view: View) -> Position:
        return read_position(cast(BitsView, view), self.components)

    def format_move(self, move: Move) -> str:
        return move.text

    def parse_move(self, text: str) -> Move:
        return parse_move(text, self.components)

    def group(self, move: Move) -> Message:
        return group(move)

    def draw(self, view: View) -> str:
        return draw(cast(BitsView, view))

    def describe(self, view: View) -> tuple[Message, ...]:
        return tuple(describe(cast(BitsView, view), self.components))

    def inspect(self, view: View, space: str) -> tuple[Message, ...]:
        return tuple(inspect(cast(BitsView, view), space))
