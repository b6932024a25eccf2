"""What if, replays, analyses and advice."""

from typing import Literal

from pydantic import Field

from tuckbox.analysis.model import Analysis
from tuckbox.server.model.base import (
    EntryCount,
    Model,
    MoveText,
    OptionChoices,
    RecordText,
    SeatNumber,
    Word,
)
from tuckbox.server.model.message_parts import (
    AnyView,
    EntryModel,
    MessageModel,
    ResultModel,
    SeatModel,
    TextModel,
)


class StudyEntry(Model):
    """An entry of a what-if line."""

    actor: int = Field(ge=0, le=4)
    text: MoveText


class Study(Model):
    """Play on freely from any point of a match or record, or from the start of a game.

    In a running match it starts from your own view, and draws are fresh.
    """

    match: Word | None = None
    record: RecordText | None = Field(default=None, description="A record's text")
    at: EntryCount | None = Field(default=None, description="After this entry; null: now")
    game: Word | None = None
    options: OptionChoices = Field(default={})
    entries: list[StudyEntry] = Field(default=[], max_length=2000)
    seat: SeatNumber | None = Field(
        default=None, description="Whose view to return; null: the seat to move"
    )
    draw: bool = Field(default=True, description="Whether to make owed draws")
    bot: Word | None = Field(
        default=None, description="Level of a bot that moves for the seat to move"
    )
    text: bool = Field(default=False, description="Whether to return the view in words too")
    preview: list[MoveText] = Field(
        default=[],
        max_length=64,
        description="Moves whose effects to return, if there are too many moves to return all",
    )


class Studied(Model):
    """Where a line leads: its entries with draws and bot moves added, and the legal moves."""

    game: str
    entries: list[EntryModel]
    view: AnyView
    text: TextModel | None = Field(default=None, description="If asked for")
    seat: int | None
    owed: list[int]
    moves: list[str]
    effects: dict[str, list[MessageModel]]
    result: ResultModel | None


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


class AnalysisModel(Model):
    """The state of an analysis: its progress, and its result as far as it is known."""

    state: Literal["waiting", "working", "done", "failed"]
    progress: float = 0.0
    result: Analysis | None = Field(
        default=None, description="Complete once `state` is `done`; before, the rounds known so far"
    )


class Advice(Model):
    """What a bot would play here; only in uncounted solo play and in study."""

    text: str
    value: float | None
    line: list[str]
