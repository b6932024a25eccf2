"""Draws from keys: as documented, without bias, and equal to a second implementation."""

import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.match import second_draw
from tests.match.tables import SECRET
from tuckbox.match.fair.card_source import (
    WORD,
    KeyedDraw,
    daily_commitment,
    daily_draw,
    early_commitment,
    early_fair_draw,
    fair_draw,
    list_hash,
    pick,
    prefixed,
    seed_commitment,
    seed_draw,
    table_commitment,
)

WEIGHTS = st.lists(st.integers(0, 40), min_size=1, max_size=20).filter(any)
HUGE = [2**62, 2**62, 1]
"""Weights for which almost half of all numbers are drawn again."""


HASHES = st.binary(min_size=32, max_size=32).map(bytes.hex)


@given(HASHES, st.lists(HASHES, max_size=4), st.integers(0, 2**64 - 1), WEIGHTS)
def test_the_fair_draw_equals_the_second_implementation(
    closed: str, seeds: list[str], counter: int, weights: list[int]
) -> None:
    ours = fair_draw(SECRET, closed, seeds).draw(counter, weights)
    assert ours == second_draw.fair(SECRET.hex(), closed, seeds, counter, weights)


@given(
    HASHES,
    HASHES,
    st.integers(1, 20),
    st.lists(st.text(max_size=9), min_size=3, max_size=3),
    st.lists(st.text(max_size=9), max_size=4),
)
def test_its_commitments_equal_the_second_implementation(
    secret: str, table: str, number: int, texts: list[str], lines: list[str]
) -> None:
    ours = table_commitment(bytes.fromhex(secret), texts[0], number, texts, lines)
    assert ours == second_draw.table(secret, texts[0], number, texts, lines)
    assert seed_commitment(table, number, secret) == second_draw.committed(table, number, secret)
    assert list_hash(table, lines) == second_draw.closed(table, lines)
    day = daily_commitment(bytes.fromhex(secret), *texts[:2])
    assert day == second_draw.day(secret, *texts[:2])


@given(
    st.text(max_size=20),
    st.lists(st.text("0123456789abcdef"), max_size=4),
    st.integers(0, 2**64 - 1),
    WEIGHTS,
)
def test_the_draw_of_version_1_equals_the_second_implementation(
    match: str, seeds: list[str], counter: int, weights: list[int]
) -> None:
    ours = early_fair_draw(SECRET, match, seeds).draw(counter, weights)
    assert ours == second_draw.early(SECRET.hex(), match, seeds, counter, weights)


@given(st.integers(0, 500), WEIGHTS)
def test_the_daily_draw_equals_the_second_implementation(counter: int, weights: list[int]) -> None:
    ours = daily_draw(SECRET, "fits", "2026-11-15").draw(counter, weights)
    assert ours == second_draw.daily(SECRET.hex(), "fits", "2026-11-15", counter, weights)


@given(st.text(max_size=100), st.integers(0, 500), WEIGHTS)
def test_the_local_draw_equals_the_second_implementation(
    seed: str, counter: int, weights: list[int]
) -> None:
    assert seed_draw(seed).draw(counter, weights) == second_draw.local(seed, counter, weights)


def test_numbers_past_the_last_whole_multiple_are_drawn_anew() -> None:
    draw = seed_draw("42")
    numbers = [draw._number(counter, 0) for counter in range(50)]
    limit = WORD - WORD % sum(HUGE)
    assert 10 < sum(number >= limit for number in numbers) < 40
    for counter in range(50):
        assert draw.draw(counter, HUGE) == second_draw.local("42", counter, HUGE)


def test_commitments_of_version_1_equal_the_second_implementation() -> None:
    texts = ("x7Kq", "seats=2 boards=1,2", "3f9c" * 16)
    assert early_commitment(SECRET, *texts) == second_draw.early_commitment(SECRET.hex(), *texts)


def test_the_second_implementation_knows_hmac() -> None:
    for key in (b"", b"k" * 64, b"k" * 65):
        assert second_draw.mac(key, b"m") == hmac.digest(key, b"m", "sha256")


def test_each_index_is_drawn_as_often_as_it_weighs() -> None:
    draw = seed_draw("bias")
    found = Counter(draw.draw(counter, [1, 0, 2, 5]) for counter in range(8000))
    assert found[1] == 0
    for index, share in ((0, 1000), (2, 2000), (3, 5000)):
        assert abs(found[index] - share) < 150


def test_lengths_keep_texts_apart() -> None:
    assert prefixed("ab", "c") != prefixed("a", "bc")
    assert prefixed("é") == b"\0\0\0\2\xc3\xa9"


def test_different_counters_keys_and_prefixes_draw_differently() -> None:
    many = [1] * 1000
    draws = [seed_draw("1"), seed_draw("2"), KeyedDraw(b"1", b"")]
    assert len({draw.draw(counter, many) for draw in draws for counter in range(3)}) == 9


def test_a_number_past_all_weights_is_a_mistake() -> None:
    assert pick(2, [2, 1]) == 1
    with pytest.raises(ValueError, match="past the last weight"):
        pick(3, [2, 1])
