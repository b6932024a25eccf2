"""Answers of pure functions about positions, remembered as long as they are likely to be asked again.

Showing a position, judging a move in it and telling what the move did ask the same questions within
a moment. Positions are frozen, so an answer stays true.

Whoever keeps many tables gives each a memory of its own, so that they do not push out each other's
answers:

    with table.memory:
        game.view(position, seat)
"""

import threading
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeAlias, TypeVar, cast

Asked = TypeVar("Asked", bound=Callable[..., Any])
Answers: TypeAlias = dict[tuple[Any, ...], tuple[Any, Any, Any]]
"""By question: the objects that it is about, which must live as long as it stands here, and the answer."""

KEPT = 8
"""Answers that are kept for each function, if it does not say otherwise: the latest ones."""


class Memory:
    """The latest answers, by function."""

    __slots__ = ("_answers",)

    def __init__(self) -> None:
        self._answers: dict[Callable[..., Any], Answers] = {}

    def __enter__(self) -> None:
        """All that this thread asks until the block ends is remembered here."""
        _here.memories.append(self)

    def __exit__(self, *_: object) -> None:
        _here.memories.pop()

    def answers(self, function: Callable[..., Any]) -> Answers:
        found = self._answers.get(function)
        if found is None:
            found = self._answers[function] = {}
        return found

    def clear(self) -> None:
        self._answers.clear()


class _Here(threading.local):
    """Each thread remembers for itself, so none has to wait for another."""

    def __init__(self) -> None:
        self.memories = [Memory()]


_here = _Here()


def remembered(kept: int = KEPT) -> Callable[[Asked], Asked]:
    """For a pure function of (whose method it is, a position, …): so many answers are kept."""

    def decorated(function: Asked) -> Asked:
        @wraps(function)
        def asked(whose: Any, position: Any, *rest: Any) -> Any:  # noqa: ANN401 - whatever it takes
            answers = _here.memories[-1].answers(function)
            # Found by identity: to hash a position would often cost more than to answer anew.
            question = (id(whose), id(position), rest)
            found = answers.pop(question, None)
            if found is None:
                found = whose, position, function(whose, position, *rest)
                if len(answers) >= kept:
                    del answers[next(iter(answers))]
            answers[question] = found
            return found[2]

        return cast(Asked, asked)

    return decorated
