"""Where pieces slide down, a move says how high its piece comes to rest."""

from collections.abc import Iterable
from random import Random

import pytest

from tuckbox.core import CHANCE, Effect, seat
from tuckbox.core.ability import landings
from tuckbox.games import game


@pytest.mark.parametrize("name", ["fillit", "jammit"])
def test_where_nothing_slides_nothing_is_said(name: str) -> None:
    rules = game(name)
    start = rules.initial(rules.options())
    assert landings(rules, start, seat(1), rules.legal_moves(start, seat(1))) is None


OF_THE_PIECE = {
    *("fits-effect-gaps", "fits-effect-cover-value", "fits-effect-cover-symbol"),
    *("fits-effect-row", "bits-effect-gap", "bits-effect-area", "bits-effect-worth"),
}
"""What a piece does where it lies, but not where that is, nor what follows for the round."""


@pytest.mark.parametrize("name", ["fits", "bits"])
@pytest.mark.parametrize("seed", range(3))
def test_foreseen_is_what_a_move_does_beyond_its_landing(name: str, seed: int) -> None:
    rules, rng = game(name), Random(seed)
    position = rules.initial(rules.options(seats=2))
    seen = 0
    while to_move := rules.to_move(position):
        who = rng.choice(to_move)
        move = rng.choice(rules.legal_moves(position, who))
        step = rules.play(position, who, move)
        if who != CHANCE:
            told = rules.preview(position, seat(who), move)
            assert told == beyond_landing(rules.effects(step))
            seen += len(told)
        position = step.after
    assert seen > 20


def beyond_landing(effects: Iterable[Effect]) -> tuple[Effect, ...]:
    """Return what the piece itself does, without naming the seat."""
    return tuple(
        Effect(effect.id, tuple(value for value in effect.values if value[0] != "seat"))
        for effect in effects
        if effect.id in OF_THE_PIECE
    )


@pytest.mark.parametrize("name", ["fillit", "jammit"])
def test_without_landings_all_that_pieces_do_is_foreseen(name: str) -> None:
    rules, rng = game(name), Random(1)
    position = rules.initial(rules.options())
    while to_move := rules.to_move(position):
        move = rng.choice(rules.legal_moves(position, to_move[0]))
        step = rules.play(position, to_move[0], move)
        told, effects = rules.preview(position, to_move[0], move), rules.effects(step)
        assert told == effects[: len(told)]
        assert all(effect.id in FOR_THE_GAME for effect in effects[len(told) :])
        position = step.after


FOR_THE_GAME = ("fillit-effect-win", "fillit-effect-draw", "fillit-effect-repeated")
