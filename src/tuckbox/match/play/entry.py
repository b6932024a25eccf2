"""One numbered line of the log: a seat's move, a draw of chance, or a word about the table."""

from dataclasses import dataclass
from enum import StrEnum

from tuckbox.core import CHANCE, Actor, Message, TuckboxError, seat_message


class Kind(StrEnum):
    """What an entry is."""

    MOVE = "move"
    CHANCE = "chance"
    TABLE = "table"


class Word(StrEnum):
    """The texts of table entries: one word each, and never the text of a move of any game."""

    TAKES_BACK = "takes-back"
    RESIGNS = "resigns"
    TIMES_OUT = "times-out"
    HANDED_TO_BOT = "handed-to-bot"
    RECLAIMS = "reclaims"
    OFFERS_DRAW = "offers-draw"
    DECLINES_DRAW = "declines-draw"
    AGREES_DRAW = "agrees-draw"


WORDS = frozenset(word.value for word in Word)
NOT_SUBMITTED = frozenset({Word.TIMES_OUT.value, Word.HANDED_TO_BOT.value})
"""Words that the match enters for a seat; nobody submits them."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of the log. It never changes, even if it is taken back later."""

    number: int
    """Counted from 1."""
    actor: Actor
    text: str

    @property
    def kind(self) -> Kind:
        if self.text in WORDS:
            return Kind.TABLE
        return Kind.CHANCE if self.actor == CHANCE else Kind.MOVE

    def __str__(self) -> str:
        """Return the entry as records write it."""
        return f"{self.actor} {self.text}"


def table_message(entry: Entry) -> Message:
    """Return the sentence for a table entry: `match-entry-resigns` and so on."""
    assert entry.kind is Kind.TABLE
    return Message.of(f"match-entry-{entry.text}", seat=seat_message(entry.actor))


class RefusedEntry(TuckboxError):
    """Something that is not allowed at this table now; nothing has changed."""


class StaleChange(TuckboxError):
    """A change prepared for an earlier state of the match: prepare it again."""
