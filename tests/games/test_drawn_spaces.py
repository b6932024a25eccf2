"""What drawings show, space by space: equal where they mean the same, different at the right place."""

import pytest

from tuckbox.core.ability import HasDrawnSpaces
from tuckbox.core.box import BoxFile, Claim, write_box
from tuckbox.games import BUILT_IN, boxed_game, drawn_files, game


def spaces(name: str, file: str, text: str) -> dict[str, str]:
    box = write_box(name, "Drawn", "", "", [BoxFile(file, Claim.PRINTED, text)])
    rules = boxed_game(box)
    assert isinstance(rules, HasDrawnSpaces)
    return dict(rules.drawn_spaces(file))


def changes(name: str, file: str, before: str, after: str) -> dict[str, tuple[str, str]]:
    """Return the spaces that change when a built-in drawing is changed."""
    text = drawn_files(name)[file]
    assert before in text
    old, new = spaces(name, file, text), spaces(name, file, text.replace(before, after, 1))
    return {
        space: (old.get(space, ""), new.get(space, ""))
        for space in {**old, **new}
        if old.get(space) != new.get(space)
    }


@pytest.mark.parametrize(
    ("name", "file"), [(name, file) for name in BUILT_IN for file in drawn_files(name)]
)
def test_every_file_that_can_be_drawn_shows_its_spaces(name: str, file: str) -> None:
    rules = game(name)
    assert isinstance(rules, HasDrawnSpaces)
    text = drawn_files(name)[file]
    commented = "; a comment\n" + text.replace("\n", "  \n")
    assert spaces(name, file, commented) == rules.drawn_spaces(file) != {}


def test_fits_pairs_are_known_by_their_partners_and_not_by_their_signs() -> None:
    text = drawn_files("fits")["boards/4.txt"]
    found = spaces("fits", "boards/4.txt", text)
    pairs = {space: shown.split()[1] for space, shown in found.items() if "pair" in shown}
    assert len(pairs) == 10
    assert all(pairs[partner] == space for space, partner in pairs.items())
    assert changes("fits", "boards/1.txt", "row-bonus on", "row-bonus off") == {
        "row-bonus": ("on", "off")
    }
    starts = spaces("fits", "cards.txt", drawn_files("fits")["cards.txt"])
    assert set(starts.values()) == {"start"}


def test_bits_cards_may_be_drawn_in_any_order() -> None:
    text = "O4  any  +2  +1\nI4  any  +2  +1"
    assert changes("bits", "tasks.txt", text, "\n".join(text.split("\n")[::-1])) == {}
    assert changes("bits", "tasks.txt", "V3  B    +2", "V3  B    +4") == {
        "2.4": ("V3 B +2", "V3 B +4")
    }


def test_hexagons_differ_hex_by_hex() -> None:
    fillit = changes("fillit", "setups/2-mini-A.txt", "  b . . . r\n", "  . b . . r\n")
    assert fillit == {"f3": ("b", "."), "f4": (".", "b")}
    jammit = changes("jammit", "setups/2-mini-A.txt", "R d7", "R g7")
    assert jammit == {"pawn R": ("d7", "g7")}


def test_bits_starting_stones_are_called_so() -> None:
    files = drawn_files("bits")
    starts = spaces("bits", "starting_stones.txt", files["starting_stones.txt"])
    assert set(starts.values()) == {"start"}
