"""What nodes tell each other about tables. One node alone needs nothing: `Silence`."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

Heard = Callable[[str, Mapping[str, Any]], None]
"""Called with the id of a match and what another node said about it."""


class Channel(Protocol):
    """A way to tell all other nodes; nothing that is said here is needed for correctness."""

    @property
    def node(self) -> str:
        """This node's name among the others."""

    async def start(self, heard: Heard) -> None: ...

    async def stop(self) -> None: ...

    def say(self, match: str, news: Mapping[str, Any]) -> None:
        """Tell the others, some time soon; never waits."""

    async def claim(self, what: str, seconds: float) -> bool:
        """Whether this node may do it: one node at a time may, for so long. In doubt, yes."""

    @property
    def is_alive(self) -> bool:
        """Whether what others say can be heard."""


class Silence:
    """The channel of a node that is alone."""

    node = "alone"
    is_alive = True

    async def start(self, heard: Heard) -> None:
        pass

    async def stop(self) -> None:
        pass

    def say(self, match: str, news: Mapping[str, Any]) -> None:
        pass

    async def claim(self, what: str, seconds: float) -> bool:
        return True
