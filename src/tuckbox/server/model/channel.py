"""How nodes tell each other about matches. A single node needs none of it: `Silence`."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

Heard = Callable[[str, Mapping[str, Any]], None]
"""Called with the id of a match and another node's message about it."""


class Channel(Protocol):
    """A way to tell other nodes something; correctness never depends on it."""

    @property
    def node(self) -> str:
        """This node's name among the others."""

    async def start(self, heard: Heard) -> None: ...

    async def stop(self) -> None: ...

    def hold(self, match: str) -> None:
        """Hear of this match from now on; nodes that have it too hear `holds` and should answer."""

    def release(self, match: str) -> None:
        """Hear of this match no more."""

    def say(self, match: str, news: Mapping[str, Any]) -> None:
        """Tell the nodes that have this match in memory too, soon, without waiting."""

    def say_to_all(self, match: str, news: Mapping[str, Any]) -> None:
        """Tell whoever has this match in memory, which this node may not have."""

    async def claim(self, what: str, seconds: float) -> bool:
        """Return whether this node may do something that only one node may do at a time; True if in doubt."""

    @property
    def is_alive(self) -> bool:
        """Whether messages from other nodes can be received."""


class Silence:
    """The channel of a single node."""

    node = "alone"
    is_alive = True

    async def start(self, heard: Heard) -> None:
        pass

    async def stop(self) -> None:
        pass

    def hold(self, match: str) -> None:
        pass

    def release(self, match: str) -> None:
        pass

    def say(self, match: str, news: Mapping[str, Any]) -> None:
        pass

    def say_to_all(self, match: str, news: Mapping[str, Any]) -> None:
        pass

    async def claim(self, what: str, seconds: float) -> bool:
        return True
