"""What plays fixtures beside this process: processes of this machine, or a Ray cluster."""

import contextlib
import signal
import socket
from collections.abc import Callable, Generator, Iterable
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any

from tuckbox.arena.plan import ArenaFault, Fixture
from tuckbox.arena.results_file import FixtureResult
from tuckbox.arena.tournament import Briefing, answer_to, read_answer
from tuckbox.core import AnyGame
from tuckbox.extra import require_extra
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


LOCAL = "local"
"""The address that starts a Ray of this machine's own."""
KNOCK_SECONDS = 10.0
AHEAD = 2
"""Games per core that are handed out before results come back, so that no core waits."""


class Cluster:
    """Ray at an address; the connection ends when the last fixture has been handed on."""

    def __init__(self, briefing: Briefing, address: str, count: int | None = None) -> None:
        """`count` limits the cores of a Ray that is started here."""
        self.briefing = briefing
        self.address = address
        self.count = count
        self.ray = _ray()

    def play(self, fixtures: Iterable[Fixture]) -> Generator[FixtureResult, None, None]:
        ray, waiting = self.ray, iter(fixtures)
        self._join()
        try:
            remote = ray.remote(num_cpus=1, max_retries=2)(play_remotely)
            cores = int(ray.cluster_resources().get("CPU", 1))
            briefing = ray.put(self.briefing)
            begun = [remote.remote(briefing, each) for each in islice(waiting, AHEAD * cores)]
            while begun:
                ready, begun = ray.wait(begun)
                begun += [remote.remote(briefing, each) for each in islice(waiting, len(ready))]
                for each in ready:
                    yield self._result(each)
        finally:
            ray.shutdown()

    def _join(self) -> None:
        _knock(self.address)
        own = {"num_cpus": self.count, "include_dashboard": False} if self.address == LOCAL else {}
        try:
            self.ray.init(address=self.address, log_to_driver=False, logging_level="ERROR", **own)
        except (ConnectionError, ValueError, RuntimeError, OSError) as error:
            raise _nobody(self.address, error) from error

    def _result(self, reference: Any) -> FixtureResult:  # noqa: ANN401 - an ObjectRef, which is untyped
        try:
            return read_answer(self.ray.get(reference))
        except self.ray.exceptions.RayError as error:
            raise ArenaFault.of("arena-worker-lost", reason=_first_line(error)) from error


_games: dict[Briefing, AnyGame | None] = {}
"""Of a worker process, which plays many fixtures of the same plan."""


def play_remotely(briefing: Briefing, fixture: Fixture) -> dict[str, Any]:
    """Play one fixture, on whichever machine this runs."""
    answer, _games[briefing] = answer_to(briefing, _games.get(briefing), fixture)
    return answer


def _ray() -> Any:  # noqa: ANN401 - Ray has no types
    require_extra("ray")
    return import_module("ray")


def _knock(address: str) -> None:
    """Raise `ArenaFault` if nobody is at an address; Ray itself would try for many minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdecimal():
        try:
            socket.create_connection((host.strip("[]"), int(port)), KNOCK_SECONDS).close()
        except (OSError, OverflowError) as error:
            raise _nobody(address, error) from error


def _nobody(address: str, error: Exception) -> ArenaFault:
    return ArenaFault.of("arena-no-cluster", address=address, reason=_first_line(error))


def _first_line(error: Exception) -> str:
    return next(iter(str(error).strip().splitlines()), type(error).__name__).rstrip(".")
