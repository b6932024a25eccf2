"""The errors that bad input can cause. Each carries a message whose id is its stable code."""

from typing import Self

from tuckbox.core.message import Message, Refusal, Value


class TuckboxError(Exception):
    """Bad input from a person or program; the message says what and where, and what would be right."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    @classmethod
    def of(cls, code: str, **values: Value) -> Self:
        return cls(Message.of(code, **values))

    @property
    def code(self) -> str:
        return self.message.id

    def __str__(self) -> str:
        return str(self.message)


class UnknownGame(TuckboxError):
    """No game of that name is in the index."""


class UnusableGame(UnknownGame):
    """An installed package names a game that can't be played."""


class InvalidOptions(TuckboxError):
    """An option that the game does not have, or a value it does not take."""


class InvalidMove(TuckboxError):
    """A text that is not a move of this game, legal or not."""


class InvalidSpace(TuckboxError):
    """A text that does not name a space on this game's board."""


class IllegalMove(TuckboxError):
    """A move that the rules do not allow in this position."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)


class InvalidComponents(TuckboxError):
    """A data file that cannot be used; the message names file, line and column."""


class InvalidBox(InvalidComponents):
    """A box that cannot be read; the message names line and column."""


class InvalidRecord(TuckboxError):
    """A record that is damaged, illegal or of other components; the message names the line."""
