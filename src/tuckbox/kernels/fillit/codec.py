"""FILLIT's positions and turns as integers, and back."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any

import numpy as np

from tuckbox.core import AnyGame, Options, seat
from tuckbox.core.ability import sides
from tuckbox.core.hexagon import HexBoard
from tuckbox.games.fillit.board import RADIUS, Hexes, HexName
from tuckbox.games.fillit.moves import StoneStep, Turn
from tuckbox.games.fillit.position import History, Position
from tuckbox.games.fillit.rules import DRAWN_AT
from tuckbox.kernels.fillit.action import slide_end
from tuckbox.kernels.fillit.history import LONG_SIZE, ROW
from tuckbox.kernels.fillit.position_key import format_key, parse_key
from tuckbox.kernels.fillit.rules import SLIDE_FIRST, STEP_ALONE
from tuckbox.kernels.fillit.state import (
    CHIPS,
    DRAWN,
    EARLIER,
    MOST_SEATS,
    NOWHERE,
    OVER,
    PAWN,
    SEAT,
    SEATS,
    SIDES,
    SIZE,
    STONES,
    SUPPLY,
    TIMES,
    State,
)
from tuckbox.kernels.fillit.table import NEIGHBOURS, game_table
from tuckbox.kernels.kernel import ForeignAction
from tuckbox.kernels.move_numbers import MoveNumbers


class Codec:
    """Translates between a table's readable positions and turns and those of its twin."""

    def __init__(self, game: AnyGame, options: Options) -> None:
        self.game, self.options = game, options
        self.sides = len(sides(game, options))
        self.size = LONG_SIZE if options["repetition"] != "off" else SIZE
        board = HexBoard(RADIUS[options["board"]])
        self.table = game_table(board)
        self._names = [HexName(board.name(hex)) for hex in board.hexes]
        self._numbers = {name: number for number, name in enumerate(self._names)}

    def encode(self, position: Any) -> State:  # noqa: ANN401
        if not isinstance(position, Position) or position.options != self.options:
            raise ForeignAction.of("kernel-foreign", game=self.game.name, found=str(position))
        s = np.zeros(self.size, dtype=np.int64)
        s[SEAT], s[SEATS], s[SIDES] = position.seat - 1, self.options.seats, self.sides
        s[CHIPS : CHIPS + self.sides] = [self._bits(chips) for chips in position.chips]
        s[STONES : STONES + self.sides] = [self._bits(stones) for stones in position.stones]
        s[SUPPLY : SUPPLY + self.sides] = position.supplies
        s[PAWN : PAWN + MOST_SEATS] = NOWHERE
        s[PAWN : PAWN + s[SEATS]] = [self._numbers[pawn] for pawn in position.pawns]
        self._encode_history(s, position)
        s[OVER] = _over(position)
        return s

    def _encode_history(self, s: State, position: Position) -> None:
        if SIZE + len(position.earlier) * ROW > self.size:
            raise self.too_long()
        s[TIMES], s[EARLIER] = position.times, len(position.earlier)
        for number, key in enumerate(position.earlier):
            start = SIZE + number * ROW
            s[start : start + ROW] = parse_key(key, self.sides)

    def decode(self, state: State) -> Position:
        rows = state[SIZE : SIZE + state[EARLIER] * ROW].reshape(-1, ROW)
        return Position(
            options=self.options,
            seat=seat(int(state[SEAT]) + 1),
            pawns=tuple(self._names[hex] for hex in state[PAWN : PAWN + self.options.seats]),
            stones=tuple(self._hexes(bits) for bits in state[STONES : STONES + self.sides]),
            chips=tuple(self._hexes(bits) for bits in state[CHIPS : CHIPS + self.sides]),
            supplies=tuple(int(left) for left in state[SUPPLY : SUPPLY + self.sides]),
            earlier=History.of(
                [format_key(row, len(self._names), self.options.seats) for row in rows]
            ),
            times=int(state[TIMES]),
        )

    @cached_property
    def numbers(self) -> MoveNumbers:
        """The actions of all turns: made only where somebody asks for one by its number."""
        return MoveNumbers(self.game, (turn.text for turn in self._all_turns()))

    def _all_turns(self) -> Iterator[Turn]:
        """Yield every turn that can ever be legal on this board."""
        for number, start in enumerate(self._names):
            for near in _members(int(self.table[NEIGHBOURS, number])):
                stone = StoneStep(start, self._names[near])
                yield Turn(stone)
                for slide in self._names:
                    yield Turn(stone, slide)
                    yield Turn(stone, slide, slide_first=True)

    def readable(self, state: State, turn: int) -> Turn:
        """Return the readable turn for a legal one as the compiled rules pack it."""
        order, source, target = turn >> 15, turn >> 6 & 63, turn & 63
        stone = StoneStep(self._names[source], self._names[target])
        if order == STEP_ALONE:
            return Turn(stone)
        slide = self._names[slide_end(self.table, state, turn)]
        return Turn(stone, slide, slide_first=order == SLIDE_FIRST)

    def too_long(self) -> ForeignAction:
        rows = (self.size - SIZE) // ROW
        return ForeignAction.of("kernel-too-long", game=self.game.name, most=rows)

    def _bits(self, hexes: Iterable[HexName]) -> int:
        return sum(1 << self._numbers[hex] for hex in hexes)

    def _hexes(self, bits: int) -> Hexes:
        return frozenset(self._names[hex] for hex in _members(int(bits)))


def _over(position: Position) -> int:
    if 0 in position.supplies:
        return 1 + position.supplies.index(0)
    return DRAWN if position.times >= DRAWN_AT else 0


def _members(bits: int) -> list[int]:
    return [hex for hex in range(bits.bit_length()) if bits >> hex & 1]
