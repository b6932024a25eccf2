"""Most points, then the best single round of equal totals, then shared; §6.12, §6.13, §6.14."""

from dataclasses import replace

import pytest

from tests.games.bits.table import RULES, new, task
from tuckbox.core import Outcome
from tuckbox.games.bits.area import Score
from tuckbox.games.bits.position import Position, Round
from tuckbox.i18n import Speaker

ENGLISH = Speaker("en")
CARDS = ("1 O4", "2 V3 B", "3 I2", "4 I5")


def ended(*rounds: tuple[int, ...], pro: bool = False) -> Position:
    """Return a finished game with these points by round and seat."""
    p = new(seats=len(rounds[0]), pro=pro)
    tasks = tuple(task(text) for text in CARDS[: len(rounds)])
    finished = (Round(p.boards, tuple(Score((gained,)) for gained in points)) for points in rounds)
    return replace(p, tasks=tasks, finished=tuple(finished))


def outcome(*rounds: tuple[int, ...], pro: bool = False) -> Outcome:
    found = RULES.outcome(ended(*rounds, pro=pro))
    assert found is not None
    return found


def test_most_points_wins() -> None:
    found = outcome((1, 9), (5, 0), (5, 1))
    assert found.winners == (1,)
    assert found.scores == RULES.scores(ended((1, 9), (5, 0), (5, 1))) == (11, 10)
    assert found.reason == "bits-reason-points"


def test_a_tie_is_broken_by_the_best_single_round() -> None:
    found = outcome((5, 9), (5, 0), (0, 1))
    assert found.scores == (10, 10)
    assert found.winners == (2,)
    assert found.reason == "bits-reason-best-round"


def test_only_those_tied_compare_their_best_rounds() -> None:
    """Seat 3 had the best round of all but fewer points."""
    found = outcome((5, 9, 12), (5, 0, -4), (0, 1, 0))
    assert found.winners == (2,)


def test_a_second_tie_shares_the_win() -> None:
    found = outcome((4, 5, 0), (5, 4, 0), (1, 1, 0))
    assert found.winners == (1, 2)
    assert found.reason == "bits-reason-shared"


def test_minus_points_count() -> None:
    assert outcome((-3, -2), (-1, -1), (0, 0)).winners == (2,)


def test_the_pro_variant_adds_the_fourth_round() -> None:
    assert outcome((1, 2), (1, 2), (1, 2), (9, 0), pro=True).winners == (1,)
    assert RULES.outcome(ended((1, 2), (1, 2), (1, 2), pro=True)) is None


@pytest.mark.parametrize(
    ("total", "grade"),
    [
        *[(-4, 1), (5, 1), (6, 2), (10, 2), (11, 3), (15, 3), (16, 4), (20, 4)],
        *[(21, 5), (25, 5), (26, 6), (30, 6), (31, 7), (60, 7)],
    ],
)
def test_alone_the_total_gives_a_grade(total: int, grade: int) -> None:
    """§6.15."""
    found = outcome((total - 3,), (2,), (1,))
    assert found.grade == f"bits-grade-{grade}"
    assert found.reason == "bits-reason-solo"
    assert found.winners == (1,)


def test_no_grade_in_the_pro_variant_or_with_others() -> None:
    """§6.16."""
    assert outcome((9,), (9,), (9,), (9,), pro=True).grade is None
    assert outcome((9, 0), (9, 0), (9, 0)).grade is None


def said(position: Position) -> list[str]:
    return [ENGLISH.say(message) for message in RULES.describe(RULES.view(position, None))]


def test_the_end_in_sentences() -> None:
    assert said(ended((1, 9), (5, 0), (5, 1)))[-6:] == [
        "Points of round 1: Seat 1: 1 and Seat 2: 9.",
        "Points of round 2: Seat 1: 5 and Seat 2: 0.",
        "Points of round 3: Seat 1: 5 and Seat 2: 1.",
        "Points in all: Seat 1: 11 and Seat 2: 10.",
        "Most points wins.",
        "The winner is Seat 1.",
    ]


def test_who_plays_alone_beats_nobody() -> None:
    assert not any(sentence.startswith("The winner") for sentence in said(ended((5,), (5,), (1,))))
