"""`tuckbox admin` as an operator uses it."""

import contextlib
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from sqlalchemy import text

from tests.server.running import running, sqlite_settings
from tests.server.visitor import Visitor
from tuckbox.cli.run import run
from tuckbox.core.box import BoxFile, Claim, write_box
from tuckbox.games import drawn_files
from tuckbox.server.settings import Settings

ME = {"kind": "me"}


Lived = tuple[Settings, str, str]
Admin = Callable[..., "Told"]


class Told(NamedTuple):
    """The output and exit status of a command."""

    status: int
    out: str
    err: str


@pytest.fixture
def admin(capfd: pytest.CaptureFixture[str]) -> Admin:
    """`tuckbox admin` for the server with these settings."""

    def do(settings: Settings, *words: str) -> Told:
        flags = ["--data", str(settings.data), "--lang", "en"]
        if settings.database:
            flags += ["--database", settings.database]
        capfd.readouterr()
        status = run(["admin", *words, *flags])
        return Told(status, *capfd.readouterr())

    return do


@pytest.fixture
def lived_in(database_url: str, tmp_path: Path) -> Lived:
    """The settings of a server that has been used, a visitor's public id, and a match of theirs."""
    settings = sqlite_settings(tmp_path, database=database_url)
    with running(settings) as node:
        ann = Visitor(node)
        ann.http.put("/me", json={"name": "Rumpelstiltskin"})
        who = ann.get("/me").json()["id"]
        match = ann.create("jammit", ME, ME)["id"]
        with ann.sit_at(match) as socket:
            socket.submit(socket.update["moves"][0])
        ann.close()
    return settings, who, match


def test_a_backup_comes_back_into_an_empty_database(
    lived_in: Lived, admin: Admin, tmp_path: Path
) -> None:
    settings, _, match = lived_in
    file = str(tmp_path / "all.gz")
    assert "Saved" in admin(settings, "backup", file).out
    assert "overwritten" in admin(settings, "backup", file).err
    assert "not empty" in admin(settings, "restore", file).err
    other = sqlite_settings(tmp_path / "other")  # SQLite, whichever kind the first one was.
    assert "Restored" in admin(other, "restore", file).out
    with running(other) as node:
        told = httpx.get(f"{node.url}/api/matches/{match}/record").text
    assert 'seat 1 "Rumpelstiltskin"' in told
    (tmp_path / "broken.gz").write_bytes(Path(file).read_bytes()[:-20])
    third = sqlite_settings(tmp_path / "third")
    broken = admin(third, "restore", str(tmp_path / "broken.gz"))
    assert "not a complete Tuckbox backup" in broken.err
    assert broken.status != 0


@pytest.mark.parametrize("action", ["erase-name", "hide-name"])
def test_a_name_goes_everywhere(lived_in: Lived, admin: Admin, action: str) -> None:
    settings, who, match = lived_in
    assert admin(settings, action, who).status == 0
    assert "no identity" in admin(settings, action, "nobody").err
    with running(settings) as node:
        told = httpx.get(f"{node.url}/api/matches/{match}/record").text
        summary = httpx.get(f"{node.url}/api/matches/{match}").text
    assert "Rumpelstiltskin" not in told + summary


def test_a_hidden_box_is_neither_listed_nor_named(admin: Admin, tmp_path: Path) -> None:
    settings = sqlite_settings(tmp_path / "node")
    drawing = drawn_files("fits")["boards/1.txt"]
    box = write_box("fits", "Rude", "Eve", "", [BoxFile("boards/x.txt", Claim.MADE_UP, drawing)])
    with running(settings) as node, contextlib.closing(Visitor(node)) as eve:
        hash = eve.post("/boxes", {"text": box.text, "shared": True}).json()["hash"]
        seats, options = [{"kind": "me"}], {"boards": "x"}
        new = {"game": "fits", "seats": seats, "options": options, "box": hash}
        match = eve.post("/matches", new).json()["id"]
        assert eve.get(f"/matches/{match}").json()["box"]["author"] == "Eve"
        assert "hidden" in admin(settings, "hide-box", hash).out
        assert "no box" in admin(settings, "hide-box", "0" * 64).err
        assert eve.get("/boxes").json()["boxes"] == []
        assert eve.get(f"/boxes/{hash}").json()["code"] == "box-hidden"
        assert eve.post("/matches", new).json()["code"] == "box-hidden"
        shown = (eve.get(f"/matches/{match}").json()["box"], eve.get("/boxes", which="mine").json())
        assert (shown[0]["hidden"], shown[1]["boxes"][0]["hidden"]) == (True, True)
        assert not {"Rude", "Eve"} & set(re.findall(r"\w+", str(shown)))


def test_a_hidden_box_is_not_entered_again(admin: Admin, tmp_path: Path) -> None:
    settings = sqlite_settings(tmp_path / "node")
    drawing = drawn_files("fits")["boards/1.txt"]
    box = write_box("fits", "Rude", "Eve", "", [BoxFile("boards/x.txt", Claim.MADE_UP, drawing)])
    new = {"text": box.text, "shared": True}
    with (
        running(settings) as node,
        contextlib.closing(Visitor(node)) as eve,
        contextlib.closing(Visitor(node)) as mallory,
    ):
        hash = eve.post("/boxes", new).json()["hash"]
        admin(settings, "hide-box", hash)
        for visitor in (eve, mallory):
            refusal = visitor.post("/boxes", new)
            assert (refusal.status_code, refusal.json()["code"]) == (403, "box-hidden")
        table = {"game": "fits", "seats": [ME], "options": {"boards": "x"}, "box": box.text}
        refusal = mallory.post("/matches", table)
        assert (refusal.status_code, refusal.json()["code"]) == (403, "box-hidden")
        assert mallory.get("/boxes", which="mine").json()["boxes"] == []
        with node.services.database.engine.begin() as connection:
            assert connection.execute(text("select count(*) from box_entries")).scalar() == 1
            assert connection.execute(text("select count(*) from matches")).scalar() == 0


def test_a_match_is_deleted_and_idle_ones_expire(lived_in: Lived, admin: Admin) -> None:
    settings, _, match = lived_in
    assert "0 unfinished" in admin(settings, "retention", "1").out
    assert "not a number" in admin(settings, "retention", "soon").err
    assert "deleted" in admin(settings, "delete-match", match).out
    assert "no game -Djy" in admin(settings, "delete-match", "-Djy").err
    assert "The tasks are" in admin(settings, "dance", "now").err
