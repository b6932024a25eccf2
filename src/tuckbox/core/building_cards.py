"""The building cards of FITS and BITS, which are turned one by one, as a view shows them."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, TypedDict

from tuckbox.core.view import ListPart, items, itself


class CardsView(TypedDict):
    """The fields of a view about building cards."""

    cards: list[str]
    """The building cards of every round, in alphabetical order; the same card may stand twice."""
    turned: list[str]
    """Those turned in this round, in order; at the stage `build` seats are placing the last one."""


def turned_part(done: tuple[str, ...], card: str | None) -> ListPart:
    """Return the part `turned` of a view."""
    return items("turned", itself, zip(done if card is None else (*done, card), strict=True))


def open_card(view: Mapping[str, Any]) -> str | None:
    """Return the card that seats are placing now."""
    card: str | None = view["turned"][-1] if view["stage"] == "build" else None
    return card


def cards_before(view: Mapping[str, Any]) -> list[str]:
    """Return the cards of this round before the open one, in order."""
    return [*view["turned"]] if open_card(view) is None else view["turned"][:-1]


def cards_to_come(view: Mapping[str, Any]) -> Iterator[str]:
    """Yield the cards that are still to come in this round, in alphabetical order."""
    gone = Counter(view["turned"])
    for card in view["cards"]:
        if gone[card]:
            gone[card] -= 1
        else:
            yield card
