"""2 against 2: partners share chips, stones and the win, but not their pawns."""

from tests.games.fillit.table import RULES, play, refused, slides, table
from tuckbox.core import Effect, seat, seat_message

BEFORE = """
         . . . . .
        . . . . . .
       . . . . . . .
      . . . . . . . .
     R . . Y # . . . .
      r . . . . . . .
       . . . = . . .
        . . b + . .
         B . . . G
"""

NEARLY_WON = """
         + + + + +
        + + + + + +
       + + + + + + +
      + + . . . . . .
     R . . Y # . . . .
      r . . . . . . .
       . . . = . . .
        . . b + . .
         B . . . G
"""


def test_the_partner_s_pawn_is_an_obstacle() -> None:
    """§4.3: any other pawn stops it, a partner's too: red on e1 stops at e3, before yellow on e4."""
    p = table(BEFORE, seats=4, board="large")
    assert "e3" in slides(p)
    assert refused(p, ">e4 d1-d2") == "fillit-refusal-blocked"


def test_each_slides_only_the_own_pawn() -> None:
    """§3.3: in red's turn the yellow pawn stays, whatever it could reach."""
    assert "a4" not in slides(table(BEFORE, seats=4, board="large"))
    assert "a4" in slides(table(BEFORE, seats=4, board="large", to_move=3))


def test_chips_and_stones_are_the_team_s() -> None:
    """§1.5, §4.6 to §4.8, §5.1: yellow lays red chips, keeps one on b4, returns the blue one of c4, moves a red stone."""
    p = table(BEFORE, seats=4, board="large", to_move=3)
    assert p.supplies == (22, 22)
    after = play(p, ">a4 d1-d2")
    assert after.pawns == ("e1", "a1", "a4", "a5")
    assert after.chips[0] == {"e1", "e4", "d4", "c4", "b4", "a4"}
    assert after.supplies == (19, 23)
    assert after.stones[0] == {"d2"}


def test_a_stone_may_change_places_with_the_partner_s_pawn() -> None:
    """§5.3: any pawn, together with what lies under it."""
    p = table(BEFORE.replace("R . . Y", "R . r Y"), seats=4, board="large")
    after = play(p, ">e2 e3-e4")
    assert after.pawns[2] == "e3"
    assert after.chips[0] >= {"e3"}


def test_seats_play_in_the_order_red_blue_yellow_green() -> None:
    """§2.1, §2.7, §3.1: seats 1 to 4 are red, blue, yellow and green, and red begins again."""
    p = RULES.initial(RULES.options(seats=4))
    order = []
    for _ in range(5):
        order.append(p.seat)
        p = RULES.apply(p, p.seat, RULES.legal_moves(p, p.seat)[0])
    assert order == [1, 2, 3, 4, 1]


def test_red_and_yellow_win_together() -> None:
    """§6.1: the team whose supply is empty wins: both its seats."""
    p = table(NEARLY_WON, seats=4, board="large", to_move=3)
    assert p.supplies[0] == 2
    outcome = RULES.outcome(play(p, ">a4 d1-d2"))
    assert outcome is not None
    assert outcome.winners == (1, 3)
    assert outcome.scores == (0, 23, 0, 23)


def test_the_end_names_both_winners_and_the_colour_that_they_share() -> None:
    """§1.5, §6.1: blue and green win with blue chips."""
    p = table(NEARLY_WON.replace("+", "="), seats=4, board="large", to_move=4)
    assert p.supplies[1] == 1
    *_, end = RULES.effects(RULES.play(p, seat(4), RULES.parse_move(">a2 b3-b2")))
    assert end == Effect.of(
        "fillit-effect-win", winners=(seat_message(2), seat_message(4)), colour="B"
    )


def test_sides_tell_who_wins_together() -> None:
    """§1.5: two teams with four seats; otherwise everyone plays alone."""
    assert RULES.sides(RULES.options(seats=4)) == ((seat(1), seat(3)), (seat(2), seat(4)))
    assert RULES.sides(RULES.options(seats=3)) == ((seat(1),), (seat(2),), (seat(3),))
    assert RULES.sides(RULES.options(seats=2)) == ((seat(1),), (seat(2),))
