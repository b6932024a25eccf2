"""Remembered answers are the answers."""

import threading

from tuckbox.core.memory import KEPT, Memory, remembered

Position = tuple[int, ...]


class Counting:
    """Counts how often it is really asked."""

    def __init__(self, factor: int) -> None:
        self.factor = factor
        self.asked = 0

    @remembered()
    def sum(self, p: Position, extra: int) -> int:
        self.asked += 1
        return self.factor * sum(p) + extra


def test_the_same_question_is_answered_once() -> None:
    one, p = Counting(2), (1, 2)
    assert (one.sum(p, 1), one.sum(p, 1), one.asked) == (7, 7, 1)


def test_another_question_gets_its_own_answer() -> None:
    one, other, p = Counting(2), Counting(3), (1, 2)
    assert (one.sum(p, 1), one.sum(p, 2), other.sum(p, 1)) == (7, 8, 10)


def test_answers_stay_right_when_there_are_more_than_are_kept() -> None:
    one = Counting(1)
    positions = [(number, number) for number in range(2 * KEPT)]
    for _ in range(2):
        assert [one.sum(p, 0) for p in positions] == [2 * p[0] for p in positions]
    assert one.asked == 2 * len(positions)


def test_what_is_asked_again_stays_longest() -> None:
    one = Counting(1)
    positions = [(number, number) for number in range(2 * KEPT)]
    for p in positions:
        one.sum(p, 0)
        one.sum(positions[0], 0)
    assert one.asked == len(positions)


def test_one_table_does_not_push_out_what_another_remembers() -> None:
    one, p = Counting(1), (1, 2)
    busy, quiet = Memory(), Memory()
    with quiet:
        one.sum(p, 0)
        with busy:
            for number in range(2 * KEPT):
                one.sum((number, number), 0)
        one.sum(p, 0)
    assert one.asked == 1 + 2 * KEPT


def test_a_memory_can_be_cleared() -> None:
    one, p, memory = Counting(1), (1, 2), Memory()
    with memory:
        one.sum(p, 0)
        memory.clear()
        assert one.sum(p, 0) == 3
    assert one.asked == 2


def test_threads_remember_for_themselves() -> None:
    one, p = Counting(1), (1, 2)
    one.sum(p, 0)
    other = threading.Thread(target=one.sum, args=(p, 0))
    other.start()
    other.join()
    assert one.asked == 2
