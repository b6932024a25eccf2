"""A worker process: `python -m tuckbox.server.bots.worker`. Jobs come in as lines of JSON, answers go out.

A line of another thread's making never mixes with answers: the real output is kept for them, and
whatever a library prints goes to the error output.
"""

import contextlib
import json
import os
import signal
import sys
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

from tuckbox.core import TuckboxError
from tuckbox.server.bots.jobs import Jobs

NICENESS = 5
"""Players' moves go before bots' thoughts where the machine is small."""
SMALLEST_STEP = 0.005
"""Progress below this is not worth a line."""


class Answers:
    """Where answers go."""

    def __init__(self, output: BinaryIO) -> None:
        self._output = output
        self._told = 0.0

    def give(self, **answer: Any) -> None:  # noqa: ANN401 - plain JSON
        self._output.write(json.dumps(answer).encode() + b"\n")
        self._output.flush()
        self._told = 0.0

    def progress(self, share: float) -> None:
        if share >= self._told + SMALLEST_STEP:
            self.give(progress=share)
            self._told = share


def work(job: dict[str, Any], jobs: Jobs, answers: Answers) -> None:
    """Do one job and answer it, whatever happens."""
    try:
        answers.give(result=jobs.do(job, answers.progress))
    except TuckboxError as error:
        answers.give(error=error.message.json())
    except Exception as error:
        # A bot's mistake must not cost the worker; the server falls back to a quick move.
        sys.excepthook(type(error), error, error.__traceback__)
        answers.give(broken=type(error).__name__)


def listen(waiting: "SimpleQueue[dict[str, Any]]") -> None:
    """Take jobs until the server has gone; then end at once, also in the middle of a thought."""
    for line in sys.stdin.buffer:
        waiting.put(json.loads(line))
    os._exit(0)


def main() -> None:
    """Work until the server hangs up."""
    # Where processes have no groups Ctrl-C comes here too; the server says when it is time to go.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICENESS)
    answers = Answers(os.fdopen(os.dup(1), "wb"))
    os.dup2(2, 1)
    waiting: SimpleQueue[dict[str, Any]] = SimpleQueue()
    Thread(target=listen, args=(waiting,), daemon=True).start()
    jobs = Jobs(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
    while True:
        work(waiting.get(), jobs, answers)


if __name__ == "__main__":
    main()
