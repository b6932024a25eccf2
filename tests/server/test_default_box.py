"""`TUCKBOX_BOX`: an operator chooses which box a game is played with by default."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Running, running, sqlite_settings
from tests.server.visitor import Visitor
from tuckbox.core import TuckboxError
from tuckbox.core.box import Box, BoxFile, Claim, write_box
from tuckbox.games import as_recorded, boxed_game, drawn_files, game
from tuckbox.match import parse_record
from tuckbox.server.app import games_of

ME = {"kind": "me"}
DRAWN = drawn_files("fits")
BOX = write_box(
    "fits",
    "The printed one",
    "Ann",
    "",
    [
        BoxFile("boards/2.txt", Claim.PRINTED, DRAWN["boards/3.txt"]),
        BoxFile("cards.txt", Claim.PRINTED, DRAWN["cards.txt"]),
    ],
)


def file_of(box: Box, folder: Path, name: str = "printed") -> str:
    path = folder / f"{name}.tuckbox-box"
    path.write_text(box.text, encoding="utf-8", newline="")
    return str(path)


@pytest.fixture(scope="module")
def boxed_node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("boxed")
    with running(sqlite_settings(folder / "data", box=file_of(BOX, folder))) as node:
        yield node


@pytest.fixture
def ann(boxed_node: Running) -> Iterator[Visitor]:
    with contextlib.closing(Visitor(boxed_node)) as visitor:
        yield visitor


def record(visitor: Visitor, match: str) -> str:
    return visitor.get(f"/matches/{match}/record").text


def test_what_it_claims_as_printed_is_no_longer_called_reconstructed(ann: Visitor) -> None:
    models = {model["name"]: model for model in ann.get("/games").json()}
    fits = models["fits"]
    assert (fits["box"], models["bits"]["box"]) == ("The printed one", None)
    assert fits["components"] == boxed_game(BOX).files.hash
    boards = [values.get("board") for note in fits["reconstructed"] for values in note.values()]
    assert boards == ["3", "4"]
    assert models["fillit"]["components"] == game("fillit").files.hash


def test_matches_are_played_with_it_and_say_so(ann: Visitor) -> None:
    match = ann.create("fits", ME, {"kind": "bot", "level": "greedy"})["id"]
    assert parse_record(record(ann, match)).setup.box == BOX.text
    shown = ann.get(f"/matches/{match}").json()["box"]
    assert (shown["name"], shown["author"], shown["mine"]) == ("The printed one", "Ann", False)
    assert ann.get("/boxes", which="mine").json()["boxes"] == []


def test_a_match_may_ask_for_the_built_in_components(ann: Visitor) -> None:
    match = ann.create("fits", ME, options={"boards": "2"}, box="builtin")["id"]
    setup = parse_record(record(ann, match)).setup
    assert (setup.box, setup.components) == ("", game("fits").files.hash)
    shown = ann.get(f"/matches/{match}").json()
    assert shown["box"] is None
    assert ann.post(f"/matches/{match}/leave").is_success
    again = ann.post(f"/matches/{match}/rematch").json()["id"]
    assert parse_record(record(ann, again)).setup.components == game("fits").files.hash


def test_the_deal_of_the_day_and_lessons_keep_the_built_in_box(ann: Visitor) -> None:
    builtin = game("fits").files.hash
    match = ann.post("/daily/fits").json()["match"]
    setup = parse_record(record(ann, match)).setup
    assert (setup.box, setup.components) == ("", builtin)
    assert ann.get(f"/matches/{match}/update").status_code == 200
    studied = ann.post("/study", {"game": "fits", "options": {"boards": "2"}, "entries": []})
    assert studied.status_code == 200, studied.text
    boxed, plain = boxed_game(BOX), game("fits")
    seen = studied.json()["view"]
    assert plain.draw(seen) != boxed.draw(
        boxed.view(boxed.initial(boxed.options(boards="2")), None)
    )
    assert as_recorded(boxed, builtin).files.hash == builtin


@pytest.mark.parametrize("code", ["server-box-unreadable", "server-box-twice", "cli-box-bad"])
def test_a_box_that_can_not_be_the_default_stops_the_start(tmp_path: Path, code: str) -> None:
    good = file_of(BOX, tmp_path)
    bad = tmp_path / "bad.tuckbox-box"
    bad.write_text("no box\n")
    given = {
        "server-box-unreadable": str(tmp_path / "missing"),
        "server-box-twice": f"{good}, {good}",
        "cli-box-bad": str(bad),
    }
    with pytest.raises(TuckboxError) as refusal:
        games_of(sqlite_settings(tmp_path, box=given[code]))
    assert refusal.value.code == code


def test_a_box_and_a_folder_of_components_can_not_both_be_the_default(tmp_path: Path) -> None:
    settings = sqlite_settings(tmp_path, box=file_of(BOX, tmp_path), components=tmp_path)
    with pytest.raises(TuckboxError, match="server-box-and-components"):
        games_of(settings)
