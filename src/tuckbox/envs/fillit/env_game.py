"""FILLIT under one choice of options, for environments."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from tuckbox.core import AnyGame, Options
from tuckbox.core.hexagon import HexBoard
from tuckbox.envs.batch import batch_of
from tuckbox.envs.env_game import EnvGame
from tuckbox.envs.fillit.repetition import packed_turn
from tuckbox.envs.fillit.rules import HALVES, WHOLE, can_slide
from tuckbox.envs.fillit.table import (
    FIRST_HALF,
    HALF,
    LONG_SIZE,
    SHORT_SIZE,
    SLID,
    STEPPED,
    WAYS,
    env_table,
    layout,
)
from tuckbox.envs.held import Held
from tuckbox.games.fillit.board import RADIUS
from tuckbox.kernels.fillit.rules import MOST_MOVES
from tuckbox.kernels.fillit.state import EARLIER, PAWN, SIZE, occupied
from tuckbox.kernels.fillit.table import end, path
from tuckbox.kernels.kernel import State

MOST_HALVES = 32
"""More than six slides and four stones with six steps each give."""
WAY_NAMES = ("E", "SE", "SW", "W", "NW", "NE")
"""The six directions, clockwise from the right."""


class Game(EnvGame):
    """Actions are halves of a turn, or whole turns if asked for; see `rules`."""

    VIEWS: ClassVar[Mapping[str, bool]] = {"grid": False, "whole_turns": False}

    def __init__(
        self,
        key: tuple[Any, ...],
        game: AnyGame,
        options: Options,
        *,
        grid: bool,
        whole_turns: bool,
    ) -> None:
        rules = WHOLE if whole_turns else HALVES
        super().__init__(key, game, options, rules, batch_of(rules))
        twin: Any = self.twin
        board = HexBoard(RADIUS[options["board"]])
        start = twin.initial()
        self.table = Held(env_table(board, options, self.sides, twin.table, start, grid=grid))
        self.layout = layout(board, options, self.sides, grid=grid)
        self.shared = SIZE
        self.size = SHORT_SIZE if options["repetition"] == "off" else LONG_SIZE
        self.whole_turns = whole_turns
        self.most = MOST_MOVES if whole_turns else MOST_HALVES
        self._names = names = [board.name(hex) for hex in board.hexes]
        steps = [
            f"{names[step >> 6]}-{names[step & 63]}" for step in self.table.value.steps.tolist()
        ]
        self.texts = tuple(_turns(steps) if whole_turns else _halves(steps))

    def encode(self, position: Any) -> State:  # noqa: ANN401
        """Return the state of a position in which no half is done; earlier ones are forgotten."""
        s = self.initial()
        s[:SIZE] = self.twin.encode(position)[:SIZE]
        s[EARLIER] = 0
        return s

    def move(self, state: State, number: int, action: int) -> Any:  # noqa: ANN401
        if self.whole_turns:
            twin: Any = self.twin
            return twin.readable(state, packed_turn(self.table.value, action))
        text = self._text(state, number, action)
        return None if text is None else self.game.parse_move(text)

    def _text(self, state: State, number: int, action: int) -> str | None:
        """Return the turn that this half completes, as the rules write it."""
        pawn = int(state[PAWN + number])
        if state[HALF] == SLID:
            return f">{self._names[pawn]} {self.texts[action]}"
        if state[HALF] == STEPPED:
            hexes = path(self.table.value.rules, pawn, action, occupied(state))
            return f"{self.texts[state[FIRST_HALF]]} >{self._names[end(hexes, action)]}"
        is_whole = action >= WAYS and not can_slide(self.table.value, state, number, action)
        return self.texts[action] if is_whole else None


def _halves(steps: list[str]) -> Iterator[str]:
    yield from (f">{way}" for way in WAY_NAMES)
    yield from steps


def _turns(steps: list[str]) -> Iterator[str]:
    yield from (f">{way} {step}" for way in WAY_NAMES for step in steps)
    yield from (f"{step} >{way}" for way in WAY_NAMES for step in steps)
    yield from steps
