"""Views: what a seat or a spectator may know, in plain JSON values, made part by part.

A game declares a view as parts. Each part names the frozen values that it is made from, so that code
that shows a table again and again sees by identity which parts are unchanged, without making or
comparing them.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, TypedDict

from tuckbox.core.actor import Actor, Seat
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
    """One field of a view, or one item of a field that is a list."""

    path: tuple[str, ...] | tuple[str, int]
    """The field's name; for an item of a list its index too."""
    make: Callable[..., Any]
    """Makes the JSON value from the values in `of`."""
    of: tuple[Any, ...]
    """The frozen values that the part is made from; while they stay the same objects, it is unchanged."""


def itself(value: Any) -> Any:  # noqa: ANN401 - any JSON value
    """Return the value unchanged: for a part that is already plain JSON."""
    return value


def empty_list() -> list[Any]:
    """Return an empty list: for a list whose items are separate parts."""
    return []


def as_list(*items: Any) -> list[Any]:  # noqa: ANN401 - JSON values
    """Return the values as a list: for a part that is a short list of plain JSON."""
    return list(items)


def plain(name: str, value: Any) -> Part:  # noqa: ANN401 - any JSON value
    """Return a part whose value is a number, a text, a boolean or None."""
    return Part((name,), itself, (value,))


def items(name: str, make: Callable[..., Any], each: Iterable[tuple[Any, ...]]) -> Iterator[Part]:
    """Yield the parts of a list: the list itself, empty, and then one part for each item."""
    yield Part((name,), empty_list, ())
    for index, of in enumerate(each):
        yield Part((name, index), make, of)


def assemble(parts: Iterable[Part], make: Callable[[Part], Any] | None = None) -> dict[str, Any]:
    """Return the view made of these parts; `make` may reuse what was made before."""
    view: dict[str, Any] = {}
    for part in parts:
        value = part.make(*part.of) if make is None else make(part)
        if len(part.path) == 1:
            view[part.path[0]] = [] if part.make is empty_list else value
        else:
            view[part.path[0]].append(value)
    return view


def common_parts(
    *,
    game: str,
    options: Options,
    seat: Seat | None,
    to_move: tuple[Actor, ...],
    scores: tuple[int, ...],
    outcome: Outcome | None,
) -> Iterator[Part]:
    """Yield the parts with which every view begins."""
    yield plain("game", game)
    yield Part(("options",), _options_view, (options,))
    yield plain("seat", seat)
    yield Part(("to_move",), as_list, to_move)
    yield Part(("scores",), as_list, scores)
    yield Part(("outcome",), _outcome_view, (outcome,))


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
