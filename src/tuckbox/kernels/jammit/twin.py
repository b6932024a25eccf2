"""JAMMIT's compiled twin: states and actions for programs, positions and moves for people."""

from itertools import permutations
from typing import Any

import numpy as np

from tuckbox.core import Actor, AnyGame, Options, Seat, seat
from tuckbox.core.hexagon import HexBoard
from tuckbox.games.jammit.piece import COLOURS as LETTERS
from tuckbox.games.jammit.piece import EMPTY as NO_PIECE
from tuckbox.games.jammit.piece import NEUTRAL as NEUTRAL_LETTER
from tuckbox.games.jammit.piece import stone
from tuckbox.games.jammit.position import Position, Step
from tuckbox.kernels.batch import in_shares
from tuckbox.kernels.codec import Codec
from tuckbox.kernels.dice import Dice
from tuckbox.kernels.jammit.board import CORNERS, column_table, heads
from tuckbox.kernels.jammit.entry import coin_colours, count_entries, nth_entry, play
from tuckbox.kernels.jammit.state import (
    EARNED,
    EXTRA,
    HEXES,
    INSERT,
    MOVE,
    NEUTRAL,
    NOWHERE,
    OVER,
    PAWN,
    PHASE,
    POINTS,
    SEAT,
    SEATS,
    TAKEN,
    State,
)
from tuckbox.kernels.jammit.walk import perft, random_games
from tuckbox.kernels.kernel import Actions, ForeignAction, Played

PHASES = {Step.INSERT: INSERT, Step.EXTRA: EXTRA, Step.PAWN: MOVE, Step.OVER: MOVE}
STEPS = {INSERT: Step.INSERT, EXTRA: Step.EXTRA, MOVE: Step.PAWN}


class Twin:
    """The rules of JAMMIT under one choice of options, compiled."""

    def __init__(self, game: AnyGame, options: Options) -> None:
        self.game, self.options = game, options
        self._start: Position = game.initial(options)
        self.board: HexBoard = self._start.table.board
        self.columns = column_table(self.board)
        self.size = HEXES + len(self.board.hexes)
        self._names = [self.board.name(hex) for hex in self.board.hexes]
        self._corners = [self.board.name(hex) for hex in self.board.corners]
        self._colours = _colour_letters(options.seats)
        self._signs = NO_PIECE + self._colours + "".join(map(stone, self._colours))
        self._codec = Codec(game, self._texts())
        self.actions = len(self._codec)
        self._actions = {
            (number, corner, phase): self._phase_actions(number, corner, phase)
            for number in range(options.seats)
            for corner in range(CORNERS)
            for phase in STEPS
        }
        """By seat, corner and step: the action of each entry, -1 for entries that are none."""

    def _texts(self) -> set[str]:
        """Every text a table can meet: corners, two heads of a corner, a head with two coins."""
        by_corner = [self._head_names(corner) for corner in range(CORNERS)]
        pairs = {f"{one},{other}" for names in by_corner for one, other in permutations(names, 2)}
        coins = {
            "".join(two)
            for number in range(self.options.seats)
            for two in permutations(self._coins(number))
        }
        inserts = {f"{name}={two}" for names in by_corner for name in names for two in coins}
        return pairs | inserts | {f">{corner}" for corner in self._corners}

    def _head_names(self, corner: int) -> list[str]:
        return [self.board.name(head) for head in heads(self.board, corner)]

    def _coins(self, number: int) -> tuple[str, str]:
        one, other = coin_colours(number, self.options.seats)
        return self._colours[one], self._colours[other]

    def _phase_actions(self, number: int, corner: int, phase: int) -> Actions:
        names = self._head_names(corner)
        one, other = self._coins(number)
        texts = {
            INSERT: [f"{name}={two}" for name in names for two in (one + other, other + one)],
            EXTRA: [f"{first},{second}" for first in names for second in names],
            MOVE: [f">{name}" for name in self._corners],
        }[phase]
        return np.array([self._action(text) for text in texts], dtype=np.int64)

    def _action(self, text: str) -> int:
        head, _, other = text.partition(",")
        return -1 if head == other else self._codec.action(text)

    def initial(self) -> State:
        return self.encode(self._start)

    def encode(self, position: Any) -> State:  # noqa: ANN401
        if not isinstance(position, Position) or position.table.options != self.options:
            raise ForeignAction.of("kernel-foreign", game=self.game.name, found=str(position))
        s = np.zeros(self.size, dtype=np.int64)
        s[SEAT], s[SEATS], s[PHASE] = position.turn - 1, self.options.seats, PHASES[position.step]
        seats = self.options.seats
        s[POINTS : POINTS + seats] = position.points
        s[NEUTRAL : NEUTRAL + seats] = position.neutral
        s[PAWN : PAWN + 3] = NOWHERE
        s[PAWN : PAWN + seats] = [self._corners.index(corner) for corner in position.pawns]
        for place, hex in enumerate(position.earned):
            s[EARNED + place] = 1 + self._names.index(hex)
        s[HEXES:] = [self._signs.index(sign) for sign in position.board]
        s[TAKEN] = sum(1 << hex for hex, piece in enumerate(s[HEXES:]) if piece)
        if position.step is Step.OVER:
            s[OVER] = 1 + position.points.index(max(position.points))
        return s

    def decode(self, state: State) -> Position:
        seats = self.options.seats
        return Position(
            table=self._start.table,
            board="".join(self._signs[piece] for piece in state[HEXES:]),
            pawns=tuple(self._corners[corner] for corner in state[PAWN : PAWN + seats]),
            points=_ints(state[POINTS : POINTS + seats]),
            neutral=_ints(state[NEUTRAL : NEUTRAL + seats]),
            turn=self._turn(state),
            step=Step.OVER if state[OVER] else STEPS[int(state[PHASE])],
            earned=tuple(self._names[hex - 1] for hex in state[EARNED : EARNED + 2] if hex),
        )

    def encode_move(self, move: Any) -> int:  # noqa: ANN401
        return self._codec.encode(move)

    def decode_move(self, action: int) -> Any:  # noqa: ANN401
        return self._codec.decode(action)

    def to_move(self, state: State) -> tuple[Actor, ...]:
        return () if state[OVER] else (self._turn(state),)

    def legal(self, state: State, who: Actor) -> Actions:
        if who not in self.to_move(state):
            return np.empty(0, dtype=np.int64)
        entries = [
            nth_entry(self.columns, state, n) for n in range(count_entries(self.columns, state))
        ]
        return np.sort(self._entries(state)[entries])

    def entry(self, state: State, action: int) -> int:
        """The entry, as the compiled functions number it, of an action that is legal here."""
        return int(np.flatnonzero(self._entries(state) == action)[0])

    def action(self, state: State, entry: int) -> int:
        """The action of an entry that is legal here."""
        return int(self._entries(state)[entry])

    def step(self, state: State, who: Actor, action: int) -> None:
        play(self.columns, state, self.entry(state, action))

    def chances(self, state: State) -> tuple[Actions, Actions]:
        nothing = np.empty(0, dtype=np.int64)
        return nothing, nothing

    def terminal(self, state: State) -> bool:
        return bool(state[OVER])

    def scores(self, state: State) -> tuple[int, ...]:
        return _ints(state[POINTS : POINTS + self.options.seats])

    def perft(self, state: State, depth: int) -> int:
        return perft(self.columns, state, depth)

    def random_games(self, count: int, seed: int, threads: int = 1) -> Played:
        start = self.initial()

        def share(games: int, dice: Dice) -> tuple[int, State]:
            points = np.zeros(self.options.seats, dtype=np.int64)
            return random_games(self.columns, start, games, dice, points), points

        shares = in_shares(share, count, seed, threads)
        entries = sum(entries for entries, _ in shares)
        points = np.sum([points for _, points in shares], axis=0)
        return Played(games=count, entries=entries, moves=entries, points=_ints(points))

    def _entries(self, state: State) -> Actions:
        number = int(state[SEAT])
        return self._actions[number, int(state[PAWN + number]), int(state[PHASE])]

    def _turn(self, state: State) -> Seat:
        return seat(int(state[SEAT]) + 1)


def _colour_letters(seats: int) -> str:
    return LETTERS if seats == 3 else LETTERS[:2] + NEUTRAL_LETTER


def _ints(values: State) -> tuple[int, ...]:
    return tuple(int(value) for value in values)
