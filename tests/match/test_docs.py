"""The examples on the pages about records and draws are true."""

import hashlib
import random
import re
import textwrap
from collections import Counter
from pathlib import Path
from typing import Any

from tests.match import second_draw
from tests.server.strangers import damaged
from tuckbox import game
from tuckbox.cli.commands.records import CODES
from tuckbox.cli.game_choice import recorded_game
from tuckbox.core import TuckboxError
from tuckbox.i18n import Speaker
from tuckbox.match import check_record, format_record, parse_record
from tuckbox.match.fair.card_source import (
    daily_commitment,
    daily_draw,
    fair_draw,
    seed_commitment,
    seed_draw,
    table_commitment,
)
from tuckbox.match.play.log import Word
from tuckbox.match.record.header import HEADERS
from tuckbox.match.record.verify import Verdict, verify

ROOT = Path(__file__).parents[2]
DOCS, LANGUAGE = ROOT / "docs", ROOT / "src" / "tuckbox" / "i18n"
DRAW = (DOCS / "fair-draw.md").read_text(encoding="utf-8")
RECORDS = (DOCS / "records.md").read_text(encoding="utf-8")
EXAMPLE = dict(re.findall(r"^    (\w+(?: id)?) {3,}(.*)$", DRAW, re.MULTILINE))
SECRET = EXAMPLE["secret"]
SEEDS = ["11" * 32, "33" * 32]
TEXTS = [EXAMPLE["game"], EXAMPLE["options"], EXAMPLE["components"]]
TABLE = second_draw.table(SECRET, EXAMPLE["match id"], 1, TEXTS)
COMMITS = [
    second_draw.committed(TABLE, seat, seed) for seat, seed in zip((1, 3), SEEDS, strict=True)
]
LIST = second_draw.closed(TABLE, [f"1 person {COMMITS[0]}", "2 bot -", f"3 program {COMMITS[1]}"])


def rows() -> list[list[str]]:
    table = DRAW.split("index drawn |\n")[1].split("\n\n")[0]
    return [line.strip("| \n").split(" | ") for line in table.splitlines()[1:]]


def test_the_test_vector_holds_in_both_implementations() -> None:
    """The vector of the protocol, which two independent programs agreed on before there was this page."""
    assert TABLE == "0e4b72832494ccef1d899966438bff160838071c773f40c26b7f96e24f143598"
    assert COMMITS == [
        "5a0de87579950c53a97247d717f9ca7700377f6fa16bb497f94ff956d1b1dbef",
        "79d2d19f51974c1dc20cef5633f605deabfe1e125ee1e218ec0cf149a43cd2dd",
    ]
    assert LIST == "d5ffab275606e874f15cfb388b2ba943bff8070529b077e4b11a8400ad98df18"
    assert second_draw.number(SECRET, LIST, SEEDS, 0, 0) == 0xE29A03A19CAACC99
    ours = table_commitment(bytes.fromhex(SECRET), EXAMPLE["match id"], 1, TEXTS, [])
    assert ours == TABLE
    assert [seed_commitment(TABLE, *each) for each in zip((1, 3), SEEDS, strict=True)] == COMMITS
    assert fair_draw(bytes.fromhex(SECRET), LIST, SEEDS)._number(0, 0) == 0xE29A03A19CAACC99


def test_the_page_has_the_test_vector() -> None:
    assert (EXAMPLE["T"], EXAMPLE["L"]) == (TABLE, LIST)
    assert all(commit in DRAW for commit in COMMITS)


def test_the_worked_draws_are_right() -> None:
    draw = fair_draw(bytes.fromhex(SECRET), LIST, SEEDS)
    assert len(rows()) == 5
    for counter, weights, attempts, number, rest, index in rows():
        listed = [int(weight) for weight in weights.split()]
        found = draw._number(int(counter), int(attempts) - 1)
        assert (f"{found:016x}", found % sum(listed)) == (number, int(rest))
        assert draw.draw(int(counter), listed) == int(index)
        assert second_draw.fair(SECRET, LIST, SEEDS, int(counter), listed) == int(index)


def test_the_worked_bytes_are_right() -> None:
    told = DRAW.split("T is SHA-256 over")[1].split("and the SHA-256 of nothing")[0]
    first, *rest = re.findall(r"`([0-9a-f ]+…?)`", told)
    spelled = first + SECRET + "".join(rest[:-1]) + "00000040" + TEXTS[2].encode().hex()
    content = bytes.fromhex(spelled.replace(" ", "")) + hashlib.sha256(b"").digest()
    assert hashlib.sha256(content).hexdigest() == TABLE


def test_the_worked_daily_and_local_draws_are_right() -> None:
    key, even = bytes.fromhex(SECRET), [1] * 16
    assert daily_commitment(key, "fits", "2026-11-15") in DRAW
    daily = daily_draw(key, "fits", "2026-11-15")
    local = seed_draw("42")
    assert " ".join(str(daily.draw(n, even)) for n in range(4)) in DRAW
    assert " ".join(str(local.draw(n, even)) for n in range(4)) in DRAW


def test_every_claim_stands_on_the_page_as_it_is_said() -> None:
    plain = " ".join(DRAW.split())
    for id in ("proved", "consistent", "version-1"):
        said = Speaker("en").text(f"verify-{id}", seats="1 or 2").split(": ", 1)[1]
        assert said.rstrip(".").split(". ")[-1].lower() in plain.lower(), id
    for verdict, code in CODES.items():
        name = verdict.value.replace("no-say", "no player had a say").replace("-", " ")
        assert re.search(rf"\| [^|]*{name}[^|]* \| {code} \|", DRAW), verdict


REASONS = {
    key: code
    for keys, code in re.findall(r"^\| (`[a-z].*`) \| ([^|]+) \|", DRAW, re.MULTILINE)
    for key in re.findall(r"`([a-z0-9-]+)`", keys)
}
"""Exit codes by the key of a finding."""


def test_every_reason_of_a_verdict_is_explained_with_its_exit_code() -> None:
    messages = (LANGUAGE / "en" / "draw.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^(verify-[\w-]+) =", messages, re.MULTILINE))
    claims = {key for key in keys for verdict in Verdict if key.startswith(f"verify-{verdict}")}
    claims -= {key for key in keys if key.startswith("verify-not-shown-")}  # It says why itself.
    holding = {key for key in keys if f"{key}-broken" in keys}
    known = {"verify-seats", "verify-entries", "verify-draws", "verify-seen-others"}
    assert keys - claims - holding - known == {key for key in REASONS if key.startswith("verify-")}
    wrong = [key for key in REASONS if key.endswith(("-broken", "-missing", "-wrong-draw"))]
    assert {REASONS[key] for key in wrong} == {"1"}
    assert {REASONS[key] for key in REASONS if "-not-shown-" in key} == {"7"}


def test_damaged_records_have_no_other_reasons() -> None:
    found = Counter(_reason(damaged(random.Random(f"reason {number}"))) for number in range(300))
    assert {reason for reason, code in found if REASONS.get(reason, "2") != code} == set()
    assert len(found) > 12


def _reason(data: bytes) -> tuple[str, str]:
    """Return the first thing that is wrong with a record, and the exit code for it."""
    try:
        record = parse_record(data.decode(errors="replace"))
        found = verify(record, recorded_game(record, None))
    except TuckboxError as error:
        return error.message.id, "2"
    wrong = next((finding.message.id for finding in found.findings if not finding.holds), None)
    return (wrong, "1") if wrong else ("", "2")


SHOWN = textwrap.dedent(RECORDS.split("\n\n", 2)[2].split("\n\nThe text is")[0]) + "\n"


def test_the_shown_record_is_whole_and_consistent() -> None:
    record = parse_record(SHOWN)
    assert format_record(record) == SHOWN
    check_record(record, game("bits"))
    assert verify(record, game("bits")).verdict is Verdict.CONSISTENT


def test_every_header_and_every_word_is_explained() -> None:
    for header in HEADERS:
        assert f"`[{header} " in RECORDS or f"`[{header}]`" in RECORDS
    for word in Word:
        assert f"`{word.value}`" in RECORDS


def test_the_python_on_the_page_runs() -> None:
    example = textwrap.dedent(RECORDS.split("## In Python\n\n")[1])
    names: dict[str, Any] = {"text": SHOWN}
    exec(example, names)
    assert names["match"].result is not None
