"""Work that takes longer than others should wait, and threads that do it."""

import time
from collections.abc import Callable
from concurrent.futures import Executor, Future
from queue import Empty, SimpleQueue
from threading import TIMEOUT_MAX, Lock, Thread
from typing import Any, ParamSpec, Protocol, TypeVar

T = TypeVar("T")

RETRY_SECONDS = 2.0
"""After which whoever found a pool full may ask again."""


class SlowWork(Protocol):
    """Does one kind of work elsewhere than on the event loop."""

    async def run(self, work: Callable[..., T], *given: Any) -> T:  # noqa: ANN401 - whatever the work takes
        """Return what the work returns; raise `Unavailable` at once if too much waits already."""


P = ParamSpec("P")


class Threads(Executor):
    """A few threads that do what is submitted, in order; each begins when it is first needed."""

    def __init__(self, count: int, name: str) -> None:
        self._count = count
        self._name = name
        self._work: SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None] = SimpleQueue()
        self._threads: list[Thread] = []
        self._lock = Lock()
        self._is_closed = False

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        done: Future[T] = Future()
        with self._lock:
            if self._is_closed:
                raise RuntimeError("the threads have been told to end")
            self._work.put((done, lambda: fn(*args, **kwargs)))
            if len(self._threads) < self._count:
                thread = Thread(target=self._run, name=self._name, daemon=True)
                self._threads.append(thread)
                thread.start()
        return done

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.close(float("inf") if wait else 0.0, cancel=cancel_futures)

    def close(self, deadline: float, *, cancel: bool = False) -> bool:
        """Let what was submitted be done, or cancelled, by then; return whether the threads have ended."""
        with self._lock:
            self._is_closed = True
            if cancel:
                self.cancel()
            for _ in self._threads:
                self._work.put(None)
        for thread in self._threads:
            thread.join(min(max(0.0, deadline - time.monotonic()), TIMEOUT_MAX))
        return not any(thread.is_alive() for thread in self._threads)

    def cancel(self) -> None:
        """Cancel what no thread has begun."""
        while True:
            try:
                task = self._work.get_nowait()
            except Empty:
                return
            if task is not None:
                task[0].cancel()

    def _run(self) -> None:
        while (task := self._work.get()) is not None:
            done, work = task
            if done.set_running_or_notify_cancel():
                try:
                    done.set_result(work())
                except BaseException as error:
                    done.set_exception(error)
            del task, done, work  # They may be large, and the next one long in coming.
