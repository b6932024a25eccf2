"""§5.3, §5.4, §5.5: a neutral coin goes to the seat that pushed; three are exchanged for one point at once."""

from tests.games.jammit.drawing import play, position, told
from tuckbox.games.jammit.position import Position


def border(neutral: tuple[int, ...] = (0, 0), turn: int = 1) -> Position:
    return position(
        """
           . . . .
          N N N B .
         . . . . . .
        . . . # . . .
         . . . . . .
          . . . . .
           . . . .
    """,
        pawns="d7 d1" if turn == 1 else "d1 d7",
        neutral=neutral,
        turn=turn,
    )


def centre(neutral: tuple[int, ...] = (0, 0)) -> Position:
    return position(
        """
           . . . .
          . . . . .
         . . . . . .
        . . . # N B .
         . . . . . .
          . . . . .
           . . . .
    """,
        neutral=neutral,
    )


def test_over_the_border_it_is_one_neutral_coin() -> None:
    after = play(border(), "f7=BN")
    assert after.neutral == (1, 0)
    assert after.points == (0, 0)


def test_into_the_centre_it_is_two() -> None:
    assert play(centre(), "d7=BN").neutral == (2, 0)


def test_it_goes_to_the_seat_that_pushed() -> None:
    assert play(border(turn=2), "f7=RN").neutral == (0, 1)


def test_the_third_is_exchanged_at_once_for_one_point() -> None:
    after = play(border(neutral=(2, 1)), "f7=BN")
    assert after.neutral == (0, 1)
    assert after.points == (1, 0)


def test_the_fourth_stays_after_the_exchange() -> None:
    after = play(centre(neutral=(2, 0)), "d7=BN")
    assert after.neutral == (1, 0)
    assert after.points == (1, 0)


def test_exactly_three_from_one_and_the_centre() -> None:
    after = play(centre(neutral=(1, 0)), "d7=BN")
    assert after.neutral == (0, 0)
    assert after.points == (1, 0)


def test_the_exchange_is_told() -> None:
    assert told(border(neutral=(2, 0)), "f7=BN")[-3:] == ["out-border", "neutral", "exchange"]
    assert told(border(), "f7=BN")[-2:] == ["out-border", "neutral"]
