"""Boxes: somebody's own boards, cards or set-ups for one game, as one text."""

from typing import Annotated, Literal

from pydantic import Field

from tuckbox.server.http.models.game import OptionModel
from tuckbox.server.wire.bounds import RecordText, Word
from tuckbox.server.wire.messages import MessageValue, Model

BoxHash = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
Claimed = Literal["as printed", "made up"]


class BoxText(Model):
    """The text of a box, to be checked."""

    text: RecordText


class NewBox(Model):
    """A box to be kept."""

    text: RecordText
    shared: bool = Field(
        default=False, description="Whether everybody may find it in the list of shared boxes"
    )


class BoxPart(Model):
    """One drawn file of a box."""

    file: str
    claim: Claimed
    line: int = Field(description="The number of lines of the box above this drawing")
    text: str


class Box(Model):
    """What a box is. Name, author and licence come from anybody: show them as text."""

    hash: str
    game: str
    name: str
    author: str
    licence: str
    bytes: int
    parts: list[BoxPart]
    options: list[OptionModel] = Field(description="The options of a match that is played with it")


class BoxProblem(Model):
    """What is wrong with a box, and where in its text; lines and columns count from 1."""

    code: str
    sentence: str
    values: dict[str, MessageValue] = Field(default={})
    file: str | None = Field(default=None, description="The drawing in which it is")
    line: int | None = None
    column: int | None = None


class BoxCheck(Model):
    """A box that can be played, or what is wrong with it."""

    box: Box | None = None
    problems: list[BoxProblem] = Field(description="Empty if the box can be played")


class PossibleOf(Model):
    """A board of FITS, in the text of its box."""

    text: RecordText
    board: Word


class Possible(Model):
    """The best possible scores of ten random deals on a board, as far as they are known."""

    state: Literal["waiting", "working", "done", "failed"]
    progress: float = 0.0
    scores: list[int] = Field(default=[], description="Proven, in the order of the deals")
