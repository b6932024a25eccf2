"""A game whose components change keeps the old ones, and old records and matches go on with them."""

import re
import shutil
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.cli.command import Ran, tuckbox
from tests.fifth.conftest import path_with
from tests.server.process import node_process
from tests.server.visitor import Visitor

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}
WIDER = "[board]\n. . . .\n. . . .\n. . . .\n"


@pytest.fixture
def record(tmp_path: Path, site: Path) -> Path:
    """A game begun with the first version."""
    typed = "A1\nB2\nquit\n"
    tuckbox(tmp_path, "play", "noughts", "--save", "old.tuckbox", typed=typed, env=path_with(site))
    return tmp_path / "old.tuckbox"


@pytest.fixture
def newer(tmp_path: Path, site: Path, record: Path) -> Path:
    """Where the second version is installed: its board is one column wider."""
    folder = shutil.copytree(site, tmp_path / "newer")
    found = re.search("^.components builtin ([0-9a-f]{12})", record.read_text(), re.MULTILINE)
    assert found
    package = folder / "tuckbox_noughts"
    (package / "earlier").mkdir()
    shutil.copytree(package / "data", package / "earlier" / found[1])
    (package / "data" / "board.txt").write_text(WIDER)
    return folder


def test_old_records_are_read_and_played_on(tmp_path: Path, record: Path, newer: Path) -> None:
    def run(*arguments: str, typed: str = "") -> Ran:
        return tuckbox(tmp_path, *arguments, typed=typed, env=path_with(newer))

    assert run("perft", "noughts", "--depth", "1").out.split()[-1] == "12"
    for command in ("replay", "show", "verify"):
        ran = run(command, record.name)
        assert ran.err == ""
        assert command == "verify" or "  A B C\n" in ran.out
    resumed = run("play", "--resume", record.name, "--save", "on.tuckbox", typed="D1\nA2\nquit\n")
    assert "“D1” is no move" in resumed.out
    assert "Seat 1 puts a cross on A2." in resumed.out
    assert run("replay", "on.tuckbox").code == 0


def test_where_they_were_thrown_away_the_record_is_refused(
    tmp_path: Path, record: Path, newer: Path
) -> None:
    shutil.rmtree(newer / "tuckbox_noughts" / "earlier")
    ran = tuckbox(tmp_path, "replay", record.name, env=path_with(newer))
    assert ran.code == 2
    assert len(re.findall("[0-9a-f]{64}", ran.err)) == 2


def test_a_match_that_was_under_way_goes_on(tmp_path: Path, site: Path, newer: Path) -> None:
    with node_process(tmp_path / "data", **path_with(site)) as node:
        ann = Visitor(SimpleNamespace(url=node.url))  # type: ignore[arg-type]
        match = ann.create("noughts", ME, BOT)["id"]
        with ann.sit_at(match) as socket:
            socket.submit("A1")
            socket.owes()
    with node_process(tmp_path / "data", **path_with(newer)) as node:
        ann.move_to(SimpleNamespace(url=node.url))  # type: ignore[arg-type]
        with ann.sit_at(match) as socket:
            update = socket.owes()
            assert (update["view"]["columns"], len(update["moves"])) == (3, 7)
            socket.submit(update["moves"][0])
            socket.wait_until(lambda update: len(socket.entries) > 3 or update["result"])
        text = ann.get(f"/matches/{match}/record").text
        assert ann.post("/records", {"text": text}).status_code == 201
        fresh = ann.create("noughts", ME, ME)["id"]
        with ann.sit_at(fresh) as socket:
            assert len(socket.owes()["moves"]) == 12
    ann.close()


def test_matches_of_a_game_that_was_removed_are_still_listed(tmp_path: Path, site: Path) -> None:
    time = {"kind": "move", "seconds": 5}
    with node_process(tmp_path / "data", **path_with(site)) as node:
        ann = Visitor(SimpleNamespace(url=node.url))  # type: ignore[arg-type]
        match = ann.create("noughts", ME, ME, time=time)["id"]
        ann.get(f"/matches/{match}")
    with node_process(tmp_path / "data") as node:
        ann.move_to(SimpleNamespace(url=node.url))  # type: ignore[arg-type]
        listed = ann.get("/matches", which="mine").json()["matches"]
        assert [found["game"] for found in listed] == ["noughts"]
        refused = ann.get(f"/matches/{match}/record")
        assert (refused.status_code, refused.json()["code"]) == (422, "game-unknown")
        assert "internal error" not in node.log.read_text()
    ann.close()
