"""FITS positions as states and back, and the numbers of what is in the box."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any

import numpy as np

from tuckbox.core import AnyGame, Options, Seat, seats
from tuckbox.games.fits.board import BoardId, score
from tuckbox.games.fits.components import Components
from tuckbox.games.fits.moves import CARD as TURN_CARD
from tuckbox.games.fits.moves import SET_ASIDE, Choice, Draw, Move, Placement, TileId
from tuckbox.games.fits.moves import START as DEAL_START
from tuckbox.games.fits.position import Pending, Position, Round
from tuckbox.games.fits.ramp import EMPTY_RAMP, Laid, Ramp, land, lay
from tuckbox.kernels.fits.landing import covered
from tuckbox.kernels.fits.rules import begin_round
from tuckbox.kernels.fits.score import points
from tuckbox.kernels.fits.state import (
    CARD,
    DEALT,
    HIDDEN,
    HIGH,
    LEFT,
    LOW,
    NONE,
    PENDING,
    ROUND,
    SKY,
    TURNED,
    card_at,
    choice_at,
    points_at,
    seat_words,
    size,
    start_at,
)
from tuckbox.kernels.fits.table import BYTE, COLUMNS, Ints, game_table
from tuckbox.kernels.kernel import ForeignAction
from tuckbox.kernels.move_numbers import MoveNumbers

RAMPS = 4096
"""Ramps remembered, so that stepping through a game does not lay every tile anew."""


class Numbering:
    """Tiles and choices of one game as compiled code knows them."""

    def __init__(self, game: AnyGame) -> None:
        self.components: Components = game.components  # type: ignore[attr-defined]
        self.tiles = self.components.building_cards
        tiles = [self.components.tiles[tile] for tile in self.tiles]
        self.sizes = [len(tile.orientations["0"].cells) for tile in tiles]
        """By tile: its squares."""
        self.choices: list[Choice] = [
            SET_ASIDE,
            *(placement for tile in tiles for placement in tile.placements),
        ]
        """By action: first setting aside, then tile by tile, each as its texts sort."""
        self._actions = {choice: action for action, choice in enumerate(self.choices)}

    def tile(self, tile: TileId | None) -> int:
        return NONE if tile is None else self.tiles.index(tile)

    def action(self, choice: Choice) -> int:
        return self._actions[choice]

    def moves(self) -> Iterator[Move]:
        """Yield everything that seats and chance can ever do."""
        yield from self.choices
        yield from (Draw(TURN_CARD, tile) for tile in self.tiles)
        yield from (Draw(DEAL_START, tile) for tile in self.components.starts)


numbering_of: Callable[[Any], Numbering] = lru_cache(maxsize=8)(Numbering)


class Codec:
    """Translates between a table's readable positions and moves and those of its twin."""

    def __init__(self, game: AnyGame, options: Options) -> None:
        self.game, self.options = game, options
        self._numbering = numbering_of(game)
        self.components, self.tiles = self._numbering.components, self._numbering.tiles
        self.table = game_table(self.components, options)
        self.size: int = size(self.table)
        self.numbers = MoveNumbers(game, map(game.format_move, self._numbering.moves()))
        self._laid = lru_cache(RAMPS)(self._lay_after)

    # Position to state

    def encode(self, position: Any) -> Ints:  # noqa: ANN401
        if not isinstance(position, Position) or position.options != self.options:
            raise ForeignAction.of("kernel-foreign", game=self.game.name, found=str(position))
        s = np.zeros(self.size, dtype=np.int64)
        for turn, played in enumerate(position.rounds):
            begin_round(self.table, s, turn)
            self._write_round(s, turn, played)
            if played.is_complete:
                self._write_points(s, turn)
        return s

    def _write_round(self, s: Ints, turn: int, played: Round) -> None:
        table = self.table
        s[DEALT], s[TURNED] = len(played.starts), len(played.done)
        s[CARD] = self._numbering.tile(played.card)
        s[LEFT] = sum(1 << self._numbering.tile(tile) for tile in played.left)
        for number, tile in enumerate(played.starts):
            s[start_at(table, turn, number)] = self._numbering.tile(tile)
        for place, tile in enumerate(played.done):
            s[card_at(table, turn, place)] = self._numbering.tile(tile)
        for seat in seats(len(played.ramps)):
            self._write_seat(s, turn, played, seat)

    def _write_seat(self, s: Ints, turn: int, played: Round, seat: Seat) -> None:
        at, ramp = seat_words(seat - 1), played.ramp(seat)
        chosen = played.choice(seat)
        s[at + PENDING] = self._choice(chosen.placement if isinstance(chosen, Laid) else chosen)
        s[at + HIDDEN] = seat in played.hidden
        s[at + SKY] = sum(height << BYTE * column for column, height in enumerate(ramp.heights))
        for laid in ramp.laid:
            low, high = covered(self.table, self._choice(laid.placement), laid.row)
            s[at + LOW] |= low
            s[at + HIGH] |= high
        for place, action in enumerate(self._choices(played, seat)):
            s[choice_at(self.table, turn, seat - 1, place)] = action

    def _choices(self, played: Round, seat: Seat) -> list[int]:
        """Return what a seat chose for its starting tile and for each card that is done with."""
        actions = {
            laid.placement.tile: self._choice(laid.placement) for laid in played.ramp(seat).laid
        }
        start = played.start(seat)
        if start not in actions:
            return []
        # The own starting card is missed; whatever else isn't there was set aside.
        later = [NONE if tile == start else actions.get(tile, 0) for tile in played.done]
        return [actions[start], *later]

    def _write_points(self, s: Ints, turn: int) -> None:
        for number in range(self.table.seats):
            at = seat_words(number)
            gained = points(self.table, self.table.boards[turn], s[at + LOW], s[at + HIGH])
            s[points_at(self.table, turn, number)] = gained

    def _choice(self, choice: Choice | None) -> int:
        return NONE if choice is None else self.numbers.encode(choice)

    # State to position

    def decode(self, s: Ints) -> Position:
        begun = int(s[ROUND]) + 1
        finished = [
            self._scored(self._round(s, turn, len(self.tiles))) for turn in range(begun - 1)
        ]
        now = self._round(s, begun - 1, int(s[TURNED]))
        number = range(self.table.seats)
        now = replace(
            now,
            left=tuple(tile for bit, tile in enumerate(self.tiles) if s[LEFT] >> bit & 1),
            card=None if s[CARD] == NONE else self.tiles[s[CARD]],
            pending=tuple(self._pending(s, now, seat) for seat in number),
            hidden=tuple(
                seat for seat in seats(self.table.seats) if s[seat_words(seat - 1) + HIDDEN]
            ),
            ramps=tuple(
                replace(ramp, heights=_heights(int(s[seat_words(seat) + SKY])))
                for seat, ramp in enumerate(now.ramps)
            ),
        )
        return Position(self.options, (*finished, self._scored(now)))

    def _round(self, s: Ints, turn: int, turned: int) -> Round:
        table = self.table
        starts = [s[start_at(table, turn, number)] for number in range(table.seats)]
        done = tuple(self.tiles[s[card_at(table, turn, place)]] for place in range(turned))
        return Round(
            board=BoardId(self.options.sequence("boards")[turn]),
            starts=tuple(self.tiles[tile] for tile in starts if tile != NONE),
            left=(),
            card=None,
            done=done,
            ramps=tuple(self._ramp(s, turn, number, done) for number in range(table.seats)),
            pending=(None,) * table.seats,
        )

    def _ramp(self, s: Ints, turn: int, number: int, done: tuple[TileId, ...]) -> Ramp:
        at = choice_at(self.table, turn, number, 0)
        laid = [int(action) for action in s[at : at + 1 + len(self.tiles)] if action > 0]
        chosen = zip(done, s[at + 1 : at + 1 + len(done)], strict=True)
        aside = tuple(tile for tile, action in chosen if action == 0)
        return replace(self._laid(tuple(laid)), set_aside=aside)

    def _scored(self, played: Round) -> Round:
        if not played.is_complete:
            return played
        board = self.components.boards[played.board]
        return replace(played, scores=tuple(score(board, ramp.covered) for ramp in played.ramps))

    def _lay_after(self, actions: tuple[int, ...]) -> Ramp:
        """Return the ramp with these placements; all but the last are usually known already."""
        if not actions:
            return EMPTY_RAMP
        placement = self.numbers.decode(actions[-1])
        assert isinstance(placement, Placement)
        return lay(self.components.tiles[placement.tile], self._laid(actions[:-1]), placement)

    def _pending(self, s: Ints, now: Round, number: int) -> Pending:
        action = int(s[seat_words(number) + PENDING])
        choice: Choice | None = None if action == NONE else self.numbers.decode(action)
        if isinstance(choice, Placement):
            return land(self.components.tiles[choice.tile], now.ramps[number], choice)
        return choice


def _heights(sky: int) -> tuple[int, ...]:
    return tuple(sky >> BYTE * column & 255 for column in range(COLUMNS))
