"""Breaks the rules and the match in small ways, and asks their tests to notice.

python -m tests.mutation 300 [seed]

A sample of all small changes is tried. What survives is printed as a difference; either a new test
kills it, or it changes nothing that anybody could see and is listed in `equal.toml`. Results are kept
in `build/mutants.json` as they come: a second run tries only what is new, what survived, and what was
killed by other tests than there are now.
"""

import importlib.util
import json
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import islice
from multiprocessing.connection import wait
from pathlib import Path
from random import Random

from tests.mutation.equal import equals, is_equal
from tests.mutation.mutant import SOURCE, Mutant, mutants
from tests.mutation.state import key
from tests.mutation.trial import Broken, Ended, Trial, warm_up
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


def tried(waiting: list[Mutant]) -> Iterator[tuple[Mutant, Ended]]:
    """Return each mutant with how its trial ended, as the results come."""
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


class Tally:
    """What became of the mutants that can be told from the original."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.survivors = 0
        self.faults = 0

    def add(self, mutant: Mutant, result: Ended) -> None:
        if result.fault is not None:
            self.faults += 1
            print(f"not tried: {result.fault}\n{mutant.difference}")
        elif result.killer is None:
            self.survivors += 1
            print(f"survivor {self.survivors}\n{mutant.difference}")

    @property
    def killed(self) -> int:
        return self.count - self.survivors - self.faults

    def judgement(self) -> str:
        """Return a sentence for each reason to fail; "" if there is none."""
        said = []
        if self.killed < LEAST * (self.count - self.faults):
            said.append(f"Less than {LEAST:.0%} of the mutants were killed.")
        if self.faults:
            said.append(f"The tests of some mutants did not run to an end: {self.faults}.")
        return " ".join(said)


def judged(count: int, seed: int) -> int:
    chosen, listed = sample(count, seed), equals()
    told_apart = [mutant for mutant in chosen if not is_equal(mutant, listed)]
    killers: dict[str, str] = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    waiting = [mutant for mutant in told_apart if key(mutant) not in killers]
    tally = Tally(len(told_apart))
    for number, (mutant, result) in enumerate(tried(waiting), start=1):
        tally.add(mutant, result)
        if result.killer is not None:
            killers[key(mutant)] = result.killer
            KEPT.parent.mkdir(exist_ok=True)
            KEPT.write_text(json.dumps(killers, indent=1))
        print(f"{number} of {len(waiting)}: {result.killer or result.fault or 'alive'}", flush=True)
    print(
        f"{tally.killed} of {tally.count} killed: {tally.killed / max(tally.count, 1):.1%};"
        f" {len(chosen) - tally.count} more are equal"
    )
    print(blame := tally.judgement())
    return int(bool(blame))


def main(words: Sequence[str]) -> int:
    if not 1 <= len(words) <= 2 or not all(word.isdecimal() for word in words) or words[0] == "0":
        print("usage: python -m tests.mutation COUNT [SEED]", file=sys.stderr)
        return 2
    if importlib.util.find_spec("cosmic_ray") is None:
        print("Cosmic Ray makes the mutants, and `make soak` installs it.", file=sys.stderr)
        return 2
    count, seed = int(words[0]), int((*words, "1")[1])
    try:
        return judged(count, seed)
    except Broken as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
