"""Effects tell every step of a move, and agree with what it changes."""

import random

from tests.games.bits.table import ONE, RULES, board, move, new, play, solo, with_boards
from tuckbox.core import CHANCE, Effect
from tuckbox.games.bits.moves import Placement


def ids(*effects: Effect) -> list[str]:
    return [effect.id.removeprefix("bits-effect-") for effect in effects]


def test_draws() -> None:
    p = new()
    assert ids(*RULES.effects(RULES.play(p, CHANCE, move("task 1 O4")))) == ["round", "task"]
    p = play(p, "0 task 1 O4")
    (dealt,) = RULES.effects(RULES.play(p, CHANCE, move("start RB")))
    assert (dealt.id, str(dealt["stone"])) == ("bits-effect-start", "bits-stone-RB")
    p = play(p, "0 start RB", "1 RB>A")
    (turned,) = RULES.effects(RULES.play(p, CHANCE, move("card KK")))
    assert (turned.id, str(turned["stone"])) == ("bits-effect-card", "bits-stone-KK")


def test_of_a_draw_nothing_is_foreseen() -> None:
    assert RULES.preview(new(), CHANCE, move("task 1 O4")) == ()


def test_cells_covered_gaps_closed_off_areas_formed_and_points() -> None:
    p = play(solo("RB>A", "RR^A"), "0 card RP")
    lay, gap, area, worth = RULES.effects(RULES.play(p, ONE, move("RP>A")))
    assert lay["cells"] == ("A4", "B4")
    assert (lay["text"], str(lay["stone"])) == ("RP>A", "bits-stone-RP")
    assert gap["cells"] == ("B2", "B3")
    assert area["cells"] == ("A1", "A2", "A3", "A4")
    assert (worth["before"], worth["points"]) == (0, 1)


def test_the_last_stone_of_a_round_tells_who_has_finished_and_the_scoring() -> None:
    almost = board(
        *(f"{stone}^{column}" for column in "ABCDE" for stone in ("RR", "BB", "RR")), "RR^F", "BB^F"
    )
    p = play(with_boards(solo("RB>A"), almost), "0 card KK")
    told = ids(*RULES.effects(RULES.play(p, ONE, move("KK^F"))))
    assert told == ["lay", "area", "finished", "round-end", "score-nothing", "score-round"]


def test_the_last_round_ends_the_game() -> None:
    chooser = random.Random(1)
    p = new()
    effects: tuple[Effect, ...] = ()
    while actors := RULES.to_move(p):
        chosen = chooser.choice(RULES.legal_moves(p, actors[0]))
        effects = RULES.effects(RULES.play(p, actors[0], chosen))
        p = RULES.apply(p, actors[0], chosen)
    assert ids(*effects)[-1] == "over"


def test_what_effects_tell_is_what_apply_changed() -> None:
    chooser = random.Random(11)
    p = new(seats=3)
    laid: list[Effect] = []
    while actors := RULES.to_move(p):
        who = chooser.choice(actors)
        chosen = chooser.choice(RULES.legal_moves(p, who))
        effects = RULES.effects(RULES.play(p, who, chosen))
        after = RULES.apply(p, who, chosen)
        if isinstance(chosen, Placement):
            laid += [effect for effect in effects if effect.id == "bits-effect-lay"]
            fresh = sum(len(b.laid) for b in after.boards) - sum(len(b.laid) for b in p.boards)
            if not any(after.pending):
                assert len(laid) == fresh
                laid = []
            scored = [e["points"] for e in effects if e.id == "bits-effect-score-round"]
            new_rounds = after.finished[len(p.finished) :]
            assert scored == [score.total for round in new_rounds for score in round.scores]
        p = after
