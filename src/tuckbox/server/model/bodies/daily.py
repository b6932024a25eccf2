"""The deal of the day."""

from pydantic import Field

from tuckbox.server.model.base import Model


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


class SoloRound(Model):
    """A round, and the points that it brought."""

    board: str | None = Field(description="The board, in games that have several")
    points: int


class SoloGame(Model):
    """A game played alone to its end."""

    match: str
    game: str
    ended: str
    points: int
    rounds: list[SoloRound]
