"""One game of a tournament, before and after it is played."""

from dataclasses import asdict, dataclass
from typing import Any, TypeAlias

from tuckbox.core.message import Json

Key: TypeAlias = tuple[str, int, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Fixture:
    """The bots that play a deal in a mode."""

    mode: str
    """The options as records write them: `seats=2 boards=1,2`."""
    deal: int
    """Fixtures with the same number (and mode) get the same cards and the same opening."""
    players: tuple[str, ...]
    """The bots, by seat."""

    @property
    def key(self) -> Key:
        return self.mode, self.deal, self.players


@dataclass(frozen=True, slots=True)
class Played:
    """A line of the results: a fixture and all that happened, to the last entry."""

    mode: str
    deal: int
    players: tuple[str, ...]
    winners: tuple[int, ...]
    """Seats that share the win; none for a draw."""
    scores: tuple[int, ...]
    """By seat, as the game counts."""
    reason: str
    """Message id of why the game ended."""
    seconds: tuple[float, ...]
    """By seat, how long it thought."""
    entries: tuple[str, ...]
    """Every entry as records write it, draws included: the whole game."""

    @property
    def key(self) -> Key:
        return self.mode, self.deal, self.players

    def json(self) -> dict[str, Json]:
        return asdict(self)


def played_from_json(data: dict[str, Any]) -> Played:
    """Read what `Played.json` made.

    Raise `KeyError`, `TypeError` or `ValueError` for anything else.
    """
    return Played(
        mode=str(data["mode"]),
        deal=int(data["deal"]),
        players=tuple(map(str, data["players"])),
        winners=tuple(map(int, data["winners"])),
        scores=tuple(map(int, data["scores"])),
        reason=str(data["reason"]),
        seconds=tuple(map(float, data["seconds"])),
        entries=tuple(map(str, data["entries"])),
    )
