"""Bodies and answers of the HTTP routes, as typed models."""

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field

from tuckbox.analysis.model import Analysis
from tuckbox.server.wire.messages import (
    EntryModel,
    MessageModel,
    Model,
    ResultModel,
    SeatModel,
    TextModel,
)

Language = Literal["en", "fr", "de", "ja"]
MatchState = Literal["open", "running", "finished"]


class ProblemModel(Model):
    """The answer to every refused request: a stable code and a sentence in the asked language."""

    code: str
    sentence: str
    values: dict[str, Any] = Field(default={})


class Messages(Model):
    """The words of a language, and in English whatever that language lacks."""

    texts: dict[str, str] = Field(description="Message files in Fluent's syntax, by language")


class OptionModel(Model):
    """One option of a game."""

    name: str
    choices: list[str]
    default: str
    is_sequence: bool


class GameModel(Model):
    """What a lobby needs to know of a game."""

    name: str
    options: list[OptionModel]
    reconstructed: list[MessageModel]
    components: str = Field(description="Hash of the components in play")
    bots: list[str] = Field(description="Levels that can take a seat, weakest first")
    analysis: bool = Field(description="Whether its matches can be analysed here")
    daily: bool
    demo: bool = Field(description="Whether there is a short game to watch")
    lesson: bool = Field(description="Whether there is a tutorial")
    preview: dict[str, Any] = Field(description="A view for the miniature on the start page")
    picture: str = Field(description="The same, drawn in characters of equal width")


class Demo(Model):
    """A short game to watch on the start page."""

    views: list[dict[str, Any]] = Field(description="A spectator's views, one after each choice")


class Me(Model):
    """Who this browser is."""

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
    """`move`: seconds for each choice; `total`: seconds for the game plus an increment each."""

    kind: Literal["move", "total"]
    seconds: int = Field(ge=5, le=7 * 24 * 3600)
    increment: int = Field(default=0, ge=0, le=3600)


class NewSeat(Model):
    """Who shall sit at a seat of a new match."""

    kind: Literal["me", "open", "bot", "program"]
    name: str | None = Field(default=None, max_length=200)
    level: str | None = None


class NewMatch(Model):
    """A table to be set up."""

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
    """Take a seat: a given one or the first that is open."""

    seat: int | None = Field(default=None, ge=1, le=4)
    name: str | None = Field(default=None, max_length=200)
    seed: str | None = Field(default=None, pattern="^[0-9a-f]{64}$")


class Seed(Model):
    """One's share of the fair draw."""

    seed: str = Field(pattern="^[0-9a-f]{64}$")


class Joined(Model):
    """The seat one has now."""

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
    """A line in a list of matches."""

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
    imported: bool = Field(default=False, description="Played elsewhere; came here as a record")
    result: ResultModel | None = None


class MatchPage(Model):
    """One page of a list of matches."""

    matches: list[MatchSummary]
    more: str | None = Field(default=None, description="Cursor of the next page")


class ChanceModel(Model):
    """Something that could have been drawn, and how many cards stood for it."""

    text: str
    weight: int


class ReplayStep(Model):
    """An entry, and the table after it as the asker may see it."""

    entry: EntryModel
    view: dict[str, Any]
    text: TextModel | None = Field(default=None, description="If asked for")
    chances: list[ChanceModel] = Field(
        default=[], description="Of a draw: all that could come, ascending by text, to verify it"
    )


class Replay(Model):
    """A match from its set-up on, one view per entry; a long one page by page."""

    match: str
    game: str
    options: dict[str, str]
    seats: list[SeatModel]
    start: dict[str, Any]
    start_text: TextModel | None = Field(default=None, description="If asked for")
    after: int = Field(description="The entry before the first step of this page; 0: none")
    total: int = Field(description="Entries of the match so far")
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

    id: str = Field(description="Of the effect's message")
    least: int = 0
    most: int | None = None


class Task(Model):
    """What a page of a lesson asks for; if it names nothing, any legal move will do."""

    move: str | None = Field(
        default=None, description="A regular expression that must be found in the move's text"
    )
    effects: list[EffectCount] = Field(default=[])
    hint: str | None = Field(default=None, description="Id of what to say to another move")


class LessonPage(Model):
    """A page of a lesson: something to read, and perhaps something to do."""

    say: str = Field(description="Id of the message that is told")
    entries: list[TourEntry] = Field(default=[], description="They lead on from the page before")
    task: Task | None = None


class Lesson(Model):
    """A tutorial on the real board with the real rules."""

    options: dict[str, str]
    pages: list[LessonPage]


class Example(Model):
    """A real position and a sentence about it."""

    say: str = Field(description="Id of the message that is told")
    options: dict[str, str]
    entries: list[TourEntry]


class Examples(Model):
    """Drawn examples of the rules."""

    names: bool = Field(default=False, description="Whether the names of spaces must be seen")
    positions: list[Example] = Field(default=[])


class Tour(Model):
    """What a game shows of itself."""

    lesson: Lesson | None
    examples: Examples


class Study(Model):
    """Play on freely from a moment of a match or record, or from the start of a game.

    Of a running match one's own view is the start, and draws are fresh.
    """

    match: str | None = Field(default=None, max_length=32)
    record: str | None = Field(default=None, max_length=1_000_000, description="A record's text")
    at: int | None = Field(default=None, ge=0, description="After this entry; null: now")
    game: str | None = Field(default=None, max_length=32)
    options: dict[str, Any] = Field(default={})
    entries: list[StudyEntry] = Field(default=[], max_length=2000)
    seat: int | None = Field(
        default=None, ge=1, le=4, description="Whose view to return; null: who moves"
    )
    draw: bool = Field(default=True, description="Whether owed draws are made")
    bot: str | None = Field(default=None, description="A level: let it move for the seat to move")
    text: bool = Field(default=False, description="Whether the table is wanted in words too")
    preview: list[Annotated[str, Field(max_length=64)]] = Field(
        default=[],
        max_length=64,
        description="Moves whose effects are wanted where there are too many to send them all",
    )


class Studied(Model):
    """Where the line leads: the entries with draws and bot moves added, and what is possible."""

    game: str
    entries: list[EntryModel]
    view: dict[str, Any]
    text: TextModel | None = Field(default=None, description="If asked for")
    seat: int | None
    owed: list[int]
    moves: list[str]
    effects: dict[str, list[MessageModel]]
    result: ResultModel | None


class ImportRecord(Model):
    """A record's text, to be kept as a finished match or continued for study."""

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
    published: str = Field(description="Since when the commitment has been public")
    closed: bool
    secret: str | None = None
    match: str | None = Field(default=None, description="My attempt, once begun")
    my_score: int | None = None
    streak: int = 0
    share: str | None = Field(default=None, description="Text to share, without spoilers")
    players: int = 0
    best: int | None = Field(default=None, description="Best possible, when the day has closed")


class Commitment(Model):
    """What binds a day's deal before anybody can know it."""

    game: str
    date: str
    commitment: str
    published: str


class Standing(Model):
    """A line of a day's table."""

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
    """The state of an analysis: how far it is, and its result once there is one."""

    state: Literal["waiting", "working", "done", "failed"]
    progress: float = 0.0
    result: Analysis | None = None


class Health(Model):
    """Whether this node can serve."""

    status: Literal["ok", "degraded"]
    database: bool
    channel: bool
    version: str
