"""Edited records, judged by the browser's own code and by `tuckbox verify`: both say the same.

The browser has no rules. Where it says that moves and points are left unchecked, it may call a record
what its cards are worth although they are wrong. `python -m tests.web.verdicts [COUNT] [SEED]` does
the long run.
"""

import json
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tests.recorded import recorded
from tests.server.strangers import DAMAGES
from tests.web.fuzz import NODE, build
from tests.web.record_samples import sample, strict_sample
from tuckbox.core import TuckboxError
from tuckbox.games import as_recorded, game
from tuckbox.match import parse_record
from tuckbox.match.fair.keepsake import InvalidKeepsake, read_keepsake
from tuckbox.match.record.verify import verify

UNREADABLE = "unreadable"
UNCHECKED = re.compile(r"record-(illegal-entry|other-spelling|result-early|no-result|result-wrong)")
"""What only the rules can find: the browser says that it leaves this unchecked."""


@dataclass(frozen=True)
class Edited:
    """A record, and what a client kept of its match."""

    match: str
    record: str
    keepsake: Sequence[dict[str, Any]] = ()


@dataclass(frozen=True)
class Judged:
    """What `tuckbox verify` says."""

    verdict: str
    reasons: tuple[str, ...] = ()
    """The findings that do not hold."""


@cache
def sources() -> tuple[Edited, ...]:
    """Return whole records of every game, some with what a client kept."""
    alone = [
        recorded("fits", seats=1, boards="1"),
        recorded("fits", seats=2, boards="2", most=14),
        recorded("fits", seats=1, boards="3", draw="fair"),
        recorded("fits", seats=1, boards="4", draw="early"),
        recorded("bits", seats=2, most=15),
        recorded("bits", seats=1, most=40, resigned=True, draw="fair"),
        recorded("bits", seats=2, most=19, draw="early"),
        recorded("fillit", seats=2, most=12),
        recorded("jammit", seats=2, most=14),
    ]
    known = (("fits", sample("fits")), ("bits", sample("bits")), ("strict", strict_sample()))
    kept = [Edited(f"{name}-sample", one["record"], one["keepsake"]) for name, one in known]
    return (*(Edited("", text) for text in alone), *kept, *(Edited("", one.record) for one in kept))


def edited(rng: random.Random) -> Edited:
    """Return a record that somebody has edited, or what was kept of it."""
    source = rng.choice(sources())
    if source.keepsake and rng.random() < 0.4:
        return Edited(source.match, source.record, _kept_otherwise(source.keepsake, rng))
    text = source.record
    for _ in range(rng.choice((1, 1, 2))):
        edit = rng.choice((_damage, _damage, _retype, _without_line, _swap_entries, _without_seal))
        text = edit(text, rng)
    return Edited(source.match, text, source.keepsake)


def _damage(text: str, rng: random.Random) -> str:
    return rng.choice(DAMAGES)(text.encode(), rng).decode(errors="replace")


def _retype(text: str, rng: random.Random) -> str:
    """Write another digit or letter in the place of one."""
    places = [place for place, letter in enumerate(text) if letter.isalnum()] or [0]
    place = rng.choice(places)
    return text[:place] + rng.choice("0123456789abcdefACLTV-") + text[place + 1 :]


def _without_line(text: str, rng: random.Random) -> str:
    lines = text.split("\n")
    lines.pop(rng.randrange(len(lines) - 1))
    return "\n".join(lines)


def _swap_entries(text: str, rng: random.Random) -> str:
    lines = text.split("\n")
    entries = [place for place, line in enumerate(lines) if re.match("[0-9]", line)] or [0]
    one, other = rng.choice(entries), rng.choice(entries)
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def _without_seal(text: str, _: random.Random) -> str:
    return re.sub(r"\[seal .*\n", "", text)


def _kept_otherwise(keepsake: Sequence[dict[str, Any]], rng: random.Random) -> list[dict[str, Any]]:
    """Return a keepsake with a line left out or changed, as an earlier client may have written it."""
    lines = [dict(line) for line in keepsake]
    links = [place for place, line in enumerate(lines) if "link" in line]
    if not links or rng.random() < 0.4:
        lines.pop(rng.randrange(len(lines)))
        return lines
    line = lines[rng.choice(links)]
    line.pop("shown", None)
    left = rng.randrange(len(line["entries"]) + 1)
    if rng.random() < 0.7:
        line |= {"after": line["after"] + left, "entries": line["entries"][left:]}
    else:
        line["entries"] = line["entries"][:left]
    return lines


def judged(one: Edited) -> Judged:
    kept = "".join(json.dumps(line) + "\n" for line in one.keepsake)
    try:
        record = parse_record(one.record)
        setup = record.setup
        rules = as_recorded(game(setup.game), setup.components, setup.box)
        found = verify(record, rules, read_keepsake(kept, one.match) if kept else None)
    except InvalidKeepsake:
        raise
    except TuckboxError:
        return Judged(UNREADABLE)
    wrong = tuple(each.message.id for each in found.findings if not each.holds)
    return Judged(found.verdict.value, wrong)


def said_by_browser(records: Sequence[Edited]) -> list[dict[str, Any]]:
    """Return what the browser's own code says of each."""
    asked = "".join(
        json.dumps({"match": one.match, "record": one.record, "keepsake": [*one.keepsake]}) + "\n"
        for one in records
    )
    with tempfile.TemporaryDirectory() as folder:
        driver = build(Path(folder) / "driver", "verdicts")
        ran = subprocess.run(
            [NODE, driver], input=asked, capture_output=True, text=True, check=False
        )
    assert ran.returncode == 0, ran.stderr[-2000:]
    return [json.loads(line) for line in ran.stdout.splitlines()]


def fault(ours: Judged, browser: dict[str, Any]) -> str | None:
    """Return in what both differ; None if they say the same, or the browser says what it leaves out."""
    if ours.verdict == browser["verdict"]:
        return None
    if ours.verdict == "refuted" and all(map(UNCHECKED.fullmatch, ours.reasons)):
        return None if browser["isUnchecked"] else "moves and points are left unchecked silently"
    # Without the game, its components or its box nothing can be read here, and there no card computed.
    if ours.verdict == UNREADABLE and browser["lacksDecks"]:
        return None
    return f"{ours.verdict} {ours.reasons}, but the browser says {browser['verdict']}"


def faults(count: int, seed: int) -> Iterator[str]:
    records = [*sources(), *(edited(random.Random(f"{seed} {each}")) for each in range(count))]
    # A line separator within the text is none of the protocol's between the two programs.
    for number, (one, browser) in enumerate(zip(records, said_by_browser(records), strict=True)):
        found = fault(judged(one), browser)
        if found is not None:
            yield f"record {number - len(sources())} of seed {seed}: {found}"


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(2**32)
    found = list(faults(count, seed))
    print("".join(f"{each}\n" for each in found), end="")
    print(f"{count} edited records, seed {seed}: {len(found)} judged otherwise by the browser")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
