"""BITS positions as states and back, and the numbers of what is in the box."""

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import cast

import numpy as np

from tuckbox.core import AnyGame, Options, seats
from tuckbox.games.bits.area import areas
from tuckbox.games.bits.board import Board, empty_board, land
from tuckbox.games.bits.board import lay as lay_stone
from tuckbox.games.bits.components import Components
from tuckbox.games.bits.moves import Placement, Slot
from tuckbox.games.bits.position import Pending, Position, Round
from tuckbox.games.bits.score import score
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
from tuckbox.kernels.codec import Codec

BOARDS = 4096
"""Boards remembered, so that stepping through a game does not lay every stone anew."""


class Numbering:
    """Stones, task cards, placements and boards of one game as compiled code knows them."""

    def __init__(self, game: AnyGame) -> None:
        self.components: Components = game.components  # type: ignore[attr-defined]
        self.table = game_table(self.components, game.options())
        self.stones: list[Stone] = sorted(self.components.stones)
        self.cards: list[TaskCard] = task_cards(self.components)
        self._pairs = pairs(self.components)

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

    def board(self, placements: Sequence[Placement]) -> CompiledBoard:
        """The board on which these stones were laid in this order."""
        board = EMPTY
        for placement in placements:
            board = lay(self.table, board, self.action(placement))
        return board


def numbering_of(game: AnyGame) -> Numbering:
    """The numbers of a game, remembered."""
    return _numbering(cast(Hashable, game))


@lru_cache(maxsize=8)
def _numbering(game: Hashable) -> Numbering:
    return Numbering(cast(AnyGame, game))


class Positions:
    """Translates between the positions of one table and their states."""

    def __init__(
        self, components: Components, options: Options, codec: Codec, table: Table
    ) -> None:
        self.options, self.codec, self.table = options, codec, table
        self.shapes = components.shapes
        self.stones: list[Stone] = sorted(components.stones)
        self.cards: list[TaskCard] = task_cards(components)
        self._laid = lru_cache(BOARDS)(self._lay_after)

    # Position to state

    def encode(self, position: Position) -> Ints:
        s = np.zeros(size(self.table), dtype=np.int64)
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
        s[CARD] = self._stone(position.card)
        s[OUT] = sum(1 << self.cards.index(card) for card in position.out)
        for turn, card in enumerate(position.tasks):
            s[TASK + turn] = self.cards.index(card)
        for place, stone in enumerate(position.done):
            s[CARDS + place] = self._stone(stone)
            s[LEFT + self._stone(stone)] -= 1
        if position.card is not None:
            s[LEFT + self._stone(position.card)] -= 1

    def _write_seat(self, s: Ints, position: Position, number: int, board: Board) -> None:
        at = seat_words(self.table, number)
        waiting = position.pending[number]
        s[at + PENDING] = NONE if waiting is None else self.codec.encode(waiting.placement)
        s[at + HIDDEN] = number + 1 in position.hidden
        s[at + NEUTRAL] = board.has_neutral
        s[at + LAID] = len(board.laid)
        if number < len(position.starts):
            s[at + START] = self._stone(position.starts[number])
        for laid in board.laid:
            action = self.codec.encode(laid.placement)
            put_board(s, at, lay(self.table, board_of(s, at), action))
        if position.tasks:
            self._write_sheet(s, len(position.tasks) - 1, number, board)

    def _write_sheet(self, s: Ints, turn: int, number: int, board: Board) -> None:
        at = sheet(self.table, turn, number) + STONES
        s[at : at + MOST_STONES] = NONE
        for place, laid in enumerate(board.laid):
            s[at + place] = self.codec.encode(laid.placement)

    def _stone(self, stone: Stone | None) -> int:
        return NONE if stone is None else self.stones.index(stone)

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
        scores = (score(tasks, areas(board.squares, self.shapes)) for board in boards)
        return Round(boards, tuple(scores))

    def _board_now(self, s: Ints, number: int) -> Board:
        """The board of the latest round; skyline and neutral stone as the state has them."""
        at = seat_words(self.table, number)
        board = self._board(s, int(s[TASKS]) - 1, number) if s[TASKS] else empty_board(COLUMNS)
        heights = tuple(int(s[at + SKY]) >> BYTE * column & 255 for column in range(COLUMNS))
        return Board(board.laid, heights, bool(s[at + NEUTRAL]))

    def _board(self, s: Ints, turn: int, number: int) -> Board:
        at = sheet(self.table, turn, number) + STONES
        stones = [int(action) for action in s[at : at + MOST_STONES] if action != NONE]
        return self._laid(tuple(stones))

    def _lay_after(self, actions: tuple[int, ...]) -> Board:
        """The board with these placements; those before the last are usually known already."""
        if not actions:
            return empty_board(COLUMNS)
        return lay_stone(self._laid(actions[:-1]), self.codec.decode(actions[-1]))

    def _pending(self, action: int, board: Board) -> Pending:
        return None if action == NONE else land(board, self.codec.decode(action))
