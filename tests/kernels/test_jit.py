"""Compiling once, and going on where that is not possible."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tuckbox.core import Message
from tuckbox.kernels import cache_folder as folder_module
from tuckbox.kernels import source_hash as hash_module
from tuckbox.kernels import twins
from tuckbox.kernels.cache_folder import cache_folder, is_usable
from tuckbox.kernels.compiler_notices import NOTICES, Notices

PACKAGE = Path(hash_module.PACKAGE)
PLAY = """
from tuckbox.kernels import kernel
from tuckbox.kernels.jit import COMPILED
print(COMPILED, kernel({game!r}).random_games(2, 5))
"""


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**os.environ, "TUCKBOX_LANG": "en", **environment},
        capture_output=True,
        text=True,
        check=True,
    )


def test_importing_tuckbox_and_its_games_imports_no_numba() -> None:
    code = "import sys, tuckbox; [tuckbox.game(n) for n in tuckbox.games()]; print('numba' in sys.modules)"
    assert run(code).stdout == "False\n"


@pytest.mark.long
@pytest.mark.parametrize("game", twins())
def test_without_numba_the_same_games_are_played_and_it_is_said_once(game: str) -> None:
    """Slower, with the same result; on two games, because plain Python takes its time."""
    hidden = "import sys; sys.modules['numba'] = None\n"
    compiled, plain = run(PLAY.format(game=game)), run(hidden + PLAY.format(game=game))
    assert compiled.stdout.startswith("True Played(games=2")
    assert plain.stdout == compiled.stdout.replace("True", "False", 1)
    assert plain.stderr.count("Numba cannot compile here") == 1


def test_compiling_is_announced_once_and_only_when_needed(tmp_path: Path) -> None:
    code = "from tuckbox.kernels.dice import dice, roll; print(roll(dice(1), 6))"
    first = run(code, NUMBA_CACHE_DIR=str(tmp_path))
    again = run(code, NUMBA_CACHE_DIR=str(tmp_path))
    assert first.stderr.count("Preparing fast play") == 1
    assert again.stderr == ""
    assert first.stdout == again.stdout


@pytest.mark.long
@pytest.mark.parametrize("game", ["bits"])  # one of four: compiling takes its time
def test_a_game_that_was_played_once_compiles_nothing_the_next_time(
    game: str, tmp_path: Path
) -> None:
    first, again = (run(PLAY.format(game=game), NUMBA_CACHE_DIR=str(tmp_path)) for _ in range(2))
    assert "Preparing fast play" in first.stderr
    assert again.stderr == ""
    assert first.stdout == again.stdout


FACTORY = """
from tuckbox.kernels.jit import jit

def adder(step):
    @jit
    def add(number, times):
        for _ in range(times):
            number = step(number)
        return number
    return add

def twice(work):
    @jit
    def both(number):
        return work(work(number, 2), 1)
    return both

def calling_itself(step):
    @jit
    def add(number, times):
        return number if times == 0 else add(step(number), times - 1)
    return add
"""
STEPS = """
from factory import adder, calling_itself, twice
from tuckbox.kernels.jit import jit

@jit
def one(number):
    return number + 1

@jit
def two(number):
    return number + 2

print(adder(one)(0, 3), adder(two)(0, 3), twice(adder(one))(0), twice(adder(two))(0))
print(calling_itself(one)(0, 3), calling_itself(two)(0, 3), adder(one) is adder(one))
"""


def test_functions_made_of_others_are_told_apart_and_compiled_once(tmp_path: Path) -> None:
    (tmp_path / "factory.py").write_text(FACTORY)
    (tmp_path / "steps.py").write_text(STEPS)
    paths = f"{tmp_path}{os.pathsep}{PACKAGE.parent}"
    cached = {"NUMBA_CACHE_DIR": str(tmp_path / "cache"), "PYTHONPATH": paths}
    first, again = (run("import steps", **cached) for _ in range(2))
    assert first.stdout == again.stdout == "3 6 3 6\n3 6 True\n"
    assert "Preparing fast play" in first.stderr
    assert again.stderr == ""
    (tmp_path / "steps.py").write_text(STEPS.replace("+ 2", "+ 5"))
    assert run("import steps", **cached).stdout == "3 15 3 15\n3 15 True\n"


def test_a_damaged_cache_is_compiled_anew(tmp_path: Path) -> None:
    code = "from tuckbox.kernels.dice import dice, roll; print(roll(dice(1), 6))"
    first = run(code, NUMBA_CACHE_DIR=str(tmp_path))
    stored = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert stored
    for path in stored:
        path.write_bytes(b"not what numba wrote")
    mended, again = (run(code, NUMBA_CACHE_DIR=str(tmp_path)) for _ in range(2))
    assert mended.stdout == again.stdout == first.stdout
    assert mended.stderr == first.stderr, "compiled, not run as plain Python"
    assert again.stderr == ""


def test_an_index_that_names_what_is_gone_is_begun_anew(tmp_path: Path) -> None:
    """As after an update in which a class of compiled code was renamed."""
    code = """
from typing import NamedTuple
from tuckbox.kernels.jit import jit
class Old(NamedTuple):
    number: int
@jit
def doubled(given):
    return 2 * given.number
print(doubled(Old(4)))
"""
    cached = {
        "NUMBA_CACHE_DIR": str(tmp_path / "cache"),
        "PYTHONPATH": f"{tmp_path}{os.pathsep}{PACKAGE.parent}",
    }
    for text in (code, code.replace("Old", "New")):
        (tmp_path / "renamed.py").write_text(text)
        assert run("import renamed", **cached).stdout == "8\n"


def test_a_cache_that_cannot_be_written_is_put_elsewhere(tmp_path: Path) -> None:
    wanted = tmp_path / "file"
    wanted.write_text("a file where the folder should be")
    code = "from tuckbox.kernels.dice import dice, roll; print(roll(dice(1), 6))"
    done = run(code, NUMBA_CACHE_DIR=str(wanted), TMPDIR=str(tmp_path))
    assert f"cannot be kept in {wanted}" in done.stderr
    assert "kept in" in done.stderr
    assert list(tmp_path.rglob("*.nbc"))


def test_without_any_place_every_start_compiles(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    given = Notices()
    given.listener = lambda _: None
    monkeypatch.setattr(folder_module, "NOTICES", given)
    monkeypatch.setattr(folder_module, "is_usable", lambda _: False)
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    assert cache_folder("1") is None
    assert [notice.id for notice in given.given] == ["kernels-no-cache"]


def test_a_full_folder_is_of_no_use(tmp_path: Path) -> None:
    assert is_usable(tmp_path)
    # A process that may write no more than 1000 bytes meets the same error as on a full disk.
    code = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000));"
        "import signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        "from pathlib import Path; from tuckbox.kernels.cache_folder import is_usable;"
        f"print(is_usable(Path({str(tmp_path)!r})))"
    )
    assert run(code).stdout == "False\n"


def test_a_disk_that_fills_up_while_compiling_costs_a_notice(tmp_path: Path) -> None:
    code = (
        "import resource, signal; from tuckbox.kernels import cache_folder; cache_folder.ROOM = 10;"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100));"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        "from tuckbox.kernels.dice import dice, roll; print(roll(dice(1), 6))"
    )
    done = run(code, NUMBA_CACHE_DIR=str(tmp_path))
    assert done.stdout.strip().isdigit()
    assert done.stderr.count("could not be stored") == 1


def test_code_is_out_of_date_when_anything_built_into_it_has_changed(tmp_path: Path) -> None:
    kernels = tmp_path / "kernels"
    kernels.mkdir()
    (kernels / "inner.py").write_text("CONSTANT = 1\n")
    (kernels / "outer.py").write_text("from tuckbox.kernels.inner import CONSTANT\n")
    (kernels / "other.py").write_text("CONSTANT = 1\n")

    def hashes() -> list[str]:
        hash_module.source_hash.cache_clear()
        hash_module._read.cache_clear()
        return [hash_module.source_hash(str(kernels / f"{name}.py")) for name in ("outer", "other")]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hash_module, "PACKAGE", str(tmp_path))
        before = hashes()
        (kernels / "inner.py").write_text("CONSTANT = 2\n")
        after = hashes()
    assert (before[0] != after[0], before[1] == after[1]) == (True, True)
    hash_module._read.cache_clear()


@pytest.mark.parametrize(
    "line",
    [
        "from tuckbox.kernels.inner import CONSTANT",
        "from tuckbox.kernels import inner",
        "from tuckbox.kernels import (\n    outer,\n    inner,  # why\n)",
        "import tuckbox.kernels.inner as short",
        "    from tuckbox.kernels.inner import CONSTANT",
    ],
)
def test_every_way_to_import_is_seen(line: str, tmp_path: Path) -> None:
    kernels = tmp_path / "kernels"
    kernels.mkdir()
    (kernels / "inner.py").write_text("CONSTANT = 1\n")
    (kernels / "outer.py").write_text(f"import numpy as np\n{line}\nimport re\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hash_module, "PACKAGE", str(tmp_path))
        assert str(kernels / "inner.py") in hash_module._closure(str(kernels / "outer.py"))


def test_what_is_stored_is_loaded_without_what_only_compiling_needs() -> None:
    """A first move that waits for it would take half as long again."""
    code = (
        "import sys; from tuckbox.kernels.dice import dice, roll; roll(dice(1), 6);"
        "print('numba.np.linalg' in sys.modules)"
    )
    run(code)
    assert run(code).stdout == "False\n"


def test_the_hash_of_a_twin_covers_what_it_calls() -> None:
    file = PACKAGE / "kernels" / "fits" / "playout.py"
    names = {Path(path).name for path in hash_module._closure(str(file))}
    assert {"playout.py", "landing.py", "table.py", "dice.py", "bitboard.py", "jit.py"} <= names


def test_the_hash_covers_constants_of_the_rules_but_not_what_the_rules_import() -> None:
    file = PACKAGE / "kernels" / "fits" / "landing.py"
    files = set(map(Path, hash_module._closure(str(file))))
    fits = PACKAGE / "games" / "fits"
    assert fits / "board.py" in files
    assert fits / "view.py" not in files


def test_a_notice_is_given_once() -> None:
    heard: list[Message] = []
    notices = Notices()
    notices.listener = heard.append
    notices.give("kernels-compiling")
    notices.give("kernels-compiling")
    notices.give("kernels-plain", reason="none")
    assert [message.id for message in heard] == ["kernels-compiling", "kernels-plain"]
    assert NOTICES is not notices
