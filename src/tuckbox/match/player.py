"""Who sits at a seat."""

import json
from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from tuckbox.match.play.entry import RefusedEntry


class PlayerKind(StrEnum):
    """How a seat is filled."""

    OPEN = "open"
    GUEST = "guest"
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class Player:
    """An open seat, a person with a name (empty if not given or erased), or a bot with a level."""

    kind: PlayerKind
    name: str = ""

    def __post_init__(self) -> None:
        if any("\ud800" <= letter <= "\udfff" for letter in self.name):
            raise RefusedEntry.of("match-name-not-text")
        if self.kind is PlayerKind.BOT and not is_level(self.name):
            raise RefusedEntry.of("match-bot-level", level=self.name)

    @classmethod
    def open(cls) -> Self:
        return cls(PlayerKind.OPEN)

    @classmethod
    def guest(cls, name: str = "") -> Self:
        return cls(PlayerKind.GUEST, name)

    @classmethod
    def bot(cls, level: str) -> Self:
        return cls(PlayerKind.BOT, level)

    @property
    def is_open(self) -> bool:
        return self.kind is PlayerKind.OPEN

    @property
    def is_bot(self) -> bool:
        return self.kind is PlayerKind.BOT

    def __str__(self) -> str:
        """Return the player as records write it: `open`, `"Ann"`, `bot expert-3`."""
        if self.kind is PlayerKind.GUEST:
            return json.dumps(self.name, ensure_ascii=False)
        return f"bot {self.name}" if self.is_bot else "open"


def is_level(text: str) -> bool:
    """Return whether a text can name a bot: letters, digits, hyphens and dots."""
    return bool(text) and text.isascii() and text.replace("-", "").replace(".", "").isalnum()


def parse_player(text: str) -> Player | None:
    """Return the player that `str(player)` wrote; None for any other text."""
    player = _read_player(text)
    return player if player is not None and str(player) == text else None


def _read_player(text: str) -> Player | None:
    if text == "open":
        return Player.open()
    if text.startswith("bot "):
        return Player.bot(text[4:]) if is_level(text[4:]) else None
    try:
        name = json.loads(text)
        return Player.guest(name) if isinstance(name, str) else None
    except (ValueError, RefusedEntry, RecursionError):
        return None
