"""A match from its set-up on."""

from pydantic import Field

from tuckbox.server.model.base import Model
from tuckbox.server.model.message_parts import (
    AnyView,
    EntryModel,
    ResultModel,
    SeatModel,
    TextModel,
)


class ReplayStep(Model):
    """An entry, and the view after it that the visitor may see."""

    entry: EntryModel
    view: AnyView
    text: TextModel | None = Field(default=None, description="If asked for")


class Replay(Model):
    """A match from its set-up on, one view for each entry; a long one comes in pages."""

    match: str
    game: str
    options: dict[str, str]
    seats: list[SeatModel]
    start: AnyView
    start_text: TextModel | None = Field(default=None, description="If asked for")
    after: int = Field(description="Number of the entry before this page; 0: none")
    next: int | None = Field(description="`after` of the next page; null: this is the last")
    total: int = Field(description="Number of entries in the match so far")
    steps: list[ReplayStep]
    imported: bool = False
    result: ResultModel | None
