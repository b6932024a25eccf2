"""The one place where values from outside become text for people, on a terminal, a page or in a log.

Names, moves, file names and the lines of records may come from anybody. A control character can
command a terminal, a right-to-left mark can turn a sentence around, and a text of a megabyte hides
the sentence in which it stands.
"""

import unicodedata

LONGEST = 200
"""Characters of one value in a sentence."""
CUT = "…"
JOINERS = "\u200c\u200d"
"""Invisible, but they join letters and emoji and do no harm."""
ESCAPED = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
"""The categories of control, format and private characters, lone surrogates and line separators."""


def shown(text: str, longest: int | None = LONGEST, *, keeps_lines: bool = False) -> str:
    """Return the text cut to a length, with every control character as a visible escape.

    Escapes are those of JSON (`\\u001b`), so that a JSON text stays the same document.
    """
    if longest is not None and len(text) > longest:
        text = text[: longest - 1] + CUT
    if text.isascii() and text.isprintable():
        return text
    return "".join(_visible(letter, keeps_lines) for letter in text)


def _visible(letter: str, keeps_lines: bool) -> str:
    if letter in JOINERS or (keeps_lines and letter in "\n\t"):
        return letter
    return _escape(letter) if unicodedata.category(letter) in ESCAPED else letter


def _escape(letter: str) -> str:
    """Return `\\u001b`, or two of them for a character beyond the first plane, as JSON writes it."""
    units = letter.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))
