"""Figures against those of statistical tables."""

import math

import pytest

from tuckbox.arena.statistic import Contest, mean, ratings, share, student


def test_wilsons_interval() -> None:
    assert share(8, 10) == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)
    assert share(0, 10) == pytest.approx((0.0, 0.0, 0.2775), abs=1e-4)
    assert share(10, 10) == pytest.approx((1.0, 0.7225, 1.0), abs=1e-4)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [
        (1, 12.7062),
        (2, 4.3027),
        (3, 3.1824),
        (5, 2.5706),
        (10, 2.2281),
        (30, 2.0423),
        (1000, 1.9623),
    ],
)
def test_students_quantiles(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=5e-3)


def test_a_mean_with_its_interval() -> None:
    assert mean([1, 2, 3, 4, 5]) == pytest.approx((3, 1.0368, 4.9632), abs=2e-3)
    assert mean([1]) is None


def duels(won: int, lost: int, bots: tuple[str, str] = ("a", "b")) -> list[Contest]:
    shares = [(1.0, 0.0)] * won + [(0.0, 1.0)] * lost
    return [Contest(("m", number), bots, each) for number, each in enumerate(shares)]


def test_three_wins_of_four_are_191_points_of_elo() -> None:
    found = ratings(("a", "b"), duels(3000, 1000))
    assert found["a"].value - found["b"].value == pytest.approx(400 * math.log10(3), abs=1)
    assert found["a"].value == pytest.approx(-found["b"].value)


def test_intervals_shrink_with_the_root_of_the_games() -> None:
    few, many = (ratings(("a", "b"), duels(count * 3, count))["a"] for count in (100, 400))
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(2, rel=0.02)


def test_a_bot_that_never_lost_has_a_finite_rating_and_a_wide_interval() -> None:
    best = ratings(("a", "b"), duels(20, 0))["a"]
    assert 100 < best.value < 1000
    assert best.high - best.low > 200


def test_strength_carries_over_from_one_opponent_to_the_next() -> None:
    contests = duels(300, 100) + duels(300, 100, ("b", "c"))
    found = ratings(("a", "b", "c"), contests)
    assert found["a"].value - found["c"].value == pytest.approx(382, abs=3)
    assert sum(each.value for each in found.values()) == pytest.approx(0, abs=1e-6)


def test_at_a_table_of_three_one_third_is_equal_strength() -> None:
    line_up = ("a", "b", "b")
    shares = [(1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)] * 100
    found = ratings(("a", "b"), [Contest(("m", n), line_up, s) for n, s in enumerate(shares)])
    assert found["a"].value == pytest.approx(0, abs=1)


def test_games_of_one_deal_are_not_taken_for_independent() -> None:
    shares = [(1.0, 0.0)] * 300 + [(0.0, 1.0)] * 100
    alone = [Contest(("m", number), ("a", "b"), each) for number, each in enumerate(shares)]
    in_tens = [Contest(("m", number // 10), ("a", "b"), each) for number, each in enumerate(shares)]
    one, ten = (ratings(("a", "b"), each)["a"] for each in (alone, in_tens))
    assert (ten.high - ten.low) / (one.high - one.low) == pytest.approx(math.sqrt(10), rel=0.05)
