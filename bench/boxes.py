"""Boxes: how long one is checked, and how much memory many of them take."""

import resource
import time
import tracemalloc
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median

from tuckbox.core import AnyGame
from tuckbox.core.box import BoxFile, Claim, write_box
from tuckbox.games import BUILT_IN, boxed_game, drawn_files, game
from tuckbox.match import Match, Player, new_setup, with_seed_deal

BOXES = 1000
CHECKS = 50
ROUNDS, MOVES = 100, 40


def box(name: str, number: int = 0) -> str:
    """Return a box with every drawing of a game; each number makes another one."""
    drawn = [BoxFile(file, Claim.MADE_UP, text) for file, text in drawn_files(name).items()]
    return write_box(name, f"Box {number}", "", "", drawn).text


def check_milliseconds(name: str) -> float:
    """Return the processor time of reading and checking a box, at best of several."""
    text = box(name)
    marks = [time.process_time()]
    for _ in range(CHECKS):
        boxed_game(text)
        marks.append(time.process_time())
    return 1000 * min(end - begin for begin, end in pairwise(marks))


def kilobytes_each(name: str) -> float:
    """Return the memory of a game with a box in which a first move was looked up, after the first."""
    rules = game(name)
    kept = [_used(name, 0)]
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept += [_used(name, number) for number in range(1, 21)]
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert all(each.name == rules.name for each in kept)
    return used / 20 / 1024


def _used(name: str, number: int) -> AnyGame:
    rules = boxed_game(box(name, number))
    position = rules.initial(rules.options())
    for who in rules.to_move(position):
        rules.legal_moves(position, who)
    return rules


def megabytes_in_play() -> float:
    """Return what a thousand matches take, each with a box of its own, as the system counts it."""
    kept = [_begun(name, 0) for name in BUILT_IN]
    before = _resident()
    kept += [_begun(BUILT_IN[number % len(BUILT_IN)], number) for number in range(1, BOXES + 1)]
    used = _resident() - before
    assert len({match.setup.components for match in kept}) == len(kept)
    return used


def _begun(name: str, number: int) -> Match:
    """Return a match in which the first moves were shown."""
    rules = boxed_game(box(name, number))
    options = rules.options()
    setup = new_setup(rules, options, [Player.guest("")] * options.seats, match=f"m{number}")
    match = Match(rules, with_seed_deal(setup, str(number)))
    match.tick(0.0)
    for who in match.owing:
        rules.legal_moves(match.position, who)
        rules.view(match.position, who)
    return match


def _resident() -> float:
    """Return the megabytes that this process holds; Linux only."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 2**20


def share_of_a_move(name: str) -> float:
    """Return the processor time of random moves with a box, compared with the built-in game."""
    tables = (boxed_game(box(name)), game(name))
    shares = []
    for turn in range(ROUNDS):
        mine, plain = (_seconds(rules, turn) for rules in tables)
        shares.append(mine / plain)
    return median(shares)


def _seconds(rules: AnyGame, turn: int) -> float:
    begin = time.process_time()
    _play(rules, Random(turn))
    return time.process_time() - begin


def _play(rules: AnyGame, rng: Random) -> None:
    position = rules.initial(rules.options())
    for _ in range(MOVES):
        for who in rules.to_move(position)[:1]:
            moves = rules.legal_moves(position, who)
            position = rules.play(position, who, rng.choice(moves)).after


def main() -> None:
    print(f"{BOXES} matches, each with a box of its own: {megabytes_in_play():.0f} MB")
    for name in BUILT_IN:
        check, memory = check_milliseconds(name), kilobytes_each(name)
        move = share_of_a_move(name)
        print(
            f"{name:8} checked in {check:5.2f} ms, {memory:5.1f} KB each, a move takes {move:.2f} times"
        )


if __name__ == "__main__":
    main()
