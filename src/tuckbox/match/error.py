"""The errors of a match. Each carries a message whose id is its stable code."""

from tuckbox.core import TuckboxError


class RefusedEntry(TuckboxError):
    """Something that is not allowed at this table now; nothing has changed."""


class StaleChange(TuckboxError):
    """A change prepared for an earlier state of the match: prepare it again."""
