"""A round for each board, in the chosen order, with fresh boards and cards; §2.2, §2.3, §3.1, §5.1, §5.2, §5.3, §5.4."""

import pytest

from tests.games.fits.table import ONE, RULES, play, seen, table
from tuckbox.core import CHANCE, InvalidOptions, seat_message
from tuckbox.core.building_cards import cards_to_come
from tuckbox.games.fits.position import Position


def pass_round(position: Position, start: str = "start L5", placed: str = "L5:1@A") -> Position:
    position = play(position, start, placed)
    for tile in RULES.components.building_cards:
        position = play(position, f"card {tile}")
        if RULES.to_move(position) == (ONE,) and tile != start[-2:]:
            position = play(position, "-")
    return position


def test_a_round_ends_when_all_sixteen_cards_have_been_turned() -> None:
    position = pass_round(table(boards="1,2"))
    assert len(position.rounds) == 2
    assert seen(position)["round"] == 2
    assert len(seen(position)["finished"][0]["turned"]) == 16


def test_the_points_of_a_round_are_told_with_its_board() -> None:
    position = pass_round(table(boards="4,2"))
    [played] = RULES.rounds(position)
    assert played.board == "4"
    assert played.points == RULES.scores(position)


def test_boards_are_emptied_and_all_cards_shuffled_again() -> None:
    position = pass_round(table(boards="1,2"))
    assert RULES.to_move(position) == (CHANCE,)
    assert seen(position)["stage"] == "deal"
    assert seen(position)["ramps"][0]["laid"] == []
    assert len([*cards_to_come(seen(position))]) == 16
    assert len(RULES.legal_moves(position, CHANCE)) == 4


def test_boards_are_played_in_the_chosen_order() -> None:
    position = table(boards="4,2")
    assert position.now.board == "4"
    position = pass_round(position)
    assert position.now.board == "2"
    assert [board["id"] for board in seen(position)["boards"]] == ["4", "2"]


def test_the_game_is_over_after_the_last_board() -> None:
    position = pass_round(pass_round(table(boards="4,2")))
    assert RULES.to_move(position) == ()
    assert seen(position)["stage"] == "over"
    assert len(seen(position)["ramps"][0]["laid"]) == 1
    assert RULES.position(RULES.view(position, None)) == position


def test_default_options() -> None:
    assert str(RULES.options()) == "seats=1 boards=1,2,3,4"


@pytest.mark.parametrize(
    ("choices", "code"),
    [
        ({"seats": 5}, "option-value"),
        ({"seats": 0}, "option-value"),
        ({"boards": "1,1"}, "option-repeats"),
        ({"boards": ""}, "option-value"),
        ({"boards": "5"}, "option-value"),
        ({"pro": True}, "option-unknown"),
    ],
)
def test_options_that_there_are_not(choices: dict[str, object], code: str) -> None:
    with pytest.raises(InvalidOptions, match=code):
        RULES.options(**choices)


def test_the_effects_of_a_rounds_end_tell_points_and_the_next_round() -> None:
    position = table("start L5", "L5:1@A", boards="1,3")
    for tile in RULES.components.building_cards[:-1]:
        position = play(position, f"card {tile}", *(["-"] if tile != "L5" else []))
    position = play(position, "card Y5")
    effects = RULES.effects(RULES.play(position, ONE, RULES.parse_move("-")))
    score, following = effects[1:]
    assert score.id == "fits-effect-round-score"
    assert dict(score.values) == {
        "seat": seat_message(ONE),
        "round": 1,
        "board": "1",
        "dots": -67,
        "rows": 0,
        "values": 0,
        "pairs": 0,
        "points": -67,
    }
    assert str(following) == "fits-effect-next-round (round=2, board=3)"
    assert RULES.scores(play(position, "-")) == (-67,)
