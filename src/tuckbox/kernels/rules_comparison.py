"""Compares rules and twin, and names what differs with the entries that lead there."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np

from tuckbox.core import CHANCE, Actor, AnyGame, TuckboxError, seats
from tuckbox.kernels.kernel import Actions, Kernel, State

MOST_ENTRIES = 2000
"""Where a game without an end (FILLIT with repetition off) is left."""
VIEWS = 0.05
"""How often the position as one seat sees it is compared too: that takes as long as many entries."""


class TwinDiffers(TuckboxError):
    """A compiled twin and its rules say different things: one of them is wrong."""


def compare_game(twin: Kernel, random: Random, most: int = MOST_ENTRIES) -> int:
    """Play one random game with both and compare them at every entry.

    Return how many there were.
    """
    rules, state = twin.game, twin.initial()
    position = rules.initial(twin.options)
    entries: list[str] = []
    while True:
        compare(twin, position, state, entries)
        actors = rules.to_move(position)
        if not actors or len(entries) == most:
            return len(entries)
        who = random.choice(actors)
        if random.random() < VIEWS:
            _compare_view(twin, position, who, entries)
        move = _choose(rules, position, who, random)
        entries.append(f"{who} {rules.format_move(move)}")
        position = rules.apply(position, who, move)
        twin.step(state, who, twin.encode_move(move))


def _choose(rules: AnyGame, position: Any, who: Actor, random: Random) -> Any:  # noqa: ANN401
    if who != CHANCE:
        return random.choice(rules.legal_moves(position, who))
    moves, weights = zip(*rules.chances(position), strict=True)
    return random.choices(moves, weights)[0]


def compare(twin: Kernel, position: Any, state: State, entries: list[str]) -> None:  # noqa: ANN401
    """Raise `TwinDiffers` unless position and state agree in everything that the rules say."""
    for what, theirs, ours in _facts(twin, position, state):
        if theirs() != ours():
            raise TwinDiffers.of(
                "selfcheck-differs",
                game=twin.game.name,
                options=str(twin.options),
                what=what,
                entries="; ".join(entries),
                rules=str(theirs()),
                twin=str(ours()),
            )


Fact = tuple[str, Callable[[], Any], Callable[[], Any]]
"""A name, and what the rules and the twin say."""


def _facts(twin: Kernel, position: Any, state: State) -> Iterator[Fact]:  # noqa: ANN401
    rules = twin.game
    yield "position", lambda: position, lambda: twin.decode(state)
    yield "to move", lambda: rules.to_move(position), lambda: twin.to_move(state)
    for who in (CHANCE, *seats(twin.options.seats)):
        moves = rules.legal_moves(position, who)
        yield (
            f"legal moves of {who}",
            lambda moves=moves: [rules.format_move(move) for move in moves],  # type: ignore[misc]
            lambda who=who: _texts(twin, twin.legal(state, who)),  # type: ignore[misc]
        )
    yield "draws", lambda: _chances(rules, position), lambda: _twin_chances(twin, state)
    yield "scores", lambda: rules.scores(position), lambda: twin.scores(state)
    yield "end", lambda: rules.outcome(position) is not None, lambda: twin.terminal(state)


def _texts(twin: Kernel, actions: Actions) -> list[str]:
    return [twin.game.format_move(twin.decode_move(int(action))) for action in actions]


def _chances(rules: AnyGame, position: Any) -> list[tuple[str, int]]:  # noqa: ANN401
    return [(rules.format_move(move), weight) for move, weight in rules.chances(position)]


def _twin_chances(twin: Kernel, state: State) -> list[tuple[str, int]]:
    actions, weights = twin.chances(state)
    return list(zip(_texts(twin, actions), map(int, weights), strict=True))


def _compare_view(twin: Kernel, position: Any, who: Actor, entries: list[str]) -> None:  # noqa: ANN401
    """Compare the position as one seat knows it: choices that it does not see are owed anew."""
    seat = next((seat for seat in seats(twin.options.seats) if seat == who), None)
    known = twin.game.position(twin.game.view(position, seat))
    state = twin.encode(known)
    assert np.array_equal(state, twin.encode(twin.decode(state)))
    compare(twin, known, state, [*entries, f"(as {seat} sees it)"])
