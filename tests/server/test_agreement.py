"""What is claimed as printed is compared: how many drew the same, and where others differ."""

from typing import Any

from tests.server.conftest import Visit, on_both
from tests.server.visitor import Visitor
from tuckbox.core.box import BoxFile, Claim, write_box
from tuckbox.games import drawn_files

BOARD = drawn_files("fits")["boards/1.txt"]
VALUED = BOARD.replace(".   dot\n", ".   dot\n7   value 7\n").replace(
    " .  .  .  .  .  .\n", " .  .  7  .  .  .\n", 1
)


def share(
    visitor: Visitor, board: str, author: str, *, file: str, claim: Claim = Claim.PRINTED
) -> str:
    box = write_box("fits", "Mine", author, "", [BoxFile(file, claim, board)])
    answer = visitor.post("/boxes", {"text": box.text, "shared": True})
    assert answer.status_code == 201, answer.text
    hash: str = answer.json()["hash"]
    return hash


def agreement(visitor: Visitor, hash: str) -> Any:
    return visitor.get(f"/boxes/{hash}").json()["agreement"]


@on_both
def test_it_counts_identities_and_names_the_spaces_that_differ(visit: Visit) -> None:
    assert VALUED != BOARD
    ann, bob, eve = visit(), visit(), visit()
    file = "boards/printed.txt"
    here = share(ann, BOARD, "Ann", file=file)
    assert agreement(ann, here) == [{"file": file, "count": 1, "others": []}]
    share(
        bob, "; from my own copy\n" + BOARD.replace("row-bonus  ", "row-bonus "), "Bob", file=file
    )
    share(bob, BOARD, "Ann", file=file)  # the same identity again
    share(eve, VALUED, "Eve", file=file)
    share(eve, VALUED, "Eve", file=file, claim=Claim.MADE_UP)
    difference = {"space": "C12", "here": "dot", "there": "7"}
    (found,) = agreement(eve, here)
    assert found["count"] == 2
    assert found["others"] == [{"count": 1, "spaces": [difference]}]


def test_what_is_not_shared_is_neither_counted_nor_compared(visit: Visit) -> None:
    ann, bob = visit(), visit()
    file = "boards/secret.txt"
    here = share(ann, BOARD, "Ann", file=file)
    box = write_box("fits", "Mine", "Bob", "", [BoxFile(file, Claim.PRINTED, VALUED)])
    assert bob.post("/boxes", {"text": box.text}).status_code == 201
    assert agreement(ann, here) == [{"file": file, "count": 1, "others": []}]


def test_what_is_made_up_is_compared_with_nothing(visit: Visit) -> None:
    ann = visit()
    here = share(ann, BOARD, "Ann", file="boards/mine.txt", claim=Claim.MADE_UP)
    assert agreement(ann, here) == []
