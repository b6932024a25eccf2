"""§A game: a card of stack 3 with the shape of the open card of stack 2 is drawn anew."""

from dataclasses import replace

from tests.games.bits.table import RULES, legal, move, new, play, task, view
from tuckbox.core import CHANCE
from tuckbox.games.bits.position import Position, Round


def before_round_three(second: str) -> Position:
    p = new(pro=True)
    done = Round(p.boards, (0,))
    return replace(p, tasks=(task("1 O4"), task(second)), rounds=(done, done))


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
    assert seen["out"] == ["task 3 V3"]
    assert [shown["text"] for shown in seen["tasks"]] == ["task 1 O4", "task 2 V3 B", "task 3 I2"]
    assert seen["stacks"] == [[], [], [], ["task 4 I5", "task 4 T5", "task 4 U5", "task 4 V5"]]


def test_effects_tell_of_the_card_put_out() -> None:
    p = before_round_three("2 V3 B")
    effects = RULES.effects(RULES.play(p, CHANCE, move("task 3 V3")))
    assert [effect.id for effect in effects] == ["bits-effect-task-out"]
