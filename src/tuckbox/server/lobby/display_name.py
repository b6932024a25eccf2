"""Cleans display names that people typed."""

import unicodedata

LONGEST = 40


def clean_name(text: str) -> str:
    """Return at most 40 characters, without control and format characters or repeated spaces."""
    composed = unicodedata.normalize("NFC", text)
    kept = (letter if _is_shown(letter) else " " for letter in composed)
    return " ".join("".join(kept).split())[:LONGEST].rstrip()


def _is_shown(letter: str) -> bool:
    return not unicodedata.category(letter).startswith("C")
