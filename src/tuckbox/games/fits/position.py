"""What lies on the table: the rounds played and the one under way.

No order of any pile is in it: cards not yet turned are a set, written in ascending order.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from tuckbox.core import Actor, Options, Seat, seats
from tuckbox.games.fits.board import BoardId, Score
from tuckbox.games.fits.moves import SetAside, TileId
from tuckbox.games.fits.ramp import Laid, Ramp

Pending: TypeAlias = Laid | SetAside | None
"""A choice kept back until every seat has chosen: the tile where it will lie, or set aside."""


class Stage(StrEnum):
    """What happens next."""

    DEAL = "deal"
    """Chance deals a starting card."""
    START = "start"
    """Every seat places its starting tile."""
    TURN = "turn"
    """Chance turns a building card."""
    BUILD = "build"
    """Every seat that does not miss the turn places the open tile or sets it aside."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Round:
    """One board, played by every seat."""

    board: BoardId
    starts: tuple[TileId, ...]
    """The starting cards dealt so far, by seat."""
    left: tuple[TileId, ...]
    """The building cards not yet turned, ascending: a set, not a pile."""
    card: TileId | None
    """The building card that seats are placing now."""
    done: tuple[TileId, ...]
    """The building cards before it, in the order turned."""
    ramps: tuple[Ramp, ...]
    pending: tuple[Pending, ...]
    """By seat: the choice for the open tile."""
    hidden: tuple[Seat, ...] = ()
    """Seats whose choice was hidden in the view that this position was read from.
    They choose again, after all others."""
    scores: tuple[Score, ...] = ()
    """By seat, once the round is complete."""

    @property
    def is_complete(self) -> bool:
        return not self.left and self.card is None

    @property
    def stage(self) -> Stage:
        if self.is_complete:
            return Stage.OVER
        if len(self.starts) < len(self.ramps):
            return Stage.DEAL
        if not self.ramps[0].laid:
            return Stage.START
        return Stage.TURN if self.card is None else Stage.BUILD

    def ramp(self, seat: Actor) -> Ramp:
        return self.ramps[seat - 1]

    def start(self, seat: Actor) -> TileId | None:
        """Return the seat's starting card, or None before it is dealt."""
        return self.starts[seat - 1] if seat <= len(self.starts) else None

    def misses_turn(self, seat: Actor) -> bool:
        """§3.8: a seat whose starting card shows the open tile has placed it already."""
        return self.card is not None and self.card == self.start(seat)

    def open_tile(self, seat: Actor) -> TileId | None:
        """Return the tile that this seat is to place now, whether or not it has chosen."""
        if self.stage is Stage.START:
            return self.start(seat)
        return None if self.misses_turn(seat) else self.card

    def choice(self, seat: Actor) -> Pending:
        return self.pending[seat - 1]

    @property
    def owing(self) -> tuple[Seat, ...]:
        """The seats whose choice for the open tile is still missing (§3.4, §3.7)."""
        if self.stage not in (Stage.START, Stage.BUILD):
            return ()
        missing = tuple(
            seat
            for seat in seats(len(self.ramps))
            if self.choice(seat) is None and not self.misses_turn(seat)
        )
        return tuple(seat for seat in missing if seat not in self.hidden) or missing


@dataclass(frozen=True, slots=True)
class Position:
    """A game of FITS between two entries."""

    options: Options
    rounds: tuple[Round, ...]
    """Every round begun; all but the last are complete, and the game is over when all are."""

    @property
    def now(self) -> Round:
        """The round under way, or the last of a game that is over."""
        return self.rounds[-1]

    @property
    def finished(self) -> tuple[Round, ...]:
        return self.rounds if self.now.is_complete else self.rounds[:-1]
