"""Where fixtures are played: in processes of this machine, or on a cluster (`cluster.py`)."""

import contextlib
import signal
import traceback
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any, Protocol

from tuckbox.arena.error import ArenaFault
from tuckbox.arena.fixture import Fixture, Played
from tuckbox.arena.plan import Plan
from tuckbox.arena.stamp import code_stamp
from tuckbox.arena.table import play
from tuckbox.core import AnyGame, Message, TuckboxError
from tuckbox.core.message import message_from_json
from tuckbox.games import game as game_named

PATIENCE = 10.0
"""Seconds a process gets to end by itself."""


class Hall(Protocol):
    """Plays fixtures side by side and hands each on as it ends, in any order."""

    def play(self, fixtures: Iterable[Fixture]) -> Generator[Played, None, None]: ...


@dataclass(frozen=True, slots=True)
class Work:
    """All that a worker must be told before its first fixture."""

    plan: Plan
    components: Path | None

    def game(self) -> AnyGame:
        """The game; `ArenaFault` where the worker has other components or other programs."""
        game = game_named(self.plan.game, self.components)
        if game.files.hash != self.plan.components:
            raise ArenaFault.of("arena-other-components", game=self.plan.game)
        if code_stamp() != self.plan.code:
            raise ArenaFault.of("arena-other-code")
        return game


class Processes:
    """So many processes of this machine; they are gone when the last fixture has been handed on."""

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
        """At once: a game that is not over is played again another time."""
        self._process.terminate()
        self._process.join(PATIENCE)
        self.pipe.close()


def _serve(pipe: Connection, work: Work) -> None:
    # Ctrl-C reaches the whole group of processes; the tournament says when it is time to go.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game: AnyGame | None = None
    # Whoever asked is gone when the pipe is closed: nothing is left to do.
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            answer, game = answer_to(work, game, pipe.recv())
            pipe.send(answer)


def answer_to(
    work: Work, game: AnyGame | None, fixture: Fixture
) -> tuple[dict[str, Any], AnyGame | None]:
    """What a worker sends back: plain values, whatever happened."""
    try:
        game = game or work.game()
        return {"played": play(game, work.plan, fixture)}, game
    except TuckboxError as error:
        return {"error": error.message.json()}, game
    except Exception:
        return {"broken": traceback.format_exc()}, game


def read_answer(answer: dict[str, Any]) -> Played:
    if "error" in answer:
        raise ArenaFault(message_from_json(answer["error"]))
    if "broken" in answer:
        raise ArenaFault(Message.of("arena-broken", trace=answer["broken"]))
    played = answer["played"]
    assert isinstance(played, Played)
    return played
