"""Fixtures played by worker processes on this machine."""

import contextlib
import signal
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any

from tuckbox.arena.plan import ArenaFault, Fixture
from tuckbox.arena.results_file import FixtureResult
from tuckbox.arena.runner import Briefing, answer_to, read_answer
from tuckbox.core import AnyGame
from tuckbox.kernels.compiling import COMPILING

PATIENCE = 10.0
"""Seconds a process gets to end by itself."""
COMPILED = "compiled"
"""What a process says between games: the length of a function that it has compiled."""


class Processes:
    """N processes of this machine; they are gone when the last fixture has been handed on."""

    def __init__(
        self, briefing: Briefing, count: int, compiled: Callable[[int], None] = lambda length: None
    ) -> None:
        self.briefing = briefing
        self.count = count
        self._compiled = compiled
        """Hears the length of each function that a process has compiled."""

    def play(self, fixtures: Iterable[Fixture]) -> Generator[FixtureResult, None, None]:
        waiting = iter(fixtures)
        busy: dict[Any, FixtureWorker] = {}
        try:
            for fixture in islice(waiting, self.count):
                worker = FixtureWorker(self.briefing)
                busy[worker.pipe] = worker
                worker.begin(fixture)
            while busy:
                for pipe in wait(list(busy)):
                    answer = busy[pipe].answer()
                    if COMPILED in answer:
                        self._compiled(answer[COMPILED])
                        continue
                    played = read_answer(answer)
                    following = next(waiting, None)
                    if following is None:
                        busy.pop(pipe).end()
                    else:
                        busy[pipe].begin(following)
                    yield played
        finally:
            for worker in busy.values():
                worker.end()


class FixtureWorker:
    """A process that plays one fixture after the other."""

    def __init__(self, briefing: Briefing) -> None:
        processes = get_context("spawn")
        self.pipe, theirs = processes.Pipe()
        self._process = processes.Process(target=_serve, args=(theirs, briefing), daemon=True)
        self._process.start()
        theirs.close()

    def begin(self, fixture: Fixture) -> None:
        self.pipe.send(fixture)

    def answer(self) -> dict[str, Any]:
        try:
            answer: dict[str, Any] = self.pipe.recv()
        except (EOFError, OSError) as error:
            self._process.join(PATIENCE)
            raise ArenaFault.of("arena-worker-lost", reason=str(self._process.exitcode)) from error
        return answer

    def end(self) -> None:
        """End the process at once; a game that is not over is played again another time."""
        self._process.terminate()
        self._process.join(PATIENCE)
        # One that is left would be waited for at the end of this process, for ever.
        self._process.kill()
        self._process.join()
        self.pipe.close()


def _serve(pipe: Connection, briefing: Briefing) -> None:
    # Ctrl-C reaches the whole group of processes; the tournament says when it is time to go.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    COMPILING.listeners.append(lambda length: pipe.send({COMPILED: length}))
    game: AnyGame | None = None
    # A closed pipe means that the tournament is gone: nothing is left to do.
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            answer, game = answer_to(briefing, game, pipe.recv())
            pipe.send(answer)
