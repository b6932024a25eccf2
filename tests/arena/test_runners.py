"""Whole tournaments in workers of their own: cut short, continued, and on a real Ray cluster."""

import json
import multiprocessing
import os
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from shutil import which

import pytest

from tests.arena.test_plan import plan_of
from tests.conftest import Uninstall
from tests.port import free_port
from tests.services.origin import unavailable
from tuckbox import game
from tuckbox.arena import (
    ArenaFault,
    Fixture,
    FixtureResult,
    Results,
    TournamentProgress,
    tournament,
    workers,
)
from tuckbox.arena.plan import fixtures
from tuckbox.arena.tournament import Briefing, answer_to, play, read_answer
from tuckbox.arena.workers import Cluster, Processes
from tuckbox.core import TuckboxError
from tuckbox.extra import MissingExtra

PLAN = plan_of("fits", "random", "greedy", boards="1")
RULES = game("fits")
PATIENCE = 600.0


class Here:
    """Plays in this process, and counts; stops where it is told to."""

    def __init__(self, stop_after: int = 1000) -> None:
        self.begun: list[Fixture] = []
        self.stop_after = stop_after

    def play(self, fixtures: Iterable[Fixture]) -> Generator[FixtureResult, None, None]:
        for fixture in fixtures:
            if len(self.begun) == self.stop_after:
                raise KeyboardInterrupt
            self.begun.append(fixture)
            yield play(RULES, PLAN, fixture)


def entries(played: Iterable[FixtureResult]) -> dict[object, tuple[str, ...]]:
    return {each.key: each.entries for each in played}


def test_a_tournament_goes_on_where_it_was_cut_short(tmp_path: Path) -> None:
    path = tmp_path / "results"
    with Results(path, PLAN) as results, pytest.raises(KeyboardInterrupt):
        tournament(RULES, results, Here(stop_after=3), 3)
    second = Here()
    with Results(path, PLAN) as results:
        report = tournament(RULES, results, second, 3)
    assert report.games == 6
    assert second.begun == list(fixtures(RULES, PLAN, 3))[3:]
    third = Here()
    with Results(path, PLAN) as results:
        assert tournament(RULES, results, third, 3) == report
        assert third.begun == []
        assert tournament(RULES, results, third, 4).games == 8


def test_no_games_at_all_is_refused(tmp_path: Path) -> None:
    with Results(tmp_path / "results", PLAN) as results, pytest.raises(ArenaFault) as refused:
        tournament(RULES, results, Here(), 0)
    assert refused.value.code == "arena-games"


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    told: list[TournamentProgress] = []
    with Results(tmp_path / "here", PLAN) as here, Results(tmp_path / "there", PLAN) as there:
        one = tournament(RULES, here, Here(), 2)
        two = tournament(RULES, there, Processes(Briefing(PLAN, None), 2), 2, told.append)
        assert entries(here.played) == entries(there.played)
    assert one.standings == two.standings
    assert [(now.played, now.planned) for now in told] == [(n, 4) for n in range(5)]


def test_a_lost_process_ends_the_tournament_with_a_sentence() -> None:
    runner = Processes(Briefing(PLAN, None), 1)
    # A fixture that can't be unpickled in the worker ends it.
    with pytest.raises(ArenaFault) as refused:
        list(runner.play([Deadly()]))
    assert refused.value.code == "arena-worker-lost"


class Deadly(Fixture):
    """Ends the process that reads it."""

    def __init__(self) -> None:
        super().__init__("", 0, ())

    def __reduce__(self) -> tuple[Callable[[int], None], tuple[int]]:
        return os._exit, (3,)


def test_a_process_that_will_not_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "PATIENCE", 0.1)
    before = {*multiprocessing.active_children()}
    with pytest.raises(ArenaFault):
        list(Processes(Briefing(PLAN, None), 1).play([Deafening()]))
    assert {*multiprocessing.active_children()} <= before


class Deafening(Fixture):
    """Makes the process that reads it deaf to being asked to end."""

    def __init__(self) -> None:
        super().__init__("", 0, ())

    def __reduce__(self) -> tuple[Callable[..., object], tuple[int, int]]:
        return signal.signal, (signal.SIGTERM, signal.SIG_IGN)


@pytest.mark.parametrize(
    ("change", "code"),
    [({"components": "0"}, "arena-other-components"), ({"code": "0"}, "arena-other-code")],
)
def test_a_worker_with_other_files_plays_nothing(change: dict[str, str], code: str) -> None:
    work = Briefing(replace(PLAN, **change), None)  # type: ignore[arg-type]
    answer, _ = answer_to(work, None, next(fixtures(RULES, PLAN, 1)))
    with pytest.raises(TuckboxError) as refused:
        read_answer(answer)
    assert refused.value.code == code


def test_a_mistake_in_a_bot_is_told_with_its_trace() -> None:
    answer, _ = answer_to(Briefing(PLAN, None), RULES, Fixture("seats=1 boards=1", 1, ()))
    with pytest.raises(ArenaFault) as refused:
        read_answer(answer)
    assert refused.value.code == "arena-broken"
    assert "Traceback" in str(refused.value)


def test_without_ray_the_sentence_says_how_to_get_it(uninstall: Uninstall) -> None:
    uninstall("ray")
    with pytest.raises(MissingExtra) as refused:
        Cluster(Briefing(PLAN, None), "local")
    assert refused.value.message["command"] == "pip install 'tuckbox[ray]'"


@pytest.fixture
def ray_cluster(tmp_path: Path) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the address and environment of a Ray of two workers on loopback, with its own token."""
    ray = Path(sys.executable).with_name("ray")
    if not ray.exists() and which("ray") is None:
        unavailable("Ray", "`make` installs it; run it again")
    port, home = free_port(), tmp_path / "home"
    home.mkdir()
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith("RAY_")},
        "HOME": str(home),
        "XDG_CACHE_HOME": os.environ.get("XDG_CACHE_HOME", str(Path.home() / ".cache")),
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": secrets.token_hex(32),
        "RAY_USAGE_STATS_ENABLED": "0",
    }
    command = [str(ray), "start", "--head", "--block", "--num-cpus=2", f"--port={port}"]
    quiet = ["--node-ip-address=127.0.0.1", "--include-dashboard=false", "--disable-usage-stats"]
    # Names of sockets must be short, so not below the test's own folder.
    session = tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True)
    small = [f"--temp-dir={session.name}", "--object-store-memory=100000000"]
    log = (tmp_path / "log").open("wb")
    process = subprocess.Popen([*command, *quiet, *small], env=environment, stdout=log, stderr=log)
    try:
        _await_cluster(process, tmp_path / "log")
        yield f"127.0.0.1:{port}", environment
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        finally:
            process.kill()
            log.close()
            session.cleanup()


def _await_cluster(process: "subprocess.Popen[bytes]", log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while "This command will now block" not in log.read_text():
        assert process.poll() is None, log.read_text()
        assert time.monotonic() < end, log.read_text()
        time.sleep(0.1)


@pytest.mark.long
def test_a_ray_cluster_plays_the_same_games(
    tmp_path: Path, ray_cluster: tuple[str, dict[str, str]]
) -> None:
    address, environment = ray_cluster
    wanted = ["fits", "--boards", "1", "--bots", "random,greedy", "--games", "2", "--time", "0.01"]
    where = ["--seed", "s", "--ray", address, "--results", str(tmp_path / "there"), "--json"]
    ran = subprocess.run(
        [sys.executable, "-m", "tuckbox", "arena", *wanted, *where],
        env=environment,
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr.decode()
    assert json.loads(ran.stdout)["games"] == 4
    with Results(tmp_path / "here", PLAN) as here, Results(tmp_path / "there", PLAN) as there:
        tournament(RULES, here, Here(), 2)
        assert entries(here.played) == entries(there.played)


def test_where_no_cluster_answers_a_sentence_says_so() -> None:
    if which("ray", path=str(Path(sys.executable).parent)) is None:
        unavailable("Ray", "`make` installs it; run it again")
    runner = Cluster(Briefing(PLAN, None), f"127.0.0.1:{free_port()}")
    with pytest.raises(ArenaFault) as refused:
        list(runner.play(fixtures(RULES, PLAN, 1)))
    assert refused.value.code == "arena-no-cluster"
