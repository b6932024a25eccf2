"""What the twins of games share in which all seats choose at the same time and chance is a player."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

import numpy as np

from tuckbox.core import CHANCE, Actor, AnyGame, Options, seats
from tuckbox.kernels.base_twin import NO_ACTIONS, BaseTwin, Codec
from tuckbox.kernels.batch import ROUNDS_PER_SHARE, in_shares
from tuckbox.kernels.dice import Dice
from tuckbox.kernels.kernel import Actions, Played, State
from tuckbox.kernels.simultaneous_rules import MOST_ACTIONS, Perft, RandomGames, Rules, weigh_of


class SimultaneousTwin(BaseTwin, ABC):
    """A game's twin but for its own rules."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        codec: Codec,
        rules: Rules,
        perft: Perft,
        random_games: RandomGames,
    ) -> None:
        super().__init__(game, options, codec)
        self._rules, self._perft, self._random_games = rules, perft, random_games
        self._weigh = weigh_of(rules)
        self.actions = len(codec.numbers)

    def initial(self) -> State:
        s = np.zeros(self.size, dtype=np.int64)
        self._rules.begin(self.table, s)
        return s

    def to_move(self, state: State) -> tuple[Actor, ...]:
        actors = self._rules.to_move(self.table, state)
        return tuple(actor for actor in (CHANCE, *seats(self.options.seats)) if actors >> actor & 1)

    def legal(self, state: State, who: Actor) -> Actions:
        if who not in self.to_move(state):
            return NO_ACTIONS
        actions = np.empty(MOST_ACTIONS, dtype=np.int64)
        return actions[: self._rules.legal(self.table, state, who, actions)]

    def step(self, state: State, who: Actor, action: int) -> None:
        self._rules.step(self.table, state, who, action)

    def chances(self, state: State) -> tuple[Actions, Actions]:
        draws = self.legal(state, CHANCE)
        weights = np.empty_like(draws)
        self._weigh(self.table, state, draws, weights)
        return draws, weights

    def terminal(self, state: State) -> bool:
        return self._rules.to_move(self.table, state) == 0

    def scores(self, state: State) -> tuple[int, ...]:
        total = self._rules.total
        return tuple(int(total(self.table, state, seat)) for seat in range(self.options.seats))

    def perft(self, state: State, depth: int, chance: Sequence[str] = ()) -> int:
        """Return the number of paths.

        Draws given by their texts are not counted, and paths end after the last.
        """
        draws = [self._codec.numbers.action(text) for text in chance]
        return self._perft(self.table, state, depth, np.array(draws, dtype=np.int64))

    def random_games(self, count: int, seed: int, threads: int = 1) -> Played:
        def share(games: int, dice: Dice) -> tuple[int, int, State]:
            points = np.zeros(self.options.seats, dtype=np.int64)
            played = self._random_games(self.table, self.initial(), games, dice, points)
            return (*played, points)

        shares = in_shares(share, count, seed, threads)
        return Played(
            games=count,
            entries=sum(entries for entries, _, _ in shares),
            moves=sum(moves for _, moves, _ in shares),
            points=tuple(int(seat) for seat in np.sum([p for _, _, p in shares], axis=0)),
        )

    def random_rounds(self, count: int, seed: int, threads: int = 1) -> Played:
        """Play rounds of one seat without a state, which is the fastest way.

        Moves are placements.
        """
        shares = in_shares(self._random_rounds, count, seed, threads, ROUNDS_PER_SHARE)
        entries, placed, points = (sum(column) for column in zip(*shares, strict=True))
        return Played(games=count, entries=entries, moves=placed, points=(points,))

    @abstractmethod
    def _random_rounds(self, count: int, dice: Dice) -> tuple[int, int, int]:
        """Play `count` of them; return the entries of a record, the placements and the points."""
