"""The worked example of the rulebook, built as a whole round of legal drops; §6.11."""

from collections.abc import Iterator

from tests.games.bits.table import ONE, RULES, after_rounds, drawn, move, new, picture, play, view
from tuckbox.core import CHANCE
from tuckbox.games.bits.area import Area
from tuckbox.games.bits.position import Position

# Card and placement; the neutral stone is laid when black and red is shown.
ROUND = """
    BY BY>C    RP PR>C    PP PP>C    BK BK^F    BY YB^E    PK PK>C
    YK YK^C    YY YY^D    BB BB>A    BP PB>A    KK KK>A    KK KK>A
    RY YR>A    RK NN>A    BB BB>E    RR RR^F    RR RR^E    YY YY>E
"""

FINAL = drawn("""
    N N K Y Y Y
    Y R Y Y R R
    K K P K R R
    K K P P B B
    P B P R B K
    B B B Y Y B
""")


def third_round() -> Position:
    """Two rounds are scored; the open cards are those of the example."""
    return play(after_rounds(new(), "1 O4", "2 V3 B"), "0 task 3 I2")


def entries() -> Iterator[str]:
    words = ROUND.split()
    for number, (card, text) in enumerate(zip(words[::2], words[1::2], strict=True)):
        yield f"0 {'card' if number else 'start'} {card}"
        yield f"1 {text}"


def finished() -> Position:
    return play(third_round(), *entries())


def found() -> tuple[Area, ...]:
    return finished().boards[0].areas


def test_the_round_is_played_by_legal_drops_to_its_end() -> None:
    p = finished()
    assert picture(p.boards[0]) == FINAL
    assert RULES.to_move(p) == ()


def test_it_shows_what_the_example_shows() -> None:
    listed = found()
    fours = [area for area in listed if len(area.cells) == 4]
    assert [area.colour for area in fours if area.shape == "O4"] == ["K", "R"]
    assert [area.colour for area in fours if area.shape != "O4"] == ["B", "P"]
    corner = next(area for area in listed if area.shape == "V3")
    assert (corner.colour, [cell.name for cell in corner.cells]) == ("B", ["E2", "E3", "F3"])
    assert ("B", "F1") in [
        (area.colour, area.cells[0].name) for area in listed if len(area.cells) == 1
    ]
    assert [area.colour for area in listed if len(area.cells) > 4] == ["Y"]
    assert [area.colour for area in listed if len(area.cells) == 2] == ["Y"]
    assert not finished().boards[0].has_neutral


def test_the_blue_area_of_four_contains_the_corner_but_does_not_score_for_it() -> None:
    blue = next(area for area in found() if area.colour == "B" and len(area.cells) == 4)
    assert {"A1", "B1", "B2"} < {cell.name for cell in blue.cells}


def test_card_1_gives_6_card_2_gives_2_card_3_takes_2_total_6() -> None:
    p = finished()
    assert [board["score"]["cards"] for board in view(p, None)["boards"]] == [[6, 2, -2]]
    (score,) = p.finished[-1].scores
    assert score.total == 6
    (board,) = view(p, None)["finished"][-1]["boards"]
    assert board["score"] == {"cards": [6, 2, -2], "total": 6}


def test_the_effects_of_the_last_stone_tell_the_scoring() -> None:
    *before, last = entries()
    p = play(third_round(), *before)
    told = {effect.id: effect for effect in RULES.effects(RULES.play(p, ONE, move(last[2:])))}
    assert told["bits-effect-score-round"]["points"] == 6
    cards = [
        (effect["stack"], effect["points"])
        for effect in RULES.effects(RULES.play(p, ONE, move(last[2:])))
        if effect.id == "bits-effect-score-card"
    ]
    assert cards == [(1, 6), (2, 2), (3, -2)]


def test_the_neutral_stone_saved_two_points() -> None:
    """Black and red in its place would have made a second area of two squares."""
    words = [entry.replace("NN>A", "RK>A") for entry in entries()]
    other = play(third_round(), *words)
    assert [score.total for score in other.finished[-1].scores] == [4]
    assert RULES.to_move(other) != (CHANCE,)
