"""Records from strangers: damaged ones, through every command that reads a record and the import route.

`python -m tests.server.strangers [COUNT] [SEED]` does the long run: 10,000 unless told otherwise.
"""

import contextlib
import faulthandler
import io
import json
import os
import random
import re
import signal
import sys
import tempfile
import time
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import httpx

from tests.recorded import recorded
from tests.web.record_samples import sample, strict_sample
from tuckbox.analysis import analyse, evaluation
from tuckbox.bots import Budget
from tuckbox.cli.run import run

WATCHDOG = 60
"""Seconds of the processor after which a record is a hang: the process ends and says where it was."""
ASLEEP = 10 * WATCHDOG
"""Seconds of the clock after which it is one too: whoever sleeps uses no processor."""
CODES = {"verify": (0, 1, 2, 3, 4, 5, 6, 7), "replay": (0, 2), "show": (0, 2), "analyse": (0, 2)}
"""The documented exit codes."""
ANSWERS = (201, 413, 422)
"""The documented answers of the import route; 413 is for a record that damage made too long."""
HARMFUL = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")

Damage = Callable[[bytes, random.Random], bytes]


@cache
def sources() -> list[bytes]:
    """Return whole records: of every game, finished and not, with cards of every kind."""
    texts = [
        recorded("fits", seats=1, boards="1"),
        recorded("fits", seats=2, boards="2", most=14),
        recorded("fits", seats=1, boards="3", draw="fair"),
        recorded("fits", seats=1, boards="4", draw="early"),
        recorded("bits", seats=2, most=15),
        recorded("bits", seats=1, most=9, draw="fair"),
        recorded("bits", seats=1, most=40, resigned=True, draw="fair"),
        recorded("bits", seats=2, most=19, draw="early"),
        recorded("fillit", seats=2),
        recorded("fillit", seats=3, most=12),
        recorded("jammit", seats=2, most=14),
        recorded("jammit", seats=3, most=9),
    ]
    return [
        _commented(text).encode() for text in [*texts, *(each["record"] for each in _sampled())]
    ]


@cache
def keepsakes() -> str:
    """Return what the clients of the sampled matches wrote down."""
    return "".join(f"{json.dumps(line)}\n" for each in _sampled() for line in each["keepsake"])


@cache
def _sampled() -> tuple[dict[str, Any], ...]:
    """Return matches in which every seat had a say: with a broken deal, and with links."""
    return sample("fits"), strict_sample()


def _commented(text: str) -> str:
    head, gap, rest = text.partition("\n\n")
    return f"{head} ; ann's\n; a comment{gap}{rest}"


HOSTILE = [
    *(b"\0", b"\x1b[2J", b"\xff", b"\xc2\x9b31m", b"\xe2\x80\xae", b"\xed\xa0\x80", b"\r", b"\n"),
    *(b"[", b"]", b'"', b";", b"\\", b" ", b"=", b"-", b"0", b"1 ", b"{ $x }", b"<script>"),
    *(b"9" * 40, b"-" + b"9" * 5_000, b"x" * 5_000, "é".encode() * 50_000, b"[" * 2_000),
    *(b"takes-back", b"resigns", b"times-out", b"agrees-draw", b"handed-to-bot", b"reclaims"),
    *(
        b"[secret " + b"0" * 64 + b"]\n",
        b"[daily 2026-02-31]\n",
        b"[seat 99 open]\n",
        b"[tuckbox 2]",
    ),
]


def _flip(data: bytes, rng: random.Random) -> bytes:
    place = rng.randrange(len(data))
    return data[:place] + bytes([data[place] ^ (1 << rng.randrange(8))]) + data[place + 1 :]


def _insert(data: bytes, rng: random.Random) -> bytes:
    place = rng.randrange(len(data) + 1)
    return data[:place] + rng.choice(HOSTILE) + data[place:]


def _remove(data: bytes, rng: random.Random) -> bytes:
    place = rng.randrange(len(data))
    return data[:place] + data[place + rng.choice((1, 1, 5, 80)) :]


def _cut(data: bytes, rng: random.Random) -> bytes:
    return data[: rng.randrange(len(data) + 1)]


def _swap_lines(data: bytes, rng: random.Random) -> bytes:
    lines = data.split(b"\n")
    first, second = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[first], lines[second] = lines[second], lines[first]
    return b"\n".join(lines)


def _remove_line(data: bytes, rng: random.Random) -> bytes:
    lines = data.split(b"\n")
    del lines[rng.randrange(len(lines))]
    return b"\n".join(lines)


def _double_line(data: bytes, rng: random.Random) -> bytes:
    lines = data.split(b"\n")
    place = rng.randrange(len(lines))
    return b"\n".join([*lines[:place], *[lines[place]] * rng.choice((2, 2, 500)), *lines[place:]])


def _swap_values(data: bytes, rng: random.Random) -> bytes:
    words = data.split(b" ")
    first, second = rng.randrange(len(words)), rng.randrange(len(words))
    words[first], words[second] = words[second], words[first]
    return b" ".join(words)


def _replace_value(data: bytes, rng: random.Random) -> bytes:
    words = data.split(b" ")
    words[rng.randrange(len(words))] = rng.choice(HOSTILE)
    return b" ".join(words)


def _header_of_another(data: bytes, rng: random.Random) -> bytes:
    lines, others = data.split(b"\n"), rng.choice(sources()).split(b"\n")
    place = rng.randrange(min(10, len(lines)))
    lines[place : place + 1] = [others[rng.randrange(min(10, len(others)))]]
    return b"\n".join(lines)


def _stop_early(data: bytes, rng: random.Random) -> bytes:
    head, gap, body = data.partition(b"\n\n")
    lines = body.split(b"\n")
    return head + gap + b"\n".join(lines[: rng.randrange(len(lines))]) + b"\n"


def _rename(data: bytes, rng: random.Random) -> bytes:
    name = b'"' + rng.choice(HOSTILE) * rng.choice((1, 1, 9)) + b'"'
    return re.sub(rb'"[^"\n]*"', lambda _: name, data, count=1)


def _remark(data: bytes, rng: random.Random) -> bytes:
    lines = data.split(b"\n")
    lines[rng.randrange(len(lines))] += b" ; " + rng.choice(HOSTILE)
    return b"\n".join(lines)


DAMAGES: list[Damage] = [
    _flip,
    _insert,
    _remove,
    _cut,
    _swap_lines,
    _remove_line,
    _double_line,
    _swap_values,
    _replace_value,
    _header_of_another,
    _stop_early,
    _rename,
    _remark,
]


def damaged(rng: random.Random) -> bytes:
    """Return a record with one to three kinds of damage."""
    data = rng.choice(sources())
    for _ in range(rng.choice((1, 1, 2, 3))):
        data = rng.choice(DAMAGES)(data, rng) or b"\n"
    return data


class Unfit(AssertionError):
    """A command or the server did not behave."""


def read_by_all(data: bytes, file: Path, server: httpx.Client) -> Counter[str]:
    """Let every reader read it; return what each answered, or raise `Unfit`."""
    with _watched():
        file.write_bytes(data)
        seen = file.with_suffix(".seen")
        seen.write_text(keepsakes())
        told = Counter(f"{command} {_read(command, file)}" for command in CODES)
        told[f"verify {_read('verify', file, '--seen', str(seen))}"] += 1
        told[f"import {_import(data, server)}"] += 1
    return told


@contextlib.contextmanager
def _watched() -> Iterator[None]:
    """End the process if this hangs, by a signal that shows where every thread was."""
    faulthandler.register(signal.SIGPROF, chain=True)
    signal.setitimer(signal.ITIMER_PROF, WATCHDOG)
    faulthandler.dump_traceback_later(ASLEEP, exit=True)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()
        signal.setitimer(signal.ITIMER_PROF, 0)
        faulthandler.unregister(signal.SIGPROF)


def _read(command: str, file: Path, *more: str) -> int:
    out, err = io.StringIO(), io.StringIO()
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = run([command, str(file), *more])
    except Exception as error:
        raise Unfit(f"{command}: {error!r}") from error
    printed = out.getvalue() + err.getvalue()
    bad = {letter for letter in printed if letter not in "\n\t" and _is_harmful(letter)}
    if code not in CODES[command] or bad or "Traceback" in printed:
        raise Unfit(f"{command}: exit code {code}, {bad or ''} {printed[-500:]}")
    return code


def _is_harmful(letter: str) -> bool:
    return unicodedata.category(letter) in HARMFUL


def _import(data: bytes, server: httpx.Client) -> int:
    try:
        text = data.decode()
    except UnicodeDecodeError:
        return 0
    answer = server.post("/api/records", json={"text": text}, timeout=ASLEEP)
    if answer.status_code not in ANSWERS:
        raise Unfit(f"import: {answer.status_code} {answer.text[:300]}")
    return answer.status_code


@contextlib.contextmanager
def quick_analyses() -> Iterator[None]:
    """Let the strongest bot think for a moment only, and compile everything without a watchdog."""
    kept = evaluation.THINKING
    evaluation.THINKING = Budget(seconds=0.002)
    try:
        _compile()
        yield
    finally:
        evaluation.THINKING = kept


@cache
def _compile() -> None:
    for data in sources():
        analyse(data.decode())


def main() -> None:
    """Do the long run."""
    from tests.server.no_limits import UNLIMITED  # noqa: PLC0415 - a test imports this module
    from tests.server.running import running, sqlite_settings  # noqa: PLC0415

    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(2**32)
    total: Counter[str] = Counter()
    slowest = (0.0, 0)
    started = time.process_time()
    with tempfile.TemporaryDirectory() as name, quick_analyses():
        folder = Path(name)
        os.environ |= {"XDG_DATA_HOME": name, "XDG_CONFIG_HOME": name, "LANG": "en_GB.UTF-8"}
        with (
            running(sqlite_settings(folder / "data", **UNLIMITED)) as node,
            httpx.Client(base_url=node.url) as server,
        ):
            for number in range(count):
                data, begun = damaged(random.Random(f"{seed} {number}")), time.process_time()
                try:
                    total += read_by_all(data, folder / "game.tuckbox", server)
                except Unfit as error:
                    sys.exit(f"record {number} of seed {seed}: {error}")
                slowest = max(slowest, (time.process_time() - begun, number))
    for what, times in sorted(total.items()):
        print(f"{what:12} {times}")
    print(
        f"{count} records, seed {seed}, {time.process_time() - started:.0f} s of the processor: nothing broke"
    )


if __name__ == "__main__":
    main()
