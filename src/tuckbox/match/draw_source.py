"""Where the cards of a record came from, card by card."""

from tuckbox.match.deal import Deal
from tuckbox.match.draw import Draw
from tuckbox.match.entry import Kind
from tuckbox.match.fair_deal import FairDeal
from tuckbox.match.played import Played


class DrawSource:
    """Follows the entries of a record; where nobody looks ahead, each moment has its own links."""

    def __init__(self, deal: Deal | None) -> None:
        self._strict = deal if isinstance(deal, FairDeal) and deal.is_strict else None
        self._draw: Draw | None = None if deal is None else deal.draw()
        self._moments = 0
        self._is_moment = False
        self.is_known = self._draw is not None or self._strict is not None
        """Whether the record tells where its cards come from."""

    def follow(self, played: Played) -> Draw | None:
        """Return where an entry's card comes from; None if it has none, or its source is not known."""
        is_card = played.entry.kind is Kind.CHANCE
        is_new, self._is_moment = is_card and not self._is_moment, is_card
        if self._strict is not None and is_new:
            self._draw = self._strict.draw_at(self._moments, played.before.table.dropped)
            self._moments += 1
        return self._draw if is_card else None
