"""Unpacking happens once, whole or not at all."""

import sys
from pathlib import Path

import pytest

from tests.services import origin
from tests.services import unpacked as module
from tests.services.unpacked import fetch, unpacked


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(module, "user_cache_path", lambda *_, **__: tmp_path)
    monkeypatch.setattr(origin, "IS_SERVED", True)  # else a package that is missing is no failure
    return tmp_path


def test_a_thing_is_unpacked_once() -> None:
    asked: list[Path] = []

    def unpack(fetched: Path, made: Path) -> None:
        asked.append(fetched)
        (made / "binary").write_text("1")

    first, second = unpacked("thing-1", unpack), unpacked("thing-1", unpack)
    assert first == second
    assert (first / "binary").read_text() == "1"
    assert len(asked) == 1


def test_an_unpacking_that_breaks_off_leaves_nothing(cache: Path) -> None:
    def unpack(fetched: Path, made: Path) -> None:
        (made / "half").write_text("1")
        raise OSError("no space")

    with pytest.raises(OSError, match="no space"):
        unpacked("thing-1", unpack)
    assert [path.name for path in cache.iterdir()] == ["lock"]


def test_a_package_that_cannot_be_had_fails_with_its_command(tmp_path: Path) -> None:
    with pytest.raises(pytest.fail.Exception, match="Thing cannot be had: `false --now` failed"):
        fetch("Thing", "false", "--now", cwd=tmp_path)


CLIENT = """
for number in range(1, 101):
    print(f"trial {number}", file=sys.stderr)
print("no route to registry", file=sys.stderr)
sys.exit(1)
"""


def test_a_failure_ends_with_the_clients_last_words_and_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(pytest.fail.Exception) as failed:
        fetch("Thing", sys.executable, "-c", f"import sys{CLIENT}", cwd=tmp_path)
    _, *lines, reason, remedy = str(failed.value).splitlines()
    assert lines == [f"trial {number}" for number in range(97, 101)]
    assert reason == "no route to registry"
    assert remedy == (
        "See that the package registry can be reached, "
        "or install Thing and set TUCKBOX_SYSTEM_SERVICES=1."
    )
