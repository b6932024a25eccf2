"""The memory of the house rule: one structure for a whole line of play."""

from collections import Counter

import pytest

from tests.games.fillit.endless import endless_turns
from tests.games.fillit.table import RULES, turn
from tuckbox.games.fillit.position import NO_HISTORY, WIDTH, History, Position, Run


def grown(keys: list[str]) -> History:
    history = NO_HISTORY
    for key in keys:
        history = history.followed_by(key)
    return history


LENGTHS = (*range(0, 70, 3), WIDTH - 1, WIDTH, WIDTH + 1, 1023, 1024, 1025, 2100)


@pytest.mark.parametrize("length", LENGTHS)
def test_the_same_keys_make_the_same_history(length: int) -> None:
    """Key by key or at once; and it tells them in their order."""
    keys = [f"1:{number % 700}" for number in range(length)]
    history = grown(keys)
    assert history == History.of(keys)
    assert hash(history) == hash(History.of(keys))
    assert list(history) == keys
    assert len(history) == length
    counts = Counter(keys)
    assert all(history.count(key) == counts[key] for key in (*keys, "never"))


def test_other_keys_make_another_history() -> None:
    keys = [str(number) for number in range(100)]
    assert History.of(keys) != History.of(keys[:-1])
    assert History.of(keys) != History.of([*keys[:-1], "other"])


def test_two_lines_from_one_position_do_not_know_of_each_other() -> None:
    trunk = grown([str(number) for number in range(WIDTH - 1)])
    one, two = trunk.followed_by("one"), trunk.followed_by("two")
    assert (one.count("one"), one.count("two")) == (1, 0)
    assert (two.count("one"), two.count("two")) == (0, 1)
    assert len(trunk) == WIDTH - 1


def line(turns: int) -> list[Position]:
    found = [RULES.initial(RULES.options())]
    for text in endless_turns(turns):
        p = found[-1]
        found.append(RULES.carry_out(p, p.seat, turn(text)).after)
    return found


def test_the_positions_of_a_line_share_what_they_remember() -> None:
    """All of them together hold each key a few times, however long the line is; so memory grows evenly."""
    for turns in (500, 2000):
        runs: dict[int, Run] = {id(run): run for p in line(turns) for run in p.earlier.runs}
        assert sum(len(run.keys) for run in runs.values()) < 3 * turns
        assert max(len(p.earlier.runs) for p in line(turns)) < 3 * WIDTH
