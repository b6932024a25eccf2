"""Every illegal move has a reason, no legal one has."""

import random

import pytest

from tests.games.bits.table import ONE, RULES, TWO, all_moves, legal, move, new, play, solo, texts
from tuckbox.core import CHANCE, Actor, Message, Refusal, seat_message
from tuckbox.games.bits.moves import Placement, Slot
from tuckbox.games.bits.position import Position
from tuckbox.games.bits.stone import Colour


def code(p: Position, who: Actor, text: str) -> str:
    refusal = RULES.refusal(p, who, move(text))
    assert refusal is not None
    return refusal.id


def test_the_wrong_actor() -> None:
    p = play(new(seats=2), "0 task 1 O4")
    assert code(p, ONE, "RB>A") == "refusal-not-to-move"
    assert code(p, CHANCE, "RB>A") == "bits-refusal-chance-places"
    assert code(solo(), ONE, "card RB") == "bits-refusal-seat-draws"


DEALING = play(new(seats=2), "0 task 1 O4", "0 start RB")


@pytest.mark.parametrize(
    ("p", "text", "due"),
    [
        (new(), "start RB", Message.of("bits-due-task", stack=1)),
        (new(), "task 2 V3 B", Message.of("bits-due-task", stack=1)),
        (DEALING, "card RB", Message.of("bits-due-start", seat=seat_message(TWO))),
        (DEALING, "task 1 I4", Message.of("bits-due-start", seat=seat_message(TWO))),
        (solo("RB>A"), "start RB", Message.of("bits-due-card")),
    ],
)
def test_another_draw_is_due(p: Position, text: str, due: Message) -> None:
    assert RULES.refusal(p, CHANCE, move(text)) == Refusal.of("bits-refusal-other-draw", due=due)


def test_a_card_that_is_gone() -> None:
    p = play(new(seats=2), "0 task 1 O4", "0 start RB")
    assert code(p, CHANCE, "start RB") == "bits-refusal-card-gone"
    assert code(solo("RB>A", "RP>C"), CHANCE, "card RP") == "bits-refusal-card-gone"


def test_another_stone_is_owed() -> None:
    p = play(solo("RB>A"), "0 card RP")
    assert code(p, ONE, "RB>A") == "bits-refusal-stone"
    refusal = RULES.refusal(p, ONE, move("BR>A"))
    assert refusal is not None
    assert (refusal["found"], refusal["name"]) == ("BR", "RP")


def test_moves_that_no_text_gives_are_refused_too() -> None:
    p = play(solo("RB>A"), "0 card RP")
    off = Placement(Colour("R"), Colour("P"), Slot(False, 5))
    unknown = Placement(Colour("Q"), Colour("Z"), Slot(True, 0))
    codes = [RULES.refusal(p, ONE, odd) for odd in (off, unknown)]
    assert [found.id for found in codes if found] == [
        "bits-refusal-off-board",
        "bits-refusal-stone",
    ]


def test_which_column_is_full_is_told() -> None:
    p = play(solo("RB^A", "YY^A", "KK^A"), "0 card RP")
    refusal = RULES.refusal(p, ONE, move("RP>A"))
    assert refusal is not None
    assert refusal["columns"] == ("A",)


@pytest.mark.parametrize("count", [1, 2])
def test_every_text_is_either_legal_or_refused_with_a_reason(count: int) -> None:
    chooser = random.Random(count)
    p = new(seats=count, pro=True)
    while actors := RULES.to_move(p):
        for who in (CHANCE, ONE, TWO):
            some = chooser.sample(texts(all_moves()), 10)
            for text in some:
                assert (RULES.refusal(p, who, move(text)) is None) == (text in legal(p, who))
        who = chooser.choice(actors)
        p = RULES.apply(p, who, chooser.choice(RULES.legal_moves(p, who)))
    assert code(p, ONE, "RB>A") == "refusal-over"
