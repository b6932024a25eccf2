"""Areas, and what each kind of task card gives for them; §6.1, §6.2, §6.3, §6.6."""

import pytest

from tests.games.bits.table import areas, task
from tuckbox.games.bits.area import score


def points(picture: str, *tasks: str) -> int:
    return score([task(text) for text in tasks], areas(picture)).total


def test_an_area_is_a_maximal_set_of_edge_connected_squares_of_one_colour() -> None:
    listed = areas("""
        . . B .
        R R B .
        R K B R
    """)
    assert [(area.colour, "".join(cell.name for cell in area.cells)) for area in listed] == [
        ("R", "A1A2B2"),
        ("K", "B1"),
        ("B", "C1C2C3"),
        ("R", "D1"),
    ]
    assert [area.shape for area in listed] == ["V3", "O1", "I3", "O1"]


def test_diagonals_do_not_connect() -> None:
    assert (
        len(
            areas("""
        R .
        . R
    """)
        )
        == 2
    )


def test_gaps_bound_areas() -> None:
    """§6.9."""
    assert len(areas("R R . R")) == 2


# Stack 1: §1.9


def test_the_target_shape_scores_two_not_two_and_one() -> None:
    """§6.7."""
    assert (
        points(
            """
        R R
        R R
    """,
            "1 O4",
        )
        == 2
    )


@pytest.mark.parametrize(
    "other",
    [
        "R R R R",
        """
        R .
        R .
        R R
        """,
        """
        R R R
        . R .
        """,
        """
        . R R
        R R .
        """,
    ],
)
def test_every_other_shape_of_four_squares_scores_one(other: str) -> None:
    assert points(other, "1 O4") == 1


def test_three_or_five_squares_score_nothing_for_stack_1() -> None:
    assert points("R R R", "1 I4") == 0
    assert points("R R R R R", "1 I4") == 0


def test_every_colour_counts_and_every_area_counts() -> None:
    """§6.5."""
    assert (
        points(
            """
        R R B B
        R R B B
    """,
            "1 O4",
        )
        == 4
    )
    assert (
        points(
            """
        R R . R R
        R R . R R
    """,
            "1 O4",
        )
        == 4
    )


# Stack 2: §1.12


def test_the_shape_in_the_given_colour_scores() -> None:
    corner = """
        B .
        B B
    """
    assert points(corner, "2 V3 B") == 2
    assert points(corner.replace("B", "R"), "2 V3 B") == 0


@pytest.mark.parametrize(
    "turned",
    [
        """
        B B
        B .
        """,
        """
        B B
        . B
        """,
        """
        . B
        B B
        """,
    ],
)
def test_the_shape_may_be_turned_and_mirrored(turned: str) -> None:
    """§6.4."""
    assert points(turned, "2 V3 B") == 2


def test_a_larger_area_that_contains_the_shape_scores_nothing() -> None:
    assert (
        points(
            """
        B . .
        B B B
    """,
            "2 V3 B",
        )
        == 0
    )


# Stack 3: §1.16


def test_the_shape_in_any_colour_costs_two_each() -> None:
    assert (
        points(
            """
        R K P
        R K P
    """,
            "3 I2",
        )
        == -6
    )


def test_there_is_no_floor_at_zero() -> None:
    """§6.10."""
    assert points("R K R K R", "1 O4", "3 O1") == -10


# Stack 4: §1.19


def test_a_pentomino_in_any_colour_scores_three() -> None:
    assert (
        points(
            """
        Y . Y
        Y Y Y
    """,
            "4 U5",
        )
        == 3
    )


def test_every_open_card_scores_on_its_own() -> None:
    """One area may score for several cards, in either direction."""
    assert points("R R", "2 I2 R", "3 I2") == 0
    assert points("B B B", "1 I4", "3 I3") == -2


def test_an_empty_board_scores_nothing() -> None:
    assert score([task("1 O4")], ()).total == 0
