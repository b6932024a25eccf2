"""Checksums of the drawn data that a person can verify; §1.1, §1.2, §1.3, §1.4, §1.5, §1.6, §1.7."""

from collections import Counter

from tests.games.bits.table import RULES, all_moves
from tuckbox.core.square import orientations
from tuckbox.games.bits.moves import Placement
from tuckbox.games.bits.stone import Stone

BOX = RULES.components


def test_the_board_has_six_columns_and_six_rows() -> None:
    assert (BOX.columns, BOX.rows) == (6, 6)


def test_five_colours_in_the_order_of_the_notation() -> None:
    assert "".join(BOX.colours) == "RBPYK"


def test_twenty_playing_stones_ten_mixed_pairs_once_and_five_doubles_twice() -> None:
    cards = Counter(BOX.building_cards)
    assert sum(cards.values()) == 20
    assert sorted(cards.values()) == [1] * 10 + [2] * 5
    assert all(count == (2 if stone[0] == stone[1] else 1) for stone, count in cards.items())


def test_eight_squares_of_each_colour() -> None:
    squares = Counter("".join(BOX.building_cards))
    assert squares == dict.fromkeys(BOX.colours, 8)


def test_five_starting_stones_all_different_each_colour_twice() -> None:
    assert BOX.starts == ("BY", "PK", "PY", "RB", "RK")
    assert Counter("".join(BOX.starts)) == dict.fromkeys(BOX.colours, 2)


def test_the_neutral_stone_is_grey() -> None:
    assert BOX.neutral == "NN"


def test_sixteen_task_cards_in_four_stacks() -> None:
    """§1.8; §1.10, §1.11; §1.13, §1.14, §1.15; §1.17, §1.18; §1.20."""
    assert [[card.text for card in stack] for stack in BOX.stacks] == [
        ["task 1 O4", "task 1 I4", "task 1 T4", "task 1 S4"],
        ["task 2 V3 B", "task 2 O1 Y", "task 2 I2 R", "task 2 I3 P"],
        ["task 3 O1", "task 3 I2", "task 3 I3", "task 3 V3"],
        ["task 4 I5", "task 4 V5", "task 4 U5", "task 4 T5"],
    ]
    points = [{(card.points, card.others) for card in stack} for stack in BOX.stacks]
    assert points == [{(2, 1)}, {(2, 0)}, {(-2, 0)}, {(3, 0)}]


def test_every_shape_of_one_to_five_squares_is_drawn_once() -> None:
    sizes = Counter(len(cells) for cells in BOX.shapes.drawn.values())
    assert sizes == {1: 1, 2: 1, 3: 2, 4: 5, 5: 12}


def test_the_shapes_lie_in_as_many_ways_as_there_are_fixed_polyominoes() -> None:
    """§1.21: the numbers of fixed polyominoes are 1, 2, 6, 19 and 63."""
    ways = Counter[int]()
    for cells in BOX.shapes.drawn.values():
        ways[len(cells)] += len(orientations(cells))
    assert ways == {1: 1, 2: 2, 3: 6, 4: 19, 5: 63}


def test_a_mixed_stone_has_22_placements_a_double_11() -> None:
    placements = [move for move in all_moves() if isinstance(move, Placement)]
    count = Counter(BOX.stone_of(placement) for placement in placements)
    stones = map(Stone, ("RB", "YK", "RR", "KK", "NN"))
    assert [count[stone] for stone in stones] == [22, 22, 11, 11, 11]


def test_reconstructed_components_are_named() -> None:
    assert [message.id for message in RULES.reconstructed] == [
        "bits-reconstructed-starting-stones",
        "bits-reconstructed-stack-1",
        "bits-reconstructed-stack-2",
        "bits-reconstructed-stack-4",
    ]
