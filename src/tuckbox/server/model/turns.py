"""Whose work is next: visitors take turns, and none has two pieces of work under way at once.

So a visitor who asks for much waits for it, and nobody else does.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from types import TracebackType
from typing import NamedTuple

from tuckbox.server.model.errors import TooMany, Unavailable
from tuckbox.server.model.holder import Holder, Payer


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
