"""Data files: sections, comments, a player's own files, hashes, and errors that name the place."""

from pathlib import Path

import pytest

from tuckbox import game
from tuckbox.core import InvalidComponents, UnknownGame
from tuckbox.core.data_files import ComponentFiles, read_files, with_own

FILES = ComponentFiles(
    {
        "a.txt": "; a comment\n[tile L5]\n#.\n##   ; another\n\n[tile I3 E]\n###\n",
        "b.txt": "oops\n",
        "c.txt": "; nothing\n",
    }
)


def test_sections_have_words_and_bodies_with_line_numbers() -> None:
    first, second = FILES.sections("a.txt")
    assert first.words == ("tile", "L5")
    assert [(line.number, line.text) for line in first.body] == [(3, "#."), (4, "##")]
    assert second.words == ("tile", "I3", "E")


def test_a_line_before_any_section_is_refused_with_its_place() -> None:
    with pytest.raises(InvalidComponents, match=r"components-no-section \(file=b.txt, line=1"):
        FILES.sections("b.txt")


def test_an_empty_file_is_refused() -> None:
    with pytest.raises(InvalidComponents, match="components-empty-file"):
        FILES.sections("c.txt")


def test_the_hash_sees_content_but_neither_comments_nor_spacing() -> None:
    def of(text: str) -> str:
        return ComponentFiles({"a.txt": text}).hash

    assert of("[x]\n. 1") == of("; hello\n[x]\n\n  .   1 ; there\n")
    assert of("[x]\n. 1") != of("[x]\n. 2")
    assert ComponentFiles({"b.txt": "[x]\n. 1"}).hash != of("[x]\n. 1")


def test_a_line_of_an_own_set_never_passes_for_the_name_of_the_next_file() -> None:
    one = {"a.txt": "[x]\nb.txt\n[y]"}
    two = {"a.txt": "[x]", "b.txt": "[y]"}
    own = frozenset({"a.txt"})
    assert ComponentFiles(one).hash == ComponentFiles(two).hash
    assert ComponentFiles(one, own).hash != ComponentFiles(two, own).hash
    assert ComponentFiles(one, own, is_early=True).hash == ComponentFiles(one).hash


def test_own_files_replace_and_add(tmp_path: Path) -> None:
    (tmp_path / "boards").mkdir()
    (tmp_path / "boards" / "x.txt").write_text("[board x]\n")
    (tmp_path / "SOURCE.md").write_text("not data")
    builtin = ComponentFiles({"boards/1.txt": "[board 1]\n"})
    both = with_own(builtin, tmp_path, ("boards/*.txt",))
    assert builtin.source == "builtin"
    assert both.source == "own"
    assert both.own == {"boards/x.txt"}
    assert both.names("boards/*.txt") == ("boards/1.txt", "boards/x.txt")
    assert both.hash != builtin.hash


def test_a_file_nobody_may_replace_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "tiles.txt").write_text("[tile I3]\n###\n")
    with pytest.raises(InvalidComponents, match=r"components-unknown-file \(file=tiles.txt"):
        with_own(ComponentFiles({}), tmp_path, ("boards/*.txt",))


def test_a_file_in_another_folder_is_another_file(tmp_path: Path) -> None:
    (tmp_path / "old" / "boards").mkdir(parents=True)
    (tmp_path / "old" / "boards" / "2.txt").write_text("[grid]\n")
    with pytest.raises(InvalidComponents, match=r"file=old/boards/2.txt"):
        with_own(ComponentFiles({}), tmp_path, ("boards/*.txt",))


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(InvalidComponents, match="components-not-text"):
        read_files(tmp_path)


def test_a_file_that_cannot_be_read_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a.txt").write_text("[x]\n")

    def fail(*_: object, **__: object) -> str:
        # Tests may run as a user who can read everything, so the refusal is staged.
        raise PermissionError(13, "Permission denied", "a.txt")

    monkeypatch.setattr(Path, "read_bytes", fail)
    with pytest.raises(InvalidComponents, match="components-unreadable"):
        read_files(tmp_path)


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidComponents, match="components-no-folder"):
        game("fits", components=tmp_path / "nowhere")


def test_a_folder_without_files_for_a_game_changes_nothing(tmp_path: Path) -> None:
    assert game("fits", components=tmp_path).files.hash == game("fits").files.hash


def test_an_unknown_game_is_refused_and_the_known_ones_named() -> None:
    with pytest.raises(UnknownGame, match=r"game-unknown .*fits bits fillit jammit"):
        game("chess")
