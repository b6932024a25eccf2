"""JAMMIT's positions and entries as integers, and back."""

from itertools import permutations
from typing import Any

import numpy as np

from tuckbox.core import AnyGame, Options, seat
from tuckbox.core.hexagon import HexBoard
from tuckbox.games.jammit.board import BOARDS
from tuckbox.games.jammit.moves import Move
from tuckbox.games.jammit.piece import COLOURS as LETTERS
from tuckbox.games.jammit.piece import EMPTY as NO_PIECE
from tuckbox.games.jammit.piece import NEUTRAL as NEUTRAL_LETTER
from tuckbox.games.jammit.piece import stone
from tuckbox.games.jammit.position import Position, Stage
from tuckbox.kernels.jammit.rules import coin_colours
from tuckbox.kernels.jammit.state import (
    COLOURS,
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
from tuckbox.kernels.jammit.table import CORNERS, game_table, heads
from tuckbox.kernels.kernel import Actions, ForeignAction
from tuckbox.kernels.move_numbers import MoveNumbers

PHASES = {Stage.INSERT: INSERT, Stage.EXTRA: EXTRA, Stage.PAWN: MOVE, Stage.OVER: MOVE}
STAGES = {INSERT: Stage.INSERT, EXTRA: Stage.EXTRA, MOVE: Stage.PAWN}


class Codec:
    """Translates between a table's readable positions and moves and those of its twin."""

    def __init__(self, game: AnyGame, options: Options) -> None:
        self.game, self.options = game, options
        self.board: HexBoard = BOARDS[options["board"]].grid
        self.table = game_table(self.board)
        self.size = HEXES + len(self.board.hexes)
        self._names = [self.board.name(hex) for hex in self.board.hexes]
        self._corners = [self.board.name(hex) for hex in self.board.corners]
        self._colours = LETTERS if options.seats == 3 else LETTERS[:2] + NEUTRAL_LETTER
        self._signs = NO_PIECE + self._colours + "".join(map(stone, self._colours))
        self.numbers = MoveNumbers(game, self._texts())
        self._actions = {
            (number, corner, phase): self._phase_actions(number, corner, phase)
            for number in range(options.seats)
            for corner in range(CORNERS)
            for phase in STAGES
        }
        """By seat, corner and step: the action of each entry, -1 for entries that are none."""

    def encode(self, position: Any) -> State:  # noqa: ANN401
        if not isinstance(position, Position) or position.options != self.options:
            raise ForeignAction.of("kernel-foreign", game=self.game.name, found=str(position))
        s = np.zeros(self.size, dtype=np.int64)
        s[SEAT], s[SEATS], s[PHASE] = position.seat - 1, self.options.seats, PHASES[position.stage]
        seats = self.options.seats
        s[POINTS : POINTS + seats] = position.points
        s[NEUTRAL : NEUTRAL + seats] = position.neutral
        s[PAWN : PAWN + COLOURS] = NOWHERE
        s[PAWN : PAWN + seats] = [self._corners.index(corner) for corner in position.pawns]
        for place, hex in enumerate(position.earned):
            s[EARNED + place] = 1 + self._names.index(hex)
        s[HEXES:] = [self._signs.index(sign) for sign in position.pieces]
        s[TAKEN] = sum(1 << hex for hex, piece in enumerate(s[HEXES:]) if piece)
        if position.stage is Stage.OVER:
            s[OVER] = 1 + position.points.index(max(position.points))
        return s

    def decode(self, state: State) -> Position:
        seats = self.options.seats
        return Position(
            options=self.options,
            pieces="".join(self._signs[piece] for piece in state[HEXES:]),
            pawns=tuple(self._corners[corner] for corner in state[PAWN : PAWN + seats]),
            points=_ints(state[POINTS : POINTS + seats]),
            neutral=_ints(state[NEUTRAL : NEUTRAL + seats]),
            seat=seat(int(state[SEAT]) + 1),
            stage=Stage.OVER if state[OVER] else STAGES[int(state[PHASE])],
            earned=tuple(self._names[hex - 1] for hex in state[EARNED : EARNED + 2] if hex),
        )

    def actions(self, state: State) -> Actions:
        """Return the action of each entry of the step that is due; -1 for entries that are none."""
        number = int(state[SEAT])
        return self._actions[number, int(state[PAWN + number]), int(state[PHASE])]

    def entry(self, state: State, action: int) -> int:
        """Return the entry, as the compiled rules number it, of an action that is legal here."""
        return int(np.flatnonzero(self.actions(state) == action)[0])

    def readable(self, state: State, entry: int) -> Move:
        """Return the readable move for a legal entry."""
        move: Move = self.numbers.decode(int(self.actions(state)[entry]))
        return move

    def _texts(self) -> set[str]:
        """Return every text a table can meet: corners, two heads of one, a head with two coins."""
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
        return -1 if head == other else self.numbers.action(text)


def _ints(values: State) -> tuple[int, ...]:
    return tuple(int(value) for value in values)
