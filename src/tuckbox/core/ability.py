"""Optional abilities that a game may declare, and the defaults for games that do not."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple, Protocol, cast, runtime_checkable

from tuckbox.core.actor import Seat, seats
from tuckbox.core.game import AnyGame
from tuckbox.core.message import Message
from tuckbox.core.option import Options

Sides = tuple[tuple[Seat, ...], ...]
Ranking = tuple[tuple[Seat, ...], ...]
"""Seats from best to worst; tied seats are grouped together."""


@runtime_checkable
class HasSides(Protocol):
    """A game in which several seats may play for one side (FILLIT, two against two)."""

    def sides(self, options: Options) -> Sides: ...


@runtime_checkable
class HasRanking(Protocol):
    """A game whose final ranking is not simply the winners followed by the others by score."""

    def ranking(self, p: Any) -> Ranking: ...  # noqa: ANN401 - any game's position


@runtime_checkable
class HasPlacedDraws(Protocol):
    """A game whose rounds may end early, so that each draw has its own place in the deal (BITS)."""

    def place_of_draw(self, p: Any) -> int: ...  # noqa: ANN401 - any game's position


@runtime_checkable
class HasLandings(Protocol):
    """A game whose pieces slide down until they rest on something (FITS, BITS)."""

    def landing(self, p: Any, who: Seat, move: Any) -> int | None:  # noqa: ANN401
        """Return the row in which the lowest square of the piece comes to rest, counted from 0.

        None for a move that places nothing.
        """


class RoundScore(NamedTuple):
    """The points of a finished round."""

    board: str | None
    """The board that it was played on, where a game has several."""
    points: tuple[int, ...]
    """By seat."""


@runtime_checkable
class HasRounds(Protocol):
    """A game that is played in rounds, each with points of its own (FITS, BITS)."""

    def rounds(self, p: Any) -> tuple[RoundScore, ...]: ...  # noqa: ANN401 - any game's position


@runtime_checkable
class HasStanding(Protocol):
    """A game that can say how its points are made up before they are final."""

    def standing(self, view: Any) -> tuple[Message, ...]: ...  # noqa: ANN401 - any game's view


@runtime_checkable
class HasOptionalComponents(Protocol):
    """A game that does not use all of its components with all options."""

    def reconstructed_in(self, options: Options) -> tuple[Message, ...]: ...


@runtime_checkable
class HasHistory(Protocol):
    """A game whose positions remember earlier ones, which nobody sees on the table (FILLIT)."""

    def without_history(self, p: Any) -> Any:  # noqa: ANN401 - any game's position
        """Return a position that looks the same and remembers nothing."""


@runtime_checkable
class HasDrawnSpaces(Protocol):
    """A game that can say space by space what a drawn file shows, so that two can be compared."""

    def drawn_spaces(self, file: str) -> Mapping[str, str]:
        """Return what stands on each space; equal for drawings that mean the same."""


@cache
def _declares(kind: type, ability: type) -> bool:
    """Return whether a game declares an ability: looked up once, since Python takes long to say so."""
    return issubclass(kind, ability)


def landings(game: AnyGame, p: Any, who: Seat, moves: Iterable[Any]) -> list[int | None] | None:  # noqa: ANN401
    """Return for each move how high its piece comes to rest; None where no piece slides down."""
    if not _declares(type(game), HasLandings):
        return None
    sliding = cast(HasLandings, game)
    return [sliding.landing(p, who, move) for move in moves]


def place_of_draw(game: AnyGame, p: Any) -> int | None:  # noqa: ANN401 - any game's position
    """Return the place of the next draw in the deal; None where draws are simply counted."""
    if not _declares(type(game), HasPlacedDraws):
        return None
    return cast(HasPlacedDraws, game).place_of_draw(p)


def without_history(game: AnyGame, p: Any) -> Any:  # noqa: ANN401 - any game's position
    """Return a position to be looked at only, for views of all positions of a long game."""
    if not _declares(type(game), HasHistory):
        return p
    return cast(HasHistory, game).without_history(p)


def sides(game: AnyGame, options: Options) -> Sides:
    """Return the seats grouped by who wins and loses together; by default each seat is alone."""
    if _declares(type(game), HasSides):
        return cast(HasSides, game).sides(options)
    return tuple((seat,) for seat in seats(options.seats))


def ranking(game: AnyGame, p: Any) -> Ranking:  # noqa: ANN401 - any game's position
    """Return how a finished game ranks its seats."""
    if isinstance(game, HasRanking):
        return game.ranking(p)
    outcome = game.outcome(p)
    assert outcome is not None
    order: dict[tuple[bool, int], list[Seat]] = {}
    for seat in seats(len(outcome.scores)):
        lost = bool(outcome.winners) and seat not in outcome.winners
        points = outcome.scores[seat - 1] if lost else 0
        order.setdefault((lost, -points), []).append(seat)
    return tuple(tuple(order[key]) for key in sorted(order))


def standing(game: AnyGame, view: Any) -> tuple[Message, ...]:  # noqa: ANN401 - any game's view
    """Return how the points of the round under way are made up; () if the scores say it all."""
    return game.standing(view) if isinstance(game, HasStanding) else ()


def reconstructed_in(game: AnyGame, options: Options) -> tuple[Message, ...]:
    """Return which of the components in play are reconstructed."""
    if isinstance(game, HasOptionalComponents):
        return game.reconstructed_in(options)
    return game.reconstructed
