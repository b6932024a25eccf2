"""One entry carried out. Everything that tells, shows or stores what happened reads steps."""

from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from tuckbox.core.actor import Actor

P = TypeVar("P")
"""A position: frozen, hashable, and without the order of any deck."""
M = TypeVar("M")
"""A move of a seat or of chance: frozen, hashable, and with a text."""


@dataclass(frozen=True, slots=True)
class Step(Generic[P, M]):
    """One entry carried out: who did what, and the table before and after."""

    actor: Actor
    move: M
    text: str
    before: P
    after: P


AnyStep: TypeAlias = Step[Any, Any]
"""A step to code that does not know its game."""
