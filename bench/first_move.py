"""How long a person waits for the first move of an expert: a new process, everything compiled.

Counted by processor time from the start of Python to the choice, the tenth of a second that the
expert may think included.
"""

import subprocess
import sys

from tuckbox.bots import levels
from tuckbox.games import games

RUNS = 5
TARGET = 1.0
LEVEL = "expert-5"
CODE = """
import time
from random import Random
from tuckbox import CHANCE, game
from tuckbox.bots import Budget, bot

rules, random = game({name!r}), Random(1)
position = rules.initial(rules.options())
while rules.to_move(position) == (CHANCE,):
    draws, weights = zip(*rules.chances(position))
    position = rules.apply(position, CHANCE, random.choices(draws, weights)[0])
view = rules.view(position, rules.to_move(position)[0])
bot({level!r}).choose(rules, view, Budget(0.1), random)
print(time.process_time())
"""


def seconds(name: str) -> float:
    """Return the processor time of one new process."""
    command = [sys.executable, "-c", CODE.format(name=name, level=LEVEL)]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def main() -> None:
    print(f"{'':8}{'least':>8}{'median':>8}{'most':>8}{'target':>8}")
    for name in (name for name in games() if LEVEL in levels(name)):
        seconds(name)  # compiles, if that is still to be done
        taken = sorted(seconds(name) for _ in range(RUNS))
        figures = (taken[0], taken[RUNS // 2], taken[-1], TARGET)
        print(f"{name:8}" + "".join(f"{figure:6.2f} s" for figure in figures))


if __name__ == "__main__":
    main()
