"""The laws of the contract, over every mode of every game in the index."""

import json
from collections.abc import Iterator

import pytest

from tests.modes import all_modes, mode_id
from tests.playing import random_game
from tuckbox import CHANCE, game
from tuckbox.core import (
    AnyGame,
    AnyStep,
    IllegalMove,
    InvalidMove,
    InvalidSpace,
    Options,
    Seat,
    seats,
)
from tuckbox.i18n import LANGUAGES, Sayable, Speaker

MODES = all_modes()


@pytest.fixture(
    scope="module", params=MODES, ids=[mode_id(name, options) for name, options in MODES]
)
def played(request: pytest.FixtureRequest) -> tuple[AnyGame, Options, list[AnyStep]]:
    name, options = request.param
    rules = game(name)
    return rules, options, list(random_game(rules, options, f"{name} {options}"))


Played = tuple[AnyGame, Options, list[AnyStep]]


def observers(options: Options) -> Iterator[Seat | None]:
    yield None
    yield from seats(options.seats)


def every(steps: list[AnyStep], most: int) -> list[AnyStep]:
    """Return at most about `most` of the steps, spread over the game, the last ones included."""
    stride = max(1, len(steps) // most)
    return steps[::-stride]


def test_a_random_game_ends(played: Played) -> None:
    rules, _, steps = played
    assert rules.outcome(steps[-1].after) is not None or len(steps) == 2000


def test_legal_moves_are_empty_exactly_when_one_is_not_to_move(played: Played) -> None:
    rules, options, steps = played
    for step in steps:
        actors = rules.to_move(step.before)
        for who in (CHANCE, *seats(options.seats)):
            assert bool(rules.legal_moves(step.before, who)) == (who in actors)
        assert rules.outcome(step.before) is None
    last = steps[-1].after
    assert (rules.to_move(last) == ()) == (rules.outcome(last) is not None)


def test_legal_moves_ascend_by_text(played: Played) -> None:
    rules, _, steps = played
    for step in steps:
        texts = [rules.format_move(move) for move in rules.legal_moves(step.before, step.actor)]
        assert texts == sorted(set(texts))


def test_every_text_is_read_back(played: Played) -> None:
    rules, _, steps = played
    for step in every(steps, 60):
        for move in rules.legal_moves(step.before, step.actor):
            assert rules.parse_move(rules.format_move(move)) == move


@pytest.mark.parametrize(
    "text", ["", " ", "?", "xyzzy", "-1", ">", "=", "@", "\x00", "Ⅷ", "a" * 999]
)
def test_a_text_that_is_no_move_is_refused(played: Played, text: str) -> None:
    with pytest.raises(InvalidMove):
        played[0].parse_move(text)


def test_apply_changes_nothing_but_makes_a_new_position(played: Played) -> None:
    rules, _, steps = played
    for step in every(steps, 60):
        shown = repr(step.before)
        again = rules.apply(step.before, step.actor, step.move)
        assert repr(step.before) == shown
        assert again == step.after
        assert hash(again) == hash(step.after)
        assert again != step.before


def test_same_draws_and_choices_give_the_same_game(played: Played) -> None:
    rules, options, steps = played
    position = rules.initial(options)
    assert position == steps[0].before
    for step in steps:
        move = rules.parse_move(rules.format_move(step.move))
        position = rules.apply(position, step.actor, move)
    assert position == steps[-1].after


@pytest.mark.slow
def test_every_illegal_move_has_a_refusal_and_no_legal_one(played: Played) -> None:
    rules, options, steps = played
    tried = {step.move for step in steps[:200]}
    said: set[Sayable] = set()
    for step in every(steps, 12):
        for who in (CHANCE, *seats(options.seats)):
            legal = set(rules.legal_moves(step.before, who))
            for move in tried | set(list(legal)[:40]):
                refusal = rules.refusal(step.before, who, move)
                assert (refusal is None) == (move in legal)
                if refusal is not None:
                    with pytest.raises(IllegalMove, match=refusal.id):
                        rules.apply(step.before, who, move)
                    said.add(refusal)
    assert_sayable(said)


def test_chances_are_the_legal_moves_of_chance(played: Played) -> None:
    rules, _, steps = played
    for step in steps:
        chances = rules.chances(step.before)
        assert tuple(move for move, _ in chances) == rules.legal_moves(step.before, CHANCE)
        assert all(weight > 0 for _, weight in chances)


def test_outcome_agrees_with_scores(played: Played) -> None:
    rules, options, steps = played
    assert all(len(rules.scores(step.before)) == options.seats for step in steps)
    last = steps[-1].after
    outcome = rules.outcome(last)
    if outcome is not None:
        assert outcome.scores == rules.scores(last)
        assert set(outcome.winners) <= set(seats(options.seats))


def test_views_are_plain_json(played: Played) -> None:
    rules, options, steps = played
    for step in every(steps, 30):
        for seat in observers(options):
            view = rules.view(step.after, seat)
            assert json.loads(json.dumps(view)) == view
            assert view["game"] == rules.name
            assert view["seat"] == seat


@pytest.mark.slow
def test_a_view_gives_back_a_position_with_the_same_view_and_moves(played: Played) -> None:
    rules, options, steps = played
    for step in every(steps, 40):
        for seat in observers(options):
            view = rules.view(step.before, seat)
            again = rules.position(json.loads(json.dumps(view)))
            assert rules.view(again, seat) == view
            if seat is not None:
                assert rules.legal_moves(again, seat) == rules.legal_moves(step.before, seat)


def test_a_choice_is_hidden_until_everybody_has_chosen(played: Played) -> None:
    rules, options, steps = played
    met = [step for step in steps if len(rules.to_move(step.before)) > 1]
    for step in every(met, 12):
        moves = rules.legal_moves(step.before, step.actor)
        made = [rules.apply(step.before, step.actor, move) for move in moves[:6]]
        for observer in observers(options):
            views = [rules.view(position, observer) for position in made]
            if observer == step.actor:
                assert len(made) == 1 or any(view != views[0] for view in views)
            else:
                assert all(view == views[0] for view in views)


def test_seats_that_choose_together_may_choose_in_any_order(played: Played) -> None:
    rules, _, steps = played
    met = [step for step in steps if len(rules.to_move(step.before)) > 1]
    for step in every(met, 12):
        other = next(who for who in rules.to_move(step.before) if who != step.actor)
        theirs = rules.legal_moves(step.before, other)[-1]
        first = rules.apply(rules.apply(step.before, step.actor, step.move), other, theirs)
        second = rules.apply(rules.apply(step.before, other, theirs), step.actor, step.move)
        assert first == second


@pytest.mark.slow
def test_everything_said_can_be_said_in_every_language(played: Played) -> None:
    rules, options, steps = played
    said: set[Sayable] = set(rules.reconstructed)
    for step in every(steps, 25):
        effects = rules.effects(step)
        assert effects
        said.update(effects, [rules.group(step.move)])
        for seat in observers(options):
            view = rules.view(step.after, seat)
            said.update(rules.describe(view))
            assert rules.draw(view).strip()
    assert_sayable(said)


def assert_sayable(said: set[Sayable]) -> None:
    for speaker in map(Speaker, LANGUAGES):
        assert all(speaker.say(message).strip() for message in said)


def test_a_space_that_is_none_is_refused(played: Played) -> None:
    rules, _, steps = played
    with pytest.raises(InvalidSpace):
        rules.inspect(rules.view(steps[0].before, None), "z99")
