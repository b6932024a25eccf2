"""Batches: the same result however many threads work on it, and an end when one of them fails."""

import pytest

from tuckbox.kernels.batch import in_shares
from tuckbox.kernels.dice import Dice, roll


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_shares_come_in_order_each_with_dice_of_its_own(threads: int) -> None:
    def work(games: int, dice: Dice) -> tuple[int, int]:
        return games, roll(dice, 1 << 30)

    shares = in_shares(work, 45, seed=7, threads=threads, share=10)
    assert shares == in_shares(work, 45, seed=7, threads=1, share=10)
    assert [games for games, _ in shares] == [10, 10, 10, 10, 5]
    assert len({rolled for _, rolled in shares}) == 5


def test_a_failure_is_told_and_ends_the_batch() -> None:
    worked = []

    def work(games: int, dice: Dice) -> None:
        worked.append(games)
        if len(worked) == 3:
            raise RuntimeError("a mistake")

    with pytest.raises(RuntimeError, match="a mistake"):
        in_shares(work, 1_000_000, seed=1, threads=2, share=1)
    assert len(worked) < 1_000_000
