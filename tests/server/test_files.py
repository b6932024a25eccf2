"""Files that hold secrets are for their owner alone, and mistyped names make no files."""

import gzip
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.command import tuckbox
from tests.server.running import running, sqlite_settings
from tests.server.visitor import Visitor

ME = {"kind": "me"}
FILES = ("tuckbox.sqlite3", "tuckbox.sqlite3-wal", "tuckbox.sqlite3-shm", "signing.key")


@pytest.fixture(autouse=True)
def lax_umask() -> Iterator[None]:
    kept = os.umask(0)
    yield
    os.umask(kept)


def modes(folder: Path, *names: str) -> dict[str, int]:
    return {name: stat.S_IMODE((folder / name).stat().st_mode) for name in names}


def _serve_once(data: Path) -> dict[str, int]:
    with running(sqlite_settings(data)) as node:
        visitor = Visitor(node)
        visitor.create("fits", ME)
        visitor.close()
        return modes(data, *FILES)


def test_new_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    assert _serve_once(tmp_path) == dict.fromkeys(FILES, 0o600)


def test_files_that_existed_before_become_private(tmp_path: Path) -> None:
    _serve_once(tmp_path)
    for file in tmp_path.iterdir():
        file.chmod(0o644)
    assert _serve_once(tmp_path) == dict.fromkeys(FILES, 0o600)


def test_a_backup_is_private_and_says_what_it_holds(tmp_path: Path) -> None:
    data = tmp_path / "data"
    _serve_once(data)
    ran = tuckbox(tmp_path, "admin", "backup", "b.gz", "--data", str(data))
    assert (ran.code, modes(tmp_path, "b.gz")) == (0, {"b.gz": 0o600})
    assert "secrets of running games" in ran.out


def test_a_mistyped_folder_is_no_empty_database(tmp_path: Path) -> None:
    for action in (("backup", "b.gz"), ("retention", "30"), ("erase-name", "x")):
        ran = tuckbox(tmp_path, "admin", *action, "--data", str(tmp_path / "tpyo"))
        assert (ran.code, "There is no database" in ran.err) == (2, True)
    assert list(tmp_path.iterdir()) == []


def test_a_restore_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "cut.gz").write_bytes(gzip.compress(b'{"tuckbox-backup": 1}\n["matches", {"id"'))
    (tmp_path / "alien.gz").write_bytes(
        gzip.compress(b'{"tuckbox-backup": 1}\n["matches", {"id": "x"}]\n')
    )
    for name, sentence in (
        ("missing.gz", "There is no file"),
        ("cut.gz", "is not a complete Tuckbox backup"),
        ("alien.gz", "can\u2019t be used"),
    ):
        ran = tuckbox(tmp_path, "admin", "restore", name, "--data", str(tmp_path / "data"))
        assert (ran.code, sentence in ran.err) == (2, True), ran.err
        assert not (tmp_path / "data" / "tuckbox.sqlite3").exists()


def test_a_backup_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    data = tmp_path / "data"
    _serve_once(data)
    ran = tuckbox(tmp_path, "admin", "backup", "nowhere/b.gz", "--data", str(data))
    assert (ran.code, "can\u2019t be written" in ran.err) == (2, True)
