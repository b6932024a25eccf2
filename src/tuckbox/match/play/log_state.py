"""The state that a log leads to: the position, the table around it, and how far the match has come."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from tuckbox.core import Actor, AnyGame, AnyStep, Message, Seat
from tuckbox.core.ability import place_of_draw
from tuckbox.core.frozen import replace
from tuckbox.match.fair.card_source import Draw
from tuckbox.match.play.log import Entry, table_message
from tuckbox.match.play.result import Ending
from tuckbox.match.setup import Setup


@dataclass(frozen=True, slots=True)
class TableState:
    """The state of the table, apart from the position on it."""

    minded: frozenset[Seat] = frozenset()
    """Seats that a bot plays until their owners reclaim them."""
    gone: tuple[Seat, ...] = ()
    """Seats that left, in the order of leaving; if the game goes on, bots finish it for them."""
    dropped: frozenset[Seat] = frozenset()
    """Seats that left or were ever handed to a bot: they give no links any more."""
    offer: Seat | None = None
    """The seat that offers a draw."""
    asked: frozenset[Seat] = frozenset()
    """Seats that have offered a draw and made no move since."""
    ending: Ending | None = None

    def is_bot_played(self, seat: Seat) -> bool:
        return seat in self.minded or seat in self.gone

    def moved(self, who: Actor, partners: frozenset[Actor]) -> "TableState":
        """Return the state after a move of `who`; an offer lapses if a seat that could answer it moves."""
        offer = self.offer if self.offer in partners else None
        return replace(self, offer=offer, asked=self.asked - {who})


EMPTY = TableState()
"""The state before anything has happened."""


@dataclass(frozen=True, slots=True)
class LogState:
    """The state that a log leads to."""

    position: Any
    to_move: tuple[Actor, ...]
    """The actors that the rules ask to move; () once the game is over by the rules."""
    draws: int = 0
    """The number of draws that count, which is the counter of the next one."""
    table: TableState = EMPTY

    @property
    def is_over(self) -> bool:
        return not self.to_move or self.table.ending is not None


def draw_number(game: AnyGame, fold: LogState) -> int:
    """Return the draw's place in the deal, so that the same deal gives the same cards in every round.

    A game whose rounds may end early gives the place itself.
    """
    place = place_of_draw(game, fold.position)
    return fold.draws if place is None else place


def next_card(game: AnyGame, fold: LogState, draw: Draw) -> Any:  # noqa: ANN401 - any game's move
    """Return the move of chance that follows from a draw."""
    chances = game.chances(fold.position)
    drawn = draw.draw(draw_number(game, fold), [weight for _, weight in chances])
    return chances[drawn][0]


class MatchState(StrEnum):
    """Open while a seat is free, then running, then finished."""

    OPEN = "open"
    RUNNING = "running"
    FINISHED = "finished"

    @classmethod
    def of(cls, setup: Setup, fold: LogState) -> "MatchState":
        if fold.is_over:
            return cls.FINISHED
        return cls.RUNNING if setup.is_full else cls.OPEN


@dataclass(frozen=True, slots=True)
class Played:
    """One entry, carried out."""

    entry: Entry
    before: LogState
    after: LogState
    step: AnyStep | None
    """What the entry did to the position; None for a word about the table."""

    def told(self, game: AnyGame) -> tuple[Message, ...]:
        """Return the sentences that describe the entry."""
        return (table_message(self.entry),) if self.step is None else game.effects(self.step)
