"""What a bot sees of a JAMMIT table: its view as a state of the compiled twin."""

from collections.abc import Hashable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import cast

from tuckbox.bots.bot import Choice, seat_to_choose
from tuckbox.core import AnyGame, Options, View
from tuckbox.games.jammit.moves import Move
from tuckbox.kernels.jammit import Twin
from tuckbox.kernels.jammit.rules import count_legal, nth_legal, step
from tuckbox.kernels.jammit.state import SEAT, State


@dataclass(frozen=True)
class Sight:
    """A position to choose in."""

    twin: Twin
    state: State

    @property
    def seat(self) -> int:
        return int(self.state[SEAT])

    def entries(self) -> list[int]:
        """All legal entries, as the compiled functions number them."""
        columns = self.twin.table
        return [nth_legal(columns, self.state, n) for n in range(count_legal(columns, self.state))]

    def move(self, entry: int) -> Move:
        move: Move = self.twin.readable(self.state, entry)
        return move

    def choice(
        self, entry: int, value: float | None = None, line: list[int] | None = None
    ) -> Choice:
        """A choice in readable words; the line begins with the choice."""
        return Choice(self.move(entry), value, self._texts(line or [entry]))

    def _texts(self, line: list[int]) -> tuple[str, ...]:
        texts, here = [], replace(self, state=self.state.copy())
        for entry in line:
            texts.append(self.twin.game.format_move(here.move(entry)))
            step(self.twin.table, here.state, entry)
        return tuple(texts)


def see(game: AnyGame, view: View) -> Sight:
    """The table as the seat to choose sees it; `CannotChoose` if it has nothing to choose."""
    seat_to_choose(game, view)
    twin = _twin(cast(Hashable, game), game.options(**view["options"]))
    return Sight(twin, twin.encode(game.position(view)))


@lru_cache(maxsize=16)
def _twin(game: Hashable, options: Options) -> Twin:
    return Twin(cast(AnyGame, game), options)
