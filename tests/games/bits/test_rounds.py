"""How a round goes, from the task card to the scoring; §2.3, §3.6, §3.7, §3.8, §3.10, §3.11, §5.3, §5.4."""

from dataclasses import replace

from tests.games.bits.table import (
    ONE,
    RULES,
    TWO,
    board,
    full_board,
    legal,
    move,
    new,
    play,
    solo,
    view,
    with_boards,
)
from tuckbox.core import CHANCE
from tuckbox.games.bits.position import Stage


def test_a_round_begins_with_the_top_card_of_the_stack_of_its_number() -> None:
    """§3.1."""
    p = new()
    assert RULES.to_move(p) == (CHANCE,)
    assert legal(p, CHANCE) == ["task 1 I4", "task 1 O4", "task 1 S4", "task 1 T4"]
    assert [weight for _, weight in RULES.chances(p)] == [1, 1, 1, 1]


def test_starting_cards_are_dealt_seat_by_seat_without_replacement() -> None:
    p = play(new(seats=2), "0 task 1 O4")
    assert legal(p, CHANCE) == ["start BY", "start PK", "start PY", "start RB", "start RK"]
    p = play(p, "0 start PY")
    assert legal(p, CHANCE) == ["start BY", "start PK", "start RB", "start RK"]
    p = play(p, "0 start RB")
    assert p.starts == ("PY", "RB")


def test_every_seat_places_its_own_starting_stone_at_the_same_time() -> None:
    p = play(new(seats=2), "0 task 1 O4", "0 start PY", "0 start RB")
    assert RULES.to_move(p) == (ONE, TWO)
    assert {text[:2] for text in legal(p, ONE)} == {"PY", "YP"}
    assert {text[:2] for text in legal(p, TWO)} == {"RB", "BR"}


def test_then_one_building_card_is_turned_for_all() -> None:
    p = play(new(seats=2), "0 task 1 O4", "0 start PY", "0 start RB", "2 RB>A", "1 PY>A")
    assert RULES.to_move(p) == (CHANCE,)
    p = play(p, "0 card KK")
    assert RULES.to_move(p) == (ONE, TWO)
    assert p.card == "KK"


def test_each_remaining_card_is_equally_likely_a_double_weighs_two() -> None:
    """§3.15."""
    p = solo("RB>A", "KK>C", "RP>E")
    weights = {RULES.format_move(draw): weight for draw, weight in RULES.chances(p)}
    assert sum(weights.values()) == 18
    assert (weights["card RR"], weights["card KK"], weights["card RB"]) == (2, 1, 1)
    assert "card RP" not in weights


def test_a_starting_stone_is_extra_to_the_set() -> None:
    """§1.6."""
    p = solo("RB>A")
    assert "card RB" in legal(p, CHANCE)


def test_a_seat_for_which_nothing_fits_has_finished_the_round_early() -> None:
    """§3.13: the others go on; the seat owes nothing and makes no entry."""
    p = play(new(seats=2), "0 task 1 O4", "0 start PY", "0 start RB", "1 PY>A", "2 RB>A")
    p = play(with_boards(p, full_board(), p.boards[1]), "0 card RR")
    assert RULES.to_move(p) == (TWO,)
    assert legal(p, ONE) == []
    assert view(p, ONE)["boards"][0]["is_finished"]
    p = play(p, "2 RR>A")
    assert p.board(ONE) == full_board()
    assert RULES.to_move(p) == (CHANCE,)


def test_the_round_ends_when_nothing_fits_for_anybody_and_no_card_is_turned() -> None:
    """§5.1, §5.2."""
    p = play(new(seats=2), "0 task 1 O4", "0 start PY", "0 start RB", "1 PY>A", "2 RB>A")
    almost = board(*full_board_but_the_last_stone())
    p = play(with_boards(p, full_board(), almost), "0 card RY", "2 RY^F")
    assert len(p.finished) == 1
    assert [played.points for played in RULES.rounds(p)] == [RULES.scores(p)]
    assert p.stage is Stage.TASK
    assert [draw[:6] for draw in legal(p, CHANCE)] == ["task 2"] * 4


def test_the_scored_boards_stay_until_the_next_task_card_then_all_is_taken_back() -> None:
    p = play(with_boards(solo("RB>A"), board(*full_board_but_the_last_stone())), "0 card RY")
    p = play(p, "1 RY^F")
    assert len(p.boards[0].laid) == 18
    p = play(p, "0 task 2 V3 B")
    assert p.boards[0].laid == ()
    assert (p.starts, p.done, p.card) == ((), (), None)
    assert [card.text for card in p.tasks] == ["task 1 O4", "task 2 V3 B"]
    assert len(legal(p, CHANCE)) == 5


def test_three_rounds_four_in_the_pro_variant() -> None:
    """§2.2."""
    for choice, length in (("off", 3), ("on", 4)):
        p = new(pro=choice)
        for number in range(1, length + 1):
            stack = RULES.components.stacks[number - 1]
            p = play(p, f"0 {stack[-1].text}", "0 start RB")
            almost = board(*full_board_but_the_last_stone())
            p = play(play(p, "1 RB>A"), "0 card RY")
            p = play(with_boards(p, almost), "1 RY^F")
        assert len(p.finished) == p.length == length
        assert RULES.to_move(p) == ()
        assert RULES.outcome(p) is not None


def test_applying_does_not_change_the_position_before() -> None:
    p = solo("RB>A")
    same = replace(p)
    RULES.apply(p, CHANCE, move("card RR"))
    assert p == same
    assert hash(p) == hash(same)


def full_board_but_the_last_stone() -> list[str]:
    return [laid.placement.text for laid in full_board().laid[:-1]]
