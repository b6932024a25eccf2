"""Demos, lessons and examples: real games, lessons that can be completed, real positions."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tuckbox
from tests.lessons import answers
from tests.playing import pick
from tests.server.conftest import Visit
from tuckbox.cli.game_text import HEADING, rules_blocks
from tuckbox.core import Actor, AnyGame
from tuckbox.games import game_folder
from tuckbox.i18n import LANGUAGES, Speaker
from tuckbox.server.lobby import tour as tours
from tuckbox.server.lobby.catalogue import demo_model, game_models
from tuckbox.server.lobby.tour import DEMO, demo, preview, tour
from tuckbox.server.model.bodies.games import Lesson
from tuckbox.server.model.bodies.study import StudyEntry

TOURED = [name for name in tuckbox.games() if (game_folder(name) / "tour").is_dir()]


@pytest.fixture
def nothing_kept() -> Iterator[None]:
    """No tour is remembered from before the test, or after it."""
    tour.cache_clear()
    yield
    tour.cache_clear()


def played(rules: AnyGame, position: Any, entries: list[StudyEntry]) -> Any:
    for entry in entries:
        position = rules.apply(position, Actor(entry.actor), rules.parse_move(entry.text))
    return position


@pytest.mark.parametrize("name", TOURED)
def test_a_demo_is_a_game_that_the_rules_allow(name: str) -> None:
    views = demo(tuckbox.game(name))
    lines = (game_folder(name) / "tour" / DEMO).read_text(encoding="utf-8").splitlines()
    choices = [line for line in lines[1:] if not line.startswith("0 ")]
    assert len(views) == len(choices) + 1 >= 10
    assert len({str(view) for view in views}) == len(views)


@pytest.mark.parametrize("name", tuckbox.games())
def test_the_preview_is_a_spectators_view(name: str) -> None:
    view = preview(tuckbox.game(name))
    assert (view["game"], view["seat"]) == (name, None)


@pytest.mark.parametrize("line", range(5))
@pytest.mark.parametrize("name", TOURED)
def test_a_lesson_can_be_done(name: str, line: int) -> None:
    """Whatever the reader chooses on one page, the next one can be completed."""
    lesson = tour(name).lesson
    assert lesson is not None
    rules = tuckbox.game(name)
    position = rules.initial(rules.options(**lesson.options))
    for number, page in enumerate(lesson.pages, 1):
        position = played(rules, position, page.entries)
        if page.task is not None:
            who, found = rules.to_move(position)[0], list(answers(rules, position, page.task))
            assert found, f"page {number}"
            move = found[pick(f"{name} {line} {number}", len(found))]
            position = rules.apply(position, who, rules.parse_move(move))
            position = others_answered(rules, position, who)


def others_answered(rules: AnyGame, position: Any, reader: Actor) -> Any:
    while (owing := rules.to_move(position)) and owing[0] not in (0, reader):
        position = rules.apply(position, owing[0], rules.legal_moves(position, owing[0])[0])
    return position


@pytest.mark.parametrize("name", TOURED)
def test_a_task_is_one(name: str) -> None:
    """Some legal move does not fulfil what a page asks for, unless any move will do."""
    lesson = tour(name).lesson
    assert lesson is not None
    for page in lesson.pages:
        if page.task is not None:
            is_any = page.task.move is None and not page.task.effects
            assert is_any == (page.task.hint is None)


@pytest.mark.parametrize("name", TOURED)
def test_an_example_is_a_real_position(name: str) -> None:
    rules, examples = tuckbox.game(name), tour(name).examples
    assert examples.positions
    for example in examples.positions:
        position = rules.initial(rules.options(**example.options))
        assert rules.view(played(rules, position, example.entries), None)["game"] == name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TOURED)
def test_all_that_a_tour_says_can_be_said(name: str, language: str) -> None:
    speaker, found = Speaker(language), tour(name)
    assert all(speaker.text(id) for id in told(found.lesson))
    for example in found.examples.positions:
        assert speaker.text(example.say, **example.options)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TOURED)
def test_an_example_belongs_to_a_heading_of_the_rules(name: str, language: str) -> None:
    blocks = rules_blocks(Speaker(language), name)
    headings = sum(block.startswith(HEADING) for block in blocks)
    assert {example.section for example in tour(name).examples.positions} <= {
        *range(1, headings + 1)
    }


def told(lesson: Lesson | None) -> list[str]:
    assert lesson is not None
    hints = [page.task.hint for page in lesson.pages if page.task is not None]
    return [*(page.say for page in lesson.pages), *(hint for hint in hints if hint is not None)]


def test_a_tour_is_served(visit: Visit) -> None:
    visitor = visit()
    for name in tuckbox.games():
        answer = visitor.get(f"/games/{name}/tour").json()
        assert answer == tour(name).model_dump(mode="json")
    assert visitor.get("/games/chess/tour").status_code == 404


def test_entries_are_written_as_in_records() -> None:
    lesson = Lesson.model_validate(
        {"options": {}, "pages": [{"say": "x", "entries": ["0 card T4"]}]}
    )
    assert lesson.pages[0].entries == [StudyEntry(actor=0, text="card T4")]


SPOILT = {
    "demo.txt": [
        b"",
        b"seats",
        b"boards=1\nnobody drops",
        b"boards=9",
        b"boards=1\n1 fly",
        b"\xff",
    ],
    "lesson.toml": [b"pages", b"pages = 1", b"\xff"],
    "examples.toml": [b"[[positions]]", b"names = 'often'"],
}


@pytest.mark.usefixtures("nothing_kept")
@pytest.mark.parametrize(
    ("file", "content"), [(file, content) for file in SPOILT for content in SPOILT[file]]
)
def test_a_spoilt_tour_is_named_and_does_not_break_the_list_of_games(
    file: str,
    content: bytes,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    (tmp_path / "tour").mkdir()
    (tmp_path / "tour" / file).write_bytes(content)
    monkeypatch.setattr(tours, "game_folder", lambda name: tmp_path)
    (listed,) = game_models({"fits": tuckbox.game("fits")})
    views = demo_model(tuckbox.game("fits")).views
    assert (listed.name, listed.lesson, len(views)) == ("fits", False, 1)
    assert "fits" in caplog.text
    assert str(tmp_path / "tour" / file) in caplog.text


@pytest.mark.usefixtures("nothing_kept")
def test_a_game_without_a_tour_has_what_a_card_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tours, "game_folder", lambda name: tmp_path)
    found = tour("fits")
    assert found.lesson is None
    assert found.examples.positions == []
    assert tours.tour_file("fits", DEMO) is None
    rules = tuckbox.game("fits")
    assert demo(rules) == [rules.view(rules.initial(rules.options()), None)]
    assert preview(rules) == demo(rules)[0]
