"""What a seat or a spectator sees, as plain JSON values."""

from typing import TypedDict

from tuckbox.core import View


class TaskView(TypedDict):
    """An open task card and what it is worth as the boards stand."""

    text: str
    """As chance turned it: `task 2 V3 B`."""
    stack: int
    shape: str
    picture: list[str]
    """The shape drawn from its top row down: `#` a square, `.` none."""
    squares: int
    colour: str | None
    """The only colour that scores; None for any."""
    points: int
    """For each area of exactly this shape."""
    others: int
    """For each area of as many squares in another shape; 0 where these score nothing."""
    scores: list[int]
    """By seat: what this card gives for the board as it stands."""


class StoneView(TypedDict):
    """A stone on a board."""

    index: int
    """1 for the starting stone, then in the order of laying."""
    text: str
    """The placement: `RB>C`."""
    stone: str
    """The stone's name: `RB`, or `NN`."""
    cells: list[str]
    """Names of its two squares, the left or lower one first."""
    colours: list[str]
    """The colours of these squares; N is the grey of the neutral stone."""
    is_waiting: bool
    """Whether this is the viewing seat's own choice, hidden from others until all have chosen."""


class SquareView(TypedDict):
    """One covered square."""

    colour: str
    stone: int
    """The index of its stone."""


class AreaView(TypedDict):
    """An area: all connected squares of one colour."""

    colour: str
    cells: list[str]
    """Names, sorted."""
    shape: str | None
    """The name of its shape, where it has one of the drawn shapes."""
    points: list[int]
    """By open task card: what the area scores for it."""


class SurfaceView(TypedDict):
    """What lies on a board."""

    grid: list[list[SquareView | None]]
    """Rows from the top down, columns from the left; None is empty."""
    gaps: list[str]
    """Names of empty squares that nothing can reach any more."""
    heights: list[int]
    """By column."""
    areas: list[AreaView]
    points: int
    """The sum over the open task cards as the board stands."""
    has_neutral: bool
    """Whether the neutral stone is still unused in this round."""
    is_finished: bool
    """Whether no stone fits any more."""


class BoardView(SurfaceView):
    """One seat's board, a waiting choice of one's own included."""

    stones: list[StoneView]


class RoundView(TypedDict):
    """A finished round on the score sheet."""

    boards: list[list[str]]
    """By seat: placements in the order of laying."""
    pictures: list[list[str]]
    """By seat: rows from the top down, a letter for each colour, `.` empty."""
    cards: list[list[int]]
    """By task card, then by seat: points."""
    points: list[int]
    """By seat."""


class BitsView(View):
    """All that a seat, or a spectator, may know."""

    reconstructed: list[str]
    """Message ids of what is reconstructed among the components in use."""
    columns: list[str]
    """Names of the columns from the left."""
    rows: int
    colours: list[str]
    """Letters of the five colours; N is the grey of neutral stones."""
    round: int
    """The round that is played or was just scored; 0 before the first task card."""
    length: int
    """How many rounds the game has."""
    tasks: list[TaskView]
    """Open task cards, by stack."""
    out: list[str]
    """Texts of the task cards that were put out of the game."""
    stacks: list[list[str]]
    """By stack in use: texts of the cards that may still be turned from it."""
    starts: list[str | None]
    """By seat: its starting card in this round."""
    card: str | None
    """The open building card."""
    turned: list[str]
    """The building cards of this round before it."""
    remaining: dict[str, int]
    """Building cards still face down, by stone."""
    owed: str | None
    """The stone that the viewing seat has to place now."""
    choice: str | None
    """The viewing seat's own choice, which waits for the other seats; it is shown as placed."""
    boards: list[BoardView]
    """By seat."""
    history: list[RoundView]
    """Finished rounds."""
