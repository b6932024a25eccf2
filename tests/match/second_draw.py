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


def mac(key: bytes, message: bytes) -> bytes:
    if len(key) > 64:
        key = hashlib.sha256(key).digest()
    key = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()


def packed(texts: Iterable[str]) -> bytes:
    return b"".join(struct.pack(">I", len(text.encode())) + text.encode() for text in texts)


def drawn(key: bytes, texts: Iterable[str], counter: int, weights: list[int]) -> int:
    total = sum(weights)
    head = packed(texts)
    for attempt in count():
        (number,) = struct.unpack_from(">Q", mac(key, head + struct.pack(">QI", counter, attempt)))
        if number // total < 2**64 // total:
            return index(number % total, weights)
    raise AssertionError("unreachable")


def index(place: int, weights: list[int]) -> int:
    if sum(weights) < 10_000:
        return [i for i, weight in enumerate(weights) for _ in range(weight)][place]
    return bisect_right(list(accumulate(weights)), place)


def fair(secret: str, match: str, seeds: list[str], counter: int, weights: list[int]) -> int:
    texts = ["tuckbox fair draw 1", match, *seeds]
    return drawn(bytes.fromhex(secret), texts, counter, weights)


def daily(secret: str, game: str, date: str, counter: int, weights: list[int]) -> int:
    texts = ["tuckbox daily draw 1", game, date]
    return drawn(bytes.fromhex(secret), texts, counter, weights)


def local(seed: str, counter: int, weights: list[int]) -> int:
    return drawn(seed.encode(), ["tuckbox seed draw 1"], counter, weights)


def commitment(secret: str, *texts: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret) + packed(texts)).hexdigest()
