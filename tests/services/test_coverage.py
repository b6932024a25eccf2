"""The gate behind `make coverage` names a layer with too little covered, and its worst files."""

from pathlib import Path

import pytest
from coverage import CoverageData

from tests.coverage import __main__ as program
from tests.coverage.data_files import whole_files
from tests.coverage.layer import File, Layer, judgement

GOOD = Layer("arena", [File("arena/plan.py", 95, 0, ""), File("arena/report.py", 5, 5, "1-5")])
BAD = Layer("cli", [File("cli/app.py", 50, 0, ""), File("cli/serve.py", 50, 6, "3, 5-9")])


def test_a_layer_with_enough_covered_is_not_blamed() -> None:
    assert str(GOOD) == "arena: 95.0 % of 100 lines"
    assert judgement([GOOD]) == ""


def test_a_layer_with_too_little_covered_is_named_with_its_worst_files() -> None:
    said, worst, *_ = judgement([GOOD, BAD]).splitlines()
    assert said == "Tests run only 94.0 % of the lines of cli, not 95 %. Most are missed in"
    assert worst == "  cli/serve.py: 6 of 50 lines, 3, 5-9"


def test_a_layer_of_which_nothing_was_found_is_blamed() -> None:
    assert judgement([Layer("gone", [])]).startswith("Tests run only 0.0 %")


def test_what_a_killed_process_left_half_written_is_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, empty, torn = (tmp_path / f"python.{name}" for name in ("a", "b", "c"))
    for file in (whole, torn):
        measured = CoverageData(str(file))
        measured.add_lines({f"{number}.py": range(1, 500) for number in range(50)})
        measured.close()
    empty.touch()
    written = torn.read_bytes()
    torn.write_bytes(written[:4096] + b"\xa5" * 4096 + written[8192:])
    assert whole in [*whole_files(tmp_path)]
    assert torn not in [*whole_files(tmp_path)]
    assert str(torn) in capsys.readouterr().out


@pytest.fixture
def measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "coverage"
    monkeypatch.setattr(program, "MEASURED", folder)
    monkeypatch.setattr(program, "PYTHON_COVERAGE", folder / "settings.ini")
    monkeypatch.setattr(program, "ROOT", tmp_path)
    return folder


def test_what_was_not_measured_is_not_judged(
    measured: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert program.main(["judge"]) == 2
    assert "There is nothing to judge yet, `make coverage` measures" in capsys.readouterr().err
    assert program.main(["begin"]) == 0
    assert program.main(["judge"]) == 2
    assert "There is nothing to judge yet, `make coverage` measures" in capsys.readouterr().err


@pytest.mark.parametrize("words", [[], ["nonsense"], ["begin", "judge"]])
def test_wrong_words_get_a_sentence(
    words: list[str], measured: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert program.main(words) == 2
    assert capsys.readouterr().err == "usage: python -m tests.coverage begin|judge\n"
    assert not measured.exists()
