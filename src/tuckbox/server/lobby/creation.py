"""Setting up a new match, from what a visitor asks for or from a record."""

import re
import secrets
import time
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, replace

from tuckbox.core import CHANCE, AnyGame, Message, Options
from tuckbox.core.box import read_box
from tuckbox.core.data_files import BUILTIN
from tuckbox.core.option import choose
from tuckbox.games import as_recorded, boxed_game, without_box
from tuckbox.match import (
    DailyDeal,
    Match,
    Player,
    PlayerKind,
    Record,
    SeedDeal,
    Setup,
    TimeControl,
    continued,
    new_setup,
    parse_record,
    with_fair_deal,
)
from tuckbox.match.play.log import MOST_ENTRIES
from tuckbox.match.play.replay import check_head
from tuckbox.server.bots.levels import known_level, levels_for, stand_in
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.live.live_matches import LiveMatches
from tuckbox.server.lobby.access import is_day_closed
from tuckbox.server.lobby.boxes import HASH, Boxes
from tuckbox.server.model.bodies import matches as api
from tuckbox.server.model.errors import Forbidden, Unusable
from tuckbox.server.model.holder import Identity, Owner, hashed, new_token
from tuckbox.server.model.stored_match import About
from tuckbox.server.wire.conversation import fresh_secret

ID_BYTES = 9
"""The link is the only key to a private match, so its id must not be guessable."""


STRICT_SECONDS = 15 * 60
"""The longest time on a clock where each card waits for everybody."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where at a new table."""

    players: list[Player]
    owners: dict[int, Owner]
    tokens: dict[int, str]


def new_match_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)


@dataclass(frozen=True, slots=True)
class Creation:
    """Sets up matches."""

    games: Mapping[str, AnyGame]
    live_matches: LiveMatches
    boxes: Boxes

    async def create(
        self, wanted: api.NewMatch, host: Identity
    ) -> tuple[LiveMatch, dict[int, str]]:
        """Return the new match, and the tokens of its program seats."""
        game = self.game(wanted.game)
        if wanted.box is not None:
            game = await self._boxed(wanted.game, wanted.box)
        options = options_for(game, wanted)
        seating = seat_all(wanted, host)
        id, clock = new_match_id(), _time(wanted.time)
        setup = new_setup(game, options, seating.players, match=id, time=clock)
        _check_strict(game, setup, wanted)
        setup = dealt(game, setup, seating.owners, is_strict=wanted.strict)
        live = await self.open(setup, seating.owners, host.id, is_public=wanted.public)
        return live, seating.tokens

    async def open(
        self, setup: Setup, owners: dict[int, Owner], host: str | None, *, is_public: bool = False
    ) -> LiveMatch:
        """Store and open a match; its first cards are drawn if every seat is taken."""
        about = About(setup.match, host, is_public, time.time())
        return await self.live_matches.create(about, setup, owners)

    def game(self, name: str) -> AnyGame:
        """Return a game by its name; raise `Unusable` if there is none."""
        if name not in self.games:
            raise Unusable.of("game-unknown", game=name, known=tuple(self.games))
        return self.games[name]

    async def _boxed(self, name: str, box: str) -> AnyGame:
        """Return the game with a box: the built-in one, one that is kept here by its hash, or a text."""
        if box == BUILTIN:
            return without_box(self.game(name))
        if not re.fullmatch(HASH, box):
            game = await self.boxes.checking.run(_with_box, name, box)
            await self.boxes.refuse_hidden(game.files.hash)
            return game
        _, text = await self.boxes.kept(box)
        return await self.boxes.checking.run(_with_box, name, text, box)


def _with_box(name: str, text: str, hash: str | None = None) -> AnyGame:
    """Return the game with a box; raise `InvalidComponents` with the place of what is wrong in it."""
    box = read_box(text)
    if box.game != name:
        raise Unusable.of("server-box-game", game=box.game, expected=name)
    return boxed_game(box, hash)


def options_for(game: AnyGame, wanted: api.NewMatch) -> Options:
    """Return the chosen options; the number of seats follows from the seats given."""
    return chosen_options(game, {"seats": len(wanted.seats), **_checked(wanted)})


def chosen_options(game: AnyGame, choices: Mapping[str, object]) -> Options:
    """Return the game's options, whatever names a client may have made up."""
    if "self" in choices:  # The one name that cannot be passed to a method by keyword.
        choose(game.choosable, choices)
    return game.options(**choices)


def _checked(wanted: api.NewMatch) -> Mapping[str, object]:
    said = wanted.options.get("seats")
    if said is not None and str(said) != str(len(wanted.seats)):
        raise Unusable.of("server-seat-count", named=len(wanted.seats), seats=str(said))
    return wanted.options


def seat_all(wanted: api.NewMatch, host: Identity) -> Seating:
    seating = Seating([], {}, {})
    for number, new in enumerate(wanted.seats, 1):
        seating.players.append(_player(wanted.game, new, host))
        if new.kind == "me":
            seating.owners[number] = Owner(identity=host.id)
        elif new.kind == "program":
            seating.tokens[number] = new_token()
            seating.owners[number] = Owner(token=hashed(seating.tokens[number]))
    return seating


def _player(game: str, new: api.NewSeat, host: Identity) -> Player:
    name = clean_name(new.name or "")
    if new.kind == "bot":
        return Player.bot(known_level(game, new.level))
    if new.kind == "open":
        return Player.open()
    return Player.guest(name or (host.name if new.kind == "me" else ""))


def dealt(
    game: AnyGame, setup: Setup, owners: Mapping[int, Owner], *, is_strict: bool = False
) -> Setup:
    """Return the set-up with a fair deal if chance plays a part in the game."""
    if not _has_cards(game, setup):
        return setup
    programs = [number for number, owner in owners.items() if owner.token is not None]
    secret, now = fresh_secret(), time.time()
    return with_fair_deal(setup, secret, now, programs=programs, is_strict=is_strict)


def _has_cards(game: AnyGame, setup: Setup) -> bool:
    return game.to_move(game.initial(setup.options)) == (CHANCE,)


def _check_strict(game: AnyGame, setup: Setup, wanted: api.NewMatch) -> None:
    """Raise unless everybody can be expected to be there at each card."""
    if not wanted.strict:
        return
    if not _has_cards(game, setup):
        raise Unusable.of("server-strict-cards", game=Message.of(f"{game.name}-title"))
    if wanted.time is not None and wanted.time.seconds > STRICT_SECONDS:
        raise Unusable.of("server-strict-slow", minutes=STRICT_SECONDS // 60)


def _time(wanted: api.TimeControl | None) -> TimeControl | None:
    if wanted is None:
        return None
    return TimeControl(wanted.seconds, wanted.increment, is_per_turn=wanted.kind == "move")


LONGEST = 40


def clean_name(text: str) -> str:
    """Return at most 40 characters, without control and format characters or repeated spaces."""
    composed = unicodedata.normalize("NFC", text)
    kept = (letter if _is_shown(letter) else " " for letter in composed)
    return " ".join("".join(kept).split())[:LONGEST].rstrip()


def _is_shown(letter: str) -> bool:
    return not unicodedata.category(letter).startswith("C")


MOST_LINES = 2 * MOST_ENTRIES
"""A record needs no more; a longer one would only keep the server busy."""


def read_record(games: Mapping[str, AnyGame], text: str) -> tuple[Record, AnyGame]:
    """Return the record and its game; every error names its line."""
    lines = text.count("\n")
    if lines > MOST_LINES:
        raise Unusable.of("study-record-long", lines=lines, most=MOST_LINES)
    record = parse_record(text)
    if record.setup.game not in games:
        raise Unusable.of("game-unknown", game=record.setup.game, known=tuple(games))
    setup = record.setup
    game = as_recorded(games[setup.game], setup.components, setup.box)
    check_head(record, game)
    return record, game


def imported(
    games: Mapping[str, AnyGame], text: str, visitor: Identity
) -> tuple[About, Match, dict[int, Owner]]:
    """Return the match made from a record, and the owners of its seats."""
    record, game = read_record(games, text)
    deal = record.setup.deal
    if isinstance(deal, DailyDeal) and not is_day_closed(deal.date):
        raise Forbidden.of("server-day-open", date=deal.date)
    about = About(new_match_id(), visitor.id, False, time.time(), is_imported=True)
    if record.is_finished:
        match = Match.from_record(replace(record, setup=_cleaned(record)), game)
        return about, match, {}
    return about, *_played_on(record, game, about.id, visitor)


def _cleaned(record: Record) -> Setup:
    """Return the set-up with cleaned names: the file may come from anybody."""
    players = tuple(
        Player.guest(clean_name(player.name)) if player.kind is PlayerKind.GUEST else player
        for player in record.setup.players
    )
    return replace(record.setup, players=players)


def _played_on(
    record: Record, game: AnyGame, id: str, visitor: Identity
) -> tuple[Match, dict[int, Owner]]:
    """Give the visitor every seat of an unfinished game that no bot plays."""
    players = [_seated(game, player, visitor) for player in record.setup.players]
    has_chance = game.to_move(game.initial(record.setup.options)) == (CHANCE,)
    deal = SeedDeal(secrets.token_hex(32)) if has_chance else None
    match = continued(record, game, deal, players=players, match=id)
    owners = {
        number: Owner(identity=visitor.id)
        for number, player in enumerate(players, 1)
        if not player.is_bot
    }
    return match, owners


def _seated(game: AnyGame, player: Player, visitor: Identity) -> Player:
    if player.is_bot:
        known = player.name in levels_for(game.name)
        return player if known else Player.bot(stand_in(game.name))
    return Player.guest(clean_name(player.name) or visitor.name)
