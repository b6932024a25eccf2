"""Players as records write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.match.tables import refused
from tuckbox.match import Player
from tuckbox.match.setup import parse_player


@pytest.mark.parametrize(
    ("player", "text"),
    [
        (Player.open(), "open"),
        (Player.guest(), '""'),
        (Player.guest("Ann"), '"Ann"'),
        (Player.guest('A "B" \\ ]; \n'), '"A \\"B\\" \\\\ ]; \\n"'),
        (Player.guest("結衣"), '"結衣"'),
        (Player.bot("expert-3"), "bot expert-3"),
        (Player.bot("x"), "bot x"),
    ],
)
def test_a_player_is_written_so(player: Player, text: str) -> None:
    assert str(player) == text
    assert parse_player(text) == player


@given(st.text())
def test_any_name_round_trips(name: str) -> None:
    player = Player.guest(name)
    assert parse_player(str(player)) == player
    assert "\n" not in str(player)


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        "",
        "Ann",
        "open ",
        "bot",
        "bot ",
        "bot a b",
        "bot ö",
        '"\\u0041"',
        '"a',
        "12",
        '"\\ud800"',
    ],
)
def test_anything_else_is_no_player(text: str) -> None:
    assert parse_player(text) is None


def test_a_name_must_be_text_and_a_level_a_word() -> None:
    refused("match-name-not-text", lambda: Player.guest("\ud800"))
    refused("match-bot-level", lambda: Player.bot("very good"))
    refused("match-bot-level", lambda: Player.bot(""))
