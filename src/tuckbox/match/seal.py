"""A hash at the end of a finished record: it reveals damage, but is not a signature."""

import hashlib
from collections.abc import Sequence


def seal(lines: Sequence[str]) -> str:
    """Return the SHA-256 of headers and entries, each with a line end, without comments and spacing."""
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
