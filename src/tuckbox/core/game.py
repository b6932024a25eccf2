"""The contract that every game fulfils and everything else is built on.

`core.rules.GameRules` fulfils most of it for a game that states its rules.
"""

from typing import Any, Protocol, TypeAlias

from tuckbox.core.actor import Actor, Seat
from tuckbox.core.component import ComponentFiles
from tuckbox.core.message import Effect, Message, Refusal
from tuckbox.core.option import Option, Options
from tuckbox.core.outcome import Outcome
from tuckbox.core.step import M, P, Step
from tuckbox.core.view import Part, View


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
        """The components whose printed original is lost, to be shown wherever they are met."""

    @property
    def view_type(self) -> type:
        """The type of this game's views: a `TypedDict` that extends `View`."""

    def options(self, **choices: object) -> Options:
        """Return a complete choice: defaults filled in, values checked; `InvalidOptions` otherwise."""

    def initial(self, options: Options) -> P: ...

    def to_move(self, p: P) -> tuple[Actor, ...]:
        """Return () when over; (CHANCE,); one seat; or several seats that choose at the same time."""

    def legal_moves(self, p: P, who: Actor) -> tuple[M, ...]:
        """Return the moves ascending by text; () for an actor not to move. The only statement of legality."""

    def refusal(self, p: P, who: Actor, move: M) -> Refusal | None:
        """Return why a move is not legal, or None if it is."""

    def play(self, p: P, who: Actor, move: M) -> Step[P, M]:
        """Judge a move and carry it out; `IllegalMove` says why it may not be."""

    def carry_out(self, p: P, who: Actor, move: M) -> Step[P, M]:
        """Carry out a move that is known to be legal, as one of `legal_moves` or `chances` is."""

    def apply(self, p: P, who: Actor, move: M) -> P:
        """Return the position after a legal move: `play(…).after`, for people at the prompt."""

    def effects(self, step: Step[P, M]) -> tuple[Effect, ...]:
        """Return what a step did, in the order in which it happened."""

    def chances(self, p: P) -> tuple[tuple[M, int], ...]:
        """Return each possible draw with its integer weight, ascending by text; () for no chance node."""

    def outcome(self, p: P) -> Outcome | None: ...

    def scores(self, p: P) -> tuple[int, ...]:
        """Return the points of each seat so far, as the game counts them."""

    def parts(self, p: P, seat: Seat | None) -> tuple[Part, ...]:
        """Return the parts of the view of this seat, or of a spectator."""

    def view(self, p: P, seat: Seat | None) -> View:
        """Return all that this seat, or a spectator, may know."""

    def position(self, view: View) -> P:
        """Return the position a view shows; choices it hides count as still owed."""

    def format_move(self, move: M) -> str: ...

    def parse_move(self, text: str) -> M:
        """Return the move with this text; `InvalidMove` otherwise."""

    def group(self, move: M) -> Message:
        """Return the heading under which a list of moves shows this one."""

    def draw(self, view: View) -> str:
        """Return a picture in text, without any language."""

    def describe(self, view: View) -> tuple[Message, ...]:
        """Return the same in sentences, for a reader who can't see it."""

    def inspect(self, view: View, space: str) -> tuple[Message, ...]:
        """Return what is on one space of the board, by its name; `InvalidSpace` otherwise."""


AnyGame: TypeAlias = Game[Any, Any]
"""A game whose positions and moves the holder only passes on."""
