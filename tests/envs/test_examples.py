"""The examples of docs run: shortened, and without judging the clock."""

import subprocess
import sys
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def run(*words: object) -> str:
    command = [sys.executable, *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_an_agent_learns_and_plays_as_a_bot(tmp_path: Path) -> None:
    curve, agent = tmp_path / "curve.svg", tmp_path / "agent.npz"
    told = run(DOCS / "train_fits.py", 3, curve, agent)
    assert "points" in told
    assert "<polyline" in curve.read_text()
    assert "over 2 deals" in run(DOCS / "agent_bot.py", agent, 2)


def test_the_example_is_short() -> None:
    assert len((DOCS / "train_fits.py").read_text().splitlines()) <= 120
