"""A place for work that takes longer than others should wait."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

T = TypeVar("T")

RETRY_SECONDS = 2.0
"""After which whoever found a pool full may ask again."""


class SlowWork(Protocol):
    """Does one kind of work elsewhere than on the event loop."""

    async def run(self, work: Callable[..., T], *given: Any) -> T:  # noqa: ANN401 - whatever the work takes
        """Return what the work returns; raise `Unavailable` at once if too much waits already."""
