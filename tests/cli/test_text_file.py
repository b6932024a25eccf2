"""Records are written completely or not at all, and never over another file."""

import os
from pathlib import Path

import pytest

from tuckbox.cli.files import read_text, write_record
from tuckbox.cli.terminal import UsageError

RECORD = "[tuckbox 1]\n"


def test_a_record_replaces_a_record(tmp_path: Path) -> None:
    path = tmp_path / "game.tuckbox"
    write_record(path, RECORD)
    write_record(path, RECORD + "[game fits]\n")
    assert read_text(path) == RECORD + "[game fits]\n"
    assert [found.name for found in tmp_path.iterdir()] == ["game.tuckbox"]


def test_the_file_can_be_read_by_those_whom_the_user_allows(tmp_path: Path) -> None:
    path = tmp_path / "game.tuckbox"
    before = os.umask(0o027)
    try:
        write_record(path, RECORD)
    finally:
        os.umask(before)
    assert path.stat().st_mode & 0o777 == 0o640


def test_a_file_that_is_no_record_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann")
    with pytest.raises(UsageError) as caught:
        write_record(path, RECORD)
    assert caught.value.code == "cli-file-in-the-way"
    assert path.read_text() == "Dear Ann"


def test_a_failed_write_leaves_the_old_record_and_no_rubbish(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.tuckbox"
    write_record(path, RECORD)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(UsageError) as caught:
        write_record(path, RECORD * 2)
    assert caught.value.code == "cli-file-unwritable"
    assert read_text(path) == RECORD
    assert [found.name for found in tmp_path.iterdir()] == ["game.tuckbox"]


@pytest.mark.parametrize("name", ["missing/game.tuckbox", "."])
def test_where_nothing_can_be_written(tmp_path: Path, name: str) -> None:
    with pytest.raises(UsageError) as caught:
        write_record(tmp_path / name, RECORD)
    assert caught.value.code == "cli-file-unwritable"


def test_what_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff")
    for name, code in {
        "missing": "cli-file-unreadable",
        "picture.png": "cli-file-not-text",
    }.items():
        with pytest.raises(UsageError) as caught:
            read_text(tmp_path / name)
        assert caught.value.code == code
