"""Matches with a box: made, played against bots, studied, exported, imported and played again."""

import random

import pytest

from tests.server.conftest import Visit, on_both
from tests.server.test_after import draws
from tests.server.test_analysis import follow
from tests.server.test_bots import play_to_the_end
from tests.server.visitor import Visitor
from tuckbox.core.box import MOST_BYTES, BoxFile, Claim, write_box
from tuckbox.games import boxed_game, drawn_files
from tuckbox.match import check_record, parse_record

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "greedy"}
BOARD = drawn_files("fits")["boards/1.txt"].replace("row-bonus on", "row-bonus off")
BOX = write_box(
    "fits", "<b>Moon</b>", "Ann", "", [BoxFile("boards/moon.txt", Claim.MADE_UP, BOARD)]
)
HASH = boxed_game(BOX).files.hash


def played(ann: Visitor, *seats: dict[str, str]) -> str:
    match: str = ann.create("fits", *seats, options={"boards": "moon"}, box=BOX.text)["id"]
    with ann.sit_at(match) as socket:
        play_to_the_end(socket, random.Random(1))
    return match


def record(visitor: Visitor, match: str) -> str:
    answer = visitor.get(f"/matches/{match}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


def test_a_match_with_a_box_is_played_with_bots_and_its_record_contains_it(visit: Visit) -> None:
    ann = visit()
    match = played(ann, ME, BOT)
    text = record(ann, match)
    kept = parse_record(text)
    assert (kept.setup.box, kept.setup.components) == (BOX.text, HASH)
    check_record(kept, boxed_game(BOX))
    replay = ann.get(f"/matches/{match}/replay")
    assert replay.status_code == 200, replay.text
    bob = visit()
    imported = bob.post("/records", {"text": text})
    assert imported.status_code == 201, imported.text
    again = parse_record(record(bob, imported.json()["id"]))
    assert (again.setup.box, again.entries) == (BOX.text, kept.entries)
    changed = bob.post("/records", {"text": text.replace('| [author "Ann"]', '| [author "Bob"]')})
    assert (changed.status_code, changed.json()["code"]) == (422, "record-box-other")


def test_a_rematch_keeps_the_box_and_statistics_leave_it_out(visit: Visit) -> None:
    ann = visit()
    match = played(ann, ME)
    again = ann.post(f"/matches/{match}/rematch")
    assert again.status_code in (200, 201), again.text
    assert parse_record(record(ann, again.json()["id"])).setup.box == BOX.text
    solo = ann.get("/me/scores")
    assert (solo.status_code, solo.json()) == (200, [])


@on_both
def test_everything_else_works_on_it_too(visit: Visit) -> None:
    ann, bob = visit(), visit()
    match = played(ann, ME)
    analysis = follow(ann, match)[-1]
    assert analysis["state"] == "done", analysis
    again = ann.post(f"/matches/{match}/again").json()["id"]
    assert draws(ann, again) == draws(ann, match)[: len(draws(ann, again))]
    challenge = ann.post(f"/matches/{match}/challenge").json()["id"]
    assert bob.join(challenge) == 1
    for who, other in ((ann, again), (bob, challenge)):
        assert parse_record(record(who, other)).setup.box == BOX.text
    studied = ann.post("/study", {"match": match, "at": 2, "bot": "expert-1"})
    assert studied.status_code == 200, studied.text
    with ann.sit_at(again) as socket:
        move = socket.owes()["moves"][0]
        socket.send(type="preview", id=1, seat=1, texts=[move])
        assert socket.wait_for("previews")["id"] == 1


@pytest.mark.parametrize(
    ("code", "game", "box"),
    [
        ("server-box-game", "bits", BOX.text),
        ("box-foreign", "fits", "a line\n"),
        ("box-cut-off", "fits", BOX.text[:-1]),
        ("fits-components-row-bonus", "fits", BOX.text.replace("bonus off", "bonus no")),
        ("box-file-unknown", "bits", BOX.text.replace("[game fits]", "[game bits]")),
        ("game-unknown", "chess", BOX.text),
    ],
)
def test_a_box_that_can_not_be_played_is_refused(
    visit: Visit, code: str, game: str, box: str
) -> None:
    refused = visit().post("/matches", {"game": game, "seats": [ME], "box": box})
    assert refused.status_code == 422, refused.text
    assert refused.json()["code"] == code


def test_a_box_too_large_is_refused(visit: Visit) -> None:
    large = BOX.text + ";" * MOST_BYTES + "\n"
    refused = visit().post("/matches", {"game": "fits", "seats": [ME], "box": large})
    assert refused.status_code in (413, 422), refused.text
