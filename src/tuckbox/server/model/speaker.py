"""Who says messages in a language."""

from functools import cache

from tuckbox.i18n import Speaker


@cache
def speaker(language: str) -> Speaker:
    """Return the one speaker of a language."""
    return Speaker(language)
