"""Chance made from a key: the same key gives the same draws, on every machine, forever.

Every draw is an HMAC-SHA-256 of a prefix that says what it is for, the draw's counter and the
attempt. docs/fair-draw.md specifies each byte.
"""

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

WORD = 1 << 64
"""The first eight bytes of a digest are read as a number below this."""

SEED_DRAW = "tuckbox seed draw 1"
FAIR_DRAW = "tuckbox fair draw 1"
DAILY_DRAW = "tuckbox daily draw 1"


class Draw(Protocol):
    """Where a match gets its draws from."""

    def draw(self, counter: int, weights: Sequence[int]) -> int:
        """Return the index that draw number `counter` (from 0) picks; probabilities follow the weights."""


@dataclass(frozen=True, slots=True)
class KeyedDraw:
    """Draws from a key; equal keys and prefixes draw equally."""

    key: bytes
    prefix: bytes

    def draw(self, counter: int, weights: Sequence[int]) -> int:
        total = sum(weights)
        assert 0 < total < WORD
        return pick(self._below(counter, total), weights)

    def _below(self, counter: int, total: int) -> int:
        """Return an unbiased number below `total`: draw again past the last whole multiple of it."""
        limit = WORD - WORD % total
        attempt = 0
        while (number := self._number(counter, attempt)) >= limit:
            attempt += 1
        return number % total

    def _number(self, counter: int, attempt: int) -> int:
        message = self.prefix + counter.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        return int.from_bytes(hmac.digest(self.key, message, "sha256")[:8], "big")


def pick(number: int, weights: Sequence[int]) -> int:
    """Return the index whose share of the range `0 … sum(weights) - 1` contains the number."""
    for index, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return index
    raise ValueError("the number lies past the last weight")


def seed_draw(seed: str) -> KeyedDraw:
    """Return draws for play on one machine; the same seed text repeats them."""
    return KeyedDraw(seed.encode(), prefixed(SEED_DRAW))


def fair_draw(secret: bytes, match: str, seeds: Sequence[str]) -> KeyedDraw:
    """Return draws that neither the server (bound by its commitment) nor any seat can steer."""
    return KeyedDraw(secret, prefixed(FAIR_DRAW, match, *seeds))


def daily_draw(secret: bytes, game: str, date: str) -> KeyedDraw:
    """Return the draws of a day's deal, the same for everybody."""
    return KeyedDraw(secret, prefixed(DAILY_DRAW, game, date))


def fair_commitment(secret: bytes, match: str, options: str, components: str) -> str:
    """Return the commitment that the server publishes before anybody sits down."""
    return hashlib.sha256(secret + prefixed(match, options, components)).hexdigest()


def daily_commitment(secret: bytes, date: str) -> str:
    """Return the commitment that is published 30 days before the day."""
    return hashlib.sha256(secret + prefixed(date)).hexdigest()


def prefixed(*texts: str) -> bytes:
    """Return each text in UTF-8 after its length in bytes as four bytes, big-endian."""
    encoded = (text.encode() for text in texts)
    return b"".join(len(data).to_bytes(4, "big") + data for data in encoded)
