"""Games that a person has played alone."""

from pydantic import Field

from tuckbox.server.model.base import Model


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
