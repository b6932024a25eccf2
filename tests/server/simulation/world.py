"""One simulated evening: a match, its nodes, its clients, and everything that goes wrong, from a seed."""

import asyncio
import hashlib
import logging
from dataclasses import dataclass
from random import Random

from sqlalchemy import delete

from tests.server.patched import wholes
from tests.server.simulation.client import Client
from tests.server.simulation.clock import START, VirtualLoop, virtual_time
from tests.server.simulation.network import CALM, ROUGH, WILD, Link, Weather
from tests.server.simulation.node import RULES, Ether, Node
from tests.server.simulation.storage import shared_engine
from tuckbox.core import CHANCE
from tuckbox.match import Player, Setup, TimeControl, new_setup, with_fair_deal
from tuckbox.server.model.holder import Owner
from tuckbox.server.model.stored_match import About
from tuckbox.server.storage.tables import matches

MODES: dict[str, list[dict[str, object]]] = {
    "fits": [{"seats": n, "boards": board} for n in (1, 2, 3, 4) for board in ("1", "3")],
    "bits": [{"seats": n} for n in (1, 2, 3, 4)],
    "fillit": [{"seats": 2, "board": "mini"}, {"seats": 3, "board": "mini"}, {"seats": 4}],
    "jammit": [{"seats": 2}, {"seats": 2, "board": "mini"}, {"seats": 3}],
}
"""Short modes that differ in what can happen; any other game is played with two seats."""


@dataclass(frozen=True)
class Plan:
    """What a seed decides."""

    seed: int
    game: str
    options: dict[str, object]
    holders: tuple[int, ...]
    """The client that holds each seat."""
    spectators: int
    nodes: int
    weather: Weather
    failing: float
    is_killed: bool
    is_deaf: bool
    is_timed: bool
    turns: int

    @classmethod
    def of(cls, seed: int) -> "Plan":
        rng = Random(f"plan {seed}")
        game = rng.choice(sorted(RULES))
        options = rng.choice(MODES.get(game, [{"seats": 2}]))
        count = int(str(options["seats"]))
        return cls(
            seed,
            game,
            options,
            tuple(rng.randrange(seat) for seat in range(1, count + 1)),
            spectators=rng.choice([0, 0, 1]),
            nodes=rng.choice([1, 2, 2]),
            weather=rng.choice([CALM, ROUGH, ROUGH, WILD, WILD]),
            failing=rng.choice([0.0, 0.0, 0.1]),
            is_killed=rng.random() < 0.4,
            is_deaf=rng.random() < 0.3,
            is_timed=rng.random() < 0.15,
            turns=rng.randrange(10, 40),
        )


class World:
    """The server, its clients and the faults between them."""

    thinking = (0.05, 1.5)

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.match = f"simulated-{plan.seed}"
        self.weather = plan.weather
        self.is_playing = True
        self.turns = plan.turns
        self.trace = hashlib.sha256()
        self.failures: list[str] = []
        self._rng = Random(f"world {plan.seed}")
        self._ether = Ether(self._part("ether"))
        self.nodes = [self._node(number) for number in range(plan.nodes)]
        people = max(plan.holders) + 1
        self.clients = [
            Client(self, f"person-{number}", self._part(f"client {number}"))
            for number in range(people + plan.spectators)
        ]

    def _part(self, name: str) -> Random:
        """Each part has its own random generator, so that one more draw here changes nothing there."""
        return Random(f"{name} {self.plan.seed}")

    def _node(self, number: int) -> Node:
        rng = self._part(f"node {number}")
        return Node(f"node-{number}", rng, self._ether, slowest=0.02, failing=self.plan.failing)

    # For clients

    def connect(self, client: Client) -> Link | None:
        """Return a link to some node that is up."""
        alive = [node for node in self.nodes if not node.is_dead]
        if not alive or self._rng.random() < self.weather.refused:
            return None
        link = Link(self._rng, self.weather)
        self._rng.choice(alive).accept(link, self.match, client.identity)
        return link

    def take_turn(self) -> bool:
        """Whether there is still something to play for in this simulation."""
        self.turns -= 1
        return self.turns >= 0

    # The course of the evening

    async def live(self) -> None:
        asyncio.get_running_loop().set_exception_handler(self._note)
        for node in self.nodes:
            await node.start()
        await self._set_up()
        running = [asyncio.create_task(client.run()) for client in self.clients]
        await self._trouble()
        await self._heal()
        await self._until_quiet()
        for task in running:
            task.cancel()

    async def _set_up(self) -> None:
        owners = {
            number: Owner(identity=f"person-{holder}")
            for number, holder in enumerate(self.plan.holders, 1)
        }
        about = About(self.match, "person-0", False, START)
        node, failing = self.nodes[0], self.nodes[0].database.failing
        node.database.failing = 0.0
        await node.live_matches.create(about, self._setup(), owners)
        node.database.failing = failing

    def _setup(self) -> Setup:
        rules, rng = RULES[self.plan.game], self._part("deal")
        options = rules.options(**self.plan.options)
        players = [Player.guest(f"P{holder}") for holder in self.plan.holders]
        time = TimeControl(40, 5) if self.plan.is_timed else None
        setup = new_setup(rules, options, players, match=self.match, time=time)
        if rules.to_move(rules.initial(options)) != (CHANCE,):
            return setup
        return with_fair_deal(setup, rng.randbytes(32), START)

    async def _trouble(self) -> None:
        """Cause faults during the first half of the evening."""
        half, rng = self.turns // 2, self._rng
        end = asyncio.get_running_loop().time() + 120
        moments = {half + half // 2: self._kill, half + half // 3: self._deafen}
        while self.turns > half and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(rng.uniform(0.1, 1.0))
            for moment, happen in list(moments.items()):
                if self.turns <= moment:
                    del moments[moment]
                    await happen()

    async def _kill(self) -> None:
        if self.plan.is_killed:
            victim = self._rng.randrange(len(self.nodes))
            self.nodes[victim].kill()
            await asyncio.sleep(self._rng.uniform(0.0, 3.0))
            self.nodes[victim] = self._node(len(self.nodes) + 7)
            await self.nodes[victim].start()

    async def _deafen(self) -> None:
        if self.plan.is_deaf:
            self._ether.is_alive = False
            await asyncio.sleep(self._rng.uniform(1.0, 6.0))
            self._ether.is_alive = True

    async def _heal(self) -> None:
        """Let the network and the database work from now on; everybody reloads the page."""
        self.weather = self.plan.weather.healed()
        for node in self.nodes:
            node.database.failing = 0.0
        for client in self.clients:
            if client.link is not None:
                client.link.cut()

    async def _until_quiet(self) -> None:
        for _ in range(60):
            await asyncio.sleep(2.0)
            if self.turns <= 0 or all(client.update.get("result") for client in self.clients):
                break
        self.is_playing = False
        await asyncio.sleep(25.0)
        while self._has_just_fallen():
            await asyncio.sleep(5.0)

    def _has_just_fallen(self) -> bool:
        """Return whether a clock ran out at the very end, which some clients do not know yet."""
        if not self.plan.is_timed or asyncio.get_running_loop().time() > 1000:
            return False
        live_matches = [node.live_matches.find(self.match) for node in self.nodes]
        newest = max((len(live.match.log) for live in live_matches if live is not None), default=0)
        return any(client.update.get("version", 0) < newest for client in self.clients)

    def _note(self, _: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        told = str(context.get("message"))
        if self.plan.is_killed and told.startswith("Task was destroyed"):
            return  # A killed node's tasks may be garbage-collected at any time.
        self.failures.append(f"{told}: {context.get('exception')!r}")


class InternalErrors(logging.Handler):
    """Collects what the server logs as an internal error."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if "internal error" in record.getMessage():
            self.found.append(f"{record.getMessage()}: {record.exc_info}")


def live(plan: Plan) -> World:
    """Run a plan, and return the world at its end."""
    errors = InternalErrors()
    logger = logging.getLogger("tuckbox.server")
    logger.addHandler(errors)
    loop = VirtualLoop()
    try:
        with wholes(), virtual_time(loop), asyncio.Runner(loop_factory=lambda: loop) as runner:
            world = World(plan)
            runner.run(world.live())
            world.failures += errors.found
            return world
    finally:
        logger.removeHandler(errors)


def forget(match: str) -> None:
    with shared_engine().begin() as connection:
        connection.execute(delete(matches).where(matches.c.id == match))
