"""The plumbing that the rules of all games share, so that a game's `rules.py` holds rules."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from tuckbox.core.actor import Actor, Seat
from tuckbox.core.data_files import ComponentFiles
from tuckbox.core.game import Step
from tuckbox.core.message import Effect, IllegalMove, Message, Refusal
from tuckbox.core.option import Option, Options, choose
from tuckbox.core.outcome import Outcome
from tuckbox.core.view import AnyPart, View, assemble, common_parts, plain


class HasOptions(Protocol):
    """Every position knows the options of its game."""

    @property
    def options(self) -> Options: ...


class HasText(Protocol):
    """Every move knows its text."""

    @property
    def text(self) -> str: ...


P = TypeVar("P", bound=HasOptions)
M = TypeVar("M", bound=HasText)


class ComponentsModule(Protocol):
    """`components.py`: reads the drawn data."""

    def read_components(self, files: ComponentFiles, /) -> Any: ...  # noqa: ANN401


class MovesModule(Protocol):
    """`moves.py`: moves, each with its text, and how a text is read."""

    def parse_move(self, text: str, components: Any, /) -> Any: ...  # noqa: ANN401


class RefusalModule(Protocol):
    """`refusal.py`: why a move is not legal for an actor whose turn it is."""

    def refuse(self, rules: Any, p: Any, who: Actor, move: Any, /) -> Refusal: ...  # noqa: ANN401


class EffectsModule(Protocol):
    """`effects.py`: what a step did."""

    def effects(self, rules: Any, step: Any, /) -> Iterable[Effect]: ...  # noqa: ANN401


class ViewModule(Protocol):
    """`view.py`: what a seat may see, and the position a view shows."""

    def public_parts(self, rules: Any, p: Any, /) -> Iterable[AnyPart]: ...  # noqa: ANN401
    def own_parts(self, rules: Any, p: Any, seat: Seat | None, /) -> Iterable[AnyPart]: ...  # noqa: ANN401
    def position(self, rules: Any, view: Any, /) -> Any: ...  # noqa: ANN401


class TextModule(Protocol):
    """`text.py`: a view as a picture and in sentences, single spaces, and headings of move lists."""

    def draw(self, view: Any, /) -> str: ...  # noqa: ANN401
    def describe(self, view: Any, /) -> Iterable[Message]: ...  # noqa: ANN401
    def inspect(self, view: Any, space: str, /) -> Iterable[Message]: ...  # noqa: ANN401
    def group(self, move: Any, /) -> Message: ...  # noqa: ANN401


class GameModules(NamedTuple):
    """The modules beside a game's `rules.py`; each plays the same part in every game."""

    components: ComponentsModule
    moves: MovesModule
    refusal: RefusalModule
    effects: EffectsModule
    view: ViewModule
    text: TextModule


class GameRules(ABC, Generic[P, M]):
    """Base class that fulfils `core.game.Game` once a game states its rules and names its modules."""

    name: ClassVar[str]
    modules: ClassVar[GameModules]
    view_type: ClassVar[type]
    """The type of this game's views, from which the wire's schema is made."""
    replaceable: ClassVar[tuple[str, ...]] = ()
    """Patterns of the data files that a player may replace or add."""
    choosable: tuple[Option, ...]

    def __init__(self, files: ComponentFiles) -> None:
        self.files = files
        self.components = self.modules.components.read_components(files)

    # What each game states

    @abstractmethod
    def initial(self, options: Options) -> P: ...

    @abstractmethod
    def to_move(self, p: P) -> tuple[Actor, ...]: ...

    @abstractmethod
    def legal_moves(self, p: P, who: Actor) -> tuple[M, ...]: ...

    @abstractmethod
    def after(self, p: P, who: Actor, move: M) -> P:
        """Return the position after a move that is known to be legal."""

    @abstractmethod
    def outcome(self, p: P) -> Outcome | None: ...

    @abstractmethod
    def scores(self, p: P) -> tuple[int, ...]: ...

    # What most games need not say

    @property
    def reconstructed(self) -> tuple[Message, ...]:
        return ()

    def options(self, **choices: object) -> Options:
        return choose(self.choosable, choices)

    def chances(self, p: P) -> tuple[tuple[M, int], ...]:
        """Return (): most games leave nothing to chance."""
        return ()

    # Judging and carrying out

    def refusal(self, p: P, who: Actor, move: M) -> Refusal | None:
        if move in self.legal_moves(p, who):
            return None
        stranger = refuse_actor(self.to_move(p), who)
        return stranger or self.modules.refusal.refuse(self, p, who, move)

    def play(self, p: P, who: Actor, move: M) -> Step[P, M]:
        refusal = self.refusal(p, who, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        return self.carry_out(p, who, move)

    def carry_out(self, p: P, who: Actor, move: M) -> Step[P, M]:
        return Step(who, move, self.format_move(move), p, self.after(p, who, move))

    def apply(self, p: P, who: Actor, move: M) -> P:
        return self.play(p, who, move).after

    def preview(self, p: P, who: Actor, move: M) -> tuple[Effect, ...]:
        return self.effects(self.carry_out(p, who, move))

    # What the modules beside the rules do

    def format_move(self, move: M) -> str:
        return move.text

    def parse_move(self, text: str) -> M:
        move: M = self.modules.moves.parse_move(text, self.components)
        return move

    def effects(self, step: Step[P, M]) -> tuple[Effect, ...]:
        return tuple(self.modules.effects.effects(self, step))

    def public_parts(self, p: P) -> tuple[AnyPart, ...]:
        common = common_parts(
            game=self.name,
            options=p.options,
            to_move=self.to_move(p),
            scores=self.scores(p),
            outcome=self.outcome(p),
        )
        return (*common, *self.modules.view.public_parts(self, p))

    def own_parts(self, p: P, seat: Seat | None) -> tuple[AnyPart, ...]:
        return (plain("seat", seat), *self.modules.view.own_parts(self, p, seat))

    def view(self, p: P, seat: Seat | None) -> View:
        view: Any = assemble((*self.public_parts(p), *self.own_parts(p, seat)))
        shown: View = view
        return shown

    def position(self, view: View) -> P:
        position: P = self.modules.view.position(self, view)
        return position

    def draw(self, view: View) -> str:
        return self.modules.text.draw(view)

    def describe(self, view: View) -> tuple[Message, ...]:
        return tuple(self.modules.text.describe(view))

    def inspect(self, view: View, space: str) -> tuple[Message, ...]:
        return tuple(self.modules.text.inspect(view, space))

    def group(self, move: M) -> Message:
        return self.modules.text.group(move)


def refuse_actor(to_move: tuple[Actor, ...], who: Actor) -> Refusal | None:
    """Return why this actor may not move at all: the game is over, or it is somebody else's turn."""
    if not to_move:
        return Refusal.of("refusal-over")
    if who not in to_move:
        return Refusal.of("refusal-not-to-move", seat=who)
    return None
