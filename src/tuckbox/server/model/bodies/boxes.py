"""Boxes: somebody's own boards, cards or set-ups for one game, as one text."""

from typing import Literal

from pydantic import Field

from tuckbox.server.model.base import Model, RecordText, Word
from tuckbox.server.model.bodies.games import OptionModel
from tuckbox.server.model.message_parts import MessageValue

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


class Difference(Model):
    """A space on which two drawings of the same component differ."""

    space: str
    here: str
    there: str


class OtherDrawing(Model):
    """Another drawing of the same component that was shared as printed."""

    count: int = Field(description="The number of identities that shared it")
    spaces: list[Difference]


class Agreement(Model):
    """How many identities shared the same drawing as printed, and where others differ."""

    file: str
    count: int
    others: list[OtherDrawing] = Field(description="The most frequent first")


class KeptBox(Box):
    """A box that is kept here."""

    text: str
    shared: bool = Field(description="Whether everybody may find it in the list of shared boxes")
    mine: bool = Field(description="Whether you entered it")
    agreement: list[Agreement] = Field(
        default=[],
        description="For each drawing as printed; identities are free, so it proves nothing",
    )


class BoxClaim(Model):
    """What a box says about one of its drawn files."""

    file: str
    claim: Claimed


class BoxSummary(Model):
    """A box in a list, or at a table. Name, author and licence come from anybody: show them as text."""

    hash: str
    game: str
    name: str
    author: str
    licence: str
    parts: list[BoxClaim]
    shared: bool
    mine: bool
    hidden: bool = Field(
        default=False, description="By the operator: name, author and licence are empty"
    )


class BoxPage(Model):
    """One page of a list of boxes."""

    boxes: list[BoxSummary]
    more: str | None = Field(default=None, description="Cursor of the next page")


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
