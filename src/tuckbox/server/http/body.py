"""How many values a body may have: to make a million small ones takes longer than others should wait."""

import re

from tuckbox.server.model.errors import TooLarge

TEXT = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+(?:"|\\?\Z)', re.DOTALL)
"""A text in JSON; one that never ends goes to the end, so that nothing is looked at twice."""
MOST_TEXTS = 16_384
"""Twice as many as the longest line of a study has, with the names of its fields."""
MOST_BYTES = 65_536
"""Of everything but texts; each of those is bounded by its model."""


def check_values(body: bytes) -> None:
    """Raise `TooLarge` for a body that is large by something else than its texts."""
    if len(body) > MOST_BYTES and len(TEXT.sub(b"", body, MOST_TEXTS)) > MOST_BYTES:
        raise TooLarge.of("guard-body-values", limit=MOST_BYTES)
