"""Where the cards of a match come from, and how much of that is known yet."""

import re
from dataclasses import dataclass, replace
from typing import TypeAlias

from tuckbox.core import Seat
from tuckbox.match.draw import (
    Draw,
    daily_commitment,
    daily_draw,
    fair_commitment,
    fair_draw,
    seed_draw,
)
from tuckbox.match.error import RefusedEntry

SECRET_BYTES = 32


@dataclass(frozen=True, slots=True)
class SeedDeal:
    """Cards drawn from a seed text, for play on one machine; nothing about them can be proved."""

    seed: str

    def draw(self) -> Draw | None:
        return seed_draw(self.seed)

    def hidden(self) -> None:
        """Return None: the seed would give away every card to come."""
        return


@dataclass(frozen=True, slots=True)
class FairDeal:
    """Cards drawn from the table's secret and the seats' seeds."""

    match: str
    """The match in which these cards were first dealt; a deal that is played again keeps it."""
    commitment: str
    seeds: tuple[str | None, ...]
    """The seed of each seat; None while the seat may still give one, empty if it gave none."""
    secret: str | None = None
    """64 hexadecimal digits; None while it is not revealed."""

    def draw(self) -> Draw | None:
        """Return the draw, or None while a seed is awaited or the secret is hidden."""
        if self.secret is None or None in self.seeds:
            return None
        return fair_draw(
            bytes.fromhex(self.secret), self.match, [seed or "" for seed in self.seeds]
        )

    def hidden(self) -> "FairDeal":
        return replace(self, secret=None)

    def with_seed(self, seat: Seat, seed: str | None) -> "FairDeal":
        seeds = list(self.seeds)
        seeds[seat - 1] = seed
        return replace(self, seeds=tuple(seeds))


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """The cards that everybody who plays this game on that day (UTC) gets."""

    game: str
    date: str
    """2026-11-15"""
    commitment: str
    secret: str | None = None

    def draw(self) -> Draw | None:
        if self.secret is None:
            return None
        return daily_draw(bytes.fromhex(self.secret), self.game, self.date)

    def hidden(self) -> "DailyDeal":
        return replace(self, secret=None)


Deal: TypeAlias = SeedDeal | FairDeal | DailyDeal


def fair_deal(secret: bytes, match: str, options: str, components: str, seats: int) -> FairDeal:
    """Return a new fair deal; `secret` must be 32 fresh random bytes."""
    assert len(secret) == SECRET_BYTES
    commitment = fair_commitment(secret, match, options, components)
    return FairDeal(match, commitment, (None,) * seats, secret.hex())


def daily_deal(secret: bytes, game: str, date: str) -> DailyDeal:
    assert len(secret) == SECRET_BYTES
    return DailyDeal(game, date, daily_commitment(secret, date), secret.hex())


def check_seed(seed: str) -> str:
    """Return the seed if it can stand in a record as it is: up to 128 hexadecimal digits."""
    if not re.fullmatch(r"[0-9a-f]{0,128}", seed):
        raise RefusedEntry.of("draw-seed-text")
    return seed
