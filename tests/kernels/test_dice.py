"""Random numbers for play: every side as likely, whatever was thrown beside or before."""

import numpy as np

from tuckbox.kernels.dice import dice, roll, split, throw

SIDES = 8
THROWS = 20_000


def is_even(counts: np.ndarray[tuple[int, ...], np.dtype[np.int64]]) -> bool:
    """Return whether the sum of squares is within 5 standard deviations of what chance gives."""
    expected = counts.sum() / counts.size
    found = float(((counts - expected) ** 2 / expected).sum())
    freedom = counts.size - 1
    return bool(abs(found - freedom) < 5 * np.sqrt(2 * freedom))


def test_the_two_numbers_of_a_throw_and_the_next_throw_know_nothing_of_each_other() -> None:
    counts = np.zeros((SIDES, SIDES, SIDES), dtype=np.int64)
    rolls = dice(11)
    for _ in range(THROWS):
        one, other = throw(rolls)
        counts[split(one, SIDES)[0], split(other, SIDES)[0], roll(rolls, SIDES)] += 1
    assert is_even(counts)
    counts[0, 0, 0] += THROWS // 100
    assert not is_even(counts)


def test_what_is_left_of_a_split_is_as_good_as_a_throw() -> None:
    counts = np.zeros((3, SIDES), dtype=np.int64)
    rolls = dice(12)
    for _ in range(THROWS):
        way, left = split(throw(rolls)[1], 3)
        counts[way, split(left, SIDES)[0]] += 1
    assert is_even(counts)
