"""The sentences of this layer, in the errors of the libraries it serves."""

from collections.abc import Iterator
from contextlib import contextmanager

from tuckbox.core import Message, TuckboxError
from tuckbox.core.message import Value
from tuckbox.i18n import Speaker, first_guess


class EnvsError(TuckboxError):
    """An environment that can't be made, or an action that it does not have."""


def sentence(id: str, **values: Value) -> str:
    """Return a message in the language of this process."""
    return say(Message.of(id, **values))


def say(message: Message) -> str:
    return Speaker(first_guess()).say(message)


@contextmanager
def raising(kind: type[Exception]) -> Iterator[None]:
    """Raise our errors as those of a library, with our sentence."""
    try:
        yield
    except TuckboxError as error:
        raise kind(say(error.message)) from error
