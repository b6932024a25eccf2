"""A game as the lobby shows it."""

from pydantic import Field

from tuckbox.server.model.base import Model
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
