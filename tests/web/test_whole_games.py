"""Each game played to its end by mouse, by touch at phone size, and by keyboard alone."""

import pytest

from tests.web.axe import violations
from tests.web.conftest import BARE, Open
from tests.web.hands import (
    Hand,
    HexHand,
    HexKeys,
    HexTouch,
    ListHand,
    ListKeys,
    ListTouch,
    SquareHand,
    SquareKeys,
    SquareTouch,
    new_table,
)
from tuckbox import games

SQUARE: dict[str, type[Hand]] = {"mouse": SquareHand, "touch": SquareTouch, "keys": SquareKeys}
HEX: dict[str, type[Hand]] = {"mouse": HexHand, "touch": HexTouch, "keys": HexKeys}
LIST: dict[str, type[Hand]] = {"mouse": ListHand, "touch": ListTouch, "keys": ListKeys}
TABLES: dict[str, tuple[int, dict[str, str], dict[str, type[Hand]]]] = {
    "fits": (1, {"boards": "4"}, SQUARE),
    "bits": (1, {}, SQUARE),
    "fillit": (2, {"board": "mini"}, HEX),
    "jammit": (2, {"board": "mini"}, HEX),
}
"""Short games, and how their boards are handled; any other game is played from the list of moves."""


@pytest.mark.long
@pytest.mark.parametrize("way", ["mouse", "touch", "keys"])
@pytest.mark.parametrize("game", games())
def test_a_game_is_played_to_its_end(open_page: Open, game: str, way: str) -> None:
    seats, options, hands = TABLES.get(game, (2, {}, LIST))
    page = open_page(BARE, phone=way == "touch")
    match = new_table(page, game, seats, **options)
    assert violations(page) == []
    hands[way](page, match).play()
    page.get_by_role("link", name="Replay and analysis").first.wait_for()
    assert violations(page) == []
    # What was played is what the record tells.
    record = page.request.get(f"/api/matches/{match}/record").text()
    # Cards are drawn as the second version of records tells it.
    assert record.startswith(f"[tuckbox {2 if hands is SQUARE else 1}]\n")
    assert "[result " in record
