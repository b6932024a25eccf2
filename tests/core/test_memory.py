"""Remembered answers are the answers."""

from tuckbox.core.memory import PLACES, remembered

Position = tuple[int, ...]


class Counting:
    """Counts how often it is really asked."""

    def __init__(self, factor: int) -> None:
        self.factor = factor
        self.asked = 0

    @remembered
    def sum(self, p: Position, extra: int) -> int:
        self.asked += 1
        return self.factor * sum(p) + extra


def test_the_same_question_is_answered_once() -> None:
    one, p = Counting(2), (1, 2)
    assert (one.sum(p, 1), one.sum(p, 1), one.asked) == (7, 7, 1)


def test_another_question_gets_its_own_answer() -> None:
    one, other, p = Counting(2), Counting(3), (1, 2)
    assert (one.sum(p, 1), one.sum(p, 2), other.sum(p, 1)) == (7, 8, 10)


def test_answers_stay_right_when_there_are_more_than_places() -> None:
    one = Counting(1)
    positions = [(number, number) for number in range(2 * PLACES)]
    for _ in range(2):
        assert [one.sum(p, 0) for p in positions] == [2 * p[0] for p in positions]
    assert one.asked > len(positions)
