"""What is sent in one turn of the event loop is written at once, and nothing of it gets lost."""

import asyncio
from typing import Any

from tuckbox.server.operating.gathered_writes import GatheredWrites


class Written:
    """A transport that remembers what it was asked to do."""

    def __init__(self) -> None:
        self.done: list[Any] = []

    def write(self, data: bytes) -> None:
        self.done.append(data)

    def write_eof(self) -> None:
        self.done.append("eof")

    def close(self) -> None:
        self.done.append("closed")

    def abort(self) -> None:
        self.done.append("aborted")

    def is_closing(self) -> bool:
        return "closed" in self.done or "aborted" in self.done


async def written(*acts: tuple[Any, ...]) -> list[Any]:
    """Return what a transport was asked to do within a turn and after it."""
    real: Any = Written()
    gathered = GatheredWrites(real, asyncio.get_running_loop())
    for name, *values in acts:
        getattr(gathered, name)(*values)
    real.done.append("turn")
    await asyncio.sleep(0)
    return list(real.done)


def test_messages_of_one_turn_are_written_at_once() -> None:
    assert asyncio.run(written(("write", b"a"), ("write", b"b"))) == ["turn", b"ab"]


def test_what_waits_is_written_before_the_end() -> None:
    assert asyncio.run(written(("write", b"a"), ("close",))) == [b"a", "closed", "turn"]
    assert asyncio.run(written(("write", b"a"), ("write_eof",))) == [b"a", "eof", "turn"]


def test_nothing_is_written_to_somebody_who_is_gone() -> None:
    assert asyncio.run(written(("write", b"a"), ("abort",))) == ["aborted", "turn"]
    assert asyncio.run(written(("close",), ("write", b"a"))) == ["closed", "turn"]
