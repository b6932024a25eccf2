"""A fair deal as clients are shown it: everything that a client must see before its seed leaves it."""

from typing import Literal, TypedDict

from tuckbox.match.fair.deal import FairDeal
from tuckbox.match.fair.strict_draw import awaited
from tuckbox.match.play.log_state import LogState
from tuckbox.match.setup import Setup

State = Literal["open", "closed", "drawn", "broken"]


class DealShown(TypedDict):
    """A `DealModel`."""

    number: int
    state: State
    commitment: str
    game: str
    options: str
    components: str
    answers: list[str | None]
    strict: bool
    list: list[str]
    revealed: list[int]
    broken: list[str]


def deal_shown(setup: Setup) -> DealShown | None:
    """Return what everybody may know of a deal; None for one that nobody has to agree on."""
    deal = setup.deal
    if not isinstance(deal, FairDeal) or setup.origin is not None:
        return None
    awaited = deal.unrevealed
    return {
        "number": deal.number,
        "state": _state(deal),
        "commitment": deal.commitment,
        "game": setup.game,
        "options": str(setup.options),
        "components": setup.components,
        "strict": deal.is_strict,
        "answers": list(deal.answers),
        "list": [str(commit) for commit in deal.commits],
        "revealed": [c.seat for c in deal.commits if c.has_seed and c.seat not in awaited],
        "broken": [broken.line for broken in deal.broken],
    }


def _state(deal: FairDeal) -> State:
    if deal.is_exhausted:
        return "broken"
    if deal.is_revealed:
        return "drawn"
    return "closed" if deal.is_closed else "open"


class LinksShown(TypedDict):
    """A `LinksModel`."""

    moment: int
    links: list[str | None]
    awaited: list[int]


def links_shown(setup: Setup, fold: LogState) -> LinksShown | None:
    """Return the links of the last cards, the table's first, and whose are awaited for the next."""
    deal = setup.deal
    if not isinstance(deal, FairDeal) or not deal.moments or setup.origin is not None:
        return None
    last, givers = deal.moments - 1, deal.givers()
    return {
        "moment": last,
        "links": [
            deal.link(seat, last) if seat in (0, *givers) else None
            for seat in range(setup.options.seats + 1)
        ],
        "awaited": list(awaited(setup, fold)),
    }
