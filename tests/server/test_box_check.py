"""A box is checked while it is drawn: what it is, or everything that is wrong, and where."""

import json
from typing import Any

import pytest

from tests.server.conftest import Visit
from tests.server.running import until
from tuckbox.core.box import MOST_BYTES, BoxFile, Claim, write_box
from tuckbox.games import boxed_game, drawn_files
from tuckbox.server.study.possible_scores import DEALS
from tuckbox.solver.fits.random_deals import best_of_deals

DRAWN = drawn_files("fits")
BOARD = DRAWN["boards/1.txt"].replace("row-bonus on", "row-bonus off")
BOX = write_box(
    "fits",
    "Moon",
    "Ann",
    "CC0",
    [
        BoxFile("boards/moon.txt", Claim.MADE_UP, BOARD),
        BoxFile("boards/2.txt", Claim.PRINTED, BOARD),
    ],
)


def check(visit: Visit, text: str, **more: str) -> Any:
    answer = visit(**more).post("/boxes/check", {"text": text})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_good_box_is_described(visit: Visit) -> None:
    found = check(visit, BOX.text)
    assert found["problems"] == []
    box = found["box"]
    assert (box["name"], box["author"], box["licence"]) == ("Moon", "Ann", "CC0")
    assert box["hash"] == boxed_game(BOX).files.hash
    assert [(part["file"], part["claim"], part["text"]) for part in box["parts"]] == [
        ("boards/moon.txt", "made up", BOARD),
        ("boards/2.txt", "as printed", BOARD),
    ]
    boards = next(option for option in box["options"] if option["name"] == "boards")
    assert boards["choices"] == ["1", "2", "3", "4", "moon"]


def test_each_bad_drawing_is_named_with_its_place_and_a_sentence(visit: Visit) -> None:
    text = BOX.text.replace("row-bonus off", "row-bonus no")
    first, second = check(visit, text, language="de")["problems"]
    lines = text.split("\n")
    for problem, file in ((first, "boards/moon.txt"), (second, "boards/2.txt")):
        assert (problem["code"], problem["file"]) == ("fits-components-row-bonus", file)
        assert lines[problem["line"] - 1].startswith("[row-bonus no]")
        assert (problem["column"], "Zeile" in problem["sentence"]) == (1, True)


@pytest.mark.parametrize(
    ("code", "line", "text"),
    [
        ("box-foreign", 1, ""),
        ("box-foreign", 1, "hello\n"),
        ("box-version", 1, BOX.text.replace("box 1]", "box 2]")),
        ("game-unknown", 2, BOX.text.replace("[game fits]", "[game chess]")),
        ("box-file-unknown", 7, BOX.text.replace("[game fits]", "[game bits]")),
        ("box-too-large", None, BOX.text + ";" * MOST_BYTES + "\n"),
    ],
)
def test_a_head_that_can_not_be_read_is_one_problem(
    visit: Visit, code: str, line: int | None, text: str
) -> None:
    found = check(visit, text)
    assert found["box"] is None
    assert (found["problems"][0]["code"], found["problems"][0]["line"]) == (code, line)


def test_half_a_character_is_refused(visit: Visit) -> None:
    ann = visit()
    lone = json.dumps({"text": BOX.text.replace("Moon", "Mo\ud800n")}).encode()
    answer = ann.http.post(
        "/boxes/check", content=lone, headers={"content-type": "application/json"}
    )
    problems = answer.json().get("problems", [answer.json()])
    assert problems[0]["code"] in ("box-character", "server-invalid-request")


def test_a_text_of_more_than_a_megabyte_is_not_read(visit: Visit) -> None:
    assert visit().post("/boxes/check", {"text": "x" * 1_100_000}).status_code == 422


def test_the_best_possible_scores_of_ten_deals_are_found_in_a_worker(visit: Visit) -> None:
    ann = visit()

    def asked() -> Any:
        answer = ann.post("/boxes/possible", {"text": BOX.text, "board": "moon"})
        assert answer.status_code == 200, answer.text
        return answer.json()

    until(lambda: asked()["state"] in ("done", "failed"))
    found = asked()
    assert (found["state"], found["progress"], len(found["scores"])) == ("done", 1, DEALS)
    assert found["scores"] == [
        best.score for best in best_of_deals(boxed_game(BOX), "moon", range(DEALS))
    ]


def test_scores_are_possible_for_boards_of_fits_alone(visit: Visit) -> None:
    ann = visit()
    unknown = ann.post("/boxes/possible", {"text": BOX.text, "board": "sun"})
    assert (unknown.status_code, unknown.json()["code"]) == (422, "option-value")
    name, text = next(iter(drawn_files("jammit").items()))
    other = write_box("jammit", "Odd", "", "", [BoxFile(name, Claim.MADE_UP, text)])
    foreign = ann.post("/boxes/possible", {"text": other.text, "board": "1"})
    assert (foreign.status_code, foreign.json()["code"]) == (422, "server-box-game")
