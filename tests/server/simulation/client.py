"""A client that behaves like the browser: it resends, pings, gives up, reconnects, and keeps a copy."""

import asyncio
import json
from dataclasses import dataclass, field, replace
from random import Random
from typing import TYPE_CHECKING, Any

from tests.server.patched import Patched
from tests.server.simulation.network import CLOSED, Link
from tuckbox.match.fair.draw_client import DrawClient
from tuckbox.match.fair.keepsake import Keepsake
from tuckbox.server.wire.protocol import GIVE_UP_SECONDS

if TYPE_CHECKING:
    from tests.server.simulation.world import World

Json = dict[str, Any]
PING_SECONDS = 2.5
RESEND_SECONDS = 2.5
TRY_AGAIN = "server-storage"
MOVED_ON = "match-moved-on"
LASTING = "resigns"
"""For a submission that is never too late."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A submission."""

    seat: int
    ply: int
    text: str
    seen: int = field(default=0, compare=False)
    """The version it is meant for."""


@dataclass
class Client:
    """One browser tab: an identity that holds some seats, or a spectator."""

    world: "World"
    identity: str
    rng: Random
    update: Json = field(default_factory=dict)
    entries: list[Json] = field(default_factory=list)
    pending: Sent | None = None
    acknowledged: list[Sent] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    is_behind: bool = False
    hopes: list[str] = field(default_factory=list)
    """Moves that were legal when it last had some; in haste it may send one out of turn."""
    link: Link | None = None
    _patched: Patched = field(default_factory=Patched)
    draw: DrawClient = field(init=False)
    _resend: float = 0.0
    _act: float = 0.0

    def __post_init__(self) -> None:
        keepsake = Keepsake(self.world.match)
        self.draw = DrawClient(keepsake, new_seed=lambda: self.rng.randbytes(32).hex())

    async def run(self) -> None:
        while True:
            self.link = self.world.connect(self)
            if self.link is not None:
                await self._talk(self.link)
                self.link.leave()
            await asyncio.sleep(self.rng.uniform(0.1, 3.5))

    @property
    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    # A connection

    async def _talk(self, link: Link) -> None:
        self._patched = Patched()
        self._hello(link)
        heard, ping = self._now, self._now + PING_SECONDS
        self._resend = self._now  # Submissions without an answer are sent again at once.
        while True:
            wake = min(ping, heard + GIVE_UP_SECONDS, self._resend_at(), self._act_at())
            message = await self._next(link, wake)
            if message == CLOSED or self._now >= heard + GIVE_UP_SECONDS:
                return
            if message is not None:
                heard = self._now
                self._take(link, json.loads(message))
            if self._now >= ping:
                self._say(link, type="ping", number=1)
                if self.update and self.update["seat"] is not None and not self.entries:
                    self._hello(link)  # Perhaps an answer in the draw got lost.
                ping = self._now + PING_SECONDS
            self._do_what_is_due(link)

    async def _next(self, link: Link, until: float) -> str | None:
        try:
            async with asyncio.timeout_at(until):
                return await link.inbox.get()
        except TimeoutError:
            return None

    def _say(self, link: Link, **message: Any) -> None:
        link.say(json.dumps(message))

    def _hello(self, link: Link) -> None:
        last = len(self.entries) + self._before if self.update else None
        self._say(link, type="hello", last=last, patches=self.rng.random() < 0.7)

    @property
    def _before(self) -> int:
        """The number of entries before the first that it has."""
        return self.entries[0]["number"] - 1 if self.entries else 0

    # Receiving

    def _take(self, link: Link, message: Json) -> None:
        if not self._is_in_order(link, message):
            return
        try:
            message = self._patched.take(message)
        except AssertionError as error:
            self.faults.append(f"a patch does not lead to the whole: {error}")
        kind = message["type"]
        if kind == "update":
            self._take_update(link, message)
        elif kind == "ack" and self._is_pending(message):
            assert self.pending is not None
            self.acknowledged.append(self.pending)
            self.pending, self.is_behind = None, True
        elif kind == "refused" and self._is_pending(message):
            self._take_refusal(link, message)

    def _is_in_order(self, link: Link, message: Json) -> bool:
        """Return whether a message can be taken; a patch of something that never came cannot."""
        known = self._patched.update.get("serial", 0)
        if message["type"] == "patch" and message["base"] > known:
            self._hello(link)
        if message["type"] == "patch":
            return bool(message["base"] == known)
        return bool(message["type"] != "update" or message["serial"] > known)

    def _take_refusal(self, link: Link, refusal: Json) -> None:
        assert self.pending is not None
        if refusal["code"] == TRY_AGAIN or refusal["seen"] != self.pending.seen:
            return
        if refusal["code"] == MOVED_ON and self.pending.text == LASTING:
            self.pending = replace(self.pending, seen=refusal["version"])
            self._resend = self._now
            return
        self.pending = None
        self._hello(link)  # Something was different from what it knew: look again.

    def _is_pending(self, answer: Json) -> bool:
        pending = self.pending
        return pending == Sent(answer["seat"], answer["ply"], answer["text"])

    def _take_update(self, link: Link, update: Json) -> None:
        known = len(self.entries) + self._before
        if update["version"] < known:
            return  # An old one that was overtaken.
        if update["fresh"]:
            self.entries = []
        elif self._skips(update, known):
            self._hello(link)  # One got lost.
            return
        for entry in update["entries"]:
            if self._is_next(entry):
                self.entries.append(entry)
        if len(self.entries) + self._before != update["version"]:
            self.faults.append(f"{update['version']} entries told, {len(self.entries)} shown")
        self.update, self.is_behind = update, False
        self._take_part(link)
        self.hopes = update["moves"] or self.hopes
        self._act = self._now + self.rng.uniform(*self.world.thinking)

    def _take_part(self, link: Link) -> None:
        """Answer in the fair draw; what got lost is said again when there is another update."""
        mine = [seat["seat"] for seat in self.update["seats"] if seat["mine"]]
        drawn = {each["number"]: each["text"] for each in self.entries if each["actor"] == 0}
        for answer in self.draw.hear(self.update["deal"], mine, drawn):
            self._say(link, **answer)
        if self.draw.stopped is not None:
            self.faults.append(f"the draw stopped: {self.draw.stopped}")

    def _skips(self, update: Json, known: int) -> bool:
        first = update["entries"][0]["number"] if update["entries"] else update["version"] + 1
        return bool(first > known + 1)

    def _is_next(self, entry: Json) -> bool:
        return not self.entries or bool(entry["number"] == self.entries[-1]["number"] + 1)

    # Acting

    def _resend_at(self) -> float:
        return self._resend if self.pending else float("inf")

    def _act_at(self) -> float:
        return self._act if self._may_act else float("inf")

    @property
    def _may_act(self) -> bool:
        update = self.update
        return bool(
            self.world.is_playing
            and update
            and update["seat"] is not None
            and update["result"] is None
            and not self.pending
            and not self.is_behind
        )

    def _do_what_is_due(self, link: Link) -> None:
        if self._may_act and self._now >= self._act:
            self._choose()
            self._act = self._now + self.rng.uniform(1.0, 4.0)
        if self.pending is not None and self._now >= self._resend:
            self._say(link, type="submit", **vars_of(self.pending))
            self._resend = self._now + RESEND_SECONDS

    def _choose(self) -> None:
        update = self.update
        seat = update["seat"]
        text = self._word() or self._move()
        if text is not None and self.world.take_turn():
            ply = update["seats"][seat - 1]["ply"]
            self.pending = Sent(seat, ply, text, update["version"])
            self._resend = self._now

    def _move(self) -> str | None:
        moves = self.update["moves"] if self._wants_to_move() else []
        if not moves and self.rng.random() < 0.3:
            moves = self.hopes
        return self.rng.choice(moves) if moves else None

    def _wants_to_move(self) -> bool:
        update = self.update
        owes = update["seat"] in update["owed"]
        return bool(update["moves"]) and (owes or self.rng.random() < 0.15)

    def _word(self) -> str | None:
        rng, update = self.rng, self.update
        if update["take_back_seat"] == update["seat"] and rng.random() < 0.1:
            return "takes-back"
        if rng.random() < 0.02:
            return rng.choice(["offers-draw", "declines-draw", "agrees-draw", "takes-back"])
        return "resigns" if rng.random() < 0.004 else None


def vars_of(sent: Sent) -> Json:
    return {"seat": sent.seat, "ply": sent.ply, "text": sent.text, "seen": sent.seen}
