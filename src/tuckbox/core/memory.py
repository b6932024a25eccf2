"""Answers of pure functions about positions, remembered as long as they are likely to be asked again.

Showing a position, judging a move in it and telling what the move did ask the same questions within
a moment. Positions are frozen, so an answer stays true.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

Asked = TypeVar("Asked", bound=Callable[..., Any])

PLACES = 1024
"""Answers kept for each function; a new one takes the place of an older one."""


def remembered(function: Asked) -> Asked:
    """A pure function of (whose method it is, a position, …) that remembers its latest answers."""
    places: list[tuple[Any, Any, tuple[Any, ...], Any] | None] = [None] * PLACES

    @wraps(function)
    def asked(whose: Any, position: Any, *rest: Any) -> Any:  # noqa: ANN401 - whatever it takes
        # A position is found by identity: to hash it would often cost more than to answer anew.
        place = hash((id(whose), id(position), rest)) % PLACES
        found = places[place]
        if found is not None and found[0] is whose and found[1] is position and found[2] == rest:
            return found[3]
        answer = function(whose, position, *rest)
        places[place] = (whose, position, rest, answer)
        return answer

    return cast(Asked, asked)
