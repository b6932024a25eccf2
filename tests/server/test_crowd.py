"""Many spectators at one table: counted at once, told together, and in slices."""

import asyncio
from typing import Any

from tuckbox.games import game
from tuckbox.match import Match, Player, new_setup
from tuckbox.server.live.keeper import SLICE, in_slices
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.model.holder import NOBODY, Holder, Owner
from tuckbox.server.model.stored_match import About, Stored
from tuckbox.server.wire.subscriber import Subscriber

CROWD = 3 * SLICE


class Nodes:
    """The other nodes of a cluster: they only note what they are told."""

    def __init__(self) -> None:
        self.told: list[Any] = []

    def say(self, _: LiveMatch, said: Any) -> None:
        self.told.append(said)


def a_table(nodes: Any) -> LiveMatch:
    rules = game("fillit")
    people = [Player.guest("Ann"), Player.guest("Bob")]
    match = Match.begin(rules, new_setup(rules, rules.options(), people))
    return LiveMatch(
        Stored(About("crowded", "a", True, 0.0), match, {1: Owner(identity="a")}), nodes
    )


def come(live: LiveMatch, holder: Holder) -> Subscriber:
    subscriber = Subscriber(live, holder, 16, "en")
    subscriber.is_greeted = True
    live.join(subscriber)
    return subscriber


def test_a_crowd_is_counted_at_once_and_told_once() -> None:
    async def evening() -> None:
        nodes = Nodes()
        live = a_table(nodes)
        ann = come(live, Holder(identity="a"))
        crowd = [come(live, NOBODY) for _ in range(CROWD)]
        assert live.presence.here() == ([1], CROWD)
        assert not any(one.presence_due for one in (ann, *crowd))
        while not all(one.presence_due for one in (ann, *crowd)):
            await asyncio.sleep(0.01)
        assert nodes.told == [{"online": [1], "spectators": CROWD}]
        for one in (ann, *crowd):
            live.leave(one)
        assert live.presence.here() == ([], 0)

    asyncio.run(evening())


def test_a_spectator_who_sits_down_is_a_spectator_no_longer() -> None:
    async def evening() -> None:
        live = a_table(Nodes())
        come(live, Holder(identity="b"))
        assert live.presence.spectators == 1
        live.owners = {**live.owners, 2: Owner(identity="b")}
        live._holder_seats.clear()
        live.presence.seated_anew(live.owners, [live.seats_of(Holder(identity="b"))])
        assert live.presence.here() == ([2], 0)

    asyncio.run(evening())


def test_others_are_served_between_the_slices_of_a_crowd() -> None:
    async def evening() -> list[object]:
        order: list[object] = []
        in_slices(range(CROWD), order.append)
        asyncio.get_running_loop().call_soon(order.append, "another table")
        while len(order) <= CROWD:
            await asyncio.sleep(0)
        return order

    order = asyncio.run(evening())
    assert [one for one in order if one != "another table"] == list(range(CROWD))
    assert SLICE <= order.index("another table") < CROWD
