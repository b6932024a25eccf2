"""Once per round a seat may place its neutral stone instead of the stone shown; §1.5, §3.9, §3.12."""

from tests.games.bits.table import (
    ONE,
    RULES,
    areas,
    board,
    full_board,
    legal,
    move,
    play,
    solo,
    with_boards,
)


def test_it_may_be_placed_instead_of_any_building_card() -> None:
    p = play(solo("RB>A"), "0 card KK")
    assert legal(p, ONE) == [
        *("KK>A", "KK>B", "KK>C", "KK>D", "KK>E"),
        *("KK^A", "KK^B", "KK^C", "KK^D", "KK^E", "KK^F"),
        *("NN>A", "NN>B", "NN>C", "NN>D", "NN>E"),
        *("NN^A", "NN^B", "NN^C", "NN^D", "NN^E", "NN^F"),
    ]


def test_it_cannot_replace_the_starting_stone() -> None:
    refusal = RULES.refusal(solo(), ONE, move("NN>A"))
    assert refusal is not None
    assert refusal.id == "bits-refusal-neutral-start"


def test_it_can_be_used_once_per_round() -> None:
    p = play(solo("RB>A", "NN>C"), "0 card KK")
    assert not any(text.startswith("NN") for text in legal(p, ONE))
    refusal = RULES.refusal(p, ONE, move("NN>A"))
    assert refusal is not None
    assert refusal.id == "bits-refusal-neutral-used"


def test_the_stone_shown_is_then_lost() -> None:
    p = play(solo("RB>A"), "0 card RP", "1 NN>C")
    assert "card RP" not in legal(p, RULES.to_move(p)[0])
    assert p.done == ("RP",)


def test_it_comes_back_in_the_next_round() -> None:
    p = solo("RB>A", "NN>C")
    assert not p.boards[0].has_neutral
    almost = board(*(laid.placement.text for laid in full_board().laid[:-1]))
    p = play(with_boards(p, almost), "0 card RR", "1 RR^F", "0 task 2 V3 B", "0 start RB", "1 RB>A")
    assert p.boards[0].has_neutral


def test_grey_squares_bound_areas_and_belong_to_none() -> None:
    """§6.8."""
    found = areas("R N N R")
    assert [(area.colour, len(area.cells)) for area in found] == [("R", 1), ("R", 1)]
