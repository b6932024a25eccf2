"""The games as Gymnasium environments: spaces, masks, seeds, endings, bad input."""

import copy
import multiprocessing
import os
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import Error, InvalidAction, ResetNeeded, VersionNotFound
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from tests.envs.modes import MODES
from tuckbox.envs import NAMES, env_id, register
from tuckbox.envs.batch_threads import in_parts
from tuckbox.envs.gymnasium_env import TuckboxEnv
from tuckbox.envs.vector_env import TuckboxVectorEnv

ACTIONS = [
    ("fits", {}, 342),
    ("bits", {}, 286),
    ("jammit", {}, 105),
    ("jammit", {"board": "mini"}, 69),
    ("fillit", {}, 306),
    ("fillit", {"board": "mini"}, 174),
]
KINDS = [(name, choices) for name, choices, _ in ACTIONS]


def made(name: str, **choices: Any) -> TuckboxEnv:
    env = gymnasium.make(env_id(name), disable_env_checker=True, **choices).unwrapped
    assert isinstance(env, TuckboxEnv)
    return env


def vector(name: str, count: int, **choices: Any) -> TuckboxVectorEnv:
    envs = gymnasium.make_vec(env_id(name), count, **choices)
    assert isinstance(envs, TuckboxVectorEnv)
    return envs


def loose(name: str, *count: int) -> Any:
    """Return an environment that types let do anything."""
    return vector(name, *count) if count else made(name)


def played(env: TuckboxEnv, seed: int) -> list[Any]:
    """Return everything that one random game shows."""
    observation, info = env.reset(seed=seed)
    shown: list[Any] = [(observation, info)]
    is_over = False
    while not is_over:
        observation, reward, done, cut, info = env.step(env.sample_action())
        shown.append((observation, info, reward))
        is_over = done or cut
    return shown


@pytest.mark.parametrize(("name", "choices", "actions"), ACTIONS)
def test_has_the_actions_that_are_documented(
    name: str, choices: dict[str, Any], actions: int
) -> None:
    env = made(name, **choices)
    assert env.action_space.n == actions
    texts = [env.action_text(action) for action in range(actions)]
    assert len(set(texts)) == actions
    assert [env.text_action(text) for text in texts] == list(range(actions))


@pytest.mark.parametrize(("name", "choices"), MODES)
def test_passes_gymnasiums_own_check_in_every_mode(name: str, choices: dict[str, Any]) -> None:
    check_env(made(name, **choices), skip_render_check=True)


@pytest.mark.parametrize(("name", "choices"), [mode for mode in MODES if mode[0] == "fillit"])
def test_whole_turns_pass_it_too(name: str, choices: dict[str, Any]) -> None:
    env = made(name, whole_turns=True, grid=True, **choices)
    assert env.action_space.n == (3900 if choices["board"] == "large" else 2184)
    check_env(env, skip_render_check=True)


def test_registering_twice_is_silent() -> None:
    register()
    register()


@pytest.mark.parametrize(("name", "choices"), KINDS)
def test_return_and_score_differ_by_a_constant(name: str, choices: dict[str, Any]) -> None:
    differences = set()
    for seed in range(4):
        env = made(name, reward="dense", **choices)
        gained = np.zeros(env.game.seats)
        for _, info, reward in played(env, seed)[1:]:
            gained += info.get("rewards", np.array([reward]))
        scores = np.array(env.game.twin.scores(env._batch.games.states[0]))
        sign = -1 if name == "fillit" else 1
        differences.add(tuple(gained - sign * scores))
    assert len(differences) == 1


@pytest.mark.parametrize("name", NAMES)
def test_winners_and_losers_share_one_point_each(name: str) -> None:
    env = made(name, seats=3 if name != "fillit" else 4, reward="win")
    for seed in range(3):
        rewards = played(env, seed)[-1][1]["rewards"]
        assert rewards.sum() == pytest.approx(0)
        if rewards.any():
            assert rewards[rewards > 0].sum() == pytest.approx(2 if name == "fillit" else 1)
        if name == "fillit":
            assert rewards[0] == rewards[2]
            assert rewards[1] == rewards[3]


@pytest.mark.parametrize(("name", "choices"), KINDS)
@pytest.mark.parametrize("threads", [1, 2])
def test_each_game_of_a_vector_is_the_single_environment(
    name: str, choices: dict[str, Any], threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    # On one core two threads are refused, as they gain nothing; but they play the same games.
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    envs = vector(name, 5, threads=threads, autoreset_mode=AutoresetMode.SAME_STEP, **choices)
    singles = [made(name, **choices) for _ in range(5)]
    observations, info = envs.reset(seed=40)
    for i, env in enumerate(singles):
        observation, alone = env.reset(seed=40 + i)
        assert (observation == observations[i]).all()
        assert (alone["action_mask"] == info["action_mask"][i]).all()
    for _ in range(120):
        actions = envs.sample_actions()
        observations, rewards, is_over, is_cut, info = envs.step(actions)
        for i, env in enumerate(singles):
            assert env.sample_action() == actions[i]
            observation, reward, done, cut, alone = env.step(actions[i])
            assert (reward, done, cut) == (rewards[i], is_over[i], is_cut[i])
            if done or cut:
                assert (info["final_obs"][i] == observation).all()
                observation, alone = env.reset()
            assert (observation == observations[i]).all()
            assert (alone["action_mask"] == info["action_mask"][i]).all()
            assert alone["seat"] == info["seat"][i]


def test_the_three_ways_to_begin_again_show_the_same_games() -> None:
    ways = {mode: vector("jammit", 3, autoreset_mode=mode) for mode in AutoresetMode}
    ends: dict[AutoresetMode, list[list[Any]]] = {}
    for mode, envs in ways.items():
        assert envs.metadata["autoreset_mode"] is mode
        envs.reset(seed=7)
        ends[mode] = [[] for _ in range(3)]
        for _ in range(400):
            observations, rewards, done, _, info = envs.step(envs.sample_actions())
            for i in map(int, np.flatnonzero(done)):
                last = info["final_obs"] if mode is AutoresetMode.SAME_STEP else observations
                ends[mode][i].append((rewards[i], last[i].tolist()))
            if mode is AutoresetMode.DISABLED and done.any():
                envs.reset(options={"reset_mask": done})
    for i in range(3):
        lengths = [len(games[i]) for games in ends.values()]
        assert min(lengths) > 1
        assert len({str(games[i][: min(lengths)]) for games in ends.values()}) == 1


def test_an_illegal_action_ends_the_game_with_a_penalty() -> None:
    env = made("fits", boards="1")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, done, cut, info = env.step(wrong)
    assert (reward, done, cut, info["illegal"]) == (-100.0, True, False, True)
    assert not info["action_mask"].any()


def test_opponents_play_the_other_seats() -> None:
    env = made("jammit", seats=3, opponents="random", seat=2)
    shown = played(env, 5)
    assert {step[1]["seat"] for step in shown} == {2}
    assert shown[-1][2] in (1.0, -0.5)


@pytest.mark.parametrize(
    ("call", "kind", "word"),
    [
        (lambda: gymnasium.make("tuckbox/FITS-v7"), VersionNotFound, "FITS"),
        (lambda: made("fits", seats=9), Error, "9"),
        (lambda: made("fits", colour="red"), Error, "colour"),
        (lambda: made("fits", reward="fame"), Error, "fame"),
        (lambda: made("fits", reward="win"), Error, "dense"),
        (lambda: made("fits", opponents="random"), Error, "alone"),
        (lambda: made("jammit", opponents="strong"), Error, "strong"),
        (lambda: made("jammit", opponents="random", seat=4), Error, "4"),
        (lambda: made("jammit", seat=3), Error, "3"),
        (lambda: made("jammit", opponents="random", seat="1"), Error, "'1'"),
        (lambda: made("jammit", grid="yes"), Error, "grid"),
        (lambda: made("fits", boards={"1"}), Error, "boards"),
        (lambda: made("fits", reward=["dense"]), Error, "dense"),
        (lambda: made("fits", components=5), Error, "5"),
        (lambda: made("fits", components=""), Error, "folder"),
        (lambda: made("fits").reset(seed=True), Error, "True"),
        (lambda: made("fits").reset(seed=-1), Error, "not a seed"),
        (lambda: loose("fits").reset(seed="a"), Error, "'a'"),
        (lambda: TuckboxEnv("fits", render_mode="svg"), Error, "ansi"),
        (lambda: vector("fits", 2, render_mode="svg"), Error, "ansi"),
        (lambda: vector("fits", 2, autoreset_mode="never"), Error, "Disabled"),
        (lambda: vector("fits", True), Error, "True"),
        (lambda: vector("fits", 2).reset(seed=-1), Error, "-1"),
        (lambda: loose("fits", 2).reset(seed="a"), Error, "'a'"),
        (lambda: loose("fits", 2).reset(seed=1.5), Error, "1.5"),
        (lambda: vector("fits", 2).reset(seed=[1]), Error, "each game"),
        (lambda: vector("fits", 2).reset(seed=[1, -1]), Error, "-1"),
        (lambda: loose("fits").action_text("x"), InvalidAction, "x"),
        (lambda: loose("fits").action_text(1.0), InvalidAction, "1.0"),
        (lambda: loose("fits").text_action(None), InvalidAction, "None"),
        (lambda: loose("fits").text_action([1]), InvalidAction, "1"),
        (lambda: made("fits").sample_action(), ResetNeeded, "reset"),
        (lambda: made("fits").action_masks(), ResetNeeded, "reset"),
        (lambda: vector("fits", 2).sample_actions(), ResetNeeded, "reset"),
        (lambda: vector("fits", 2).action_masks(), ResetNeeded, "reset"),
        (lambda: made("fits", components="/nowhere"), Error, "nowhere"),
        (lambda: vector("fits", 0), Error, "0"),
        (lambda: vector("fits", 2, threads=10_000), Error, "10"),
        (lambda: made("fits").step(0), ResetNeeded, "reset"),
        (lambda: made("fits", render_mode="ansi").render(), ResetNeeded, "reset"),
        (lambda: vector("fits", 2).step([0, 0]), ResetNeeded, "reset"),
    ],
)
def test_what_cannot_be_is_refused_in_gymnasiums_own_words(
    call: Any, kind: type[Exception], word: str
) -> None:
    with pytest.raises(kind, match=word):
        call()


def test_actions_out_of_range_or_of_another_kind_are_refused() -> None:
    env, envs = made("fits"), vector("fits", 2)
    env.reset(seed=1)
    envs.reset(seed=1)
    for action in (-1, 342, 1.5, "L5:0@A", None):
        with pytest.raises(InvalidAction, match=r"341"):
            env.step(action)
    for actions in ([0], [0, 342], [-1, 0], [0.5, 0.5], "ab", [[0], [0, 1]]):
        with pytest.raises(InvalidAction):
            envs.step(actions)


def test_a_step_after_the_end_is_refused() -> None:
    env = made("fits", boards="1")
    played(env, 3)
    with pytest.raises(ResetNeeded, match="over"):
        env.step(0)


@pytest.mark.parametrize("mask", [[True], [True, False], [1, 0, 1], [[True], [True], [True]], None])
def test_games_to_begin_are_named_one_by_one(mask: Any) -> None:
    envs = vector("fits", 3, autoreset_mode="Disabled")
    envs.reset(seed=1)
    with pytest.raises(Error, match="each game"):
        envs.reset(options={"reset_mask": mask})


def test_only_games_that_begin_get_new_dice() -> None:
    envs, others = vector("fits", 3), vector("fits", 3)
    for each in (envs, others):
        each.reset(seed=1)
    wanted = np.array([True, False, False])
    envs.reset(seed=77, options={"reset_mask": wanted})
    others.reset(seed=[77, None, None], options={"reset_mask": wanted})
    for _ in range(20):
        shown = [str(each.step(each.sample_actions())) for each in (envs, others)]
        assert shown[0] == shown[1]


def test_games_without_a_seed_differ() -> None:
    envs = vector("bits", 8)
    envs.reset(seed=[None] * 8)
    steps = [envs.step(envs.sample_actions())[0] for _ in range(20)]
    assert len({str([step[i].tolist() for step in steps]) for i in range(8)}) == 8


def test_where_games_end_for_good_none_goes_on_until_all_are_begun_anew() -> None:
    envs = vector("fits", 3, autoreset_mode="Disabled")
    _, info = envs.reset(seed=1)
    actions = envs.sample_actions()
    actions[0] = int(np.flatnonzero(info["action_mask"][0] == 0)[0])
    envs.step(actions)
    before = envs._batch.games.states.copy()
    with pytest.raises(ResetNeeded, match="over"):
        envs.step(envs.sample_actions())
    assert (envs._batch.games.states == before).all()


def test_the_last_rewards_are_told_where_the_next_game_begins_at_once() -> None:
    envs = vector("jammit", 4, autoreset_mode="SameStep")
    envs.reset(seed=1)
    while True:
        *_, done, _, info = envs.step(envs.sample_actions())
        if done.any():
            break
    last = info["final_info"]
    assert (info["_final_info"] == done).all()
    assert sorted(last["rewards"][done][0].tolist()) == [-1.0, 1.0]
    assert not last["illegal"].any()


def test_numbers_of_numpy_are_numbers() -> None:
    envs = vector("fits", np.int64(2), threads=np.int64(1))  # type: ignore[arg-type]
    assert envs.reset(seed=np.int64(3))[0].tolist() == vector("fits", 2).reset(seed=3)[0].tolist()  # type: ignore[arg-type]
    assert made("fits").reset(seed=np.int64(3))[0].tolist() == envs.reset(seed=3)[0][0].tolist()  # type: ignore[arg-type]


def test_masks_that_were_shown_may_be_changed() -> None:
    envs = vector("fits", 2)
    _, info = envs.reset(seed=1)
    before = envs.action_masks()
    info["action_mask"][:] = 0
    assert before.any()
    assert (envs.action_masks() == before).all()


def test_the_points_of_four_boards_fit_into_bytes() -> None:
    env = made("fits")
    shown = played(env, 1)
    parts = env.layout.views(np.array([step[0] for step in shown]))
    assert len(set(parts["standing"][:, 0].tolist())) > 10
    assert parts["earlier"][0, 0] == 0
    assert parts["earlier"][-1, 0] != 0


def rest_of(env: TuckboxEnv) -> list[Any]:
    shown = []
    while True:
        observation, reward, done, cut, _ = env.step(env.sample_action())
        shown.append((observation.tolist(), reward))
        if done or cut:
            return [*shown, env.reset()[0].tolist()]


def in_fork(play: Callable[[TuckboxEnv], list[Any]], env: TuckboxEnv) -> list[Any]:
    with multiprocessing.get_context("fork").Pool(1) as pool:
        played = pool.apply(play, (env,))
        pool.close()
        pool.join()  # To end it by a signal may hang where the signal is handled, as coverage does.
    return played


def test_copied_pickled_and_forked_environments_go_on_alike() -> None:
    env = made("bits", seats=2)
    env.reset(seed=3)
    for _ in range(5):
        env.step(env.sample_action())
    again, other = pickle.loads(pickle.dumps(env)), copy.deepcopy(env)
    forked = in_fork(rest_of, env)
    assert rest_of(env) == rest_of(again) == rest_of(other) == forked


def game_of(env: TuckboxEnv) -> list[Any]:
    env.reset()
    return rest_of(env)


def test_copies_made_before_the_first_game_play_the_same_games() -> None:
    env = made("bits")
    copies = env, pickle.loads(pickle.dumps(env)), copy.deepcopy(env)
    forked = in_fork(game_of, env)
    assert [game_of(each) for each in copies] == [forked] * 3
    assert game_of(made("bits")) != forked


@pytest.mark.parametrize("seed", [None, [None, 7, None]])
def test_so_do_copies_of_a_vector(seed: Any) -> None:
    envs = vector("bits", 3)
    copies = envs, pickle.loads(pickle.dumps(envs)), copy.deepcopy(envs)
    starts = [str(each.reset(seed=seed)) for each in copies]
    steps = [str(each.step(each.sample_actions())) for each in copies]
    assert len(set(starts)) == len(set(steps)) == 1


def test_what_goes_wrong_in_another_thread_is_raised() -> None:
    def work(first: int, last: int) -> None:
        if first:
            raise RuntimeError(f"games {first} to {last}")

    with pytest.raises(RuntimeError, match="games 2 to 4"):
        in_parts(work, 4, 2)
    in_parts(lambda first, last: None, 4, 2)


def test_what_was_shown_stays_as_it_was() -> None:
    env = made("jammit")
    first, info = env.reset(seed=1)
    kept, mask = first.copy(), info["action_mask"].copy()
    env.step(env.sample_action())
    assert (first == kept).all()
    assert (info["action_mask"] == mask).all()


def test_copied_and_pickled_vectors_go_on_alike() -> None:
    envs = vector("jammit", 3)
    envs.reset(seed=3)
    envs.step(envs.sample_actions())
    others = pickle.loads(pickle.dumps(envs)), copy.deepcopy(envs)
    for _ in range(200):
        shown = [str(each.step(each.sample_actions())) for each in (envs, *others)]
        assert len(set(shown)) == 1
