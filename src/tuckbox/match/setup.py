"""Who sits at a seat."""

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import Self

from tuckbox.core import AnyGame, Options, Seat, seat
from tuckbox.match.fair.deal import (
    NONE,
    BrokenDeal,
    DailyDeal,
    Deal,
    FairDeal,
    SeedDeal,
    daily_deal,
    open_deal,
)
from tuckbox.match.light import Marks
from tuckbox.match.play.clock import TimeControl
from tuckbox.match.play.log import RefusedEntry


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


class OriginKind(StrEnum):
    """How a match came from another one."""

    SAME_DEAL = "same-deal"
    CONTINUED = "continued"


@dataclass(frozen=True, slots=True)
class Origin:
    """The match whose cards are played again, or which is continued from a saved point."""

    kind: OriginKind
    match: str = ""


@dataclass(frozen=True)
class Setup:
    """Game, options, components, seats, cards and time of one match."""

    game: str
    options: Options
    source: str
    """`builtin` or `own`: where the components came from."""
    components: str
    """Hash of the components."""
    players: tuple[Player, ...]
    """By seat."""
    match: str = ""
    """The id of the match; empty for a match that needs none."""
    deal: Deal | None = None
    """None for a game without chance, or where the deal may not be known."""
    time: TimeControl | None = None
    origin: Origin | None = None
    sat_at: tuple[float, ...] = ()
    """When each seat was taken or the deal was opened; it only matters until the cards are drawn."""
    light: Marks = ()
    """The moves that a lighter bot made for one that was not ready."""
    box: str = ""
    """The text of the box that is played with, its lines ended by line feeds alone; empty if there is none."""

    @cached_property
    def is_full(self) -> bool:
        return not any(player.is_open for player in self.players)

    @property
    def awaits_draw(self) -> bool:
        """Whether the fair draw has yet to be agreed."""
        return isinstance(self.deal, FairDeal) and not self.deal.is_revealed

    @property
    def is_exhausted(self) -> bool:
        """Whether the match is over because too many of its deals were broken off."""
        return isinstance(self.deal, FairDeal) and self.deal.is_exhausted

    @property
    def was_closed(self) -> bool:
        """Whether the list of this deal or an earlier one was closed, so that seeds may be known."""
        return isinstance(self.deal, FairDeal) and (self.deal.is_closed or bool(self.deal.broken))

    @cached_property
    def is_ready(self) -> bool:
        """Whether play can begin: every seat taken, every seed in."""
        return self.is_full and not self.awaits_draw

    @property
    def is_strict(self) -> bool:
        """Whether nobody looks ahead at this table."""
        return isinstance(self.deal, FairDeal) and self.deal.is_strict

    @property
    def is_counted(self) -> bool:
        """Whether this is the counted attempt at a day's deal: no take-back, no advice."""
        return isinstance(self.deal, DailyDeal) and self.origin is None

    @property
    def only_person(self) -> Seat | None:
        """The seat of the only person at the table, where all others are bots; None otherwise."""
        people = [number for number, player in enumerate(self.players, 1) if not player.is_bot]
        return seat(people[0]) if len(people) == 1 else None

    @property
    def is_continued(self) -> bool:
        return self.origin is not None and self.origin.kind is OriginKind.CONTINUED

    @property
    def is_same_deal(self) -> bool:
        return self.origin is not None and self.origin.kind is OriginKind.SAME_DEAL

    @property
    def dealt_in(self) -> str:
        """The id of the match in which the cards were first dealt."""
        return self.match if self.origin is None else self.origin.match

    def with_deal(self, deal: Deal) -> "Setup":
        return replace(self, deal=deal)

    def shown(self, revealed: bool) -> "Setup":
        """Return the set-up as a record may show it: with the whole deal only if it is revealed."""
        deal = self.deal
        if self.is_continued:
            deal = None  # Earlier cards came from another deal, so this one would explain nothing.
        elif deal is not None and not revealed:
            deal = deal.hidden()
        elif isinstance(deal, FairDeal):
            deal = deal.shown()
        return replace(self, deal=deal, sat_at=(), light=())


def new_setup(
    game: AnyGame,
    options: Options,
    players: Sequence[Player] = (),
    *,
    match: str = "",
    time: TimeControl | None = None,
) -> Setup:
    """Return a set-up for this game; seats without a player are open. `with_…_deal` adds a deal."""
    if not re.fullmatch(r"[A-Za-z0-9_-]{0,64}", match):
        raise RefusedEntry.of("match-id-text", match=match)
    if len(players) > options.seats:
        raise RefusedEntry.of("match-too-many", players=len(players), seats=options.seats)
    still_open = (Player.open(),) * (options.seats - len(players))
    files = game.files
    return Setup(
        game=game.name,
        options=options,
        source=files.source,
        components=files.hash,
        players=(*players, *still_open),
        match=match,
        time=time,
        box="" if files.box is None else files.box.text.replace("\r\n", "\n"),
    )


def with_seed_deal(setup: Setup, seed: str) -> Setup:
    """Add cards that the same seed text repeats."""
    return replace(setup, deal=SeedDeal(seed))


def with_fair_deal(
    setup: Setup,
    secret: bytes,
    now: float = 0.0,
    *,
    programs: Iterable[int] = (),
    is_strict: bool = False,
) -> Setup:
    """Add cards that nobody can steer; `secret` must be 32 fresh random bytes."""
    return opened(setup, secret, now, (), frozenset(programs), is_strict=is_strict)


def opened(
    setup: Setup,
    secret: bytes,
    now: float,
    broken: Sequence[BrokenDeal],
    programs: frozenset[int],
    *,
    is_strict: bool,
) -> Setup:
    """Open the next deal: everybody is asked again, and bots give nothing."""
    seats = setup.options.seats
    texts = (setup.game, str(setup.options), setup.components)
    deal = open_deal(secret, setup.match, texts, seats, broken, is_strict=is_strict)
    answers = tuple(NONE if player.is_bot else None for player in setup.players)
    deal = replace(deal, answers=answers, programs=programs, since=now)
    return replace(setup, deal=deal, sat_at=(now,) * seats)


def with_daily_deal(setup: Setup, secret: bytes, date: str, commitment: str | None = None) -> Setup:
    """Add the cards of a day, the same for everybody."""
    return replace(setup, deal=daily_deal(secret, setup.game, date, commitment))
