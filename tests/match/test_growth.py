"""Reading and checking take time in proportion to the bytes, whatever they are."""

import json
from collections.abc import Callable
from contextlib import suppress

import pytest

from tests.games.fillit.endless import endless_record
from tests.growth import grows_evenly
from tuckbox.core import TuckboxError
from tuckbox.games import game
from tuckbox.match import format_record, parse_record
from tuckbox.match.fair.keepsake import read_keepsakes
from tuckbox.match.play.replay import check_record
from tuckbox.match.record.verify import verify

FILLIT = game("fillit")


def split(count: int) -> tuple[str, list[str]]:
    """Return the head of a long record, and its entries."""
    lines = endless_record(count).split("\n")[:-1]
    return "".join(f"{line}\n" for line in lines[:6]), lines[6:]


def record(lines: list[str], head: str) -> str:
    return head + "".join(f"{line}\n" for line in lines)


def commented(count: int) -> str:
    head, entries = split(count)
    return record([f"{entry} ; why" for entry in entries], head)


def spaced(count: int) -> str:
    head, entries = split(count)
    return record([f"{entry}\n\n; why\n" for entry in entries], head)


def taken_back_at_once(count: int) -> str:
    head, entries = split(count)
    pairs = [line for entry in entries for line in (entry, f"{entry[0]} takes-back", entry)]
    return record(pairs, head)


def taken_back_at_the_end(count: int) -> str:
    """A long line, and then the last move again and again."""
    head, entries = split(count)
    *most, last = entries
    return record([*most, *[last, f"{last[0]} takes-back"] * (count // 2)], head)


def undone_far(count: int) -> str:
    """One who plays against a bot takes all back."""
    head, entries = split(count)
    back = ["1 takes-back"] * (count // 2)
    return record([*entries, *back], head.replace('"Ben"', "bot random"))


def checked(text: str) -> None:
    found = parse_record(text)
    check_record(found, FILLIT)
    assert verify(found, FILLIT).findings[0].holds


PLAYED: dict[str, Callable[[int], str]] = {
    "plain": endless_record,
    "a comment at each entry": commented,
    "lines between entries": spaced,
    "taken back at once": taken_back_at_once,
    "taken back at the end of a long line": taken_back_at_the_end,
    "undone from end to start": undone_far,
}


@pytest.mark.slow
@pytest.mark.parametrize("kind", PLAYED)
def test_records_are_checked_in_proportion_to_their_length(kind: str) -> None:
    assert grows_evenly(PLAYED[kind], checked, 500)


HEAD, _ = split(2)
DIGITS = "0123456789abcdef" * 4
TEXTS: dict[str, Callable[[int], str]] = {
    "empty lines": lambda size: HEAD + "\n" * size,
    "comments": lambda size: HEAD + ";\n" * size,
    "windows lines": lambda size: HEAD + "\r\n" * size,
    "spaces": lambda size: HEAD + " " * size + "\n",
    "a long comment": lambda size: f"{HEAD}1 >e6 b6-b5 {';' * size}\n",
    "a long name": lambda size: HEAD.replace("Ann", "n" * size),
    "a name of escapes": lambda size: HEAD.replace("Ann", "\\\\" * size),
    "a name that never ends": lambda size: HEAD.replace('"Ann"', '"' + "\\n" * size),
    "many quotes": lambda size: HEAD.replace('"Ann"', '"n" ' * size),
    "deep brackets": lambda size: HEAD.replace('"Ann"', "[" * size),
    "long options": lambda size: HEAD.replace("seats=2", "seats=2 " + "a=b " * size),
    "one header again": lambda size: HEAD + "[strict]\n" * (size // 16),
    "an unknown header": lambda size: HEAD + "[" + "a" * size + "]\n",
    "seats": lambda size: HEAD + '[seat 2 "n"]\n' * (size // 16),
    "seeds": lambda size: HEAD + f"[seed 1 {DIGITS}]\n" * (size // 16),
    "links": lambda size: HEAD + f"[link 1 1 {DIGITS}]\n" * (size // 16),
    "broken deals": lambda size: HEAD + f"[broken 1 {DIGITS} - left -]\n" * (size // 16),
    "seats of a broken deal": lambda size: HEAD + f"[broken 1 {DIGITS} - left {'1,' * size}1]\n",
    "a long entry": lambda size: HEAD + "1 " + ">e6 " * size + "\n",
    "entries of one letter": lambda size: HEAD + "1 x\n" * (size // 16),
    "scores": lambda size: f"{HEAD}1 x\n[scores{' 1' * size}]\n",
    "a result": lambda size: f"{HEAD}1 x\n[result {'1 ' * size}wins, resigned]\n",
    "lines of a box": lambda size: HEAD + "[box 99999]\n" + "|\n" * (size // 16),
    "no line at all": lambda size: "[tuckbox 1]" * size,
    "one long line": lambda size: "[tuckbox 1] " + "a;" * size + "\n",
}


def read(text: str) -> None:
    """Read a record, well-formed or not."""
    with suppress(TuckboxError):
        assert format_record(parse_record(text)) == text


@pytest.mark.slow
@pytest.mark.parametrize("kind", TEXTS)
def test_texts_are_read_in_proportion_to_their_length(kind: str) -> None:
    assert grows_evenly(TEXTS[kind], read, 160_000)


def told(**fact: object) -> str:
    return json.dumps({"match": "x7Kq", **fact}) + "\n"


DEAL = told(commitment=DIGITS, deal=1, seat=1, seed=DIGITS)
FACTS: dict[str, Callable[[int], str]] = {
    "draws": lambda size: "".join(told(entry=at, draw="start L5") for at in range(size)),
    "empty lines": lambda size: "\n" * 20 * size,
    "the same fact": lambda size: DEAL * size,
    "reasons": lambda size: told(stopped="list") * size,
    "deals": lambda size: "".join(
        told(commitment=f"{at:064x}", deal=1, seat=1, seed=DIGITS) for at in range(size)
    ),
    "links": lambda size: (
        DEAL
        + "".join(
            told(commitment=DIGITS, seat=1, link=at, after=at, entries=["1 x"])
            for at in range(size)
        )
    ),
    "one long line": lambda size: (
        DEAL + told(commitment=DIGITS, seat=1, link=1, after=0, entries=["1 x"] * 10 * size)
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("kind", FACTS)
def test_keepsakes_are_read_in_proportion_to_their_length(kind: str) -> None:
    assert grows_evenly(FACTS[kind], read_keepsakes, 2000)
