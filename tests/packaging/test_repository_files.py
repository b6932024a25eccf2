"""What people expect beside the code is true: workflows, hooks and editors do what `make` does."""

import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.phases import CHECK, NOT_PORTABLE, PORTABLE

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
FORMS = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml"))
TARGETS = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
WRITTEN = {".py", ".ts", ".svelte", ".css", ".html", ".js", ".ftl", ".md", ".toml", ".yml", ".yaml"}
FOLDERS = ("src", "tests", "docs", "bench", "web/src", ".github")


def read(file: Path) -> Any:
    return yaml.safe_load(file.read_text())


def jobs(file: Path) -> list[dict[str, Any]]:
    return list(read(file)["jobs"].values())


def made(file: Path) -> Iterator[str]:
    """Yield the targets of make that a workflow calls."""
    for job in jobs(file):
        for step in job["steps"]:
            words = shlex.split(step.get("run", ""))
            if words[:1] == ["make"]:
                yield from (word for word in words[1:] if "=" not in word)


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_a_workflow_calls_targets_of_make_that_exist(file: Path) -> None:
    called = set(made(file))
    assert called
    assert called <= TARGETS


def test_the_workflows_check_and_test() -> None:
    assert {target for file in WORKFLOWS for target in made(file)} >= {"check", "test", "portable"}


def test_the_oldest_python_of_the_workflows_is_the_one_that_we_promise() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    oldest = project["requires-python"].removeprefix(">=")
    (tests,) = (job for job in jobs(WORKFLOWS[0]) if {"run": "make test"} in job["steps"])
    assert tests["strategy"]["matrix"]["python"] == [oldest, "3.x"]
    assert f"Programming Language :: Python :: {oldest}" in project["classifiers"]


@pytest.mark.parametrize("file", [*WORKFLOWS, *FORMS], ids=lambda file: file.name)
def test_what_was_never_run_says_so_first(file: Path) -> None:
    assert re.match(r"# Not (yet seen|run yet)", file.read_text())


@pytest.mark.parametrize("file", FORMS, ids=lambda file: file.name)
def test_a_form_for_issues_has_what_github_requires(file: Path) -> None:
    form = read(file)
    assert form["name"]
    assert form["description"]
    asked = [field for field in form["body"] if field["type"] != "markdown"]
    assert all(field["attributes"]["label"] for field in asked)
    assert len({field["id"] for field in asked}) == len(asked) > 0


def tool(words: list[str]) -> tuple[str, ...]:
    """Return what is run, without how: `ruff format`, `python -m tests.language_files`."""
    name, *rest = words
    options = 2 if rest[:1] == ["-m"] else 1 if rest and not rest[0].startswith("-") else 0
    return Path(name).name, *rest[:options]


def test_the_hooks_before_a_commit_are_the_checks_of_make() -> None:
    (ours,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert ours["repo"] == "local"  # Nothing is fetched.
    hooks = {tool(shlex.split(hook["entry"])) for hook in ours["hooks"]}
    checks = {tool([*phase.command]) for phase in CHECK if phase.folder == ROOT}
    assert hooks == checks


def test_the_portable_tests_exist() -> None:
    assert all((ROOT / name).exists() for name in (*PORTABLE, *NOT_PORTABLE))


def written() -> Iterator[Path]:
    for folder in FOLDERS:
        for file in (ROOT / folder).rglob("*"):
            if file.suffix in WRITTEN and "assets" not in file.parts:
                yield file


def test_files_are_as_editors_are_told_to_write_them() -> None:
    wrong = []
    for file in written():
        text = file.read_bytes().decode()
        if re.search(r"\r|^\t|[ \t]$", text, re.MULTILINE) or text.rstrip("\n") == text != "":
            wrong.append(file.relative_to(ROOT))
    assert wrong == []
