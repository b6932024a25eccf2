"""What table entries amount to: who is away, who has left, whether a draw is offered, and the end."""

from dataclasses import dataclass, replace

from tuckbox.core import Actor, Seat
from tuckbox.match.result import Ending


@dataclass(frozen=True, slots=True)
class TableState:
    """The state of the table, apart from the position on it."""

    minded: frozenset[Seat] = frozenset()
    """Seats a bot plays for until their owner reclaims them."""
    gone: tuple[Seat, ...] = ()
    """Seats that left, first leaver first; where the game goes on a bot finishes for them."""
    offer: Seat | None = None
    """Who offers a draw."""
    asked: frozenset[Seat] = frozenset()
    """Seats that have offered a draw and made no move since."""
    ending: Ending | None = None

    def is_bot_played(self, seat: Seat) -> bool:
        return seat in self.minded or seat in self.gone

    def moved(self, who: Actor, partners: frozenset[Actor]) -> "TableState":
        """After a move of `who`: an offer lapses when one who could answer it moves instead."""
        offer = self.offer if self.offer in partners else None
        return replace(self, offer=offer, asked=self.asked - {who})


EMPTY = TableState()
"""A table at which nothing has happened yet."""
