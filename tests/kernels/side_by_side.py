"""A random game played by the rules and by their twin at the same time, compared at every entry."""

from typing import Any

import numpy as np

from tests.playing import random_game
from tuckbox.core import AnyGame, Options, seats
from tuckbox.kernels import Kernel


def play_side_by_side(rules: AnyGame, twin: Kernel, options: Options, seed: str) -> int:
    """Play one random game and return the number of entries compared."""
    state = twin.initial()
    compare(rules, twin, rules.initial(options), state)
    entries = 0
    for step in random_game(rules, options, seed):
        entries += 1
        twin.step(state, step.actor, twin.encode_move(step.move))
        compare(rules, twin, step.after, state)
    assert twin.terminal(state)
    return entries


def compare(rules: AnyGame, twin: Kernel, position: Any, state: Any) -> None:
    """Check that position, actors, legal moves as texts, scores and end are the same."""
    assert twin.decode(state) == position
    again = twin.encode(position)
    assert twin.decode(again) == position
    assert twin.to_move(state) == twin.to_move(again) == rules.to_move(position)
    for who in seats(twin.options.seats):
        texts = [rules.format_move(move) for move in rules.legal_moves(position, who)]
        actions = twin.legal(state, who)
        assert [rules.format_move(twin.decode_move(int(action))) for action in actions] == texts
        assert np.array_equal(actions, np.sort(actions))
    assert twin.scores(state) == rules.scores(position)
    assert twin.terminal(state) == (rules.outcome(position) is not None)
