"""Where the cards of a match come from, and how much of that is known yet."""

from dataclasses import dataclass, replace
from typing import TypeAlias

from tuckbox.match.fair.card_source import (
    Draw,
    daily_commitment,
    daily_draw,
    early_fair_draw,
    seed_draw,
)
from tuckbox.match.fair.fair_deal import FairDeal

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
class EarlyFairDeal:
    """Cards of version 1: nothing begins with it any more, but records and older matches have it."""

    match: str
    """The match in which these cards were first dealt; a deal that is played again keeps it."""
    commitment: str
    seeds: tuple[str | None, ...]
    """The seed of each seat; None if it never came, empty if the seat gave none."""
    secret: str | None = None
    """64 hexadecimal digits; None while it is not revealed."""

    def draw(self) -> Draw | None:
        """Return the draw, or None while the secret is hidden."""
        if self.secret is None:
            return None
        # A missing seed counts as empty, so that removing one from a record shows in the draws.
        seeds = [seed or "" for seed in self.seeds]
        return early_fair_draw(bytes.fromhex(self.secret), self.match, seeds)

    def hidden(self) -> "EarlyFairDeal":
        return replace(self, secret=None)


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


Deal: TypeAlias = SeedDeal | FairDeal | EarlyFairDeal | DailyDeal


def daily_deal(secret: bytes, game: str, date: str, commitment: str | None = None) -> DailyDeal:
    """Return the deal of a day; days that were published before have the commitment of version 1."""
    assert len(secret) == SECRET_BYTES
    return DailyDeal(game, date, commitment or daily_commitment(secret, game, date), secret.hex())
