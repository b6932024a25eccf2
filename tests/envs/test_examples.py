"""The examples of docs run: shortened, and without judging the clock."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.server.running import running, sqlite_settings
from tests.server.test_bots import play_to_the_end
from tests.server.test_programs import wait_for_commitment
from tests.server.visitor import Visitor
from tuckbox.bots import UnknownBot, bot_for, levels

DOCS = Path(__file__).parents[2] / "docs"


def run(*words: object, **variables: str) -> str:
    command = [sys.executable, *map(str, words)]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, **variables}
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def agent(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An agent that has learned for a moment."""
    folder = tmp_path_factory.mktemp("agent")
    told = run(DOCS / "train_fits.py", 2, folder / "curve.svg", folder / "agent.npz")
    assert "points" in told
    assert "<path" in (folder / "curve.svg").read_text()
    return folder / "agent.npz"


def test_the_example_is_short() -> None:
    assert len((DOCS / "train_fits.py").read_text().splitlines()) <= 120


def test_an_agent_plays_as_a_bot(agent: Path) -> None:
    assert "over 2 deals" in run(DOCS / "agent_bot.py", agent, 2)


def test_an_agent_plays_in_the_arena_and_at_the_table(agent: Path, tmp_path: Path) -> None:
    variables = {
        "TUCKBOX_BOTS": "agent=agent_bot",
        "PYTHONPATH": str(DOCS),
        "AGENT": str(agent),
        "TUCKBOX_LANG": "en",
    }
    arena = ("-m", "tuckbox", "arena", "fits", "--boards=1", "--bots=random,agent", "--games=2")
    out = run(*arena, "--workers=1", f"--results={tmp_path / 'results'}", "--json", **variables)
    assert '"agent"' in out
    table = ("-m", "tuckbox", "play", "fits", "--boards=1", "--seats=2", "--seed=1")
    bots = ("--bot=1=random", "--bot=2=agent", f"--save={tmp_path / 'game'}")
    run(*table, *bots, **variables)
    assert "[seat 2 bot agent]" in (tmp_path / "game").read_text()


def test_an_agent_plays_a_person_over_the_wire(agent: Path, tmp_path: Path) -> None:
    with running(sqlite_settings(tmp_path)) as node:
        ann = Visitor(node)
        seats = {"kind": "me"}, {"kind": "program", "name": "Agent"}
        made = ann.create("fits", *seats, options={"boards": "1"}, draws=False)
        words = (DOCS / "agent_bot.py", agent, node.url, made["id"], made["tokens"]["2"])
        command = [sys.executable, *map(str, words)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=tmp_path) as program:
            wait_for_commitment(ann, made["id"], program)
            ann.give_nothing(made["id"])
            with ann.sit_at(made["id"]) as socket:
                play_to_the_end(socket, Random(1))
                assert program.communicate()[0].strip() == json.dumps(socket.update["result"])
                assert any(entry["actor"] == 2 for entry in socket.entries)
        ann.close()


def test_bots_of_the_user_are_known_by_name_and_offered_by_no_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TUCKBOX_BOTS", "nobody=no_such_module,greedy=no_such_module")
    assert bot_for("fits", "greedy").level == "greedy"
    assert "nobody" not in levels("fits")
    with pytest.raises(UnknownBot, match="no_such_module"):
        bot_for("fits", "nobody")
