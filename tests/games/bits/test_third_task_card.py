"""Another card of stack 3 is turned if the first shows the shape of stack 2; §3.2, §3.3, §3.4, §3.5."""

from tests.games.bits.table import RULES, after_rounds, legal, move, new, play, view
from tuckbox.core import CHANCE
from tuckbox.games.bits.position import Position


def before_round_three(second: str) -> Position:
    return after_rounds(new(pro=True), "1 O4", second)


def test_the_same_shape_is_put_out_of_the_game_and_another_is_drawn() -> None:
    p = before_round_three("2 V3 B")
    assert legal(p, CHANCE) == ["task 3 I2", "task 3 I3", "task 3 O1", "task 3 V3"]
    p = play(p, "0 task 3 V3")
    assert [card.text for card in p.out] == ["task 3 V3"]
    assert [card.text for card in p.tasks] == ["task 1 O4", "task 2 V3 B"]
    assert RULES.to_move(p) == (CHANCE,)
    assert legal(p, CHANCE) == ["task 3 I2", "task 3 I3", "task 3 O1"]


def test_both_draws_are_entries() -> None:
    p = play(before_round_three("2 I2 R"), "0 task 3 I2", "0 task 3 O1")
    assert [card.text for card in p.tasks] == ["task 1 O4", "task 2 I2 R", "task 3 O1"]
    assert [card.text for card in p.out] == ["task 3 I2"]


def test_another_shape_stays_at_the_first_draw() -> None:
    p = play(before_round_three("2 V3 B"), "0 task 3 I2")
    assert len(p.tasks) == 3
    assert p.out == ()


def test_the_card_out_of_the_game_scores_nothing_and_is_shown() -> None:
    p = play(before_round_three("2 V3 B"), "0 task 3 V3", "0 task 3 I2")
    seen = view(p, None)
    assert [shown["text"] for shown in seen["out"]] == ["task 3 V3"]
    assert [shown["text"] for shown in seen["tasks"]] == ["task 1 O4", "task 2 V3 B", "task 3 I2"]
    stacks = [stack["remaining"] for stack in seen["stacks"]]
    assert stacks == [[], [], [], ["task 4 I5", "task 4 T5", "task 4 U5", "task 4 V5"]]


def test_effects_tell_of_the_card_put_out() -> None:
    p = before_round_three("2 V3 B")
    effects = RULES.effects(RULES.play(p, CHANCE, move("task 3 V3")))
    assert [effect.id for effect in effects] == ["bits-effect-task-out"]
