"""Compares the rules with their twin: at every entry of a random game, anywhere, and by counts."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tests.amount import amount
from tests.perft_files import FOLDER, Perft, read
from tests.playing import random_game
from tuckbox import game
from tuckbox.core import AnyGame, Options, seats
from tuckbox.kernels import Kernel, kernel

MOST_PATHS = amount(10**12, 2000)


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


def compare_after(twin: Kernel, choices: Sequence[int]) -> None:
    """Compare both in the position after these choices, each a number for one of the legal moves."""
    rules, position = twin.game, twin.game.initial(twin.options)
    for choice in choices:
        if not (actors := rules.to_move(position)):
            break
        moves = rules.legal_moves(position, actors[0])
        position = rules.apply(position, actors[0], moves[choice % len(moves)])
    compare(rules, twin, position, twin.encode(position))


def countable(perft: Perft) -> list[tuple[int, int]]:
    """Return depths with few enough paths to be counted one by one."""
    return [(depth, paths) for depth, paths in perft.counts if paths <= MOST_PATHS]


def count_paths(name: str) -> int:
    """Check a twin against the counts of record and return the number of modes counted."""
    rules = game(name)
    files = (FOLDER / "of-record.perft", FOLDER / "deep.perft")
    counted = [perft for file in files for perft in read(file) if perft.game == name]
    for perft in counted:
        twin = kernel(
            rules, rules.options(**dict(pair.split("=") for pair in perft.options.split()))
        )
        for depth, paths in countable(perft):
            assert twin.perft(twin.initial(), depth) == paths
    return len(counted)
