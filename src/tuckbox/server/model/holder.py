"""Who holds a seat, and who answers for a request. No accounts, no e-mail addresses."""

import hashlib
import secrets
from contextvars import ContextVar
from dataclasses import dataclass
from typing import NamedTuple

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Leaves out letters that could be mistaken for digits."""


@dataclass(frozen=True, slots=True)
class Identity:
    """A guest."""

    id: str
    name: str
    created: float


class Holder(NamedTuple):
    """What entitles a connection to seats: its identity, or the hash of a program's token."""

    identity: str | None = None
    token: str | None = None


NOBODY = Holder()


@dataclass(frozen=True, slots=True)
class Owner:
    """An identity, or a program by the hash of its token; and the bot that may stand in for it."""

    identity: str | None = None
    token: str | None = None
    level: str | None = None

    def is_held_by(self, holder: Holder) -> bool:
        if holder.token is not None:
            return holder.token == self.token
        return holder.identity is not None and holder.identity == self.identity

    def row(self, match: str, seat: int) -> dict[str, object]:
        return {
            "match": match,
            "seat": seat,
            "identity": self.identity,
            "token": self.token,
            "level": self.level,
        }


def new_id() -> str:
    return secrets.token_urlsafe(16)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_recovery_code() -> str:
    """Return twenty characters in groups of four: a hundred bits that a person can copy."""
    letters = [secrets.choice(ALPHABET) for _ in range(20)]
    return "-".join("".join(letters[start : start + 4]) for start in range(0, 20, 4))


def recovery_hash(code: str) -> str:
    """Return the hash of a recovery code, the same however it was typed."""
    return hashed("".join(letter for letter in code.upper() if letter in ALPHABET))


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class Payer(NamedTuple):
    """Whose allowances a request uses."""

    network: str
    holder: Holder = NOBODY

    @property
    def is_known(self) -> bool:
        return self.holder != NOBODY

    @property
    def visitor(self) -> Holder | str:
        """What counts as one visitor: all of a network whom nobody knows are one together."""
        return self.holder if self.is_known else self.network


PAYING: ContextVar[Payer | None] = ContextVar("tuckbox.payer", default=None)
"""Who answers for the request that is being answered."""
