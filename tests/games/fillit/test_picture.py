"""The table as a picture in text, with the names of the rows' ends."""

from tests.games.fillit.table import RULES, play, table

WON = """
       + + + +
      + + + + +
     + + . . . .
    * . . # . . .
     R . . . . y
      r b . . .
       . Y . B
"""


def test_pieces_names_and_supplies_are_drawn() -> None:
    p = RULES.initial(RULES.options())
    assert RULES.draw(RULES.view(p, None)) == "\n".join(
        [
            "    i5  . . . . .  i9",
            "   h4  b . . . . r  h9",
            "  g3  . . . . . . .  g9",
            " f2  . . b . . r . .  f9",
            "e1  B . . . # . . . R  e9",
            " d1  . . b . . r . .  d8",
            "  c1  . . . . . . .  c7",
            "   b1  b . . . . r  b6",
            "    a1  . . . . .  a5",
            "",
            ">1R  r +  24/25",
            " 2B  b =  24/25",
        ]
    )


def test_a_winner_is_marked() -> None:
    p = play(table(WON.replace("+ + . . . .", ". . . . . ."), seats=3), ">c5 b1-c1")
    assert RULES.draw(RULES.view(p, None)).splitlines()[-3:] == [
        "!1R  r +  0/11",
        " 2B  b =  10/11",
        " 3Y  y *  9/11",
    ]


def test_a_team_shares_a_line() -> None:
    p = RULES.initial(RULES.options(seats=4))
    p = RULES.apply(p, p.seat, RULES.legal_moves(p, p.seat)[-1])
    lines = RULES.draw(RULES.view(p, None)).splitlines()
    assert lines[-2].startswith(" 1R  3Y  r +  ")
    assert lines[-1] == ">2B  4G  b =  23/25"
