"""The text of moves; §7.1, §7.2, §7.3."""

import pytest

from tests.games.fits.table import RULES, TILES
from tuckbox.core import InvalidMove
from tuckbox.games.fits.moves import SET_ASIDE, Draw, Placement, TileId

P5 = TileId("P5")


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("P5:0@C", Placement(P5, "0", 2)),
        ("P5:m1@C", Placement(P5, "m1", 2)),
        ("-", SET_ASIDE),
        ("start L5", Draw("start", TileId("L5"))),
        ("card P5", Draw("card", P5)),
    ],
)
def test_a_move_and_its_text(text: str, move: object) -> None:
    assert RULES.parse_move(text) == move
    assert RULES.format_move(RULES.parse_move(text)) == text


def test_every_placement_has_its_own_text() -> None:
    placements = [place for tile in TILES.values() for place in tile.placements]
    texts = [RULES.format_move(place) for place in placements]
    assert len(set(texts)) == len(texts)
    assert [RULES.parse_move(text) for text in texts] == placements


@pytest.mark.parametrize(
    "text",
    ["", "P5", "P5:0", "P5:4@A", "P5:m@A", "P5:0@G", "p5:0@A", "P5:0@A ", "--", "card", "card  P5"],
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(InvalidMove, match="fits-invalid-move"):
        RULES.parse_move(text)


@pytest.mark.parametrize("text", ["Q5:0@A", "card P4", "start Z9"])
def test_a_tile_that_does_not_exist_is_named(text: str) -> None:
    with pytest.raises(InvalidMove, match="fits-invalid-tile") as caught:
        RULES.parse_move(text)
    assert caught.value.message["known"] == tuple(TILES)


def test_moves_are_listed_by_orientation() -> None:
    def heading(text: str) -> str:
        return str(RULES.group(RULES.parse_move(text)))

    assert heading("P5:m1@C") == (
        "fits-group-orientation (tile=fits-tile (tile=P5), orientation=m1)"
    )
    assert heading("P5:m1@A") == heading("P5:m1@C")
    assert heading("-") == "fits-group-set-aside"
    assert heading("card P5") == "fits-group-card"
    assert heading("start P5") == "fits-group-start"
