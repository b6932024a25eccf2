"""Two people play a whole match of FITS on `server/live` and `server/wire` alone, and it prints their scores.

The store is a dictionary, the transport a list each way. Neither needs a web framework, a database or
orjson: the test that runs this has none of them installed.
"""

import asyncio
import json
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from tuckbox.games import game
from tuckbox.match import Entry, Match, Player, new_setup, with_fair_deal
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.live.live_matches import LiveMatches
from tuckbox.server.model.channel import Silence
from tuckbox.server.model.holder import Holder, Owner
from tuckbox.server.model.stored_match import About, Known, ListedMatch, Read, Stored, Write
from tuckbox.server.wire.connection import Connection, Listener
from tuckbox.server.wire.protocol import WIRE_VERSION
from tuckbox.server.wire.subscriber import Subscriber

T = TypeVar("T")

ABSENT = ("fastapi", "starlette", "uvicorn", "sqlalchemy", "redis", "psycopg", "orjson")
RULES = game("fits")


class Dictionary:
    """A store of matches in memory."""

    def __init__(self) -> None:
        self._matches: dict[str, tuple[About, Match, dict[int, Owner]]] = {}
        self._entries: dict[str, list[Entry]] = {}

    async def load(self, id: str) -> Stored | None:
        about, match, owners = self._matches[id]
        return Stored(about, Match(RULES, match.setup, entries=self._entries[id]), owners)

    async def create(
        self, about: About, match: Match, owners: Mapping[int, Owner], *, is_default_box: bool
    ) -> None:
        self._matches[about.id] = about, match, dict(owners)
        self._entries[about.id] = []

    async def write(self, write: Write) -> None:
        self._entries[write.match] += write.change.entries

    def count(self, id: str) -> int:
        return len(self._entries[id])

    # Nobody asks for the rest: there is one node, one match, and it goes on to its end.

    async def news(self, known: Known) -> Read | None:
        raise NotImplementedError

    async def listed(self, id: str) -> ListedMatch | None:
        raise NotImplementedError

    async def finished_alone(
        self, identity: str, games: Sequence[str], limit: int
    ) -> Sequence[ListedMatch]:
        raise NotImplementedError

    async def remove(self, id: str) -> None:
        raise NotImplementedError

    async def versions(self, ids: Sequence[str]) -> Mapping[str, int]:
        raise NotImplementedError

    async def overdue(self, now: float) -> Sequence[str]:
        return ()


class AtOnce:
    """Does work where it is asked for."""

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        return work(*given)


class Lists:
    """A socket: what the server sent, and a listener for what a client says."""

    is_writable = True

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self._listener: Listener | None = None

    def attach(self, listener: Listener) -> None:
        self._listener = listener

    def write(self, messages: Iterable[bytes]) -> None:
        self.sent += map(json.loads, messages)

    def say(self, **message: object) -> None:
        assert self._listener is not None
        self._listener.heard(json.dumps(message))

    def pause(self) -> None:
        pass

    def resume(self) -> None:
        pass

    def hang_up(self, code: int) -> None:
        raise AssertionError(f"the server hung up: {code}, {self.sent[-1:]}")

    def when_over(self, do: Callable[[], None]) -> None:
        pass


class Anything:
    """Allows a client everything."""

    message_limit = 16_384
    window = 20

    def allows(self, *, is_player: bool) -> bool:
        return True

    def stored(self, seconds: float) -> None:
        pass

    def refused(self, code: str) -> None:
        raise AssertionError(code)


class Person:
    """Plays a seat: always the first legal move."""

    def __init__(self, live: LiveMatch, seat: int) -> None:
        self.seat = seat
        self.socket = Lists()
        subscriber = Subscriber(live, Holder(identity=f"person {seat}"), 64, "en")
        Connection(self.socket, subscriber, Anything()).begin()
        self.socket.say(type="hello", wire=WIRE_VERSION)
        self._answered = 0

    @property
    def update(self) -> dict[str, Any]:
        return next(said for said in reversed(self.socket.sent) if said["type"] == "update")

    def answer(self) -> None:
        """Say what the newest update asks for, once."""
        if not self.socket.sent or self._answered == len(self.socket.sent):
            return
        self._answered = len(self.socket.sent)
        update, own = self.update, self.update["seats"][self.seat - 1]
        if update["moves"] and update["chosen"] is None:
            text = update["moves"][0]
            self.socket.say(type="submit", seat=self.seat, ply=own["ply"], text=text)
        elif update["version"] == 0:
            table = update["deal"]["commitment"]
            self.socket.say(type="commit", seat=self.seat, table=table, commitment="-")


async def play() -> dict[str, Any]:
    store = Dictionary()
    live_matches = LiveMatches(store, Silence(), {"fits": RULES}, 60.0, replays=AtOnce())
    setup = new_setup(
        RULES,
        RULES.options(seats=2, boards="1"),
        [Player.guest("Ann"), Player.guest("Ben")],
        match="m",
    )
    owners = {seat: Owner(identity=f"person {seat}") for seat in (1, 2)}
    dealt = with_fair_deal(setup, bytes(32), 0.0, programs=[])
    live = await live_matches.create(About("m", None, False, 0.0), dealt, owners)
    people = [Person(live, seat) for seat in (1, 2)]
    async with asyncio.timeout(300):
        while not live.match.is_over:
            for person in people:
                person.answer()
            await asyncio.sleep(0)
        while any(person.update["result"] is None for person in people):
            await asyncio.sleep(0)
    assert store.count("m") == len(live.match.log)
    assert people[0].update["entries"] or people[0].update["version"] == len(live.match.log)
    result: dict[str, Any] = people[1].update["result"]
    return result


if __name__ == "__main__":
    print(asyncio.run(play())["scores"])
    print([name for name in ABSENT if name in sys.modules])
