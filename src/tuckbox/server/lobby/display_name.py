"""Display names: what is left of what a person typed."""

import unicodedata

LONGEST = 40


def clean_name(text: str) -> str:
    """Without control, format and unpaired characters, spaces joined, at most 40 letters long."""
    composed = unicodedata.normalize("NFC", text)
    kept = (letter if _is_shown(letter) else " " for letter in composed)
    return " ".join("".join(kept).split())[:LONGEST].rstrip()


def _is_shown(letter: str) -> bool:
    return not unicodedata.category(letter).startswith("C")
