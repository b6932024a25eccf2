"""Boxes are kept once, by hash: shared ones are listed, the others known to whoever has the link."""

from itertools import count

import pytest

from tests.server.conftest import Visit, on_both
from tests.server.visitor import Visitor
from tuckbox.core.box import Box, BoxFile, Claim, write_box
from tuckbox.games import boxed_game, drawn_files
from tuckbox.match import parse_record

ME = {"kind": "me"}
BOARD = drawn_files("fits")["boards/1.txt"]
numbers = count()


def new_box(name: str = "Moon", author: str = "Ann") -> Box:
    """Return a box that no other test has entered."""
    files = [BoxFile("boards/moon.txt", Claim.MADE_UP, BOARD)]
    return write_box("fits", f"{name} {next(numbers)}", author, "", files)


def hash_of(box: Box) -> str:
    return boxed_game(box).files.hash


def enter(visitor: Visitor, box: Box, *, shared: bool = False) -> str:
    answer = visitor.post("/boxes", {"text": box.text, "shared": shared})
    assert answer.status_code == 201, answer.text
    assert answer.json()["hash"] == hash_of(box)
    return hash_of(box)


def listed(visitor: Visitor, **query: object) -> list[str]:
    return [box["hash"] for box in visitor.get("/boxes", **query).json()["boxes"]]


@on_both
def test_a_box_is_kept_and_found_by_its_hash(visit: Visit) -> None:
    ann, bob = visit(), visit()
    box = new_box()
    hash = enter(ann, box)
    for who, is_mine in ((ann, True), (bob, False)):
        found = who.get(f"/boxes/{hash}").json()
        assert (found["text"], found["shared"], found["mine"]) == (box.text, False, is_mine)
        assert ann.get("/me").json()["id"] not in str(found)
    assert enter(bob, box) == hash
    missing = ann.get(f"/boxes/{'0' * 64}")
    assert (missing.status_code, missing.json()["code"]) == (404, "box-unknown")


@on_both
def test_a_list_tells_what_the_boxes_say_about_themselves(visit: Visit) -> None:
    files = [
        BoxFile("boards/moon.txt", Claim.MADE_UP, BOARD + '; [name "no"]\n'),
        BoxFile("boards/2.txt", Claim.PRINTED, drawn_files("fits")["boards/2.txt"]),
    ]
    words = f'"Mé\\]" ; {next(numbers)}', 'Zoë "[file x', "CC0; 1.0"
    ann, box = visit(), write_box("fits", *words, files)
    hash = enter(ann, box, shared=True)
    found = {each["hash"]: each for each in ann.get("/boxes", limit=100).json()["boxes"]}[hash]
    assert (found["name"], found["author"], found["licence"]) == words
    assert [(part["file"], part["claim"]) for part in found["parts"]] == [
        ("boards/moon.txt", "made up"),
        ("boards/2.txt", "as printed"),
    ]


@on_both
def test_a_list_reads_no_box(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred of them may have six megabytes."""
    ann = visit()
    hash = enter(ann, new_box(), shared=True)
    for name in ("read_box", "_read_head", "_read_files"):
        monkeypatch.setattr(f"tuckbox.core.box.{name}", None)
    monkeypatch.setattr("tuckbox.server.storage.boxes.whole_text", None)
    assert hash in listed(ann, which="mine")
    assert hash in listed(ann, limit=100)


@on_both
def test_nobody_can_list_what_was_not_shared(visit: Visit) -> None:
    ann, bob = visit(), visit()
    box = new_box()
    hash = enter(ann, box)
    for who in (ann, bob):
        assert hash not in listed(who, game="fits", limit=100)
    assert (listed(ann, which="mine"), listed(bob, which="mine")) == ([hash], [])
    assert listed(visit(), which="mine") == []
    enter(ann, box, shared=True)
    assert hash in listed(bob, game="fits", limit=100)
    assert hash not in listed(bob, game="bits", limit=100)
    enter(bob, box, shared=True)
    enter(ann, box, shared=False)
    assert hash in listed(ann)  # as long as somebody shares it
    enter(bob, box, shared=False)
    assert hash not in listed(ann, limit=100)


def test_the_list_goes_on_where_the_last_page_ended(visit: Visit) -> None:
    ann = visit()
    hashes = [enter(ann, new_box(), shared=True) for _ in range(3)]
    first = ann.get("/boxes", limit=2).json()
    second = ann.get("/boxes", limit=1, after=first["more"]).json()
    found = [box["hash"] for page in (first, second) for box in page["boxes"]]
    assert found == hashes[::-1]


@on_both
def test_a_match_names_its_box_by_hash_and_its_record_contains_it(visit: Visit) -> None:
    ann, bob = visit(), visit()
    box = new_box()
    hash = enter(ann, box)
    match = bob.create("fits", ME, options={"boards": "moon"}, box=hash)["id"]
    record = parse_record(bob.get(f"/matches/{match}/record").text)
    assert (record.setup.box, record.setup.components) == (box.text, hash)
    assert listed(bob, which="mine") == []
    wrong = bob.post("/matches", {"game": "bits", "seats": [ME], "box": hash})
    assert (wrong.status_code, wrong.json()["code"]) == (422, "server-box-game")
    unknown = bob.post("/matches", {"game": "fits", "seats": [ME], "box": "0" * 64})
    assert (unknown.status_code, unknown.json()["code"]) == (404, "box-unknown")


@on_both
def test_a_box_goes_when_nobody_has_entered_it_and_no_match_uses_it(visit: Visit) -> None:
    ann, bob = visit(), visit()
    box = new_box()
    match = ann.create("fits", ME, options={"boards": "moon"}, box=box.text)["id"]
    hash = hash_of(box)
    assert listed(ann, which="mine") == [hash]
    assert bob.http.delete(f"/boxes/{hash}").status_code == 404
    assert ann.http.delete(f"/boxes/{hash}").status_code == 204
    assert listed(ann, which="mine") == []
    assert bob.get(f"/boxes/{hash}").status_code == 200
    assert ann.http.delete(f"/matches/{match}").status_code == 204
    assert bob.get(f"/boxes/{hash}").status_code == 404


def test_one_identity_keeps_only_so_many(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tuckbox.server.storage.boxes.MOST_ENTERED", 2)
    ann = visit()
    kept = [new_box(), new_box()]
    for box in (*kept, kept[0]):
        enter(ann, box)
    refused = ann.post("/boxes", {"text": new_box().text})
    assert (refused.status_code, refused.json()["code"]) == (409, "box-many-kept")
    body = {"game": "fits", "seats": [ME], "box": new_box().text}
    assert ann.post("/matches", body).json()["code"] == "box-many-kept"
    ann.http.delete(f"/boxes/{hash_of(kept[0])}")
    enter(ann, new_box())


def test_the_first_text_of_a_hash_is_kept_byte_for_byte(visit: Visit) -> None:
    ann = visit()
    box = new_box()
    text = box.text.replace("\n", "\r\n")
    answer = ann.post("/boxes", {"text": text}).json()
    ann.post("/boxes", {"text": box.text + "; a comment\n"})
    assert ann.get(f"/boxes/{answer['hash']}").json()["text"] == text
    match = ann.create("fits", ME, options={"boards": "moon"}, box=answer["hash"])["id"]
    assert parse_record(ann.get(f"/matches/{match}/record").text).setup.box == box.text


def test_an_identity_that_is_renewed_keeps_its_boxes(visit: Visit) -> None:
    ann = visit()
    hash = enter(ann, new_box())
    assert ann.post("/me/renew").status_code == 200
    assert listed(ann, which="mine") == [hash]
