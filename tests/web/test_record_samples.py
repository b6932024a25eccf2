"""What the browser checks by itself is what Python made: decks, records and a keepsake."""

import json

import pytest

from tests.web.record_samples import FILE, decks
from tuckbox import game
from tuckbox.match import parse_record
from tuckbox.match.fair.keepsake import read_keepsake
from tuckbox.match.record.verify import Verdict, verify

SAMPLES = json.loads(FILE.read_text(encoding="utf-8"))


def test_the_browsers_decks_are_those_of_the_rules() -> None:
    """If not: `python -m tests.web.record_samples`."""
    known = json.loads(FILE.with_name("decks.json").read_text(encoding="utf-8"))
    assert known == decks()


@pytest.mark.parametrize("name", SAMPLES)
def test_the_samples_are_proved_by_their_keepsakes(name: str) -> None:
    record = parse_record(SAMPLES[name]["record"])
    lines = "".join(json.dumps(line) + "\n" for line in SAMPLES[name]["keepsake"])
    found = verify(record, game(name), read_keepsake(lines, record.setup.match))
    assert found.verdict is Verdict.PROVED
    assert dict(found.sentence.values)["count"] == 1


def test_the_sample_where_nobody_looks_ahead_is_proved() -> None:
    """If not: `python -m tests.web.record_samples`."""
    known = json.loads(FILE.with_name("strict.json").read_text(encoding="utf-8"))
    record = parse_record(known["record"])
    lines = "".join(json.dumps(line) + "\n" for line in known["keepsake"])
    found = verify(record, game("fits"), read_keepsake(lines, record.setup.match))
    assert (found.verdict, found.sentence.id) == (Verdict.PROVED, "verify-proved-strict")
