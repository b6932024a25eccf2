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
EARLY_DRAW = "tuckbox fair draw 1"
DAILY_DRAW = "tuckbox daily draw 1"
FAIR_DRAW = "tuckbox fair draw 2 "
"""Every text of the fair draw begins with this, and goes on with what it is for."""


class CardSource(Protocol):
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


def fair_draw(secret: bytes, closed_list: str, seeds: Sequence[str]) -> KeyedDraw:
    """Return the draws of the fair draw: `seeds` are those of the seats with a commitment, ascending."""
    opened = b"".join(map(bytes.fromhex, seeds))
    return KeyedDraw(secret, prefixed(f"{FAIR_DRAW}number") + bytes.fromhex(closed_list) + opened)


def early_fair_draw(secret: bytes, match: str, seeds: Sequence[str]) -> KeyedDraw:
    """Return the draws of version 1, whose seeds were sent in the clear: the last to come chose."""
    return KeyedDraw(secret, prefixed(EARLY_DRAW, match, *seeds))


def daily_draw(secret: bytes, game: str, date: str) -> KeyedDraw:
    """Return the draws of a day's deal, the same for everybody."""
    return KeyedDraw(secret, prefixed(DAILY_DRAW, game, date))


def table_commitment(
    secret: bytes,
    match: str,
    number: int,
    texts: Sequence[str],
    broken: Sequence[str],
    *,
    is_strict: bool = False,
) -> str:
    """Return the commitment with which the table opens a deal.

    `texts` are game, options and components; `broken` are the lines of the deals before it. Where
    nobody looks ahead, `secret` is the end of the table's chain.
    """
    before = hashlib.sha256("".join(f"{line}\n" for line in broken).encode()).digest()
    deal = prefixed(match) + number.to_bytes(4, "big") + prefixed(*texts)
    return _digest("strict" if is_strict else "table", secret + deal + before)


def seed_commitment(table: str, seat: int, seed: str) -> str:
    """Return the commitment by which a client binds its seed to the table's commitment and to its seat."""
    return _digest("seed", bytes.fromhex(table) + seat.to_bytes(4, "big") + bytes.fromhex(seed))


def list_hash(table: str, lines: Sequence[str]) -> str:
    """Return the hash of a closed list, which every draw depends on."""
    return _digest("list", bytes.fromhex(table) + prefixed(*lines))


def daily_commitment(secret: bytes, game: str, date: str) -> str:
    """Return the commitment that is published 30 days before the day."""
    return _digest("day", secret + prefixed(game, date))


def early_commitment(secret: bytes, *texts: str) -> str:
    """Return the commitment of version 1: to match, options and components, or to the date of a day."""
    return hashlib.sha256(secret + prefixed(*texts)).hexdigest()


def _digest(purpose: str, content: bytes) -> str:
    return hashlib.sha256(prefixed(FAIR_DRAW + purpose) + content).hexdigest()


def prefixed(*texts: str) -> bytes:
    """Return each text in UTF-8 after its length in bytes as four bytes, big-endian."""
    encoded = (text.encode() for text in texts)
    return b"".join(len(data).to_bytes(4, "big") + data for data in encoded)
