"""What can be typed at the table besides moves: in the reader's language, and always in English."""

from typing import NamedTuple

from tuckbox.i18n import Speaker

WORDS = ("help", "moves", "what", "show", "score", "undo", "save", "resign", "quit")


class TypedCommand(NamedTuple):
    """A word by its English name, and what was typed after it."""

    name: str
    rest: str


def read_command(line: str, speaker: Speaker) -> TypedCommand | None:
    """The word a line begins with, unless it is none of ours."""
    first, *rest = line.split(maxsplit=1)  # a Japanese keyboard types a wide space
    for name in WORDS:
        if first.casefold() in (*spellings(name, speaker), *spellings(name, Speaker("en"))):
            return TypedCommand(name, "".join(rest).strip())
    return None


def spellings(name: str, speaker: Speaker) -> tuple[str, ...]:
    """Every way to type a word in this language, the one that help shows first."""
    return tuple(speaker.text(f"cli-word-{name}").casefold().split())


def typed_commands(speaker: Speaker) -> tuple[str, ...]:
    """The words as help shows them."""
    return tuple(spellings(name, speaker)[0] for name in WORDS)
