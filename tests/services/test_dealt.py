"""Each process of the tests begins with its share of the long ones."""

from random import Random

import pytest

from tests.dealt import dealt


def is_small(text: str) -> bool:
    return text.islower()


def test_each_gets_its_share_of_what_comes_first() -> None:
    assert "".join(dealt("aBcDeFgH", 2, is_small)) == "BDacFHeg"


def test_alone_one_gets_all_in_the_order_of_the_ranks() -> None:
    assert "".join(dealt("aBcDeFgH", 1, is_small)) == "BDFHaceg"


@pytest.mark.parametrize("hands", [1, 2, 3, 4, 9])
@pytest.mark.parametrize("number", [0, 1, 7, 100])
def test_nothing_is_lost_or_dealt_twice(number: int, hands: int) -> None:
    items = list(range(number))
    Random(1).shuffle(items)
    assert sorted(dealt(items, hands, lambda item: item % 3)) == sorted(items)
