"""Commands that can be typed at the table, in the player's language and always in English."""

from typing import NamedTuple

from tuckbox.i18n import Speaker

WORDS = ("help", "moves", "what", "show", "score", "rules", "undo", "save", "resign", "quit")


class TypedCommand(NamedTuple):
    """A command by its English name, and what was typed after it."""

    name: str
    rest: str


def read_command(line: str, speaker: Speaker) -> TypedCommand | None:
    """Return the command with which a line begins, or None."""
    first, *rest = line.split(maxsplit=1)  # a Japanese keyboard types a wide space
    for name in WORDS:
        if first.casefold() in (*spellings(name, speaker), *spellings(name, Speaker("en"))):
            return TypedCommand(name, "".join(rest).strip())
    return None


def spellings(name: str, speaker: Speaker) -> tuple[str, ...]:
    """Return every way to type a command in this language; the first is the one that help shows."""
    return tuple(speaker.text(f"cli-word-{name}").casefold().split())


def typed_commands(speaker: Speaker) -> tuple[str, ...]:
    """Return the commands as help shows them."""
    return tuple(spellings(name, speaker)[0] for name in WORDS)
