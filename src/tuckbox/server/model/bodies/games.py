"""The games that a server offers, and the tours that teach them."""

from typing import Annotated

from pydantic import BeforeValidator, Field

from tuckbox.server.model.base import Model
from tuckbox.server.model.bodies.study import StudyEntry
from tuckbox.server.model.message_parts import AnyView, MessageModel


class OptionModel(Model):
    """One option of a game."""

    name: str
    choices: list[str]
    default: str
    is_sequence: bool


class GameModel(Model):
    """What a lobby needs to know about a game."""

    name: str
    options: list[OptionModel]
    reconstructed: list[MessageModel]
    components: str = Field(description="Hash of the components in use")
    box: str | None = Field(description="Name of the box that is the default here, if there is one")
    bots: list[str] = Field(description="Levels of bots, weakest first")
    analysis: bool = Field(description="Whether its matches can be analysed here")
    daily: bool
    demo: bool = Field(description="Whether there is a short game to watch")
    lesson: bool = Field(description="Whether there is a tutorial")
    preview: AnyView = Field(description="A view for the miniature on the start page")
    picture: str = Field(description="The same, drawn in characters of equal width")


class Demo(Model):
    """A short game to watch on the start page."""

    views: list[AnyView] = Field(description="A spectator's views, one after each choice")


class Messages(Model):
    """The messages of a language, with those that it lacks in English."""

    texts: dict[str, str] = Field(description="Message files in Fluent's syntax, by language")


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
