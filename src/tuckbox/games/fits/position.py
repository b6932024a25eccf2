"""What lies on the table: the rounds played and the one under way.

No order of any pile is in it: cards not yet turned are a set, written in ascending order.
"""

from enum import StrEnum
from typing import NamedTuple, NewType

from tuckbox.core import Actor, Options, Seat, seats
from tuckbox.core.square import Cell
from tuckbox.games.fits.moves import Choice, Placement, TileId

BoardId = NewType("BoardId", str)
"""The name of a board: `1` to `4`, or that of a player's own."""


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


class Laid(NamedTuple):
    """A tile at rest: how it was placed, the row of its lowest square (row 1 is 0), and its squares."""

    placement: Placement
    row: int
    cells: tuple[Cell, ...]
    """Also those over the top edge."""


class Ramp(NamedTuple):
    """One seat's tiles in a round."""

    laid: tuple[Laid, ...]
    """In the order in which they were placed."""
    heights: tuple[int, ...]
    """By column: the row above its highest tile, which may be over the top edge."""

    @property
    def covered(self) -> frozenset[Cell]:
        """Every cell that a tile lies on, also those over the top edge."""
        return frozenset(cell for laid in self.laid for cell in laid.cells)


class Round(NamedTuple):
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
    pending: tuple[Choice | None, ...]
    """By seat: the choice for the open tile, kept back until every seat has chosen."""
    hidden: tuple[Seat, ...] = ()
    """Seats that have chosen something which the view behind this position did not show.
    They choose again, after all others."""

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
        """The seat's starting card, once it is dealt."""
        return self.starts[seat - 1] if seat <= len(self.starts) else None

    def misses_turn(self, seat: Actor) -> bool:
        """§A game, 3: a seat whose starting card is the open card has placed that tile already."""
        return self.card is not None and self.card == self.start(seat)

    def open_tile(self, seat: Actor) -> TileId | None:
        """The tile that this seat is to place now, whether or not it has chosen."""
        if self.stage is Stage.START:
            return self.start(seat)
        return None if self.misses_turn(seat) else self.card

    def choice(self, seat: Actor) -> Choice | None:
        return self.pending[seat - 1]

    @property
    def owing(self) -> tuple[Seat, ...]:
        """The seats whose choice for the open tile is still missing."""
        if self.stage not in (Stage.START, Stage.BUILD):
            return ()
        missing = tuple(
            seat
            for seat in seats(len(self.ramps))
            if self.choice(seat) is None and self.start(seat) != self.card
        )
        return tuple(seat for seat in missing if seat not in self.hidden) or missing

    def set_aside(self, seat: Actor) -> tuple[TileId, ...]:
        """The tiles of earlier cards that this seat did not place."""
        laid = {tile.placement.tile for tile in self.ramp(seat).laid}
        return tuple(tile for tile in self.done if tile not in laid)


class Position(NamedTuple):
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
