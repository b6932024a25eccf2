"""Compares an environment with the rules at every step of a random game.

The rules are the specification: what they allow is what the mask allows, what they reach is the
state, what they end is over. `python -m tuckbox.envs.rules_comparison STEPS` is the long version.
"""

import sys
from dataclasses import replace
from random import Random
from typing import Any

from tuckbox.core import CHANCE, seat, seats
from tuckbox.core.game import modes
from tuckbox.envs.env_game import EnvGame, env_game
from tuckbox.envs.position import position_of
from tuckbox.games import game
from tuckbox.kernels import twins
from tuckbox.kernels.kernel import State

MOST_STEPS = 4000


class EnvironmentDiffers(AssertionError):
    """An environment and the rules say different things: one of them is wrong."""


def compare_game(env: EnvGame, random: Random, most: int = MOST_STEPS) -> int:
    """Play one random game with both and compare them at every step; return how many there were."""
    rules, state = env.game, env.initial()
    position = rules.initial(env.options)
    for played in range(most):
        position = _draw(env, position, state, random)
        _compare(env, position, state)
        actors = rules.to_move(position)
        if not actors:
            return played
        who = random.choice(actors)
        position = _choose(env, position, state, who - 1, random)
    return most


def _draw(env: EnvGame, position: Any, state: State, random: Random) -> Any:  # noqa: ANN401
    """Let the rules draw until seats are to move; the state draws the same."""
    twin: Any = env.twin
    while env.game.to_move(position) == (CHANCE,):
        moves, weights = zip(*env.game.chances(position), strict=True)
        drawn = random.choices(moves, weights)[0]
        position = env.game.apply(position, CHANCE, drawn)
        twin.step(state[: twin.size], CHANCE, twin.encode_move(drawn))
    return position


def _choose(env: EnvGame, position: Any, state: State, number: int, random: Random) -> Any:  # noqa: ANN401
    """Choose an action that the mask allows, and carry it out in both; halves until a turn is whole."""
    while True:
        legal = env.legal(state, number)
        action = random.choice(legal)
        move = env.move(state, number, action)
        env.rules.play(env.table, state, number, action)
        if move is not None:
            return env.game.apply(position, seat(number + 1), move)
        env.observe(state, seat(number + 1))


def _compare(env: EnvGame, position: Any, state: State) -> None:  # noqa: ANN401
    rules = env.game
    expected = _forgetful(position)
    _same("position", expected, _forgetful(position_of(env, state)))
    for who in seats(env.seats):
        texts = sorted(rules.format_move(move) for move in rules.legal_moves(position, who))
        _same(f"moves of {who}", texts, sorted(_moves(env, state, who - 1)))
    owing = sum(1 << actor - 1 for actor in rules.to_move(position))
    _same("owing", owing, env.rules.owing(env.table, state))
    outcome = rules.outcome(position)
    if outcome is not None:
        won = sum(1 << winner - 1 for winner in outcome.winners)
        _same("winners", won, env.rules.winners(env.table, state))
        points = [env.rules.standing(env.table, state, at) for at in range(env.seats)]
        signs = -1 if rules.name == "fillit" else 1
        _same("points", list(outcome.scores), [signs * each for each in points])


def _same(what: str, rules: object, env: object) -> None:
    if rules != env:
        raise EnvironmentDiffers(f"{what}: the rules say {rules}, the environment says {env}")


def _forgetful(position: Any) -> Any:  # noqa: ANN401
    """Leave out the earlier positions of FILLIT, which an environment keeps in its own way."""
    earlier = getattr(position, "earlier", None)
    return position if earlier is None else replace(position, earlier=type(earlier)())


def _moves(env: EnvGame, state: State, number: int) -> list[str]:
    """Return every move that the legal actions lead to, halves carried out on a copy."""
    texts = []
    for action in env.legal(state, number):
        move = env.move(state, number, action)
        if move is not None:
            texts.append(env.game.format_move(move))
            continue
        after = state.copy()
        env.rules.play(env.table, after, number, action)
        further = _moves(env, after, number)
        _same("halves that lead nowhere", True, bool(further))
        texts += further
    return texts


def kinds(name: str) -> list[EnvGame]:
    """Return the environments of every mode of a game, FILLIT also with whole turns."""
    choices = [dict(options.pairs) for options in modes(game(name))]
    ways: list[dict[str, object]] = [{}, {"whole_turns": True}] if name == "fillit" else [{}]
    return [env_game(name, None, **mode, **way) for mode in choices for way in ways]


def main(steps: int) -> None:
    every = [env for name in twins() for env in kinds(name)]
    for env in every:
        random, compared = Random(f"{env.game.name} {env.options}"), 0
        while compared < steps / len(every):
            compared += compare_game(env, random)
        print(f"{env.game.name:8}{env.options!s:55}{compared:10,} steps the same", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
