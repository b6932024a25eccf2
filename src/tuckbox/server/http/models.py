"""Bodies and responses of the HTTP routes, as typed models."""

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field

from tuckbox.analysis.model import Analysis
from tuckbox.server.wire.messages import (
    AnyView,
    EntryModel,
    MessageModel,
    MessageValue,
    Model,
    ResultModel,
    SeatModel,
    TextModel,
)

MatchState = Literal["open", "running", "finished"]


class ProblemModel(Model):
    """The response to every refused request: a stable code and a sentence in the visitor's language."""

    code: str
    sentence: str
    values: dict[str, MessageValue] = Field(default={})


class Messages(Model):
    """The messages of a language, with those that it lacks in English."""

    texts: dict[str, str] = Field(description="Message files in Fluent's syntax, by language")


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


class Me(Model):
    """The identity of this browser."""

    id: str = Field(description="Public part of the identity")
    name: str
    since: str


class Rename(Model):
    """A new display name."""

    name: str = Field(max_length=200)


class Recovery(Model):
    """A code that moves an identity to another device."""

    code: str = Field(max_length=200)


class TimeControl(Model):
    """`move`: seconds for each choice; `total`: seconds for the game plus an increment for each choice."""

    kind: Literal["move", "total"]
    seconds: int = Field(ge=5, le=7 * 24 * 3600)
    increment: int = Field(default=0, ge=0, le=3600)


class NewSeat(Model):
    """Who is to sit at a seat of a new match."""

    kind: Literal["me", "open", "bot", "program"]
    name: str | None = Field(default=None, max_length=200)
    level: str | None = None


class NewMatch(Model):
    """A match to be set up."""

    game: str
    options: dict[str, Any] = Field(default={})
    seats: list[NewSeat] = Field(min_length=1, max_length=4)
    public: bool = False
    time: TimeControl | None = None
    seed: str | None = Field(
        default=None, pattern="^[0-9a-f]{64}$", description="The creator's share of the fair draw"
    )


class Created(Model):
    """A new match, and the tokens of its program seats (shown once)."""

    id: str
    tokens: dict[int, str] = Field(default={})


class Join(Model):
    """Take a seat: the given one, or the first that is open."""

    seat: int | None = Field(default=None, ge=1, le=4)
    name: str | None = Field(default=None, max_length=200)
    seed: str | None = Field(default=None, pattern="^[0-9a-f]{64}$")


class Seed(Model):
    """A player's share of the fair draw."""

    seed: str = Field(pattern="^[0-9a-f]{64}$")


class Joined(Model):
    """The seat that was taken."""

    seat: int


class HandOver(Model):
    """Let a bot play for an absent seat."""

    level: str


class Entry(Model):
    """An entry sent over HTTP, by a program that keeps no socket open."""

    seat: int
    ply: int = Field(ge=0)
    text: str = Field(max_length=64)
    seen: int | None = Field(default=None, ge=0, description="As in a submission by socket")


class Acknowledged(Model):
    """The entry is in the match for good."""

    ply: int
    version: int


class MatchSummary(Model):
    """A row in a list of matches."""

    id: str
    game: str
    options: dict[str, str]
    state: MatchState
    seats: list[SeatModel]
    public: bool
    created: str
    changed: str
    entries: int
    mine: bool
    my_turn: bool
    daily: str | None = None
    imported: bool = Field(default=False, description="Played elsewhere and imported as a record")
    result: ResultModel | None = None


class MatchPage(Model):
    """One page of a list of matches."""

    matches: list[MatchSummary]
    more: str | None = Field(default=None, description="Cursor of the next page")


class ChanceModel(Model):
    """A possible draw, and the number of cards that stood for it."""

    text: str
    weight: int


class ReplayStep(Model):
    """An entry, and the view after it that the visitor may see."""

    entry: EntryModel
    view: AnyView
    text: TextModel | None = Field(default=None, description="If asked for")
    chances: list[ChanceModel] = Field(
        default=[], description="For a draw: everything possible, ascending by text, to verify it"
    )


class Replay(Model):
    """A match from its set-up on, one view for each entry; a long one comes in pages."""

    match: str
    game: str
    options: dict[str, str]
    seats: list[SeatModel]
    start: AnyView
    start_text: TextModel | None = Field(default=None, description="If asked for")
    after: int = Field(description="Number of the entry before this page; 0: none")
    total: int = Field(description="Number of entries in the match so far")
    steps: list[ReplayStep]
    placed_draws: bool = Field(
        description="Whether draws have places in the deal that only the game's rules know"
    )
    imported: bool = False
    result: ResultModel | None


class StudyEntry(Model):
    """An entry of a what-if line."""

    actor: int = Field(ge=0, le=4)
    text: str = Field(max_length=64)


def _entry_of(line: object) -> object:
    """`0 card T4`, as records write it."""
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
    options: dict[str, str]
    entries: list[TourEntry]


class Examples(Model):
    """Drawn examples of the rules."""

    names: bool = Field(default=False, description="Whether to show the names of spaces")
    positions: list[Example] = Field(default=[])


class Tour(Model):
    """A game's lesson and examples."""

    lesson: Lesson | None
    examples: Examples


class Study(Model):
    """Play on freely from any point of a match or record, or from the start of a game.

    In a running match it starts from your own view, and draws are fresh.
    """

    match: str | None = Field(default=None, max_length=32)
    record: str | None = Field(default=None, max_length=1_000_000, description="A record's text")
    at: int | None = Field(default=None, ge=0, description="After this entry; null: now")
    game: str | None = Field(default=None, max_length=32)
    options: dict[str, Any] = Field(default={})
    entries: list[StudyEntry] = Field(default=[], max_length=2000)
    seat: int | None = Field(
        default=None, ge=1, le=4, description="Whose view to return; null: the seat to move"
    )
    draw: bool = Field(default=True, description="Whether to make owed draws")
    bot: str | None = Field(
        default=None, description="Level of a bot that moves for the seat to move"
    )
    text: bool = Field(default=False, description="Whether to return the view in words too")
    preview: list[Annotated[str, Field(max_length=64)]] = Field(
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


class ImportRecord(Model):
    """A record's text, to be kept as a finished match or played on."""

    text: str = Field(max_length=1_000_000)


class Advice(Model):
    """What a bot would play here; only in uncounted solo play and in study."""

    text: str
    value: float | None
    line: list[str]


class DailyModel(Model):
    """The deal of one day."""

    game: str
    date: str
    commitment: str
    published: str = Field(description="When the commitment was published")
    closed: bool
    secret: str | None = None
    match: str | None = Field(default=None, description="Your attempt, once begun")
    my_score: int | None = None
    streak: int = 0
    share: str | None = Field(default=None, description="Text to share, without spoilers")
    players: int = 0
    best: int | None = Field(
        default=None, description="Best possible score, once the day has closed"
    )


class Commitment(Model):
    """The commitment that binds a day's deal before anybody can know it."""

    game: str
    date: str
    commitment: str
    published: str


class Standing(Model):
    """A row of a day's leaderboard."""

    rank: int | None
    name: str
    score: int
    mine: bool
    match: str | None = None


class Leaderboard(Model):
    """The finished attempts of one day."""

    daily: DailyModel
    standings: list[Standing]


class AnalysisModel(Model):
    """The state of an analysis: its progress, and its result once it is done."""

    state: Literal["waiting", "working", "done", "failed"]
    progress: float = 0.0
    result: Analysis | None = None


class Health(Model):
    """Whether this node can serve."""

    status: Literal["ok", "degraded"]
    database: bool
    channel: bool
    version: str
