"""The jobs of a worker process: choose a move, analyse a record, solve a board, or get ready for it.

This runs only inside a worker. Compiled code is reached through the bots' index and by module name,
so that the server process, which imports neither, stays small and starts quickly.
"""

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from tuckbox.bots import Bot, Budget, bot
from tuckbox.core import CHANCE, AnyGame, Message, seat
from tuckbox.games import as_recorded, game

WARM_SECONDS = 0.05
IN_VAIN = frozenset({"kernels-no-cache", "kernels-cache-full", "kernels-plain"})
"""Notices after which no other process will find what was compiled."""

Progress = Callable[..., None]
"""Hears how much is done and, where there is some, what is known by then as plain JSON values."""


class Jobs:
    """The jobs, by name, for games with these components."""

    def __init__(self, components: Path | None) -> None:
        self._components = components

    def do(self, job: Mapping[str, Any], progress: Progress) -> Any:  # noqa: ANN401 - plain JSON
        """Do a job and return its result as plain JSON values."""
        match job["job"]:
            case "choose":
                return self._choose(job)
            case "warm":
                return self._warm(job)
            case "compile":
                return self._compile(job["of"], progress)
            case "analyse":
                return self._analyse(job, progress)
            case "possible":
                return self._possible(job, progress)
        raise ValueError(f"there is no job called {job['job']}")

    def _rules(self, job: Mapping[str, Any]) -> AnyGame:
        return as_recorded(self._game(job["game"]), job["components"], job["box"])

    def _choose(self, job: Mapping[str, Any]) -> dict[str, Any]:
        rules = self._rules(job)
        budget, rng = Budget(job["seconds"]), Random(job["seed"])
        choice = _bot(job["level"]).choose(rules, job["view"], budget, rng)
        return {
            "text": rules.format_move(choice.move),
            "value": choice.value,
            "line": list(choice.line),
        }

    def _warm(self, job: Mapping[str, Any]) -> None:
        """Choose one move at the start of a game, so that all code is loaded, or compiled if necessary."""
        rules = self._rules(job)
        position = rules.initial(rules.options(**job["options"]))
        while rules.to_move(position) == (CHANCE,):
            position = rules.apply(position, CHANCE, rules.chances(position)[0][0])
        view = rules.view(position, seat(rules.to_move(position)[0]))
        _bot(job["level"]).choose(rules, view, Budget(WARM_SECONDS), Random(0))

    def _compile(self, job: Mapping[str, Any], progress: Progress) -> list[Any]:
        """Do a job for the sake of its code; return why that was in vain, if it was.

        Progress is how much was compiled, in bytes of Python's code.
        """
        compiling = import_module("tuckbox.kernels.compiling")
        notices = import_module("tuckbox.kernels.compiler_notices").NOTICES
        lengths: list[int] = []

        def heard(length: int) -> None:
            lengths.append(length)
            progress(float(sum(lengths)))
            if _in_vain(notices.given):  # the disk has filled up: nothing more can be kept
                raise compiling.NotCompiled.now()

        compiling.COMPILING.listeners[:] = [heard]
        notices.listener = lambda _: None
        import_module("tuckbox.kernels.jit")
        if not _in_vain(notices.given):
            with suppress(compiling.NotCompiled):
                self.do(job, progress)
        return _in_vain(notices.given)

    def _analyse(self, job: Mapping[str, Any], progress: Progress) -> Any:  # noqa: ANN401
        analyse = import_module(job["module"]).analyse

        def heard(share: float, known: Any = None) -> None:  # noqa: ANN401 - an analysis
            progress(share, None if known is None else known.model_dump())

        return analyse(job["text"], heard, self._game(job["game"])).model_dump()

    def _possible(self, job: Mapping[str, Any], progress: Progress) -> list[int]:
        """Return the best possible scores of some deals on a board."""
        best_of_deals = import_module(job["module"]).best_of_deals
        scores: list[int] = []
        for best in best_of_deals(self._rules(job), job["board"], range(job["deals"])):
            scores.append(best.score)
            progress(len(scores) / job["deals"], scores)
        return scores

    def _game(self, name: str) -> AnyGame:
        return _game(name, self._components)


def _in_vain(notices: Iterable[Message]) -> list[Any]:
    return [notice.json() for notice in notices if notice.id in IN_VAIN]


@cache
def _game(name: str, components: Path | None) -> AnyGame:
    return game(name, components)


@cache
def _bot(level: str) -> Bot:
    return bot(level)
