"""How much one visitor may send, and how many new identities one address may create."""

import ipaddress
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from tuckbox.server.http.errors import TooMany
from tuckbox.server.http.identity import NOBODY, Holder
from tuckbox.server.settings import Settings

HOUR = 3600.0
MOST_KEPT = 20_000
"""Allowances in memory; full ones are forgotten first, since forgetting them changes nothing."""


@dataclass(slots=True)
class Allowance:
    """`most` uses at once, refilled over each window; unused ones do not accumulate."""

    most: float
    window: float
    left: float
    at: float

    def takes(self, now: float) -> bool:
        """Return whether one more is allowed, and count it if so."""
        self.left = min(self.most, self.left + (now - self.at) * self.most / self.window)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def wait(self, now: float) -> float:
        """Return the seconds until one more is allowed."""
        left = self.left + (now - self.at) * self.most / self.window
        return max(0.0, (1 - left) * self.window / self.most) if self.most else self.window

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

    def check_request(self, holder: Holder) -> None:
        """Raise `TooMany` for a known visitor who sends requests too fast."""
        if holder != NOBODY and not self.play(holder):
            wait = self._wait("play", holder)
            raise TooMany.after(wait, "guard-too-fast", seconds=int(self._settings.limit_window))

    def check_new_identity(self, address: str) -> None:
        """Raise `TooMany` for an address that creates too many identities."""
        network = network_of(address)
        if not self._takes("identity", network, self._settings.identity_limit, HOUR):
            raise TooMany.after(self._wait("identity", network), "guard-new-identities")

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

    def _wait(self, kind: str, who: object) -> float:
        return self._allowances[kind, who].wait(time.monotonic())

    def _takes(self, kind: str, who: object, most: int, window: float) -> bool:
        now = time.monotonic()
        key = kind, who
        allowance = self._allowances.get(key)
        if allowance is None:
            if len(self._allowances) >= MOST_KEPT:
                self._forget(now)
            allowance = self._allowances[key] = Allowance(most, window, most, now)
        return allowance.takes(now)

    def _forget(self, now: float) -> None:
        self._allowances = {
            key: allowance
            for key, allowance in self._allowances.items()
            if not allowance.is_full(now)
        }


def client_address(connection: HTTPConnection) -> str:
    """Return the address of the other side, as a trusted proxy names it if there is one."""
    return connection.client.host if connection.client else ""


def network_of(address: str) -> str:
    """Return what counts as one address: for IPv6 its /64, which belongs to one household."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 6:
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def is_shared(address: str, proxies: Iterable[str]) -> bool:
    """Return whether many people may come from this address: this machine, or a trusted proxy."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return True  # no address at all: a Unix socket
    return found.is_loopback or any(_includes(proxy, found) for proxy in proxies)


def _includes(proxy: str, address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    if proxy == "*":
        return True
    try:
        return address in ipaddress.ip_network(proxy, strict=False)
    except ValueError:
        return False
