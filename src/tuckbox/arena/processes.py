"""Fixtures played by worker processes on this machine."""

import contextlib
import signal
from collections.abc import Generator, Iterable
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any

from tuckbox.arena.error import ArenaFault
from tuckbox.arena.fixture import Fixture, Played
from tuckbox.arena.runner import Work, answer_to, read_answer
from tuckbox.core import AnyGame

PATIENCE = 10.0
"""Seconds a process gets to end by itself."""


class Processes:
    """N processes of this machine; they are gone when the last fixture has been handed on."""

    def __init__(self, work: Work, count: int) -> None:
        self.work = work
        self.count = count

    def play(self, fixtures: Iterable[Fixture]) -> Generator[Played, None, None]:
        waiting = iter(fixtures)
        busy: dict[Any, Worker] = {}
        try:
            for fixture in islice(waiting, self.count):
                worker = Worker(self.work)
                busy[worker.pipe] = worker
                worker.begin(fixture)
            while busy:
                for pipe in wait(list(busy)):
                    played = busy[pipe].result()
                    following = next(waiting, None)
                    if following is None:
                        busy.pop(pipe).end()
                    else:
                        busy[pipe].begin(following)
                    yield played
        finally:
            for worker in busy.values():
                worker.end()


class Worker:
    """A process that plays one fixture after the other."""

    def __init__(self, work: Work) -> None:
        processes = get_context("spawn")
        self.pipe, theirs = processes.Pipe()
        self._process = processes.Process(target=_serve, args=(theirs, work), daemon=True)
        self._process.start()
        theirs.close()

    def begin(self, fixture: Fixture) -> None:
        self.pipe.send(fixture)

    def result(self) -> Played:
        try:
            answer = self.pipe.recv()
        except (EOFError, OSError) as error:
            self._process.join(PATIENCE)
            raise ArenaFault.of("arena-worker-lost", reason=str(self._process.exitcode)) from error
        return read_answer(answer)

    def end(self) -> None:
        """End the process at once; a game that is not over is played again another time."""
        self._process.terminate()
        self._process.join(PATIENCE)
        self.pipe.close()


def _serve(pipe: Connection, work: Work) -> None:
    # Ctrl-C reaches the whole group of processes; the tournament says when it is time to go.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game: AnyGame | None = None
    # A closed pipe means that the tournament is gone: nothing is left to do.
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            answer, game = answer_to(work, game, pipe.recv())
            pipe.send(answer)
