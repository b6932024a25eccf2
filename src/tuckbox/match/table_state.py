"""The state that table entries lead to: who is away, who has left, offers of a draw, and the end."""

from dataclasses import dataclass

from tuckbox.core import Actor, Seat
from tuckbox.core.frozen import replace
from tuckbox.match.result import Ending


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
