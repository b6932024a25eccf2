"""A results file survives what happens to files, and is never mixed up with another."""

import json
import resource
from dataclasses import replace
from pathlib import Path

import pytest

from tests.arena.test_plan import plan_of
from tuckbox.arena import ArenaFault, FixtureResult, Results

PLAN = plan_of("fits", "random", "greedy")
PLAYED = FixtureResult(
    "seats=1", 1, ("random",), (1,), (-3,), "r", (0.5,), ("0 start L5", "1 L5:0@A")
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "deep" / "results.jsonl"
    with Results(path, PLAN) as results:
        results.append(PLAYED)
        results.append(replace(PLAYED, deal=2))
    return path


def refusal(path: Path, plan: object = PLAN) -> ArenaFault:
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(ArenaFault) as refused:
        Results(path, plan)  # type: ignore[arg-type]
    assert (path.read_bytes() if path.is_file() else b"") == before
    return refused.value


def test_what_was_appended_is_there_again(file: Path) -> None:
    with Results(file, PLAN) as results:
        assert results.played == [PLAYED, replace(PLAYED, deal=2)]


@pytest.mark.parametrize("lost", [1, 2, 30])
def test_a_cut_last_line_is_dropped(file: Path, lost: int) -> None:
    file.write_bytes(file.read_bytes()[:-lost])
    with Results(file, PLAN) as results:
        assert results.played == [PLAYED]
        results.append(replace(PLAYED, deal=3))
    with Results(file, PLAN) as results:
        assert [each.deal for each in results.played] == [1, 3]


def test_a_file_cut_in_its_first_line_is_begun_again(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:20])
    with Results(file, PLAN) as results:
        assert results.played == []
    assert len(file.read_text().splitlines()) == 1


def test_a_file_of_another_plan_is_refused_with_what_differs(file: Path) -> None:
    other = replace(PLAN, bots=("random",), seed="t")
    fault = refusal(file, other)
    assert fault.code == "arena-other-plan"
    assert "arena-plan-bots" in str(fault)
    assert "arena-plan-seed" in str(fault)
    assert "arena-plan-modes" not in str(fault)


def test_a_file_of_another_version_is_refused(file: Path) -> None:
    assert "arena-plan-version" in str(refusal(file, replace(PLAN, version="9.9")))
    text = file.read_text().replace('"tuckbox-arena":1', '"tuckbox-arena":2', 1)
    file.write_text(text)
    assert refusal(file).code == "arena-other-format"


@pytest.mark.parametrize(
    "text", ["hello", "hello\n", "[tuckbox 1]\n[game fits]\n", "{}\n", "[1]\n"]
)
def test_a_file_of_another_kind_stays_as_it_is(tmp_path: Path, text: str) -> None:
    path = tmp_path / "x"
    path.write_text(text)
    assert refusal(path).code == "arena-not-results"


@pytest.mark.parametrize("line", ["", "{}", "not json", '{"mode":3}', "[]"])
def test_a_damaged_line_is_named(file: Path, line: str) -> None:
    lines = file.read_text().splitlines()
    lines[1] = line
    file.write_text("\n".join(lines) + "\n")
    fault = refusal(file)
    assert fault.code == "arena-line-damaged"
    assert fault.message["line"] == 2


def test_only_one_tournament_writes_to_a_file(file: Path) -> None:
    with Results(file, PLAN):
        assert refusal(file).code == "arena-in-use"
    Results(file, PLAN).__exit__()


def test_a_place_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    for path in (tmp_path, tmp_path / "taken" / "results"):
        assert refusal(path).code == "arena-unwritable"


def test_a_full_disk_is_told_and_loses_nothing(file: Path) -> None:
    before, limits = file.stat().st_size, resource.getrlimit(resource.RLIMIT_FSIZE)
    with Results(file, PLAN) as results:
        resource.setrlimit(resource.RLIMIT_FSIZE, (before + 10, limits[1]))
        try:
            with pytest.raises(ArenaFault) as refused:
                results.append(replace(PLAYED, deal=3))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert refused.value.code == "arena-unwritable"
    with Results(file, PLAN) as results:
        assert [each.deal for each in results.played] == [1, 2]


def test_a_line_is_plain_json(file: Path) -> None:
    head, *lines = map(json.loads, file.read_text().splitlines())
    assert head["game"] == "fits"
    assert head["components"] == PLAN.components
    assert lines[0]["entries"] == ["0 start L5", "1 L5:0@A"]
