"""A hash at the end of a finished record: it shows damage, it is no signature."""

import hashlib
from collections.abc import Sequence


def seal(lines: Sequence[str]) -> str:
    """SHA-256 over headers and entries, each with its line end, comments and spacing left out."""
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
