"""Hash chains, for tables where nobody looks ahead.

Whoever has a chain commits to its end and then gives one link after the other, backwards: each can be
checked against the one before it, and tells nothing about the next.
"""

import hashlib
from dataclasses import dataclass
from functools import lru_cache

from tuckbox.match.fair.card_source import FAIR_DRAW, prefixed

HEAD = prefixed(f"{FAIR_DRAW}link")

LINKS = 1000
"""A chain's start is the link with this number, its end is link 0."""


@dataclass(frozen=True, slots=True)
class ChainLink:
    """The last link that was given; those with lower numbers follow from it."""

    number: int
    value: str
    """64 hexadecimal digits."""

    def at(self, number: int) -> str | None:
        """Return the link with that number, or None if it has not been given."""
        return None if number > self.number else hashed(self.value, self.number - number)

    @property
    def end(self) -> str:
        return hashed(self.value, self.number)

    def until(self, number: int) -> "ChainLink":
        """Return this link, or an earlier one that has at most that number."""
        number = min(number, self.number)
        return ChainLink(number, hashed(self.value, self.number - number))


@lru_cache(1024)
def link_of(start: str, number: int) -> str:
    """Return a link of the chain that begins like this; `number` 0 is its end."""
    return hashed(start, LINKS - number)


def hashed(link: str, times: int = 1) -> str:
    """Return the link that lies this many links closer to the end."""
    value = bytes.fromhex(link)
    for _ in range(times):
        value = hashlib.sha256(HEAD + value).digest()
    return value.hex()
