"""Boxes as they are kept, and where."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from tuckbox.server.model.box_head import BoxHead


@dataclass(frozen=True, slots=True)
class BoxText:
    """A box to be kept."""

    hash: str
    game: str
    text: str
    drawings: Mapping[str, str] = field(default_factory=dict)
    """By file, what is drawn as printed, as a hash."""


@dataclass(frozen=True, slots=True)
class KeptBox:
    """A box as one identity sees it."""

    hash: str
    game: str
    head: BoxHead
    is_hidden: bool
    shared: float | None
    """Since when everybody may find it."""
    created: float
    is_mine: bool


@dataclass(frozen=True, slots=True)
class SharedDrawing:
    """A drawing, and one of the boxes that hold it."""

    drawing: str
    count: int
    """The number of identities that share it."""
    box: str
    """The hash of a box."""


class BoxStore(Protocol):
    """Where boxes are kept. Each call may raise `StoreFailed`."""

    async def enter(self, box: BoxText, identity: str, *, is_shared: bool) -> None:
        """Keep a box for an identity; raise `Conflict` if that has too many, `Forbidden` if it is hidden."""

    async def find(self, hash: str, identity: str | None) -> KeptBox | None: ...

    async def text(self, hash: str) -> str | None:
        """Return the text of a box as it was entered; None if it is gone."""

    async def is_hidden(self, hash: str) -> bool:
        """Return whether the operator hides this box."""

    async def shared(
        self,
        game: str | None,
        identity: str | None,
        before: tuple[float, str] | None,
        limit: int,
    ) -> Sequence[KeptBox]:
        """Return a page of what was shared and not hidden, the newest first."""

    async def entered(self, game: str | None, identity: str | None) -> Sequence[KeptBox]:
        """Return all that this identity entered, the newest first."""

    async def withdraw(self, hash: str, identity: str) -> bool:
        """Take back an entry; return False if there was none."""

    async def shared_drawings(self, game: str, file: str, limit: int) -> Sequence[SharedDrawing]:
        """Return what was shared as this file, the drawing that most identities share first."""

    async def sharing(self, game: str, file: str, drawing: str) -> int:
        """Return how many identities share this drawing."""
