"""Non-interference: what is sent to a seat does not depend on what that seat may not know.

Two runs of the same match, through real sockets and routes, differ only in what one seat (the
thinker) chooses in secret, or in cards that are still to come. Everything that anybody else gets
must be the same in both, byte by byte and in order.
"""

import asyncio
import json
from collections.abc import Callable, Coroutine
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.server.simulation.clock import START, VirtualLoop, virtual_time
from tests.server.simulation.network import CALM, CLOSED, Link
from tests.server.simulation.node import RULES, Ether, Node
from tests.server.simulation.storage import shared_engine
from tests.server.simulation.world import forget
from tuckbox.core import AnyGame, seat
from tuckbox.match import FairDeal, Player, TimeControl, format_record, new_setup, with_fair_deal
from tuckbox.server.lobby.summary import summary
from tuckbox.server.model.holder import Holder, Owner
from tuckbox.server.model.stored_match import About
from tuckbox.server.storage import matches
from tuckbox.server.storage.tables import matches as match_table
from tuckbox.server.wire.protocol import MOST_PREVIEWS
from tuckbox.server.wire.server_messages import message_for
from tuckbox.server.wire.subscriber import Subscriber

THINKER, MATCH = 1, "secrecy"
Play = Callable[["Stage"], Coroutine[Any, Any, None]]


class Steady(Random):
    """Every message takes equally long, since random delays would differ between runs."""

    def uniform(self, a: float, b: float) -> float:
        return b


class Stage:
    """A match with a thinker, others and a spectator, all on sockets; and everything they were sent."""

    def __init__(self, game: str, seats: int, secret: bytes, rng: Random) -> None:
        self.rules: AnyGame = RULES[game]
        self.rng = rng
        ether = Ether(Steady())
        self.node = Node("one", Steady(), ether, slowest=0.0, failing=0.0)
        self.other = Node("two", Steady(), ether, slowest=0.0, failing=0.0)
        self.seats = seats
        self._secret = secret
        self.told: dict[str, list[str]] = {}
        self._links: dict[str, Link] = {}

    async def begin(self, options: dict[str, Any]) -> None:
        for node in (self.node, self.other):
            await node.start()
        rules = self.rules
        players = [Player.guest(f"P{number}") for number in range(self.seats)]
        setup = new_setup(
            rules, rules.options(seats=self.seats, **options), players, match=MATCH, time=TIME
        )
        setup = with_fair_deal(setup, self._secret, START)
        assert isinstance(setup.deal, FairDeal)
        deal = replace(setup.deal, answers=("-",) * self.seats)
        owners = {number: Owner(identity=f"p{number}") for number in range(1, self.seats + 1)}
        about = About(MATCH, "p1", True, START)
        await self.node.live_matches.create(about, replace(setup, deal=deal), owners)
        for who in [*owners, "watching"]:
            # Half of the others sit at another node.
            node = self.other if who in (self.seats, "watching") else self.node
            await self._sit(node, f"p{who}")

    async def _sit(self, node: Node, identity: str) -> None:
        link = Link(Steady(), CALM)
        self._links[identity], self.told[identity] = link, []
        node.accept(link, MATCH, identity)
        link.say(json.dumps({"type": "hello", "patches": True}))
        await self.rest()

    async def rest(self, seconds: float = 0.5) -> None:
        """Let everything arrive, then record what everybody got."""
        for link in self._links.values():
            link.say('{"type":"ping"}')
        await asyncio.sleep(seconds)
        for identity, link in self._links.items():
            while not link.inbox.empty():
                text = link.inbox.get_nowait()
                assert text != CLOSED
                if '"pong"' not in text:  # These are made by the test itself.
                    self.told[identity].append(text)

    async def submit(self, who: int, text: str) -> None:
        live = await self.node.live_matches.open(MATCH)
        ply = live.match.ply(seat(who))
        said = {"type": "submit", "seat": who, "ply": ply, "text": text}
        self._links[f"p{who}"].say(json.dumps(said))
        await self.rest()

    async def ask(self, who: int) -> None:
        """Ask what the seat's moves would do, in brief and as a whole."""
        texts = (await self.moves(who))[:MOST_PREVIEWS]
        for brief in (True, False):
            said = {"type": "preview", "id": who, "seat": who, "texts": texts, "brief": brief}
            self._links[f"p{who}"].say(json.dumps(said))
        await self.rest()

    async def moves(self, who: int) -> list[str]:
        match = (await self.node.live_matches.open(MATCH)).match
        legal = match.game.legal_moves(match.position, seat(who))
        return [match.game.format_move(move) for move in legal]

    async def owing(self) -> tuple[int, ...]:
        return (await self.node.live_matches.open(MATCH)).match.owing

    async def look_around(self) -> None:
        """Record everything that the others can get over HTTP."""
        for identity in [f"p{number}" for number in range(2, self.seats + 1)] + ["nobody"]:
            holder = Holder(identity=identity)
            for node in (self.node, self.other):
                live = await node.live_matches.open(MATCH)
                asking = Subscriber(live, holder, 1, "en")
                asking.wants_text = True
                self.told.setdefault(identity, []).extend(
                    [
                        (message_for(asking) or b"").decode(),
                        format_record(live.match.record()),
                        self._summary(holder, node),
                    ]
                )

    def _summary(self, holder: Holder, node: Node) -> str:
        with shared_engine().begin() as connection:
            listed = matches.page(connection, [match_table.c.id == MATCH], None, 1)
        return summary(listed[0], holder, node.live_matches).model_dump_json()


TIME = TimeControl(600, 5)


def perform(
    game: str, seats: int, options: dict[str, Any], secret: bytes, play: Play
) -> dict[str, list[str]]:
    """Return what everybody but the thinker was sent."""
    loop = VirtualLoop()
    try:
        with virtual_time(loop), asyncio.Runner(loop_factory=lambda: loop) as runner:
            stage = Stage(game, seats, secret, Random("stage"))

            async def whole() -> None:
                await stage.begin(options)
                await play(stage)

            runner.run(whole())
    finally:
        forget(MATCH)
    return {who: told for who, told in stage.told.items() if who != f"p{THINKER}"}


async def opening(stage: Stage, turns: int) -> None:
    """Play some turns, the same in every run."""
    for _ in range(turns):
        while THINKER in (owing := await stage.owing()) or owing:
            who = owing[-1]
            await stage.submit(who, stage.rng.choice(await stage.moves(who)))
            if len(owing) == 1:
                break


def secret_choices(*picks: int | str) -> Play:
    """After an opening the thinker chooses, and perhaps changes the choice; then some others choose."""

    async def play(stage: Stage) -> None:
        await opening(stage, 2)
        moves = await stage.moves(THINKER)
        started = asyncio.get_running_loop().time()
        for pick in picks:
            await stage.submit(THINKER, pick if isinstance(pick, str) else moves[pick % len(moves)])
        while asyncio.get_running_loop().time() < started + 8:
            await stage.rest(started + 8 - asyncio.get_running_loop().time())
        for who in range(2, stage.seats + 1):
            await stage.ask(who)
        for who in range(2, stage.seats):
            await stage.submit(who, (await stage.moves(who))[0])
        await stage.submit(stage.seats, "nonsense")
        await stage.submit(stage.seats, "takes-back")
        await stage.look_around()

    return play


def asked_before_choosing(*picks: int) -> Play:
    """In each turn of a round the thinker chooses these, and each of the others asks before it chooses.

    Then the thinker chooses what it does in every run. A round's last turns matter most: what the
    last seat does there has effects that depend on what all the others have chosen.
    """

    async def play(stage: Stage) -> None:
        for _ in range(ROUND):
            owing = await stage.owing()
            chosen = {who: stage.rng.choice(await stage.moves(who)) for who in owing}
            moves = await stage.moves(THINKER)
            # Where nobody else is to choose after it, the thinker's choice would be no secret.
            for pick in picks if {THINKER, stage.seats} <= chosen.keys() else ():
                await stage.submit(THINKER, moves[pick % len(moves)])
            for who in range(2, stage.seats + 1):
                await stage.ask(who)
                if who in owing and who < stage.seats:
                    await stage.submit(who, chosen[who])
            for who in {THINKER, stage.seats} & chosen.keys():
                await stage.submit(who, chosen[who])

    return play


ROUND = 18
"""Turns: as many as the longest first round of these modes has."""
MODES: list[tuple[str, int, dict[str, Any]]] = [
    ("fits", 2, {"boards": "1"}),
    ("fits", 3, {"boards": "2"}),
    ("bits", 2, {}),
    ("bits", 4, {"pro": "on"}),
]
SECRET = bytes(range(1, 33))
"""Deals cards with which the thinker and the next seat can place something after the opening."""


@pytest.mark.parametrize(("game", "seats", "options"), MODES)
def test_a_secret_choice_changes_nothing_for_others(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    runs = [
        perform(game, seats, options, SECRET, secret_choices(*picks))
        for picks in ((0,), (5,), (-1,), (3, 4), (0, 1, 2, 0))
    ]
    assert all(len(told) > 3 for told in runs[0].values())
    for other in runs[1:]:
        assert other == runs[0]


def test_the_test_sees_a_difference_where_there_is_one() -> None:
    """That somebody has chosen is public: a run in which nobody has must differ."""
    game, seats, options = MODES[0]
    chosen = perform(game, seats, options, SECRET, secret_choices(0))
    waiting = perform(game, seats, options, SECRET, secret_choices())
    assert chosen != waiting


@pytest.mark.parametrize(("game", "seats", "options"), MODES)
def test_previews_are_the_same_whether_or_not_a_neighbour_has_chosen(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    waiting, *others = (
        previews(perform(game, seats, options, SECRET, asked_before_choosing(*picks)))
        for picks in ((), (0,), (-1,), (2, 3))
    )
    assert waiting.keys() >= {f"p{number}" for number in range(2, seats + 1)}
    for told in waiting.values():
        assert any(effects for text in told for effects in json.loads(text)["effects"].values())
    assert all(other == waiting for other in others)


def previews(told: dict[str, list[str]]) -> dict[str, list[str]]:
    """Return the answers to previews that each was sent, where there are any."""
    found = {who: [text for text in texts if '"previews"' in text] for who, texts in told.items()}
    return {who: texts for who, texts in found.items() if texts}


@pytest.mark.parametrize("game", ["fits", "bits"])
def test_cards_to_come_change_nothing_for_anybody(game: str) -> None:
    """Two secrets that deal the same first cards: until the next card, only the commitment differs."""

    async def play(stage: Stage) -> None:
        await stage.submit(THINKER, (await stage.moves(THINKER))[0])
        await stage.look_around()

    runs: dict[str, dict[str, list[str]]] = {}
    for number in range(200):
        told = perform(game, 2, {}, number.to_bytes(32, "big"), play)
        first = json.loads(told["p2"][0])
        cards = json.dumps([entry["text"] for entry in first["entries"]])
        commitment = first["commitment"]
        plain = {who: [text.replace(commitment, "C") for text in all] for who, all in told.items()}
        if cards in runs:
            assert plain == runs[cards]
            return
        runs[cards] = plain
    pytest.fail("no two secrets with the same first cards were found")
