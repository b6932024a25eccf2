"""BITS' compiled twin: states and actions for programs, positions and moves for people."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tuckbox.core import CHANCE, Actor, AnyGame, Options, seats
from tuckbox.games.bits.components import Components
from tuckbox.games.bits.moves import Placement
from tuckbox.games.bits.position import Position
from tuckbox.games.bits.stone import orders
from tuckbox.kernels.batch import ROUNDS_PER_SHARE, in_shares
from tuckbox.kernels.bits.codec import Positions
from tuckbox.kernels.bits.perft import perft
from tuckbox.kernels.bits.playout import random_games, random_rounds
from tuckbox.kernels.bits.rules import begin, is_over, legal, step, to_move, total, weight
from tuckbox.kernels.bits.state import size
from tuckbox.kernels.bits.table import MOST_ACTIONS, Ints, game_table, task_cards
from tuckbox.kernels.codec import Codec
from tuckbox.kernels.dice import Dice
from tuckbox.kernels.kernel import Actions, ForeignAction, Played

NOTHING: Ints = np.empty(0, dtype=np.int64)


class Twin:
    """The rules of BITS under one choice of options, compiled."""

    def __init__(self, game: AnyGame, options: Options) -> None:
        self.game, self.options = game, options
        self.components: Components = game.components  # type: ignore[attr-defined]
        self.table = game_table(self.components, options)
        self.size: int = size(self.table)
        self._codec = Codec(game, _texts(self.components))
        self.actions = len(self._codec)
        self._positions = Positions(self.components, options, self._codec, self.table)

    def initial(self) -> Ints:
        s = np.zeros(self.size, dtype=np.int64)
        begin(self.table, s)
        return s

    def encode(self, position: Any) -> Ints:  # noqa: ANN401
        if not isinstance(position, Position) or position.options != self.options:
            raise ForeignAction.of("kernel-foreign", game=self.game.name, found=str(position))
        return self._positions.encode(position)

    def decode(self, state: Ints) -> Position:
        return self._positions.decode(state)

    def encode_move(self, move: Any) -> int:  # noqa: ANN401
        return self._codec.encode(move)

    def decode_move(self, action: int) -> Any:  # noqa: ANN401
        return self._codec.decode(action)

    def to_move(self, state: Ints) -> tuple[Actor, ...]:
        actors = to_move(self.table, state)
        return tuple(actor for actor in (CHANCE, *seats(self.options.seats)) if actors >> actor & 1)

    def legal(self, state: Ints, who: Actor) -> Actions:
        if who not in self.to_move(state):
            return NOTHING
        actions = np.empty(MOST_ACTIONS, dtype=np.int64)
        return actions[: legal(self.table, state, who, actions)]

    def step(self, state: Ints, who: Actor, action: int) -> None:
        step(self.table, state, who, action)

    def chances(self, state: Ints) -> tuple[Actions, Actions]:
        draws = self.legal(state, CHANCE)
        weights = [weight(self.table, state, draw) for draw in draws]
        return draws, np.array(weights, dtype=np.int64)

    def terminal(self, state: Ints) -> bool:
        return bool(is_over(self.table, state))

    def scores(self, state: Ints) -> tuple[int, ...]:
        return tuple(int(total(self.table, state, seat)) for seat in range(self.options.seats))

    def perft(self, state: Ints, depth: int, chance: Sequence[str] = ()) -> int:
        """Draws that are given by their texts are not counted; after the last one paths end."""
        draws = np.array([self._codec.action(text) for text in chance], dtype=np.int64)
        return int(perft(self.table, state, depth, draws))

    def random_games(self, count: int, seed: int, threads: int = 1) -> Played:
        def share(games: int, dice: Dice) -> tuple[int, int, Ints]:
            points = np.zeros(self.options.seats, dtype=np.int64)
            return (*random_games(self.table, games, dice, points), points)

        shares = in_shares(share, count, seed, threads)
        return Played(
            games=count,
            entries=sum(entries for entries, _, _ in shares),
            moves=sum(moves for _, moves, _ in shares),
            points=tuple(int(seat) for seat in np.sum([p for _, _, p in shares], axis=0)),
        )

    def random_rounds(self, count: int, seed: int, threads: int = 1) -> Played:
        """All rounds of games of one seat, played without any record: the fastest way.

        Moves are stones placed.
        """
        shares = in_shares(
            lambda games, dice: random_rounds(self.table, games, dice),
            count,
            seed,
            threads,
            ROUNDS_PER_SHARE,
        )
        entries, placed, points = (sum(column) for column in zip(*shares, strict=True))
        return Played(games=count, entries=entries, moves=placed, points=(points,))


def _texts(components: Components) -> list[str]:
    placements = [
        Placement(*order, slot).text
        for stone in (*components.stones, components.neutral)
        for order in orders(stone)
        for slot in components.slots
    ]
    tasks = [card.text for card in task_cards(components)]
    cards = [f"card {stone}" for stone in set(components.building_cards)]
    return [*placements, *tasks, *cards, *(f"start {stone}" for stone in components.starts)]
