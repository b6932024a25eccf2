"""FILLIT's compiled twin: states and actions for programs, positions and moves for people."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any

import numpy as np

from tuckbox.core import Actor, AnyGame, Options, Seat, seat
from tuckbox.core.hexagon import HexBoard
from tuckbox.games.fillit.board import RADIUS, HexName
from tuckbox.games.fillit.moves import Step, Turn, format_turn
from tuckbox.games.fillit.position import Hexes, Position
from tuckbox.kernels.batch import in_shares
from tuckbox.kernels.codec import Codec
from tuckbox.kernels.dice import Dice
from tuckbox.kernels.fillit.action import count_actions, legal_actions, slide_end, turn_of
from tuckbox.kernels.fillit.board import NEIGHBOURS, board_table
from tuckbox.kernels.fillit.history import (
    DRAWN_AT,
    LONG_SIZE,
    ROW,
    is_full,
    play_remembering,
)
from tuckbox.kernels.fillit.key import format_key, parse_key, sides
from tuckbox.kernels.fillit.state import (
    CHIPS,
    DRAWN,
    EARLIER,
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
from tuckbox.kernels.fillit.turn import SLIDE_FIRST, STEP_ALONE, play
from tuckbox.kernels.fillit.walk import perft, random_games
from tuckbox.kernels.kernel import Actions, ForeignAction, Played


class Twin:
    """The rules of FILLIT under one choice of options, compiled."""

    def __init__(self, game: AnyGame, options: Options) -> None:
        self.game, self.options = game, options
        self.grid = HexBoard(RADIUS[options["board"]])
        self.board = board_table(self.grid)
        self.remembers = options["repetition"] != "off"
        self.size = LONG_SIZE if self.remembers else SIZE
        self.sides = sides(options.seats)
        self._names = [HexName(self.grid.name(hex)) for hex in self.grid.hexes]
        self._numbers = {name: number for number, name in enumerate(self._names)}
        self.actions = count_actions(self.board)

    @cached_property
    def _codec(self) -> Codec:
        return Codec(self.game, map(format_turn, self._all_turns()))

    def _all_turns(self) -> Iterator[Turn]:
        """Every turn that can ever be legal on this board."""
        for number, start in enumerate(self._names):
            for near in _members(int(self.board[NEIGHBOURS, number])):
                stone = Step(start, self._names[near])
                yield Turn(stone)
                for slide in self._names:
                    yield Turn(stone, slide)
                    yield Turn(stone, slide, slide_first=True)

    def initial(self) -> State:
        return self.encode(self.game.initial(self.options))

    def encode(self, position: Any) -> State:  # noqa: ANN401
        if not isinstance(position, Position) or position.options != self.options:
            raise ForeignAction.of("kernel-foreign", game=self.game.name, found=str(position))
        s = np.zeros(self.size, dtype=np.int64)
        s[SEAT], s[SEATS], s[SIDES] = position.seat - 1, self.options.seats, self.sides
        s[CHIPS : CHIPS + self.sides] = [self._bits(chips) for chips in position.chips]
        s[STONES : STONES + self.sides] = [self._bits(stones) for stones in position.stones]
        s[SUPPLY : SUPPLY + self.sides] = position.supplies
        s[PAWN : PAWN + 4] = NOWHERE
        s[PAWN : PAWN + s[SEATS]] = [self._numbers[pawn] for pawn in position.pawns]
        self._encode_history(s, position)
        s[OVER] = self._over(position)
        return s

    def _encode_history(self, s: State, position: Position) -> None:
        if SIZE + len(position.earlier) * ROW > self.size:
            raise self._too_long()
        s[TIMES], s[EARLIER] = position.times, len(position.earlier)
        for number, key in enumerate(position.earlier):
            start = SIZE + number * ROW
            s[start : start + ROW] = parse_key(key, self.options.seats)

    def _over(self, position: Position) -> int:
        if 0 in position.supplies:
            return 1 + position.supplies.index(0)
        return DRAWN if position.times >= DRAWN_AT else 0

    def decode(self, state: State) -> Position:
        rows = state[SIZE : SIZE + state[EARLIER] * ROW].reshape(-1, ROW)
        return Position(
            options=self.options,
            seat=self._turn(state),
            pawns=tuple(self._names[hex] for hex in state[PAWN : PAWN + self.options.seats]),
            stones=tuple(self._hexes(bits) for bits in state[STONES : STONES + self.sides]),
            chips=tuple(self._hexes(bits) for bits in state[CHIPS : CHIPS + self.sides]),
            supplies=tuple(int(left) for left in state[SUPPLY : SUPPLY + self.sides]),
            earlier=tuple(format_key(row, len(self._names), self.options.seats) for row in rows),
            times=int(state[TIMES]),
        )

    def encode_move(self, move: Any) -> int:  # noqa: ANN401
        return self._codec.encode(move)

    def decode_move(self, action: int) -> Any:  # noqa: ANN401
        return self._codec.decode(action)

    def turn(self, state: State, packed: int) -> Turn:
        """A legal turn as searches pack it, in the words of the rules.

        For this alone the codec, which knows all turns, need not be made.
        """
        order, source, target = packed >> 15, packed >> 6 & 63, packed & 63
        stone = Step(self._names[source], self._names[target])
        if order == STEP_ALONE:
            return Turn(stone)
        slide = self._names[slide_end(self.board, state, packed)]
        return Turn(stone, slide, slide_first=order == SLIDE_FIRST)

    def to_move(self, state: State) -> tuple[Actor, ...]:
        return () if state[OVER] else (self._turn(state),)

    def legal(self, state: State, who: Actor) -> Actions:
        if who not in self.to_move(state):
            return np.empty(0, dtype=np.int64)
        return legal_actions(self.board, state)

    def step(self, state: State, who: Actor, action: int) -> None:
        turn = turn_of(self.board, state, action)
        if not self.remembers:
            play(self.board, state, turn)
        elif is_full(state):
            raise self._too_long()
        else:
            play_remembering(self.board, state, turn)

    def chances(self, state: State) -> tuple[Actions, Actions]:
        nothing = np.empty(0, dtype=np.int64)
        return nothing, nothing

    def terminal(self, state: State) -> bool:
        return bool(state[OVER])

    def scores(self, state: State) -> tuple[int, ...]:
        seats = range(self.options.seats)
        return tuple(int(state[SUPPLY + number % self.sides]) for number in seats)

    def perft(self, state: State, depth: int) -> int:
        return perft(self.board, state, depth)

    def random_games(self, count: int, seed: int, threads: int = 1) -> Played:
        start = self.initial()

        def share(games: int, dice: Dice) -> tuple[int, State]:
            points = np.zeros(self.options.seats, dtype=np.int64)
            return random_games(self.board, start, games, dice, points), points

        shares = in_shares(share, count, seed, threads)
        turns = sum(turns for turns, _ in shares)
        points = np.sum([points for _, points in shares], axis=0)
        return Played(games=count, entries=turns, moves=turns, points=tuple(map(int, points)))

    def _bits(self, hexes: Iterable[HexName]) -> int:
        return sum(1 << self._numbers[hex] for hex in hexes)

    def _hexes(self, bits: int) -> Hexes:
        return frozenset(self._names[hex] for hex in _members(int(bits)))

    def _turn(self, state: State) -> Seat:
        return seat(int(state[SEAT]) + 1)

    def _too_long(self) -> ForeignAction:
        rows = (self.size - SIZE) // ROW
        return ForeignAction.of("kernel-too-long", game=self.game.name, most=rows)


def _members(bits: int) -> list[int]:
    return [hex for hex in range(bits.bit_length()) if bits >> hex & 1]
