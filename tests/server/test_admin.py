"""`tuckbox admin` as an operator uses it."""

import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.running import running, sqlite_settings
from tests.server.visitor import Visitor

ME = {"kind": "me"}


def admin(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tuckbox", "admin", *words, "--data", str(folder)]
    return subprocess.run([*command, "--lang", "en"], capture_output=True, text=True, check=False)


@pytest.fixture
def lived_in(tmp_path: Path) -> tuple[Path, str, str]:
    """A data folder, somebody's public id, and a match of theirs."""
    with running(sqlite_settings(tmp_path)) as node:
        ann = Visitor(node)
        ann.http.put("/me", json={"name": "Rumpelstiltskin"})
        who = ann.get("/me").json()["id"]
        match = ann.create("jammit", ME, ME)["id"]
        with ann.sit_at(match) as socket:
            socket.submit(socket.update["moves"][0])
        ann.close()
    return tmp_path, who, match


def test_a_backup_comes_back_into_an_empty_database(lived_in: tuple[Path, str, str]) -> None:
    folder, _, match = lived_in
    file = str(folder / "all.gz")
    assert "rows are saved" in admin(folder, "backup", file).stdout
    assert "overwritten" in admin(folder, "backup", file).stderr
    assert "not empty" in admin(folder, "restore", file).stderr
    other = folder / "other"
    assert "restored" in admin(other, "restore", file).stdout
    with running(sqlite_settings(other)) as node:
        told = httpx.get(f"{node.url}/api/matches/{match}/record").text
    assert 'seat 1 "Rumpelstiltskin"' in told
    (folder / "broken.gz").write_bytes(Path(file).read_bytes()[:-20])
    broken = admin(folder / "third", "restore", str(folder / "broken.gz"))
    assert "no complete backup" in broken.stderr
    assert broken.returncode != 0


@pytest.mark.parametrize("action", ["erase-name", "hide-name"])
def test_a_name_goes_everywhere(lived_in: tuple[Path, str, str], action: str) -> None:
    folder, who, match = lived_in
    assert admin(folder, action, who).returncode == 0
    assert "no identity" in admin(folder, action, "nobody").stderr
    with running(sqlite_settings(folder)) as node:
        told = httpx.get(f"{node.url}/api/matches/{match}/record").text
        summary = httpx.get(f"{node.url}/api/matches/{match}").text
    assert "Rumpelstiltskin" not in told + summary


def test_a_match_is_deleted_and_idle_ones_expire(lived_in: tuple[Path, str, str]) -> None:
    folder, _, match = lived_in
    assert "0 unfinished" in admin(folder, "retention", "1").stdout
    assert "no number" in admin(folder, "retention", "soon").stderr
    assert "deleted" in admin(folder, "delete-match", match).stdout
    assert "no game -Djy" in admin(folder, "delete-match", "-Djy").stderr
    assert "You can" in admin(folder, "dance", "now").stderr
