"""Steps per second of processor time: ours in every shape, beside peers in the same run.

Sampling of legal actions, observation, mask, reward and reset are included on both sides. Peers that
are not installed (`pip install '.[bench]'`) are left out.

python -m bench envs        all of it, about five minutes
python -m bench.envs        only two threads beside one, a minute and a half on an idle machine
"""

# ruff: noqa: ANN401 — peers have types of their own
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import import_module
from statistics import median
from typing import Any

import gymnasium
import numpy as np
import pettingzoo

from tuckbox.envs import env_id
from tuckbox.envs.pettingzoo import TuckboxAEC, TuckboxParallel

SECONDS = 1.0
REPEATS = 3
GAMES = {"fits": {"boards": "1"}, "bits": {}, "fillit": {}, "jammit": {}}
MANY = 8192
COUNTS = (1, 64, 1024, MANY)
PAIRS = 5
Work = Callable[[], int]
"""Plays for a while and returns how many steps that was."""


def rate(work: Work, clock: Callable[[], float] = time.process_time) -> float:
    """Return the best of a few runs, in steps per second."""
    work()
    return max(_run(work, clock) for _ in range(REPEATS))


def _run(work: Work, clock: Callable[[], float]) -> float:
    began, steps = clock(), 0
    while clock() - began < SECONDS:
        steps += work()
    return steps / (clock() - began)


def vector(name: str, count: int, threads: int = 1) -> Work:
    envs: Any = gymnasium.make_vec(env_id(name), count, threads=threads, **GAMES[name])
    envs.reset(seed=1)

    def work() -> int:
        for _ in range(16):
            envs.step(envs.sample_actions())
        return 16 * count

    return work


def single(name: str) -> Work:
    env: Any = gymnasium.make(env_id(name), **GAMES[name]).unwrapped
    env.reset(seed=1)

    def work() -> int:
        for _ in range(1000):
            _, _, done, cut, _ = env.step(env.sample_action())
            if done or cut:
                env.reset()
        return 1000

    return work


def aec(name: str) -> Work:
    return one_after_the_other(TuckboxAEC(name, **{"seats": 2, **GAMES[name]}))


def connect_four() -> Work:
    return one_after_the_other(pettingzoo.make("aec", "classic/connect_four-v3"))


def one_after_the_other(env: Any) -> Work:
    """Play any of PettingZoo's AEC environments, always the first legal action."""
    env.reset(seed=1)

    def work() -> int:
        for _ in range(300):
            seen, _, done, cut, _ = env.last()
            if done or cut:
                env.reset()
            else:
                env.step(int(seen["action_mask"].argmax()))
        return 300

    return work


def parallel(name: str) -> Work:
    env = TuckboxParallel(name, **{"seats": 2, **GAMES[name]})
    state = {"seen": env.reset(seed=1)[0]}

    def work() -> int:
        for _ in range(100):
            actions = {who: int(row["action_mask"].argmax()) for who, row in state["seen"].items()}
            state["seen"] = env.step(actions)[0] if env.agents else env.reset()[0]
        return 200

    return work


def spiel(text: str) -> Work:
    import_module("tuckbox.envs.openspiel")
    game, random = import_module("pyspiel").load_game(text), np.random.default_rng(1)

    def work() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(state.chance_outcomes()[0][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random.random() * len(legal))])
            steps += 1
        return steps

    return work


def cart_poles() -> Work:
    envs = gymnasium.make_vec("CartPole-v1", 1024, vectorization_mode="vector_entry_point")
    envs.reset(seed=1)
    random = np.random.default_rng(1)

    def work() -> int:
        envs.step(random.integers(0, 2, 1024))
        return 1024

    return work


def pgx(name: str, count: int = 1024) -> Work:
    jax, library = import_module("jax"), import_module("pgx")
    env = library.make(name)
    wrapped = import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> Any:
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        return wrapped(state, jax.random.categorical(key, logits), key)

    step = jax.jit(jax.vmap(one))
    held = {"key": jax.random.PRNGKey(0)}
    held["state"] = jax.jit(jax.vmap(env.init))(jax.random.split(held["key"], count))

    def work() -> int:
        held["key"], now = jax.random.split(held["key"])
        held["state"] = step(held["state"], jax.random.split(now, count))
        jax.block_until_ready(held["state"].observation)
        return count

    return work


def threads_gain(name: str) -> float:
    """Return how much faster two threads are than one."""
    one, two = vector(name, MANY), vector(name, MANY, 2)
    return median(_run(two, time.perf_counter) / _run(one, time.perf_counter) for _ in range(PAIRS))


def processes_gain(name: str) -> float:
    """Return how much more two processes do than one: the most that two threads could give here."""
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        pool.map(_alone, [name, name], chunksize=1)  # both have compiled, or found, what they need
        return median(
            sum(pool.map(_alone, [name, name], chunksize=1)) / pool.apply(_alone, (name,))
            for _ in range(PAIRS)
        )


def _alone(name: str) -> float:
    return _run(_half(name), time.perf_counter)


@cache
def _half(name: str) -> Work:
    return vector(name, MANY // 2)


def works() -> Iterator[tuple[str, Callable[[], Work]]]:
    for name in GAMES:
        for count in COUNTS:
            yield f"{name} vector, {count}", partial(vector, name, count)
        yield f"{name} single", partial(single, name)
        yield f"{name} AEC", partial(aec, name)
        yield f"{name} Parallel", partial(parallel, name)
        yield f"{name} OpenSpiel", partial(spiel, f"tuckbox_{name}")
    for name in ("connect_four", "hex", "othello", "2048", "go_9x9"):
        yield f"pgx {name}, 1024", partial(pgx, name)
    for name in ("connect_four", "hex(board_size=9)", "breakthrough"):
        yield f"OpenSpiel {name}", partial(spiel, name)
    yield "PettingZoo connect_four AEC", connect_four
    yield "Gymnasium CartPole, 1024", cart_poles


def main() -> None:
    print(f"{os.cpu_count()} cores; load {os.getloadavg()[0]:.1f}; steps per processor second")
    for label, make in works():
        try:
            print(f"{label:32}{rate(make()):14,.0f}", flush=True)
        except ImportError as missing:
            print(f"{label:32} left out: {missing}")
    if (os.cpu_count() or 1) > 1:
        compare_threads()


def compare_threads() -> None:
    print(f"{MANY} games, by the clock on the wall, medians of {PAIRS} pairs in turn:")
    for name in GAMES:
        threads, processes = threads_gain(name), processes_gain(name)
        print(
            f"{name:8} two threads {threads:.2f} times one;"
            f" two processes with half the games each {processes:.2f} times one of them;"
            f" load {os.getloadavg()[0]:.1f}",
            flush=True,
        )


if __name__ == "__main__":
    compare_threads()
