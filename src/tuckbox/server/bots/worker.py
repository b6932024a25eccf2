"""A worker process, `python -m tuckbox.server.bots.worker NICENESS`: reads jobs as lines of JSON and answers them.

Only answers go to standard output; whatever a library prints is redirected to standard error, so
that the two never mix.
"""

import contextlib
import json
import logging
import os
import signal
import sys
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

from tuckbox.core import TuckboxError
from tuckbox.server.bots.jobs import Jobs
from tuckbox.server.model.json_log import open_json_log

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
