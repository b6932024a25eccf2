"""Masked PPO in numpy alone: learns FITS on board 1 in three minutes, and plots how.

python docs/train_fits.py [seconds of processor time] [curve.svg] [agent.npz]
"""

import os
import sys
import time
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # For nets this small, threads only wait.

import gymnasium
import numpy as np

GAMES, STEPS, HIDDEN, EPOCHS, PARTS = 256, 16, 128, 3, 8
RATE, CLIP, ENTROPY, SMOOTH, SCALE = 3e-3, 0.2, 0.01, 0.95, 0.1
GREEDY = -3.67  # The mean of the bot `greedy` over 150 deals.
SEEN, OWN = ("tile", "must_place", "left", "steps"), ("heights", "covered")


def new_net(inputs, actions, random):
    """Return weights and biases of two layers, and of the heads for policy and value."""
    net = {}
    for n, rows, columns in (("1", inputs, HIDDEN), ("2", HIDDEN, HIDDEN), ("p", HIDDEN, actions)):
        net[f"w{n}"] = random.normal(0, (2 / rows) ** 0.5, (rows, columns)).astype(np.float32)
        net[f"b{n}"] = np.zeros(columns, np.float32)
    net["wp"] *= 0.01
    return net | {"wv": np.zeros((HIDDEN, 1), np.float32), "bv": np.zeros(1, np.float32)}


def see(layout, seen):
    """Return the parts of observations that matter on one board; of all ramps, only one's own."""
    views = layout.views(seen)
    rows = [views[part] for part in SEEN] + [views[part][:, 0] for part in OWN]
    return np.concatenate([row.reshape(len(seen), -1) for row in rows], 1, dtype=np.float32)


def forward(net, x, mask):
    """Return both hidden layers, the chances of all actions, and the values."""
    h1 = np.maximum(x @ net["w1"] + net["b1"], 0)
    h2 = np.maximum(h1 @ net["w2"] + net["b2"], 0)
    logits = np.where(mask, h2 @ net["wp"] + net["bp"], -1e9)
    chances = np.exp(logits - logits.max(1, keepdims=True))
    return h1, h2, chances / chances.sum(1, keepdims=True), (h2 @ net["wv"] + net["bv"])[:, 0]


def learn(net, moments, rows, step, left):
    """Take one step of Adam on the clipped objective; `left` is the share of time still to come."""
    x, mask, action, old, advantage, target = rows
    h1, h2, chances, value = forward(net, x, mask)
    ratio = chances[np.arange(len(x)), action] / old
    is_free = np.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    pull, log = (is_free * ratio * advantage / len(x))[:, None], np.log(chances + 1e-9)
    doubt = ENTROPY * left / len(x) * (log - (chances * log).sum(1, keepdims=True))
    to_policy = (pull + doubt) * chances
    to_policy[np.arange(len(x)), action] -= pull[:, 0]
    to_value = ((value - target) / len(x))[:, None]
    to_2 = (to_policy @ net["wp"].T + to_value @ net["wv"].T) * (h2 > 0)
    to_1 = (to_2 @ net["w2"].T) * (h1 > 0)
    backs = (to_1, to_2, to_policy, to_value)
    for n, below, back in zip("12pv", (x, h1, h2, h2), backs, strict=True):
        for name, slope in ((f"w{n}", below.T @ back), (f"b{n}", back.sum(0))):
            first, second = moments[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            size = RATE * (0.05 + left) * (1 - 0.999**step) ** 0.5 / (1 - 0.9**step)
            net[name] -= (size * first / (second**0.5 + 1e-8)).astype(np.float32)


def train(seconds, seed=0):
    """Return the net and its learning curve: processor seconds, and points of the latest games."""
    made = {"boards": "1", "autoreset_mode": "SameStep"}
    envs = gymnasium.make_vec("tuckbox.envs:tuckbox/FITS-v0", GAMES, **made)
    random, (seen, info) = np.random.default_rng(seed), envs.reset(seed=seed)
    net = new_net(see(envs.layout, seen).shape[1], envs.single_action_space.n, random)
    moments = {name: (np.zeros_like(part), np.zeros_like(part)) for name, part in net.items()}
    began, step, curve, points, gained = time.process_time(), 0, [], [-72.0], np.zeros(GAMES)
    while (spent := time.process_time() - began) < seconds or not curve:
        kept, left = [], max(0, 1 - spent / seconds)
        for _ in range(STEPS + 1):
            x, mask = see(envs.layout, seen), info["action_mask"].astype(bool)
            _, _, chances, value = forward(net, x, mask)
            action = (chances.cumsum(1) > random.random((GAMES, 1))).argmax(1)
            seen, reward, over, _, info = envs.step(action)
            gained += reward
            points = [*points, *(gained[over] - 72)][-1000:]  # An empty board has -72 points.
            gained[over] = 0
            old = chances[np.arange(GAMES), action]
            kept.append((x, mask, action, old, value, reward * SCALE, over))
        advantages, running = [], 0
        for now, after in zip(kept[-2::-1], kept[:0:-1], strict=True):
            running = now[5] + ~now[6] * (after[4] + SMOOTH * running) - now[4]
            advantages.insert(0, running.astype(np.float32))
        rows = [np.concatenate(part) for part in list(zip(*kept[:-1], strict=True))[:5]]
        advantage = np.concatenate(advantages)
        rows[4:] = [(advantage - advantage.mean()) / advantage.std(), rows[4] + advantage]
        for _ in range(EPOCHS):
            for part in np.split(random.permutation(len(advantage)), PARTS):
                step += 1
                learn(net, moments, [column[part] for column in rows], step, left)
        curve.append((spent, float(np.mean(points))))
        sys.stderr.write(f"\r{'#' * int(30 - 30 * left):30} {spent:4.0f} s {curve[-1][1]:7.2f}")
    return net, curve


def plot(curve, file):
    """Write the learning curve as SVG, with a line where `greedy` is."""
    dots = " ".join(f"{580 * s / curve[-1][0]:.0f},{40 - 4 * p:.0f}" for s, p in curve[1:])
    lines = f'<path d="M{dots}M0,{40 - 4 * GREEDY:.0f}H580" fill="none" stroke="#2b68ad"/>'
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="340">'
    Path(file).write_text(f"{head}{lines}</svg>\n")


if __name__ == "__main__":
    seconds, file, agent = [*sys.argv[1:], *("160", "curve.svg", "agent.npz")[len(sys.argv) - 1 :]]
    net, curve = train(float(seconds))
    plot(curve, file)
    np.savez(agent, **net)
    print(f"\nthe last 1000 games: {curve[-1][1]:.2f} points; greedy: {GREEDY}")
