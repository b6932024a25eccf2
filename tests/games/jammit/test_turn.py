"""§3.1 to §3.5, §3.12: three steps, each its own entry; which coins, which corners, whose turn."""

import pytest

from tests.games.jammit.drawing import RULES, play, position, texts
from tuckbox.core import CHANCE, IllegalMove, seat
from tuckbox.games.jammit.position import Stage

LARGE = RULES.initial(RULES.options())
THREE = RULES.initial(RULES.options(seats=3))


def test_red_starts_by_inserting_coins() -> None:
    assert RULES.to_move(LARGE) == (seat(1),)
    assert LARGE.stage is Stage.INSERT
    assert LARGE.colour == "R"


def test_with_two_seats_one_coin_of_the_opponent_and_one_neutral_in_either_order() -> None:
    assert len(texts(LARGE)) == 18
    assert [text for text in texts(LARGE) if text.startswith("d8")] == ["d8=BN", "d8=NB"]
    blue = play(LARGE, "d8=BN", ">a1")
    assert [text for text in texts(blue) if text.startswith("e1")] == ["e1=NR", "e1=RN"]


def test_with_three_seats_one_coin_of_each_other_seat() -> None:
    blue = play(THREE, "e9=BY", ">a5")
    yellow = play(blue, "a1=RY", ">e1")
    assert {text[3:] for text in texts(THREE)} == {"BY", "YB"}
    assert {text[3:] for text in texts(blue)} == {"RY", "YR"}
    assert {text[3:] for text in texts(yellow)} == {"RB", "BR"}


def test_any_column_of_the_pawns_corner_may_be_used() -> None:
    heads = {text[:2] for text in texts(LARGE)}
    assert heads == {"i9", "h9", "g9", "f9", "e9", "d8", "c7", "b6", "a5"}


def test_after_the_coins_the_pawn_moves_to_another_free_corner() -> None:
    after = play(LARGE, "d8=BN")
    assert after.stage is Stage.PAWN
    assert after.seat == 1
    assert texts(after) == [">a1", ">a5", ">i5", ">i9"]
    assert texts(play(THREE, "e9=BY")) == [">a5", ">e1", ">i9"]


def test_then_it_is_the_next_seats_turn() -> None:
    after = play(LARGE, "d8=BN", ">a1")
    assert after.pawns == ("a1", "e1")
    assert RULES.to_move(after) == (seat(2),)
    assert after.stage is Stage.INSERT
    assert RULES.to_move(play(after, "d1=RN", ">e9")) == (seat(1),)


def test_three_seats_take_turns_in_the_order_red_blue_yellow() -> None:
    after = play(THREE, "e9=BY", ">a5", "a1=RY", ">e1", "i5=RB", ">i9")
    assert after.seat == 1
    assert after.pawns == ("a5", "e1", "i9")


@pytest.mark.parametrize("text", [">a1", "d8,f9"])
def test_no_step_can_be_left_out(text: str) -> None:
    with pytest.raises(IllegalMove, match="jammit-refusal-owes-insert"):
        play(LARGE, text)


def test_coins_are_put_in_only_once_a_turn() -> None:
    with pytest.raises(IllegalMove, match="jammit-refusal-owes-pawn"):
        play(LARGE, "d8=BN", "d8=BN")


def test_inserting_is_possible_however_full_the_board_is() -> None:
    """§3.3, §1.8: no step waits for room, or for a supply of coins."""
    full = position("""
           b b b b
          N B N B N
         B N B N B N
        N B N # N B N
         B N B N B N
          N B N B N
           R R R R
    """)
    assert len(texts(full)) == 14


def test_only_the_seat_at_turn_has_moves_and_chance_never() -> None:
    assert RULES.legal_moves(LARGE, seat(2)) == ()
    assert RULES.legal_moves(LARGE, CHANCE) == ()
    assert RULES.chances(LARGE) == ()
    refusal = RULES.refusal(LARGE, seat(2), RULES.parse_move("d8=BN"))
    assert refusal is not None
    assert refusal.id == "refusal-not-to-move"
