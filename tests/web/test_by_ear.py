"""Each game played to its end with only the accessibility tree, the live region and the keyboard."""

import time

import pytest

from tests.playing import pick
from tests.web.conftest import BARE, Open
from tests.web.ears import Ears, Node, Tree, state
from tests.web.hands import SECONDS, new_table
from tuckbox import games

MOST_LISTED = 80
BETWEEN_LOOKS = 50
"""Milliseconds: to tell the whole tree keeps the page busy."""
TABLES: dict[str, tuple[int, dict[str, str]]] = {
    "fits": (1, {"boards": "1"}),
    "bits": (1, {}),
    "fillit": (2, {"board": "mini"}),
    "jammit": (2, {"board": "mini"}),
}


@pytest.mark.long
@pytest.mark.parametrize("game", games())
def test_a_game_is_played_to_its_end_by_ear(open_page: Open, game: str) -> None:
    seats, options = TABLES.get(game, (2, {}))
    page = open_page(BARE)
    new_table(page, game, seats, **options)
    ears = Ears(page)
    ears.press(ears.tree().all("DisclosureTriangle", "Type a move")[0])
    # One look at the tree: what the region says now stands in the log already.
    before, heard = happened(ears.tree()), events(ears)
    play(ears)
    # The region said each event once and in order; the log tells the same.
    told = happened(ears.tree())
    assert " ".join(events(ears)[len(heard) :]) == " ".join(told[len(before) :])
    assert told[: len(before)] == before


def events(ears: Ears) -> list[str]:
    """Return what happened, as the region said it."""
    return [said for said in ears.heard if said != "It is your turn."]


def play(ears: Ears) -> None:
    deadline = time.monotonic() + SECONDS
    seen, turns, is_here = -1, 0, False
    while not (tree := ears.tree()).all("link", "Replay and analysis"):
        assert time.monotonic() < deadline, "the game hangs"
        if onward := tree.all("button", "On to round"):
            ears.press(onward[0])
            is_here = False
            continue
        entries = len(happened(tree))
        moves = offered(ears, tree)
        if entries == seen or not moves:
            ears.page.wait_for_timeout(BETWEEN_LOOKS)  # The answer is on its way.
            continue
        seen, turns = entries, turns + 1
        box = tree.all("textbox", "Type a move")[0]
        # The seat that has chosen here before is still shown.
        assert not is_here or state(box, "focused")
        choose(ears, box, moves[pick(f"ear {turns}", len(moves))], by_typing=turns % 2 == 0)
        is_here = True


def offered(ears: Ears, tree: Tree) -> list[Node]:
    """Return the moves that the page lists by their texts."""
    heading = next(
        (one for one in tree.all("DisclosureTriangle") if "legal move" in one["name"]["value"]),
        None,
    )
    if heading is None:
        return []
    if not state(heading, "expanded"):
        ears.press(heading)
        return []
    lists = [tree.all("button", under=one) for one in tree.all("list")]
    count = heading["name"]["value"].split()[0]
    told = 1 if count == "One" else min(int(count), MOST_LISTED)
    return next((buttons for buttons in lists if len(buttons) == told), [])


def choose(ears: Ears, box: Node, move: Node, *, by_typing: bool) -> None:
    if not by_typing:
        ears.press(move)
        return
    ears.go_to(box)
    ears.page.keyboard.type(move["name"]["value"])
    ears.page.keyboard.press("Enter")


def happened(tree: Tree) -> list[str]:
    """Return the log, oldest first."""
    log = tree.all("region", "Game log")[0]
    return [tree.text_of(one) for one in tree.all("listitem", under=log)][::-1]
