"""The examples on the pages about records and draws are true."""

import re
import textwrap
from pathlib import Path
from typing import Any

from tests.match import second_draw
from tuckbox import game
from tuckbox.match import check_record, format_record, parse_record
from tuckbox.match.draw import daily_commitment, daily_draw, fair_commitment, fair_draw, seed_draw
from tuckbox.match.entry import Word
from tuckbox.match.header import HEADERS
from tuckbox.match.verify import Verdict, verify

DOCS = Path(__file__).parents[2] / "docs"
DRAW = (DOCS / "fair-draw.md").read_text(encoding="utf-8")
RECORDS = (DOCS / "records.md").read_text(encoding="utf-8")
EXAMPLE = dict(re.findall(r"^    (\w+(?: id)?) {3,}(.*)$", DRAW, re.MULTILINE))
SECRET = EXAMPLE["secret"]
SEEDS = ["77e1a0", ""]


def rows() -> list[list[str]]:
    found = [line.strip("| \n").split(" | ") for line in DRAW.splitlines() if line.startswith("| ")]
    return found[1:]


def test_the_worked_commitment_is_right() -> None:
    texts = (EXAMPLE["match id"], EXAMPLE["options"], EXAMPLE["components"])
    assert fair_commitment(bytes.fromhex(SECRET), *texts) == EXAMPLE["commitment"]
    assert second_draw.commitment(SECRET, *texts) == EXAMPLE["commitment"]


def test_the_worked_draws_are_right() -> None:
    draw = fair_draw(bytes.fromhex(SECRET), EXAMPLE["match id"], SEEDS)
    assert len(rows()) == 5
    for counter, weights, attempts, number, rest, index in rows():
        listed = [int(weight) for weight in weights.split()]
        found = draw._number(int(counter), int(attempts) - 1)
        assert (f"{found:016x}", found % sum(listed)) == (number, int(rest))
        assert draw.draw(int(counter), listed) == int(index)
        second = second_draw.fair(SECRET, EXAMPLE["match id"], SEEDS, int(counter), listed)
        assert second == int(index)


def test_the_worked_bytes_are_right() -> None:
    spelled = re.findall(r"`([0-9a-f ]+)`", DRAW.split("attempt 0 is HMAC over")[1].split(":")[0])
    message = bytes.fromhex("".join(spelled).replace(" ", ""))
    assert second_draw.mac(bytes.fromhex(SECRET), message).hex() in DRAW


def test_the_worked_daily_and_local_draws_are_right() -> None:
    key, even = bytes.fromhex(SECRET), [1] * 16
    assert daily_commitment(key, "2026-11-15") in DRAW
    daily = daily_draw(key, "fits", "2026-11-15")
    local = seed_draw("42")
    assert " ".join(str(daily.draw(n, even)) for n in range(4)) in DRAW
    assert " ".join(str(local.draw(n, even)) for n in range(4)) in DRAW


SHOWN = textwrap.dedent(RECORDS.split("\n\n", 2)[2].split("\n\nThe text is")[0]) + "\n"


def test_the_shown_record_is_whole_and_proved() -> None:
    record = parse_record(SHOWN)
    assert format_record(record) == SHOWN
    check_record(record, game("bits"))
    assert verify(record, game("bits")).verdict is Verdict.PROVED


def test_every_header_and_every_word_is_explained() -> None:
    for header in HEADERS:
        assert f"`[{header} " in RECORDS
    for word in Word:
        assert f"`{word.value}`" in RECORDS


def test_the_python_on_the_page_runs() -> None:
    example = textwrap.dedent(RECORDS.split("## In Python\n\n")[1])
    names: dict[str, Any] = {"text": SHOWN}
    exec(example, names)
    assert names["match"].result is not None
