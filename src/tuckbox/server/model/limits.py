"""How much one visitor may ask for, and one network, and whose work is next.

New identities are free, so a network answers for all of its own together. Visitors take turns, and none
has two pieces of work under way at once: a visitor who asks for much waits for it, and nobody else does.
"""

import asyncio
import math
import time
from collections import Counter, OrderedDict, deque
from dataclasses import dataclass
from enum import StrEnum
from types import TracebackType
from typing import NamedTuple

from tuckbox.server.model.errors import TooMany, Unavailable
from tuckbox.server.model.holder import Holder, Payer
from tuckbox.server.model.network import is_shared, network_of
from tuckbox.server.settings import Settings

HOUR = 3600.0
MESSAGE = 0.25
"""Of a spectator. Two hundred and fifty, each with a ping every two and a half seconds, are less than is allowed."""
MOST_KEPT = 20_000
"""Allowances in memory; full ones are forgotten first, since forgetting them changes nothing."""


@dataclass(slots=True)
class Allowance:
    """`most` uses at once, refilled over each window; unused ones do not accumulate."""

    most: float
    window: float
    left: float
    at: float

    def takes(self, now: float, price: float = 1.0) -> bool:
        """Return whether this much more is allowed, and count it if so."""
        self.left = min(self.most, self.left + (now - self.at) * self.most / self.window)
        self.at = now
        if self.left < min(price, self.most):
            return False
        self.left -= min(price, self.most)
        return True

    def wait(self, now: float, price: float = 1.0) -> float:
        """Return the seconds until this much more is allowed."""
        left = self.left + (now - self.at) * self.most / self.window
        missing = min(price, self.most) - left
        return max(0.0, missing * self.window / self.most)

    def is_full(self, now: float) -> bool:
        return self.left + (now - self.at) * self.most / self.window >= self.most


class Limits:
    """The allowances of all recent visitors. Each node counts for itself."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._allowances: dict[tuple[str, object], Allowance] = {}
        self._sockets: Counter[str] = Counter()

    def play(self, holder: Holder) -> bool:
        return self._takes("play", holder, self._settings.play_limit, self._settings.limit_window)

    def watch(self, holder: Holder | object) -> bool:
        return self._takes("watch", holder, self._settings.watch_limit, self._settings.limit_window)

    def watch_unknown(self, connection: object, network: str) -> bool:
        """Return whether a spectator whom nobody knows may send one more message."""
        return self.watch(connection) and self._takes_of_network(network, MESSAGE)

    def check_request(self, payer: Payer, price: float) -> None:
        """Raise `TooMany` for a visitor, or a network of unknown ones, that asks for too much too fast."""
        if not payer.is_known:
            self.charge_network(payer.network, price)
        elif not self.play(payer.holder):
            wait = self._wait("play", payer.holder)
            raise TooMany.after(wait, "guard-too-fast", seconds=int(self._settings.limit_window))

    def charge_network(self, network: str, price: float) -> None:
        """Raise `TooMany` if those whom nobody knows have used up what their network may cost."""
        if not self._takes_of_network(network, price):
            wait = self._wait("network", network, price)
            error = TooMany.after(wait, "guard-unknown-visitors", seconds=math.ceil(wait))
            error.hangs_up = True
            raise error

    def _takes_of_network(self, network: str, price: float) -> bool:
        most, window = self._settings.network_limit, self._settings.limit_window
        return self._takes("network", network, most, window, price)

    def check_new_identity(self, address: str) -> None:
        """Raise `TooMany` for an address that creates too many identities."""
        network = network_of(address)
        if not self._takes("identity", network, self._settings.identity_limit, HOUR):
            raise TooMany.after(self._wait("identity", network), "guard-new-identities")

    def take_hourly(self, kind: str, who: object, most: int) -> float:
        """Count one more in an hour that allows `most`; return the seconds to wait if that is too many."""
        return 0.0 if self._takes(kind, who, most, HOUR) else self._wait(kind, who)

    def open_socket(self, address: str) -> bool:
        """Return whether this address may open one more socket, and count it if so."""
        network, most = network_of(address), self._settings.address_limit
        if (
            most
            and not is_shared(address, self._settings.proxies)
            and self._sockets[network] >= most
        ):
            return False
        self._sockets[network] += 1
        return True

    def close_socket(self, address: str) -> None:
        network = network_of(address)
        self._sockets[network] -= 1
        if not self._sockets[network]:
            del self._sockets[network]

    def _wait(self, kind: str, who: object, price: float = 1.0) -> float:
        return self._allowances[kind, who].wait(time.monotonic(), price)

    def _takes(self, kind: str, who: object, most: int, window: float, price: float = 1.0) -> bool:
        if not most or not window:
            return True  # There is no limit.
        now = time.monotonic()
        key = kind, who
        allowance = self._allowances.get(key)
        if allowance is None:
            if len(self._allowances) >= MOST_KEPT:
                self._forget(now)
            allowance = self._allowances[key] = Allowance(most, window, most, now)
        return allowance.takes(now, price)

    def _forget(self, now: float) -> None:
        self._allowances = {
            key: allowance
            for key, allowance in self._allowances.items()
            if not allowance.is_full(now)
        }


NETWORK_SHARE = 10


class DearWork(StrEnum):
    """Kinds of dear work, by the ends of their messages."""

    IMPORT = "imports"
    BOX = "boxes"
    ANALYSIS = "analyses"
    ADVICE = "advice"
    STUDY = "studies"


class Quotas:
    """What visitors have used of their hour."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self._limits = limits
        self._most = {
            DearWork.IMPORT: settings.import_limit,
            DearWork.BOX: settings.box_limit,
            DearWork.ANALYSIS: settings.analysis_limit,
            DearWork.ADVICE: settings.advice_limit,
            DearWork.STUDY: settings.study_limit,
        }

    def take(self, work: DearWork, payer: Payer) -> None:
        """Count one piece of work; raise `TooMany` if the visitor or the network has had enough."""
        most = self._most[work]
        self._take(work, payer.visitor, most)
        if payer.is_known:
            self._take(work, f"all of {payer.network}", NETWORK_SHARE * most)

    def _take(self, work: DearWork, who: object, most: int) -> None:
        wait = self._limits.take_hourly(work, who, most)
        if wait:
            minutes = math.ceil(wait / 60)
            raise TooMany.after(wait, f"quota-{work}", most=most, minutes=minutes)


class Refusals(NamedTuple):
    """What is said to whom there is no room for, and after how many seconds to ask again."""

    busy: str
    """The code if too much waits in all, or from one network."""
    yours: str
    """The code for a visitor who has too much waiting."""
    seconds: float


class Turns:
    """What waits for a few places: one visitor after the other, each one's in the order in which it came.

    A visitor may have a quarter of what waits, and a network half: new identities are free.
    """

    def __init__(self, places: int, most_waiting: int, refusals: Refusals) -> None:
        self._free = places
        self._most = most_waiting
        self._refusals = refusals
        self._waiting: OrderedDict[Holder | str, deque[Turn]] = OrderedDict()
        """By visitor; who comes next is first."""
        self._under_way: set[Holder | str] = set()
        self._networks: Counter[str] = Counter()
        """How much waits from each."""

    @property
    def waiting(self) -> int:
        """How much waits."""
        return self._networks.total()

    def check(self, payer: Payer) -> None:
        """Raise `TooMany` or `Unavailable` if there is no room for more work of this visitor."""
        busy, yours, seconds = self._refusals
        if len(self._waiting.get(payer.visitor, ())) >= self._most // 4:
            raise TooMany.after(seconds, yours, most=self._most // 4)
        is_full = self.waiting >= self._most
        if is_full or self._networks[payer.network] >= self._most // 2:
            raise Unavailable.after(seconds, busy)

    def enter(self, payer: Payer) -> "Turn":
        """Return a turn, to be waited for; raise `TooMany` or `Unavailable` if there is no room."""
        self.check(payer)
        turn = Turn(self, payer)
        self._waiting.setdefault(payer.visitor, deque()).append(turn)
        self._networks[payer.network] += 1
        self._go_on()
        return turn

    def leave(self, turn: "Turn") -> None:
        """Let the next come: this one is over, or nobody waits for it any more."""
        visitor = turn.payer.visitor
        if turn.has_come:
            self._free += 1
            self._under_way.discard(visitor)
            if visitor in self._waiting:
                self._waiting.move_to_end(visitor)
            self._go_on()
        else:
            self._waiting[visitor].remove(turn)
            self._forget(turn)

    def _go_on(self) -> None:
        while self._free:
            ready = (each for each in self._waiting if each not in self._under_way)
            visitor = next(ready, None)
            if visitor is None:
                return
            turn = self._waiting[visitor].popleft()
            self._forget(turn)
            self._free -= 1
            self._under_way.add(visitor)
            turn.come()

    def _forget(self, turn: "Turn") -> None:
        """Count a turn no longer as waiting."""
        if not self._waiting[turn.payer.visitor]:
            del self._waiting[turn.payer.visitor]
        self._networks -= Counter([turn.payer.network])


class Turn:
    """A place in the queue, which is held until the block ends: `async with turns.enter(payer)`."""

    def __init__(self, turns: Turns, payer: Payer) -> None:
        self.payer = payer
        self._turns = turns
        self._come = asyncio.Event()

    @property
    def has_come(self) -> bool:
        return self._come.is_set()

    def come(self) -> None:
        self._come.set()

    async def wait(self) -> None:
        try:
            await self._come.wait()
        except asyncio.CancelledError:
            self.end()
            raise

    def end(self) -> None:
        self._turns.leave(self)

    async def __aenter__(self) -> None:
        await self.wait()

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.end()
