"""Notices of the compiled twins to a person: that they compile, or are slower than they could be.

Each is given once. A program with a better place for them than the error output replaces the
listener.
"""

import os
import sys
from collections.abc import Callable
from importlib import import_module

from tuckbox.core import Message
from tuckbox.core.message import Value

Listener = Callable[[Message], None]


def print_notice(message: Message) -> None:
    if os.environ.get("TUCKBOX_COMPILE") == "never":
        return  # the process that compiles for this one says it
    i18n = import_module("tuckbox.i18n")  # only now: there is seldom a notice
    print(i18n.Speaker(i18n.first_guess()).say(message), file=sys.stderr, flush=True)


class Notices:
    """Passes each notice on to its listener, the first time only."""

    def __init__(self) -> None:
        self.listener: Listener = print_notice
        self.given: list[Message] = []

    def give(self, id: str, **values: Value) -> None:
        message = Message.of(id, **values)
        if message.id not in {earlier.id for earlier in self.given}:
            self.given.append(message)
            self.listener(message)


NOTICES = Notices()
