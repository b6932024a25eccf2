"""The wheel, installed in clean environments with what it asks for: alone, and with each extra."""

import json
import os
import re
import shlex
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import uv

from tests.packaging.table_in_memory import ABSENT
from tuckbox.games import BUILT_IN

ROOT = Path(__file__).parents[2]
BAD_INPUT, NO_FAIR_DRAW = 2, 3
PATIENCE = 300.0


def run_uv(*words: object) -> None:
    command = [uv.find_uv_bin(), *(str(word) for word in words)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@dataclass(frozen=True, slots=True)
class Environment:
    """A virtual environment, a home of its own, and nothing from the tree these tests run in."""

    folder: Path

    def install(self, requirement: str) -> None:
        constraints = ("--constraints", ROOT / "constraints.txt")
        run_uv("pip", "install", "-q", "--python", self.folder / "venv", *constraints, requirement)

    @property
    def home(self) -> Path:
        return self.folder / "home"

    @property
    def command(self) -> str:
        return str(self.folder / "venv" / "bin" / "tuckbox")

    @property
    def variables(self) -> dict[str, str]:
        kept = {name: os.environ[name] for name in ("PATH", "TMPDIR") if name in os.environ}
        return {**kept, "HOME": str(self.home), "TUCKBOX_LANG": "en", "TUCKBOX_WORKERS": "0"}

    def tuckbox(self, *words: str, code: int = 0) -> str:
        """Return everything that the command prints; it must end with this code."""
        done = subprocess.run(
            [self.command, *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            cwd=self.home,
            env=self.variables,
            timeout=PATIENCE,
        )
        assert done.returncode == code, done.stdout
        assert "Traceback" not in done.stdout
        return done.stdout

    def python(self, code: str) -> "subprocess.CompletedProcess[str]":
        """Run some lines, uncompiled: what is installed is tried here, and not how fast it is."""
        return subprocess.run(
            [self.folder / "venv" / "bin" / "python", "-W", "error", "-c", code],
            capture_output=True,
            text=True,
            check=False,
            cwd=self.home,
            env={**self.variables, "NUMBA_DISABLE_JIT": "1"},
            timeout=PATIENCE,
        )

    def has(self, package: str) -> bool:
        return bool(list(self.folder.glob(f"venv/lib/*/site-packages/{package}")))

    @contextmanager
    def serving(self) -> Iterator[str]:
        """Run a server and give its address; it must stop cleanly."""
        with subprocess.Popen(
            [self.command, "serve", "--port=0"],
            stdout=subprocess.PIPE,
            text=True,
            cwd=self.home,
            env=self.variables,
        ) as process:
            assert process.stdout is not None
            line = process.stdout.readline()
            try:
                found = re.search(r"http://localhost:\d+", line)
                assert found, line
                yield found[0]
            finally:
                process.terminate()
                process.communicate(timeout=PATIENCE)
        assert process.returncode == 0


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    constraints = ("--build-constraints", ROOT / "constraints.txt")
    run_uv("build", "-q", "--wheel", *constraints, "--out-dir", folder, ROOT)
    return next(folder.glob("tuckbox-*.whl"))


def environment(folder: Path, requirement: str) -> Environment:
    run_uv("venv", "-q", "--python", sys.executable, folder / "venv")
    made = Environment(folder)
    made.home.mkdir()
    made.install(requirement)
    return made


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return environment(tmp_path_factory.mktemp("bare"), str(wheel))


def get(address: str) -> Any:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return json.loads(answer.read())


@pytest.mark.parametrize("name", BUILT_IN)
def test_alone_it_plays_keeps_and_verifies(bare: Environment, name: str) -> None:
    bots, file = [f"--bot={seat}=random" for seat in (1, 2)], f"{name}.tuckbox"
    out = bare.tuckbox("play", name, "--seats=2", "--seed=1", *bots, f"--save={file}")
    assert "win" in out or "draw" in out
    assert "entries are legal" in bare.tuckbox("verify", file, code=NO_FAIR_DRAW)


def test_alone_it_brings_nothing_of_the_extras(bare: Environment) -> None:
    for name in ("numba", "numpy", "fastapi", "sqlalchemy", "gymnasium", "pettingzoo"):
        assert not bare.has(name), name
    told = bare.python("import tuckbox.envs")
    assert "pip install 'tuckbox[envs]'" in told.stderr


def test_the_browser_client_is_in_it(wheel: Path) -> None:
    listed = subprocess.run(
        [sys.executable, "-m", "zipfile", "-l", wheel], capture_output=True, text=True, check=True
    ).stdout
    assert "tuckbox/server/assets/index.html" in listed
    assert re.search(r"tuckbox/server/assets/assets/\S+\.js", listed)


def test_with_the_extra_that_the_sentence_names_bots_think_and_games_are_analysed(
    wheel: Path, tmp_path: Path
) -> None:
    here = environment(tmp_path, str(wheel))
    game = ("play", "fits", "--boards=1", "--seed=1", "--bot=1=expert-1", "--save=game.tuckbox")
    told = here.tuckbox(*game, code=BAD_INPUT)
    assert "pip install 'tuckbox[bots]'" in told
    here.install(shlex.split(told)[-1])
    here.tuckbox(*game)
    found = here.tuckbox("analyse", "game.tuckbox", "--json", "--picture=game.png")
    assert '"is_proven": true' in found
    assert (here.home / "game.png").read_bytes().startswith(b"\x89PNG")
    assert "tuckbox[server]" in here.tuckbox("serve", code=BAD_INPUT)


@pytest.mark.parametrize("extra", ["server", "all"])
def test_with_its_extra_the_server_offers_what_works(
    extra: str, wheel: Path, tmp_path: Path
) -> None:
    here = environment(tmp_path, f"{wheel}[{extra}]")
    with here.serving() as address:
        assert get(f"{address}/healthz")["status"] == "ok"
        offered = {each["name"]: each for each in get(f"{address}/api/games")}
    assert set(offered) == set(BUILT_IN)
    for each in offered.values():
        assert each["analysis"] == ("expert-5" in each["bots"]) == (extra == "all")
    if extra == "server":
        assert "tuckbox[bots]" in here.tuckbox("selfcheck", code=BAD_INPUT)


def test_matches_and_wire_need_neither_a_web_framework_nor_a_database(
    wheel: Path, tmp_path: Path
) -> None:
    here = environment(tmp_path, str(wheel))
    here.install("pydantic")
    told = here.python((Path(__file__).parent / "table_in_memory.py").read_text())
    assert told.stdout.splitlines() == ["[-67, -67]", "[]"], told.stderr
    for name in ABSENT:
        assert not here.has(name), name


def test_with_its_extra_the_arena_looks_for_a_cluster(wheel: Path, tmp_path: Path) -> None:
    here = environment(tmp_path, f"{wheel}[ray]")
    told = here.tuckbox("arena", "fits", "--bots=random,greedy", "--ray=127.0.0.1:1", code=2)
    assert "127.0.0.1:1" in told


GYMNASIUM = """
import gymnasium, pettingzoo, tuckbox.envs
env = gymnasium.make("tuckbox/JAMMIT-v0", board="mini", render_mode="ansi").unwrapped
env.reset(seed=1)
env.step(env.sample_action())
print(env.action_space.n, len(env.render().splitlines()))
pettingzoo.make("parallel", "tuckbox/JAMMIT-v0").reset(seed=1)
"""
SPIEL = """
import tuckbox.envs.openspiel, pyspiel
state = pyspiel.load_game("tuckbox_jammit(board=mini)").new_initial_state()
print(len(state.legal_actions()))
"""


def test_with_their_extras_the_games_become_environments(wheel: Path, tmp_path: Path) -> None:
    here = environment(tmp_path, f"{wheel}[envs]")
    ran = here.python(GYMNASIUM)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith("69 ")
    assert "pip install 'tuckbox[spiel]'" in here.python(SPIEL).stderr
    here.install(f"{wheel}[spiel]")
    ran = here.python(SPIEL)
    assert (ran.returncode, ran.stdout) == (0, "14\n"), ran.stderr
    for name in ("torch", "stable_baselines3", "jax"):
        assert not here.has(name), name
