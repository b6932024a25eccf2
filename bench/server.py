"""The server under load, over real sockets on loopback: N two-seat matches, equally many of each game.

python -m bench.server [MATCHES] [SECONDS] [PACE]
"""

import asyncio
import resource
import statistics
import sys
import tempfile
from pathlib import Path
from random import Random

from tests.server.load import Person, cookie, guest, new_match
from tests.server.process import Process, node_process
from tuckbox.games import games

MATCHES, SECONDS = 100, 10.0


def main(matches: int = MATCHES, seconds: float = SECONDS, pace: float = 2.0) -> None:
    """`pace` 2 is one move a second for each match; 0 is as fast as it goes."""
    with tempfile.TemporaryDirectory() as folder, node_process(Path(folder)) as node:
        asyncio.run(measure(node, matches, seconds, pace))
        node.stop()
        if pace:
            node.start()
            asyncio.run(measure(node, min(matches, 50), seconds / 2, 0.0))
            node.stop()


async def measure(node: Process, matches: int, seconds: float, pace: float) -> None:
    ann, bob = await guest(node.url), await guest(node.url)
    before = memory(node)
    ids = [await new_match(ann, games()[number % 4], bob) for number in range(matches)]
    per_match = (memory(node) - before) / matches
    people = [
        Person(lambda: node.url, cookie(who), match, Random(f"{match} {number}"), pace)
        for match in ids
        for number, who in enumerate((ann, bob))
    ]
    for client in (ann, bob):
        await client.aclose()
    busy = cpu(node)
    tasks = [asyncio.create_task(person.play()) for person in people]
    await asyncio.sleep(seconds)
    busy = cpu(node) - busy
    for person in people:
        person.is_leaving = True
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    report(people, matches, seconds, busy, per_match, pace)


def report(  # noqa: PLR0917 - a line of figures
    people: list[Person],
    matches: int,
    seconds: float,
    busy: float,
    per_match: float,
    pace: float,
) -> None:
    times = sorted(time for person in people for time in person.latencies)
    if len(times) < 100:
        sys.exit(f"only {len(times)} acknowledgements: the machine is too busy to measure")
    p99 = times[int(len(times) * 0.99)]
    mine = resource.getrusage(resource.RUSAGE_SELF)
    print(
        f"{matches} matches, {len(people)} sockets, " + (f"pace {pace} s" if pace else "flat out")
    )
    print(f"  acknowledged {len(times) / seconds:8.0f} a second")
    print(f"  latency      {statistics.median(times) * 1e3:8.2f} ms p50, {p99 * 1e3:.2f} ms p99")
    print(f"  processor    {busy / seconds:8.0%} of one core by the server")
    print(f"               {mine.ru_utime + mine.ru_stime:8.1f} s by the players so far")
    print(f"  memory       {per_match / 1024:8.1f} KiB for each new match")


def cpu(node: Process) -> float:
    """Seconds that the server process has worked."""
    fields = (_proc(node) / "stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def memory(node: Process) -> int:
    """Bytes that it holds in memory."""
    return int((_proc(node) / "statm").read_text().split()[1]) * resource.getpagesize()


def _proc(node: Process) -> Path:
    assert node.process is not None
    return Path("/proc") / str(node.process.pid)


if __name__ == "__main__":
    main(*(int(word) if number == 0 else float(word) for number, word in enumerate(sys.argv[1:])))  # type: ignore[arg-type]
