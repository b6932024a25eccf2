"""A game's lesson and drawn examples."""

from typing import Annotated

from pydantic import BeforeValidator, Field

from tuckbox.server.model.base import Model
from tuckbox.server.model.bodies.study import StudyEntry


def _entry_of(line: object) -> object:
    """Return an entry from `0 card T4`, as records write it."""
    if not isinstance(line, str):
        return line
    actor, _, text = line.partition(" ")
    return {"actor": actor, "text": text}


TourEntry = Annotated[StudyEntry, BeforeValidator(_entry_of)]


class EffectCount(Model):
    """How often something must happen in a move."""

    id: str = Field(description="Id of the effect's message")
    least: int = 0
    most: int | None = None


class Task(Model):
    """What a page of a lesson asks for; if all is empty, any legal move will do."""

    move: str | None = Field(
        default=None, description="A regular expression that must be found in the move's text"
    )
    effects: list[EffectCount] = Field(default=[])
    hint: str | None = Field(default=None, description="Id of the message for any other move")


class LessonPage(Model):
    """A page of a lesson: something to read, and perhaps something to do."""

    say: str = Field(description="Id of the message that is told")
    entries: list[TourEntry] = Field(default=[], description="They continue from the previous page")
    task: Task | None = None


class Lesson(Model):
    """A tutorial on the real board with the real rules."""

    options: dict[str, str]
    pages: list[LessonPage]


class Example(Model):
    """A position from a real game and a sentence about it."""

    say: str = Field(description="Id of the message that is told")
    section: int = Field(
        default=0, description="Under which heading of the rules it belongs, from 1; 0: after all"
    )
    options: dict[str, str]
    entries: list[TourEntry] = Field(default=[])


class Examples(Model):
    """Drawn examples of the rules."""

    names: bool = Field(default=False, description="Whether to show the names of spaces")
    positions: list[Example] = Field(default=[])


class Tour(Model):
    """A game's lesson and examples."""

    lesson: Lesson | None
    examples: Examples
