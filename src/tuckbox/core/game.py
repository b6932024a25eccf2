"""The contract that every game fulfils and that everything else is built on.

`core.rules.GameRules` fulfils most of it for a game that states its rules.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from tuckbox.core.actor import Actor, Seat
from tuckbox.core.data_files import ComponentFiles
from tuckbox.core.message import Effect, InvalidOptions, Message, Refusal
from tuckbox.core.option import Option, Options
from tuckbox.core.outcome import Outcome
from tuckbox.core.view import AnyPart, View

P = TypeVar("P")
"""A position: frozen, hashable, and without the order of any deck."""
M = TypeVar("M")
"""A move of a seat or of chance: frozen, hashable, and with a text."""


@dataclass(frozen=True, slots=True)
class Step(Generic[P, M]):
    """One entry carried out: who did what, and the table before and after.

    Everything that tells, shows or stores what happened reads steps.
    """

    actor: Actor
    move: M
    text: str
    before: P
    after: P


AnyStep: TypeAlias = Step[Any, Any]
"""A step to code that does not know its game."""


class Game(Protocol[P, M]):
    """Exact rules as pure functions over positions. An instance is bound to one set of components."""

    @property
    def name(self) -> str: ...

    @property
    def choosable(self) -> tuple[Option, ...]:
        """The options of this game, in the order in which to ask for them; `seats` is always first."""

    @property
    def files(self) -> ComponentFiles:
        """The data files this instance plays with: their hash stands in every record."""

    @property
    def reconstructed(self) -> tuple[Message, ...]:
        """The components whose printed original is lost; interfaces mark them wherever they appear."""

    @property
    def view_type(self) -> type:
        """The type of this game's views: a `TypedDict` that extends `View`."""

    def options(self, **choices: object) -> Options:
        """Fill in defaults and check every value; raise `InvalidOptions` if one is wrong."""

    def initial(self, options: Options) -> P: ...

    def to_move(self, p: P) -> tuple[Actor, ...]:
        """Return who moves: () when over, (CHANCE,), one seat, or several seats that choose at once."""

    def legal_moves(self, p: P, who: Actor) -> tuple[M, ...]:
        """Return the moves ascending by text; () for an actor not to move. The only statement of legality."""

    def refusal(self, p: P, who: Actor, move: M) -> Refusal | None:
        """Return why a move is not legal, or None if it is."""

    def play(self, p: P, who: Actor, move: M) -> Step[P, M]:
        """Judge a move and carry it out; raise `IllegalMove` if the rules do not allow it."""

    def carry_out(self, p: P, who: Actor, move: M) -> Step[P, M]:
        """Carry out a move known to be legal, such as one from `legal_moves` or `chances`."""

    def apply(self, p: P, who: Actor, move: M) -> P:
        """Return the position after a legal move: `play(…).after`, handy at a Python prompt."""

    def effects(self, step: Step[P, M]) -> tuple[Effect, ...]:
        """Return what a step did, in the order in which it happened."""

    def preview(self, p: P, who: Actor, move: M) -> tuple[Effect, ...]:
        """Return what a legal move would do to the pieces, to draw it before it is made.

        It may leave out what the move's text and its landing tell, and what follows for the game.
        """

    def chances(self, p: P) -> tuple[tuple[M, int], ...]:
        """Return each possible draw with its integer weight, ascending by text; () if nothing is drawn."""

    def outcome(self, p: P) -> Outcome | None: ...

    def scores(self, p: P) -> tuple[int, ...]:
        """Return the points of each seat so far, as the game counts them."""

    def public_parts(self, p: P) -> tuple[AnyPart, ...]:
        """Return the parts of a view that are the same for everybody."""
        ...

    def own_parts(self, p: P, seat: Seat | None) -> tuple[AnyPart, ...]:
        """Return the parts of a view that depend on the seat, or are a spectator's."""

    def view(self, p: P, seat: Seat | None) -> View:
        """Return everything that this seat, or a spectator, may know."""

    def position(self, view: View) -> P:
        """Return the position that a view shows; choices it hides count as still owed."""

    def format_move(self, move: M) -> str: ...

    def parse_move(self, text: str) -> M:
        """Return the move with this text; raise `InvalidMove` if there is none."""

    def group(self, move: M) -> Message:
        """Return the heading under which lists show this move."""

    def draw(self, view: View) -> str:
        """Return a picture made of characters, the same in every language."""

    def describe(self, view: View) -> tuple[Message, ...]:
        """Return the table in sentences, for readers who cannot see a picture."""

    def inspect(self, view: View, space: str) -> tuple[Message, ...]:
        """Return what is on the named space of the board; raise `InvalidSpace` if there is none."""


AnyGame: TypeAlias = Game[Any, Any]
"""A game to code that only passes its positions and moves on."""


def modes(game: AnyGame) -> Iterator[Options]:
    """Yield every combination of options that the rules allow.

    For a sequence, to keep it short, only its default and each choice alone.
    """
    names = [option.name for option in game.choosable]
    for values in product(*(_values(option) for option in game.choosable)):
        try:
            yield game.options(**dict(zip(names, values, strict=True)))
        except InvalidOptions:
            continue


def _values(option: Option) -> tuple[str, ...]:
    return (option.default, *option.choices) if option.is_sequence else option.choices


def move_groups(game: AnyGame, moves: Iterable[Any]) -> dict[Message, list[str]]:
    """Return the texts of moves by the heading that lists show them under, both in the order given."""
    groups: dict[Message, list[str]] = {}
    for move in moves:
        groups.setdefault(game.group(move), []).append(game.format_move(move))
    return groups
