"""BITS positions as states and back, and the numbers of what is in the box."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import Any

import numpy as np

from tuckbox.core import AnyGame, Options, seats
from tuckbox.games.bits.area import score
from tuckbox.games.bits.board import Board, empty_board, land
from tuckbox.games.bits.board import lay as lay_stone
from tuckbox.games.bits.components import Components
from tuckbox.games.bits.moves import CARD as TURN_CARD
from tuckbox.games.bits.moves import START as DEAL_START
from tuckbox.games.bits.moves import Draw, Move, Placement, Slot, TaskDraw
from tuckbox.games.bits.position import Pending, Position, Round
from tuckbox.games.bits.stone import Colour, Stone
from tuckbox.games.bits.task import TaskCard
from tuckbox.kernels.bits.landing import EMPTY, lay
from tuckbox.kernels.bits.landing import Board as CompiledBoard
from tuckbox.kernels.bits.rules import begin
from tuckbox.kernels.bits.state import (
    CARD,
    CARDS,
    DEALT,
    HIDDEN,
    LAID,
    LEFT,
    NEUTRAL,
    NONE,
    OUT,
    PENDING,
    POINTS,
    SCORED,
    SKY,
    START,
    STONES,
    TASK,
    TASKS,
    TURNED,
    board_of,
    put_board,
    seat_words,
    sheet,
    size,
)
from tuckbox.kernels.bits.table import (
    BYTE,
    COLUMNS,
    LYING,
    MOST_STONES,
    SLOTS,
    Ints,
    Table,
    game_table,
    pairs,
    task_cards,
)
from tuckbox.kernels.kernel import ForeignAction
from tuckbox.kernels.move_numbers import MoveNumbers

BOARDS = 4096
"""Boards remembered, so that stepping through a game does not lay every stone anew."""


class Numbering:
    """Stones, task cards, placements and boards of one game as compiled code knows them."""

    def __init__(self, game: AnyGame) -> None:
        self.components: Components = game.components  # type: ignore[attr-defined]
        self.stones: list[Stone] = sorted(self.components.stones)
        self.cards: list[TaskCard] = task_cards(self.components)
        self._pairs = pairs(self.components)
        self._options = game.options()

    @cached_property
    def table(self) -> Table:
        """For a game with the usual options: what areas are worth does not depend on them."""
        return game_table(self.components, self._options)

    def stone(self, stone: Stone | None) -> int:
        return NONE if stone is None else self.stones.index(stone)

    def deck(self, stones: Sequence[Stone]) -> Ints:
        return np.array([self.stone(stone) for stone in stones], dtype=np.int64)

    def action(self, placement: Placement) -> int:
        slot = placement.slot
        number = slot.column + LYING * slot.is_standing
        return self._pairs.index(placement.first + placement.second) * SLOTS + number

    def placement(self, action: int) -> Placement:
        pair, slot = divmod(action, SLOTS)
        first, second = map(Colour, self._pairs[pair])
        column = slot - LYING if slot >= LYING else slot
        return Placement(first, second, Slot(slot >= LYING, column))

    def moves(self) -> Iterator[Move]:
        """Yield everything that seats and chance can ever do."""
        yield from map(self.placement, range(len(self._pairs) * SLOTS))
        yield from map(TaskDraw, self.cards)
        yield from (Draw(TURN_CARD, stone) for stone in set(self.components.building_cards))
        yield from (Draw(DEAL_START, stone) for stone in self.components.starts)

    def board(self, placements: Sequence[Placement]) -> CompiledBoard:
        """Return the board on which these stones were laid in this order."""
        board = EMPTY
        for placement in placements:
            board = lay(self.table, board, self.action(placement))
        return board


numbering_of: Callable[[Any], Numbering] = lru_cache(maxsize=8)(Numbering)


class Codec:
    """Translates between a table's readable positions and moves and those of its twin."""

    def __init__(self, game: AnyGame, options: Options) -> None:
        self.game, self.options = game, options
        self._numbering = numbering_of(game)
        self.components = self._numbering.components
        self.stones, self.cards = self._numbering.stones, self._numbering.cards
        self.table = game_table(self.components, options)
        self.size: int = size(self.table)
        self.numbers = MoveNumbers(game, map(game.format_move, self._numbering.moves()))
        self._laid = lru_cache(BOARDS)(self._lay_after)

    # Position to state

    def encode(self, position: Any) -> Ints:  # noqa: ANN401
        if not isinstance(position, Position) or position.options != self.options:
            raise ForeignAction.of("kernel-foreign", game=self.game.name, found=str(position))
        s = np.zeros(self.size, dtype=np.int64)
        begin(self.table, s)
        self._write_table(s, position)
        for number, board in enumerate(position.boards):
            self._write_seat(s, position, number, board)
        for turn, played in enumerate(position.finished):
            for number, board in enumerate(played.boards):
                self._write_sheet(s, turn, number, board)
                s[sheet(self.table, turn, number) + POINTS] = played.scores[number].total
        return s

    def _write_table(self, s: Ints, position: Position) -> None:
        s[SCORED], s[TASKS] = len(position.finished), len(position.tasks)
        s[DEALT], s[TURNED] = len(position.starts), len(position.done)
        s[CARD] = self._numbering.stone(position.card)
        s[OUT] = sum(1 << self.cards.index(card) for card in position.out)
        for turn, card in enumerate(position.tasks):
            s[TASK + turn] = self.cards.index(card)
        for place, stone in enumerate(position.done):
            s[CARDS + place] = self._numbering.stone(stone)
            s[LEFT + self._numbering.stone(stone)] -= 1
        if position.card is not None:
            s[LEFT + self._numbering.stone(position.card)] -= 1

    def _write_seat(self, s: Ints, position: Position, number: int, board: Board) -> None:
        at = seat_words(self.table, number)
        waiting = position.pending[number]
        s[at + PENDING] = NONE if waiting is None else self.numbers.encode(waiting.placement)
        s[at + HIDDEN] = number + 1 in position.hidden
        s[at + NEUTRAL] = board.has_neutral
        s[at + LAID] = len(board.laid)
        if number < len(position.starts):
            s[at + START] = self._numbering.stone(position.starts[number])
        for laid in board.laid:
            action = self.numbers.encode(laid.placement)
            put_board(s, at, lay(self.table, board_of(s, at), action))
        if position.tasks:
            self._write_sheet(s, len(position.tasks) - 1, number, board)

    def _write_sheet(self, s: Ints, turn: int, number: int, board: Board) -> None:
        at = sheet(self.table, turn, number) + STONES
        s[at : at + MOST_STONES] = NONE
        for place, laid in enumerate(board.laid):
            s[at + place] = self.numbers.encode(laid.placement)

    # State to position

    def decode(self, s: Ints) -> Position:
        number = range(self.table.seats)
        words = [seat_words(self.table, seat) for seat in number]
        boards = tuple(self._board_now(s, seat) for seat in number)
        tasks = tuple(self.cards[card] for card in s[TASK : TASK + s[TASKS]])
        return Position(
            options=self.options,
            boards=boards,
            pending=tuple(
                self._pending(int(s[at + PENDING]), board)
                for at, board in zip(words, boards, strict=True)
            ),
            left=tuple(
                stone for place, stone in enumerate(self.stones) for _ in range(s[LEFT + place])
            ),
            tasks=tasks,
            out=tuple(card for bit, card in enumerate(self.cards) if s[OUT] >> bit & 1),
            starts=tuple(self.stones[s[at + START]] for at in words[: s[DEALT]]),
            card=None if s[CARD] == NONE else self.stones[s[CARD]],
            done=tuple(self.stones[stone] for stone in s[CARDS : CARDS + s[TURNED]]),
            finished=tuple(self._round(s, tasks[: turn + 1]) for turn in range(s[SCORED])),
            hidden=tuple(
                seat
                for seat, at in zip(seats(self.table.seats), words, strict=True)
                if s[at + HIDDEN]
            ),
        )

    def _round(self, s: Ints, tasks: tuple[TaskCard, ...]) -> Round:
        boards = tuple(self._board(s, len(tasks) - 1, seat) for seat in range(self.table.seats))
        return Round(boards, tuple(score(tasks, board.areas) for board in boards))

    def _board_now(self, s: Ints, number: int) -> Board:
        """Return the board of the latest round, skyline and neutral stone as in the state."""
        at = seat_words(self.table, number)
        board = self._board(s, int(s[TASKS]) - 1, number) if s[TASKS] else empty_board(COLUMNS)
        heights = tuple(int(s[at + SKY]) >> BYTE * column & 255 for column in range(COLUMNS))
        return replace(board, heights=heights, has_neutral=bool(s[at + NEUTRAL]))

    def _board(self, s: Ints, turn: int, number: int) -> Board:
        at = sheet(self.table, turn, number) + STONES
        stones = [int(action) for action in s[at : at + MOST_STONES] if action != NONE]
        return self._laid(tuple(stones))

    def _lay_after(self, actions: tuple[int, ...]) -> Board:
        """Return the board with these placements; all but the last are usually known already."""
        if not actions:
            return empty_board(COLUMNS)
        placement = self.numbers.decode(actions[-1])
        return lay_stone(self._laid(actions[:-1]), placement, self.components.shapes)

    def _pending(self, action: int, board: Board) -> Pending:
        return None if action == NONE else land(board, self.numbers.decode(action))
