"""What a match in memory is given: whoever keeps it, and the clients that it tells what happens."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from tuckbox.core import Message
from tuckbox.match import Change
from tuckbox.server.live.past import Checkpoints
from tuckbox.server.model.errors import Contradiction
from tuckbox.server.model.holder import Holder
from tuckbox.server.model.slow_work import SlowWork
from tuckbox.server.model.stored_match import MatchStore, Stored

T_contra = TypeVar("T_contra", contravariant=True)


class Client(Protocol):
    """Somebody who follows a match."""

    holder: Holder

    def wake(self) -> None:
        """Take note that the match has changed."""

    def wake_for_presence(self) -> None:
        """Take note that somebody has come or gone."""

    def drop(self) -> None:
        """Take note that the match is gone."""

    def end(self, message: Message) -> None:
        """Take note that the match was closed, and why."""


class Keeper(Protocol[T_contra]):
    """Keeps matches in memory, and tells others about them."""

    store: MatchStore
    replays: SlowWork
    checkpoints: Checkpoints

    async def stored(self, id: str) -> Stored:
        """Return a match as the store has it; raise `NotFound` if it is gone."""

    def changed(self, live: T_contra, change: Change | None) -> None:
        """Announce a change to all clients, here and on other nodes."""

    def say(self, live: T_contra, said: Mapping[str, Any]) -> None:
        """Tell other nodes something."""

    def give_up(self, live: T_contra, fault: Contradiction) -> None:
        """Close a match that contradicts itself."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background; a failure is logged and the match read again later."""


T = TypeVar("T")
SLICE = 32
"""The number of clients whose messages a node makes before it looks after the others again."""


def in_slices(crowd: Iterable[T], work: Callable[[T], None]) -> None:
    """Do this for the first of a crowd now, and for the others a slice at each turn of the event loop."""
    _slice([*crowd], work, 0)


def _slice(crowd: Sequence[T], work: Callable[[T], None], first: int) -> None:
    for one in crowd[first : first + SLICE]:
        work(one)
    if first + SLICE < len(crowd):
        asyncio.get_running_loop().call_soon(_slice, crowd, work, first + SLICE)
