"""Messages within messages: a seat or a tile in a sentence is a message of its own."""

from collections.abc import Iterator

from tuckbox.core import Message
from tuckbox.core.message import Value


def nested(value: Value) -> Iterator[Message]:
    """Yield a message and all messages among its values."""
    if isinstance(value, Message):
        yield value
        for _, inner in value.values:
            yield from nested(inner)
    elif isinstance(value, tuple):
        for item in value:
            yield from nested(item)
