"""People who play on while something breaks, and what the database must have kept for them."""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Protocol

from tests.server.backends import PATIENCE
from tests.server.load import Person, Sent, cookie, guest, new_match
from tuckbox.core import seat
from tuckbox.games import game, games
from tuckbox.match import Match, format_record, parse_record
from tuckbox.server.storage.database import Database
from tuckbox.server.storage.matches import load

RULES = {name: game(name) for name in games()}


class Reachable(Protocol):
    """A node, or a proxy before several."""

    @property
    def url(self) -> str: ...


def check_kept(url: str, sent: list[Sent]) -> None:
    """Check that every match is readable and has everything that was acknowledged, in its place."""
    database = Database(url)
    with database.engine.begin() as connection:
        stored = {match: load(connection, match, RULES) for match in {one.match for one in sent}}
    database.close()
    for found in stored.values():
        assert found is not None
        record = parse_record(format_record(found.match.record()))
        assert Match.from_record(record, found.match.game).position == found.match.position
    for one in sent:
        match = stored[one.match]
        assert match is not None
        assert match.match.accepted(seat(one.seat))[one.ply] == one.text, one


async def people(nodes: Sequence[Reachable], count: int, rng: Random) -> list[Person]:
    """Return two players for each match, each on another node if there is one."""
    ann, bob = await guest(nodes[0].url), await guest(nodes[-1].url)
    found = []
    for number in range(count):
        match = await new_match(ann, games()[number % len(games())], bob)
        for node, who in ((nodes[0], ann), (nodes[-1], bob)):
            url = node.url
            found.append(
                Person(lambda url=url: url, cookie(who), match, Random(rng.random()), 0.02)  # type: ignore[misc]
            )
    for client in (ann, bob):
        await client.aclose()
    return found


async def leave(playing: list[Person], tasks: list[asyncio.Task[None]]) -> list[Sent]:
    for person in playing:
        person.is_leaving = True
    await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
    return [one for person in playing for one in person.acknowledged]


async def until_all_move(playing: list[Person]) -> None:
    """Wait until everybody has made another entry or finished the game."""
    before = {id(person): len(person.acknowledged) for person in playing}
    async with asyncio.timeout(240):
        while not all(
            person.is_over or len(person.acknowledged) > before[id(person)] + 1
            for person in playing
        ):
            await asyncio.sleep(0.05)
