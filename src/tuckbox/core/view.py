"""Views: what a seat or a spectator may know, in plain JSON values, made part by part.

A game declares a view as parts. Each part names the frozen values that it is made from, so that code
that shows a table again and again sees by identity which parts are unchanged, without making or
comparing them. Where only some fields of a part change at a time, its maker returns them as parts too.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, TypeAlias, TypedDict

from tuckbox.core.actor import Actor
from tuckbox.core.option import Options
from tuckbox.core.outcome import Outcome


class OutcomeView(TypedDict):
    """How the rules ended the game."""

    winners: list[int]
    scores: list[int]
    reason: str
    grade: str | None


class View(TypedDict):
    """Everything that a seat, or a spectator (seat None), may know. Games add what their table shows."""

    game: str
    options: dict[str, str]
    seat: int | None
    to_move: list[int]
    """The actors that owe a choice; 0 is chance; empty when the game is over."""
    scores: list[int]
    outcome: OutcomeView | None


class Part(NamedTuple):
    """One field of a view."""

    name: str
    make: Callable[..., Any]
    """Makes the JSON value, or its `Fields`, from the values in `of`."""
    of: tuple[Any, ...]
    """The frozen values that the part is made from; while they stay the same objects, it is unchanged."""


class ListPart(NamedTuple):
    """A field of a view that is a list, each item of which changes by itself."""

    name: str
    make: Callable[..., Any]
    """Makes the JSON value of an item, or its `Fields`, from its values in `of`."""
    of: tuple[tuple[Any, ...], ...]
    """By item, the frozen values that it is made from."""


AnyPart: TypeAlias = Part | ListPart


class Fields(NamedTuple):
    """A JSON object of which each field changes by itself: what a maker returns instead of plain JSON.

    A maker always returns the same fields in the same order.
    """

    parts: tuple[AnyPart, ...]


def itself(value: Any) -> Any:  # noqa: ANN401 - any JSON value
    """Return the value unchanged: for a part that is already plain JSON."""
    return value


def as_list(*items: Any) -> list[Any]:  # noqa: ANN401 - JSON values
    """Return the values as a list: for a part that is a short list of plain JSON."""
    return list(items)


def plain(name: str, value: Any) -> Part:  # noqa: ANN401 - any JSON value
    """Return a part whose value is a number, a text, a boolean or None."""
    return Part(name, itself, (value,))


def items(name: str, make: Callable[..., Any], each: Iterable[tuple[Any, ...]]) -> ListPart:
    """Return a list of which each item is made from its own values."""
    return ListPart(name, make, tuple(each))


def assemble(parts: Iterable[AnyPart]) -> dict[str, Any]:
    """Return the view made of these parts."""
    return {part.name: made(part) for part in parts}


def made(part: AnyPart) -> Any:  # noqa: ANN401 - any JSON value
    """Return the value of a part."""
    if isinstance(part, ListPart):
        return [_value(part.make(*of)) for of in part.of]
    return _value(part.make(*part.of))


def _value(value: Any) -> Any:  # noqa: ANN401 - any JSON value
    return assemble(value.parts) if isinstance(value, Fields) else value


def common_parts(
    *,
    game: str,
    options: Options,
    to_move: tuple[Actor, ...],
    scores: tuple[int, ...],
    outcome: Outcome | None,
) -> Iterator[Part]:
    """Yield the parts of every view that are the same for everybody."""
    yield plain("game", game)
    yield Part("options", _options_view, (options,))
    yield Part("to_move", as_list, to_move)
    yield Part("scores", as_list, scores)
    yield Part("outcome", _outcome_view, (outcome,))


def options_of(view: View) -> Options:
    """Return the options that a view shows."""
    return Options(tuple(view["options"].items()))


def _options_view(options: Options) -> dict[str, str]:
    return dict(options.pairs)


def _outcome_view(outcome: Outcome | None) -> OutcomeView | None:
    if outcome is None:
        return None
    return {
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "reason": outcome.reason,
        "grade": outcome.grade,
    }
