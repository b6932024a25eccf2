"""The contract that every game fulfils and everything else is built on."""

from typing import Any, Protocol, TypeAlias, TypeVar

from tuckbox.core.actor import Actor, Seat
from tuckbox.core.component import ComponentFiles
from tuckbox.core.error import IllegalMove
from tuckbox.core.message import Effect, Message, Refusal
from tuckbox.core.option import Option, Options
from tuckbox.core.outcome import Outcome
from tuckbox.core.view import View

P = TypeVar("P")
"""A position: frozen, hashable, without the order of any deck."""
M = TypeVar("M")
"""A move of a seat or of chance: frozen, hashable, with a text."""


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
        """The components in play whose printed original is lost, to be shown wherever they are met."""

    def options(self, **choices: object) -> Options:
        """A complete choice: defaults filled in, values checked; `InvalidOptions` says what is wrong."""

    def initial(self, options: Options) -> P: ...

    def to_move(self, p: P) -> tuple[Actor, ...]:
        """() when over; (CHANCE,); one seat; or several seats that choose at the same time."""

    def legal_moves(self, p: P, who: Actor) -> tuple[M, ...]:
        """Ascending by text; () for one not to move. The only statement of legality."""

    def refusal(self, p: P, who: Actor, move: M) -> Refusal | None:
        """Why a move is not legal, or None if it is."""

    def apply(self, p: P, who: Actor, move: M) -> P:
        """The position after a legal move; `IllegalMove` otherwise."""

    def effects(self, p: P, who: Actor, move: M) -> tuple[Effect, ...]:
        """What a legal move does, step by step."""

    def chances(self, p: P) -> tuple[tuple[M, int], ...]:
        """At a chance node each possible draw with its integer weight, ascending by text; else ()."""

    def outcome(self, p: P) -> Outcome | None: ...

    def scores(self, p: P) -> tuple[int, ...]:
        """By seat: points so far, as the game counts them."""

    def view(self, p: P, seat: Seat | None) -> View:
        """All that this seat, or a spectator, may know.

        Its parts may be shared with other views of the position: copy them before you change them.
        """

    def position(self, view: View) -> P:
        """The position a view shows; choices it hides count as still owed."""

    def format_move(self, move: M) -> str: ...

    def parse_move(self, text: str) -> M:
        """The move with this text; `InvalidMove` otherwise."""

    def group(self, move: M) -> Message:
        """The heading under which a list of moves shows this one."""

    def draw(self, view: View) -> str:
        """A picture in text, without any language."""

    def describe(self, view: View) -> tuple[Message, ...]:
        """The same in sentences, for a reader who can't see it."""

    def inspect(self, view: View, space: str) -> tuple[Message, ...]:
        """What is on one space of the board, by its name; `InvalidSpace` otherwise."""


AnyGame: TypeAlias = Game[Any, Any]
"""A game whose positions and moves the holder only passes on."""


def require_legal(game: Game[P, M], p: P, who: Actor, move: M) -> None:
    refusal = game.refusal(p, who, move)
    if refusal is not None:
        raise IllegalMove(refusal)


def refuse_actor(to_move: tuple[Actor, ...], who: Actor) -> Refusal | None:
    """The refusal that holds whatever the move is: the game is over, or another is to move."""
    if not to_move:
        return Refusal.of("refusal-over")
    if who not in to_move:
        return Refusal.of("refusal-not-to-move", seat=who)
    return None
