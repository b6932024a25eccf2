"""The table in sentences, and what is on one hex."""

import pytest

from tests.games.fillit.table import RULES, play, table
from tests.games.fillit.test_must_slide import STUCK_BEHIND_OWN_STONE, WALLED_IN
from tests.games.fillit.test_repetition import CYCLE, SHUFFLE
from tests.games.fillit.test_supply_ends_in_mid_slide import LAST_TWO
from tuckbox.core import InvalidSpace
from tuckbox.games.fillit.position import Position
from tuckbox.i18n import Speaker

SMALL = """
       . . . .
      . . . . .
     . . . b . .
    . . . # . . .
     . . R = . .
      r . . r .
       . . . B
"""


def said(p: Position) -> list[str]:
    speaker = Speaker("en", {1: "Ann", 2: "Ben"})
    return [speaker.say(message) for message in RULES.describe(RULES.view(p, None))]


def test_everything_on_the_table_is_said() -> None:
    assert said(table(SMALL)) == [
        "Ann is to move, with the red pawn.",
        "Ann, red chips and stones: 13 of 14 chips still to lay.",
        "2 red stones are on b1 and b4.",
        "One red chip lies on c3.",
        "Ben, blue chips and stones: 12 of 14 chips still to lay.",
        "One blue stone is on e5.",
        "2 blue chips lie on a4 and c4.",
        "Ann\u2019s red pawn is on c3.",
        "Ben\u2019s blue pawn is on a4.",
        "This set-up is reconstructed: we could not see the printed figure.",
        "The turn must contain a slide. Before any stone is moved, the pawn can slide to a1, a3, c1, c6 and f3.",
    ]


@pytest.mark.parametrize(
    ("p", "expected"),
    [
        (table(STUCK_BEHIND_OWN_STONE), "fillit-describe-free-pawn"),
        (table(WALLED_IN), "fillit-describe-stone-alone"),
        (play(table(SHUFFLE), *CYCLE), "fillit-describe-repeated"),
    ],
)
def test_what_the_turn_asks_for_comes_last(p: Position, expected: str) -> None:
    assert RULES.describe(RULES.view(p, None))[-1].id == expected


@pytest.mark.parametrize(
    ("p", "expected"),
    [
        (play(table(LAST_TWO), ">c6 b1-b2"), "fillit-describe-won"),
        (play(table(SHUFFLE), *CYCLE, *CYCLE), "fillit-describe-drawn"),
    ],
)
def test_how_it_ended_comes_first(p: Position, expected: str) -> None:
    messages = RULES.describe(RULES.view(p, None))
    assert messages[0].id == expected
    # Nothing is asked of anybody any more.
    assert messages[-1].id == "fillit-describe-reconstructed"


@pytest.mark.parametrize(
    ("space", "expected"),
    [
        ("c3", ["c3: Ann\u2019s red pawn.", "c3: a red chip."]),
        (" B1 ", ["b1: a red stone."]),
        ("c4", ["c4: a blue chip."]),
        ("a1", ["a1: empty."]),
        ("d4", ["d4 is the centre; nothing ever stands there."]),
    ],
)
def test_one_hex(space: str, expected: list[str]) -> None:
    speaker = Speaker("en", {1: "Ann"})
    messages = RULES.inspect(RULES.view(table(SMALL), None), space)
    assert [speaker.say(message) for message in messages] == expected


def test_a_hex_that_is_not_there() -> None:
    with pytest.raises(InvalidSpace) as caught:
        RULES.inspect(RULES.view(table(SMALL), None), "e9")
    assert caught.value.code == "fillit-no-space"
    assert (caught.value.message["first"], caught.value.message["last"]) == ("a1", "g7")
