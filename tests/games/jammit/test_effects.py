"""Effects tell every step of a move, and agree with what the move changed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.jammit.drawing import RULES, position
from tests.modes import modes
from tests.playing import random_game
from tuckbox.core import Effect, Message, Options, seat_message
from tuckbox.core.message import Value
from tuckbox.games.jammit import rules
from tuckbox.games.jammit.position import Position

CROWDED = """
   . . . .
  . . . . .
 . . N R b B
. . . # N R B
 . . . . . .
  . . . . .
   . . . .
"""


def effects(p: Position, text: str) -> tuple[Effect, ...]:
    return RULES.effects(RULES.play(p, p.seat, RULES.parse_move(text)))


def test_entering_and_pushes_are_told_from_the_head_on() -> None:
    red = seat_message(position().seat)
    assert effects(position(CROWDED), "e7=BN")[:5] == (
        Effect.of("jammit-effect-enter", seat=red, piece=Message.of("jammit-coin-B"), hex="e7"),
        Effect.of("jammit-effect-push", piece=Message.of("jammit-coin-B"), hex="e7", to="e6"),
        Effect.of("jammit-effect-push", piece=Message.of("jammit-stone-B"), hex="e6", to="e5"),
        Effect.of("jammit-effect-push", piece=Message.of("jammit-coin-R"), hex="e5", to="e4"),
        Effect.of("jammit-effect-push", piece=Message.of("jammit-coin-N"), hex="e4", to="e3"),
    )


def test_going_out_scoring_and_winning_are_told() -> None:
    before = position(CROWDED, neutral=(2, 0), points=(11, 0))
    red = seat_message(before.seat)
    told = [effect for effect in effects(before, "d7=NB") if effect.id != "jammit-effect-push"]
    assert told == [
        Effect.of("jammit-effect-enter", seat=red, piece=Message.of("jammit-coin-N"), hex="d7"),
        Effect.of("jammit-effect-out-centre", piece=Message.of("jammit-coin-N"), hex="d5"),
        Effect.of("jammit-effect-neutral", seat=red, coins=2, total=4),
        Effect.of("jammit-effect-exchange", seat=red, coins=3, left=1, total=12),
        Effect.of("jammit-effect-enter", seat=red, piece=Message.of("jammit-coin-B"), hex="d7"),
        Effect.of("jammit-effect-out-centre", piece=Message.of("jammit-coin-R"), hex="d5"),
        Effect.of("jammit-effect-points", seat=red, points=2, total=14),
        Effect.of("jammit-effect-win", seat=red, points=14),
    ]


def test_extra_coins_are_told_with_what_earned_them() -> None:
    before = position(CROWDED.replace(". . N", "r r N"))
    red = seat_message(before.seat)
    assert effects(before, "e7=NB")[-1] == Effect.of(
        "jammit-effect-extra", seat=red, stones=2, hexes=("e2", "e2")
    )


def test_the_pawns_way_is_told() -> None:
    before = position(stage="pawn")
    red = seat_message(before.seat)
    assert effects(before, ">a4") == (Effect.of("jammit-effect-pawn", seat=red, hex="d7", to="a4"),)


def number(value: Value) -> int:
    """Return a number, or the number in a seat's message."""
    if isinstance(value, Message):
        return number(value["seat"])
    assert isinstance(value, int)
    return value


def sign(effect: Effect) -> str:
    """Return the sign of the piece in an effect: r for `jammit-stone-R`."""
    piece = effect["piece"]
    assert isinstance(piece, Message)
    letter = piece.id[-1]
    return letter.lower() if "stone" in piece.id else letter


class Told:
    """A table on which only the effects are carried out."""

    def __init__(self, p: Position) -> None:
        self.board = dict(zip(p.board.hexes, p.pieces, strict=True))
        self.moving: dict[str, str] = {}
        self.points, self.neutral, self.pawns = list(p.points), list(p.neutral), list(p.pawns)

    def hear(self, effect: Effect) -> None:
        kind = effect.id.removeprefix("jammit-effect-")
        if "piece" in dict(effect.values):
            self.move(kind, effect)
        elif kind in ("points", "neutral", "exchange"):
            self.count(kind, effect, number(effect["seat"]) - 1)
        elif kind == "pawn":
            assert self.pawns[number(effect["seat"]) - 1] == effect["hex"]
            self.pawns[number(effect["seat"]) - 1] = str(effect["to"])

    def move(self, kind: str, effect: Effect) -> None:
        """Pieces that one coin pushes move together, before the next coin enters."""
        if kind == "enter":
            self.board.update(self.moving)
            self.moving = {str(effect["hex"]): sign(effect)}
            return
        assert self.board[str(effect["hex"])] == sign(effect)
        if kind == "push":
            self.moving[str(effect["to"])] = sign(effect)

    def count(self, kind: str, effect: Effect, place: int) -> None:
        if kind == "points":
            self.points[place] += number(effect["points"])
            assert self.points[place] == effect["total"]
        elif kind == "neutral":
            self.neutral[place] += number(effect["coins"])
            assert self.neutral[place] == effect["total"]
        else:
            self.neutral[place] -= number(effect["coins"])
            self.points[place] += 1
            assert (self.neutral[place], self.points[place]) == (effect["left"], effect["total"])


@settings(max_examples=25)
@given(st.sampled_from(modes("jammit")), st.integers(0, 10**6))
def test_effects_alone_lead_to_the_position_after_the_move(options: Options, seed: int) -> None:
    for entry in random_game(RULES, options, str(seed)):
        told = Told(entry.before)
        for effect in RULES.effects(entry):
            told.hear(effect)
        assert "".join({**told.board, **told.moving}.values()) == entry.after.pieces
        assert tuple(told.points) == entry.after.points
        assert tuple(told.neutral) == entry.after.neutral
        assert tuple(told.pawns) == entry.after.pawns


@settings(max_examples=25)
@given(st.sampled_from(modes("jammit")), st.integers(0, 10**6))
def test_extra_and_win_are_told_exactly_when_they_happen(options: Options, seed: int) -> None:
    for entry in random_game(RULES, options, str(seed)):
        told = {effect.id: effect for effect in RULES.effects(entry)}
        assert ("jammit-effect-extra" in told) == (entry.after.stage == "extra")
        assert ("jammit-effect-win" in told) == (entry.after.stage == "over")
        if entry.after.stage == "extra":
            assert told["jammit-effect-extra"]["hexes"] == entry.after.earned
        if entry.after.stage == "over":
            outcome = RULES.outcome(entry.after)
            assert outcome is not None
            assert outcome.winners == (number(told["jammit-effect-win"]["seat"]),)


def test_nothing_is_pushed_again_to_tell_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A step is told from its positions: before, between the coins, and after."""
    steps = [step for options in modes("jammit") for step in random_game(RULES, options, "told")]
    told = [RULES.effects(step) for step in steps]
    monkeypatch.setattr(rules, "push", None)
    monkeypatch.setattr(rules.Rules, "after", None)
    assert [RULES.effects(step) for step in steps] == told
    assert all(told)
