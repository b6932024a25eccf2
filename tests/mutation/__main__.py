"""Breaks the rules and the match in small ways, and asks their tests to notice.

python -m tests.mutation 300 [seed]

A sample of all small changes is tried. What survives is printed as a difference; either a new test
kills it, or it changes nothing that anybody could see and is listed in `equal.toml`. Results are kept
in `build/mutants.json` as they come: a second run tries only what is new and what survived.
"""

import json
import shutil
import sys
import tempfile
from collections.abc import Iterator
from itertools import islice
from multiprocessing.connection import wait
from pathlib import Path
from random import Random

from tests.mutation.equal import equals, is_equal
from tests.mutation.mutant import SOURCE, Mutant, mutants
from tests.mutation.trial import Trial, warm_up
from tests.phases import ROOT

LAYERS = ("games", "match")
LEAST = 0.95
"""The share of mutants that must be killed."""
AT_ONCE = 2
KEPT = ROOT / "build" / "mutants.json"


def sample(count: int, seed: int) -> list[Mutant]:
    folders = [SOURCE / "tuckbox" / layer for layer in LAYERS]
    files = [file for folder in folders for file in sorted(folder.rglob("*.py"))]
    every = [mutant for file in files for mutant in mutants(file)]
    print(f"{len(every)} mutants; {count} of them are tried, by seed {seed}", flush=True)
    # By lot, but each for itself: when one file changes, those of the others are chosen again.
    shuffled = sorted(every, key=lambda mutant: Random(f"{seed} {mutant.name}").random())
    return list(islice((each for each in shuffled if each.is_valid), count))


def tried(waiting: list[Mutant]) -> Iterator[tuple[Mutant, str | None]]:
    """Return each mutant with what killed it, None for a survivor, as the results come."""
    warm_up()
    queue, running = list(reversed(waiting)), dict[int, Trial]()
    with tempfile.TemporaryDirectory() as folder:
        free = [Path(shutil.copytree(SOURCE, Path(folder, str(n)))) for n in range(AT_ONCE)]
        while queue or running:
            while queue and free:
                copy = free.pop()
                trial = Trial(queue.pop(), copy, copy.with_suffix(".killer"))
                running[trial.process.sentinel] = trial
            for sentinel in wait(list(running)):
                trial = running.pop(sentinel)  # type: ignore[arg-type]
                yield trial.mutant, trial.end()
                free.append(trial.copy)


def main(count: int, seed: int = 1) -> int:
    chosen, listed = sample(count, seed), equals()
    told_apart = [mutant for mutant in chosen if not is_equal(mutant, listed)]
    killers: dict[str, str] = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    waiting = [mutant for mutant in told_apart if mutant.difference not in killers]
    survivors = 0
    for number, (mutant, killer) in enumerate(tried(waiting), start=1):
        if killer is None:
            survivors += 1
            print(f"survivor {survivors}\n{mutant.difference}")
        else:
            killers[mutant.difference] = killer
            KEPT.parent.mkdir(exist_ok=True)
            KEPT.write_text(json.dumps(killers, indent=1))
        print(f"{number} of {len(waiting)}: {killer or 'alive'}", flush=True)
    killed = len(told_apart) - survivors
    share = killed / len(told_apart)
    print(
        f"{killed} of {len(told_apart)} killed: {100 * share:.1f} %;"
        f" {len(chosen) - len(told_apart)} more are equal"
    )
    return int(share < LEAST)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
