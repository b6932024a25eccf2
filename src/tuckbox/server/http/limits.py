"""How much one visitor may send, and how many new identities one address may create."""

import ipaddress
import time
from dataclasses import dataclass

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

    def is_full(self, now: float) -> bool:
        return self.left + (now - self.at) * self.most / self.window >= self.most


class Limits:
    """The allowances of all recent visitors. Each node counts for itself."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._allowances: dict[tuple[str, object], Allowance] = {}

    def play(self, holder: Holder) -> bool:
        return self._takes("play", holder, self._settings.play_limit, self._settings.limit_window)

    def watch(self, holder: Holder | object) -> bool:
        return self._takes("watch", holder, self._settings.watch_limit, self._settings.limit_window)

    def check_request(self, holder: Holder) -> None:
        """Raise `TooMany` for a known visitor who sends requests too fast."""
        if holder != NOBODY and not self.play(holder):
            raise TooMany.of("guard-too-fast", seconds=int(self._settings.limit_window))

    def check_new_identity(self, address: str) -> None:
        """Raise `TooMany` for an address that creates too many identities."""
        if not self._takes("identity", network_of(address), self._settings.identity_limit, HOUR):
            raise TooMany.of("guard-new-identities")

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


def network_of(address: str) -> str:
    """Return what counts as one address: for IPv6 its /64, which belongs to one household."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 6:
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
