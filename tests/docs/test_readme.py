"""What the README shows really happens."""

import contextlib
import doctest
import io
import re
from pathlib import Path

import pytest

README = Path(__file__).parents[2] / "README.md"


@pytest.mark.long
def test_the_sessions_in_the_readme_run() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_program_in_the_readme_plays_saves_verifies_and_analyses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    (program,) = (block for block in blocks if ">>>" not in block)
    assert len([line for line in program.splitlines() if line]) <= 15
    monkeypatch.chdir(tmp_path)
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        exec(compile(program, str(README), "exec"), {})
    verdict, totals = printed.getvalue().splitlines()
    assert verdict == "no-say"
    assert "is_proven=True" in totals
    assert (tmp_path / "game.tuckbox").read_text().startswith("[tuckbox 2]")
