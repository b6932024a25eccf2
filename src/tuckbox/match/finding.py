"""What a verification finds out, one thing at a time."""

from dataclasses import dataclass

from tuckbox.core import Message
from tuckbox.core.message import Value


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was checked."""

    holds: bool
    message: Message


def finding(holds: bool, id: str, **values: Value) -> Finding:
    """Return what was found, as the message `id`, or `id-broken` if it does not hold."""
    return Finding(holds, Message.of(id if holds else f"{id}-broken", **values))
