"""A second implementation of the draws, written from docs/fair-draw.md in another way.

Nothing of `tuckbox` is imported: HMAC is spelled out, bytes are packed by `struct`, and a draw is
looked up in a list that repeats every index as often as it weighs, or by bisection where that list
would be too long.
"""

import hashlib
import struct
from bisect import bisect_right
from collections.abc import Iterable
from itertools import accumulate, count

W = "tuckbox fair draw 2 "


def mac(key: bytes, message: bytes) -> bytes:
    if len(key) > 64:
        key = hashlib.sha256(key).digest()
    key = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()


def packed(*texts: str) -> bytes:
    return b"".join(struct.pack(">I", len(text.encode())) + text.encode() for text in texts)


def digest(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()


def raw(digits: str) -> bytes:
    return bytes.fromhex(digits)


# The fair draw


def table(
    secret: str,
    match: str,
    deal: int,
    texts: list[str],
    broken: Iterable[str] = (),
    *,
    word: str = "table",
) -> str:
    before = hashlib.sha256("".join(line + "\n" for line in broken).encode()).digest()
    head = packed(W + word) + raw(secret) + packed(match) + struct.pack(">I", deal)
    return digest(head, packed(*texts), before)


def committed(table: str, seat: int, seed: str) -> str:
    return digest(packed(W + "seed"), raw(table), struct.pack(">I", seat), raw(seed))


def closed(table: str, lines: list[str]) -> str:
    return digest(packed(W + "list"), raw(table), packed(*lines))


def number(secret: str, closed: str, seeds: list[str], n: int, attempt: int) -> int:
    message = packed(W + "number") + raw(closed) + b"".join(map(raw, seeds))
    return first_eight(raw(secret), message, n, attempt)


def fair(secret: str, closed: str, seeds: list[str], counter: int, weights: list[int]) -> int:
    head = packed(W + "number") + raw(closed) + b"".join(map(raw, seeds))
    return drawn(raw(secret), head, counter, weights)


def chain(start: str) -> list[str]:
    """Return all links of a chain, link 0 first."""
    links = [raw(start)]
    for _ in range(1000):
        links.append(hashlib.sha256(packed(W + "link") + links[-1]).digest())
    return [link.hex() for link in reversed(links)]


def day(secret: str, game: str, date: str) -> str:
    return digest(packed(W + "day"), raw(secret), packed(game, date))


# Version 1, days, and play at one computer


def early(secret: str, match: str, seeds: list[str], counter: int, weights: list[int]) -> int:
    head = packed("tuckbox fair draw 1", match, *seeds)
    return drawn(raw(secret), head, counter, weights)


def early_commitment(secret: str, *texts: str) -> str:
    return digest(raw(secret), packed(*texts))


def daily(secret: str, game: str, date: str, counter: int, weights: list[int]) -> int:
    return drawn(raw(secret), packed("tuckbox daily draw 1", game, date), counter, weights)


def local(seed: str, counter: int, weights: list[int]) -> int:
    return drawn(seed.encode(), packed("tuckbox seed draw 1"), counter, weights)


# Draws


def first_eight(key: bytes, head: bytes, counter: int, attempt: int) -> int:
    (found,) = struct.unpack_from(">Q", mac(key, head + struct.pack(">QI", counter, attempt)))
    return int(found)


def drawn(key: bytes, head: bytes, counter: int, weights: list[int]) -> int:
    total = sum(weights)
    for attempt in count():
        found = first_eight(key, head, counter, attempt)
        if found // total < 2**64 // total:
            return index(found % total, weights)
    raise AssertionError("unreachable")


def index(place: int, weights: list[int]) -> int:
    if sum(weights) < 10_000:
        return [i for i, weight in enumerate(weights) for _ in range(weight)][place]
    return bisect_right(list(accumulate(weights)), place)
