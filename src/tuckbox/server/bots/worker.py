"""The jobs of a worker process: choose a move, analyse a record, solve a board, or get ready for it.

This runs only inside a worker. Compiled code is reached through the bots' index and by module name,
so that the server process, which imports neither, stays small and starts quickly.

Only answers go to standard output; whatever a library prints is redirected to standard error, so
that the two never mix.
"""

import contextlib
import json
import logging
import os
import signal
import sys
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import Any, BinaryIO

from tuckbox.bots import Bot, Budget, bot
from tuckbox.core import CHANCE, AnyGame, Message, TuckboxError, seat
from tuckbox.games import as_recorded, game
from tuckbox.server.model.json_log import open_json_log

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


log = logging.getLogger("tuckbox.server")

SMALLEST_STEP = 0.005
"""Smaller progress than this is not reported."""


class Answers:
    """Writes answers to the server."""

    def __init__(self, output: BinaryIO) -> None:
        self._output = output
        self._told = 0.0

    def give(self, **answer: Any) -> None:  # noqa: ANN401 - plain JSON
        self._output.write(json.dumps(answer).encode() + b"\n")
        self._output.flush()
        self._told = 0.0

    def progress(self, share: float, known: Any = None) -> None:  # noqa: ANN401 - plain JSON
        if share >= self._told + SMALLEST_STEP:
            self.give(progress=share, known=known)
            self._told = share


def work(job: dict[str, Any], jobs: Jobs, answers: Answers) -> None:
    """Do one job and answer it, even if it fails."""
    try:
        answers.give(result=jobs.do(job, answers.progress))
    except TuckboxError as error:
        answers.give(error=error.message.json())
    except Exception as error:
        # A bug in a bot must not end the worker; the server falls back to a quick move.
        log.exception("internal error in a worker")
        answers.give(broken=type(error).__name__)


def listen(waiting: "SimpleQueue[dict[str, Any]]") -> None:
    """Read jobs until the server is gone; then exit at once, even in the middle of a job."""
    for line in sys.stdin.buffer:
        waiting.put(json.loads(line))
    os._exit(0)


def main() -> None:
    """Do jobs until the server closes the pipe."""
    # Where there are no process groups, Ctrl-C reaches this process too; the server ends it itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    niceness, *components = sys.argv[1:]
    with contextlib.suppress(AttributeError, OSError):
        os.nice(int(niceness))
    open_json_log("info")
    answers = Answers(os.fdopen(os.dup(1), "wb"))
    os.dup2(2, 1)
    waiting: SimpleQueue[dict[str, Any]] = SimpleQueue()
    Thread(target=listen, args=(waiting,), daemon=True).start()
    jobs = Jobs(Path(components[0]) if components else None)
    while True:
        work(waiting.get(), jobs, answers)


if __name__ == "__main__":
    main()
