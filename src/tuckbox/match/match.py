"""A match: the one authority on what happened at a table.

It is synchronous and does no input or output; callers pass the time (`now`, in seconds), and cards
come from the set-up's deal. The log is append-only; the position is the fold of the log.

    setup = with_seed_deal(new_setup(game, game.options(seats=2), [Player.guest("Ann"), Player.bot("random")]), "42")
    match = Match.begin(game, setup)                   # draws what is owed
    match.owing                                        # seats that owe a choice
    match.submit(seat(1), match.ply(seat(1)), "P5:0@C")
    match.view(seat(1)), match.result, match.record()

Every change has two phases: `prepare…` works out a `Change` and changes nothing; `commit` makes it
effective. A server stores the change in between. `submit`, `sit`, `tick` … do both.
"""

import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tuckbox.core import Actor, AnyGame, Seat, View
from tuckbox.core.actor import seats
from tuckbox.core.view import AnyPart
from tuckbox.match import seating
from tuckbox.match.fair import seed_exchange, strict_draw
from tuckbox.match.fair.deal import FairDeal
from tuckbox.match.fair.hash_chain import ChainLink
from tuckbox.match.play import prepare
from tuckbox.match.play.change import (
    NOT_KNOWN,
    Change,
    MissedChanges,
    Submission,
    Taker,
    Waiting,
    WaitingChoice,
    may_take_back,
    taker_after,
    waiting_texts,
)
from tuckbox.match.play.clock import Clock
from tuckbox.match.play.log import Entry, Log, RefusedEntry, StaleChange
from tuckbox.match.play.log_state import LogState, MatchState, Played, Result
from tuckbox.match.play.main_line import MainLine
from tuckbox.match.play.prepare import owing
from tuckbox.match.play.referee import Referee, is_bot_played
from tuckbox.match.play.replay import check_record, play_log
from tuckbox.match.record.record import Record, record_of
from tuckbox.match.setup import Player, Setup


class Match:
    """One game at one table."""

    __slots__ = (
        "_accepted",
        "_legal",
        "_shown",
        "_taker",
        "choices",
        "clock",
        "fold",
        "game",
        "line",
        "log",
        "owing",
        "setup",
        "version",
    )

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        *,
        entries: Iterable[Entry] = (),
        waiting: Waiting = (),
        accepted: Mapping[Seat, Sequence[str]] | None = None,
        clock: Clock | None = None,
        version: int = 0,
    ) -> None:
        """Restore a stored match. Nothing is drawn yet: see `prepare_owed`."""
        self.game = game
        self.setup = setup
        self.log = Log(entries)
        referee = Referee(game, setup)
        self.fold: LogState = referee.start()
        self.line = MainLine(referee)
        """The moves and draws that count, for whoever takes back."""
        for played in play_log(game, setup, self.log, judged=True, line=self.line):
            self.fold = played.after
        self.line.forget()
        self._accepted = [list((accepted or {}).get(who, ())) for who in seats(setup.options.seats)]
        self.clock = clock
        if clock is None and setup.time is not None:
            self.clock = Clock.full(setup.time, setup.options.seats)
        self.version = version
        self._taker: Taker = NOT_KNOWN
        self._legal: dict[Seat, tuple[Any, ...]] = {}
        self._shown: tuple[dict[Seat, WaitingChoice], Any] = ({}, self.fold.position)
        self._wait(waiting)

    def _wait(self, waiting: Waiting) -> None:
        self.choices: dict[Seat, WaitingChoice] = {
            who: WaitingChoice(text, self.game.parse_move(text)) for who, text in waiting
        }
        self.owing: tuple[Seat, ...] = owing(self.setup, self.fold, self.choices)
        """The seats that owe a choice; a seat whose choice waits for others owes none."""

    @classmethod
    def begin(cls, game: AnyGame, setup: Setup, now: float = 0.0) -> "Match":
        """Return a new match; its first draws are made if every seat is taken."""
        match = cls(game, setup)
        match.tick(now)
        return match

    @classmethod
    def from_record(cls, record: Record, game: AnyGame) -> "Match":
        """Check every line of a record and return its match, without a deal if still in progress."""
        check_record(record, game)
        return cls(game, record.setup, entries=record.entries)

    # State

    @property
    def position(self) -> Any:  # noqa: ANN401 - any game's position
        return self.fold.position

    @property
    def is_over(self) -> bool:
        return self.fold.is_over

    @property
    def state(self) -> MatchState:
        return MatchState.of(self.setup, self.fold)

    @property
    def result(self) -> Result | None:
        """How the match ended, by the rules or at the table; None while it goes on."""
        return Referee(self.game, self.setup).result(self.fold)

    @property
    def waiting(self) -> Waiting:
        """The choices that wait for other seats, in seat order."""
        return waiting_texts(self.choices)

    def knows_deal(self, table: str) -> bool:
        """Return whether this is the table's commitment of the deal that is agreed on now."""
        return isinstance(self.setup.deal, FairDeal) and self.setup.deal.commitment == table

    def ply(self, who: Seat) -> int:
        """Return the number of this seat's next submission."""
        return len(self._texts(who))

    def accepted(self, who: Seat) -> tuple[str, ...]:
        """Return the texts of this seat's accepted submissions, by ply."""
        return tuple(self._texts(who))

    def is_bot_played(self, who: Seat) -> bool:
        """Return whether a bot plays this seat, always or for an owner who is away or has left."""
        return is_bot_played(self.setup, self.fold, who)

    def may_take_back(self, who: Seat) -> bool:
        """Return whether a `takes-back` from this seat would be accepted now."""
        return may_take_back(self, self._taker, who)

    def legal_moves(self, who: Seat) -> tuple[Any, ...]:
        """Return this seat's legal moves, worked out once per position; a waiting choice may be changed."""
        if self.is_over or not self.setup.is_ready:
            return ()
        found = self._legal.get(who)
        if found is None:
            found = self._legal[who] = self.game.legal_moves(self.position, who)
        return found

    @property
    def shown_to_move(self) -> tuple[Actor, ...]:
        """The actors that every view shows as owing a choice, whether or not the match goes on."""
        return tuple([who for who in self.fold.to_move if who not in self.choices])

    def public_parts(self) -> tuple[AnyPart, ...]:
        """Return the parts of a view that are the same for everybody."""
        return self.game.public_parts(self._shown_position())

    def own_parts(self, who: Seat | None) -> tuple[AnyPart, ...]:
        """Return the parts of `view(who)` that depend on who looks."""
        return self.game.own_parts(self._shown_position(), who)

    def view(self, who: Seat | None) -> View:
        """Return everything that this seat, or a spectator, may know."""
        return self.game.view(self._shown_position(), who)

    def _shown_position(self) -> Any:  # noqa: ANN401 - any game's position
        """The position with the waiting choices; the game hides what they are, not that they were made."""
        made, position = self._shown
        if any(self.choices.get(who) is not choice for who, choice in made.items()):
            made, position = {}, self.position
        for who, choice in self.choices.items():
            if who not in made:
                position = self.game.carry_out(position, who, choice.move).after
        self._shown = dict(self.choices), position
        return position

    def forget(self) -> None:
        """Forget what can be worked out again: legal moves, earlier positions, that with waiting choices."""
        self._legal = {}
        self._shown = {}, self.position
        self.line.forget()

    def record(self, *, day_closed: bool = False) -> Record:
        """Return the record so far; it contains a day's secret only once the day has closed."""
        return record_of(self.game, self.setup, self.log, self.result, day_closed=day_closed)

    def _texts(self, who: Seat) -> list[str]:
        if not 1 <= who <= len(self._accepted):
            raise RefusedEntry.of("match-no-seat", seat=who, seats=len(self._accepted))
        return self._accepted[who - 1]

    # First phase: work out a change, change nothing

    def prepare(self, asked: Submission, now: float = 0.0) -> Change:
        return prepare.prepare_submission(self, asked, now)

    def prepare_sit(self, who: Seat, player: Player, now: float = 0.0) -> Change:
        return prepare.prepare_setup(self, seating.sit(self.setup, who, player, now), now)

    def prepare_stand(self, who: Seat, fresh: bytes, now: float = 0.0) -> Change:
        """Prepare to open a seat; `fresh` is the secret of the next deal, if this one breaks off."""
        self._check_not_begun()
        return prepare.prepare_setup(self, seating.stand(self.setup, who, fresh, now), now)

    def prepare_free(self, who: Seat, now: float = 0.0) -> Change:
        self._check_not_begun()
        return prepare.prepare_setup(self, seating.free(self.setup, who, now), now)

    def prepare_answer(self, who: Seat, table: str, text: str, now: float = 0.0) -> Change:
        setup = seed_exchange.answer(self.setup, who, table, text, now)
        return prepare.prepare_agreement(self, setup, now)

    def prepare_reveal(self, who: Seat, table: str, seed: str, now: float = 0.0) -> Change:
        setup = seed_exchange.reveal(self.setup, who, table, seed)
        return prepare.prepare_agreement(self, setup, now)

    def prepare_link(
        self, who: Seat, table: str, link: ChainLink, shown: int, now: float = 0.0
    ) -> Change:
        """Prepare to take the link of a client that was shown this many entries."""
        setup = strict_draw.give(self, who, table, link, shown)
        return prepare.prepare_agreement(self, setup, now)

    def prepare_lost(self, who: Seat, table: str, fresh: bytes, now: float = 0.0) -> Change:
        setup = seed_exchange.lose(self.setup, who, table, fresh, now)
        return prepare.prepare_setup(self, setup, now)

    def prepare_silent(self, who: Seat, table: str, fresh: bytes, now: float = 0.0) -> Change:
        """Prepare to break the deal off because seeds have not come; `who` asks for it."""
        setup = seed_exchange.call_silent(self.setup, who, table, fresh, now)
        return prepare.prepare_setup(self, setup, now)

    def _check_not_begun(self) -> None:
        if self.is_over:
            raise RefusedEntry.of("match-over")
        if self.setup.is_ready:
            raise RefusedEntry.of("match-started")

    def prepare_hand_over(self, who: Seat, offline_since: float | None, now: float = 0.0) -> Change:
        return prepare.prepare_hand_over(self, who, offline_since, now)

    def prepare_owed(self, now: float = 0.0) -> Change | None:
        """Return the next change that is due (time-out, silent program, draw owed since a crash), or None."""
        return prepare.prepare_owed(self, now)

    # Second phase: make it effective

    def commit(self, change: Change) -> Change:
        """Make a prepared change effective; raise `StaleChange` if the match has moved on since."""
        if change.is_repeat:
            return change
        if change.version != self.version + 1:
            raise StaleChange.of("match-stale-change", version=self.version)
        for played in change.played:
            self.log.append(played.entry)
            self.line.count(played)
        if change.accepted is not None:
            texts = self._texts(change.accepted.seat)
            texts.append(sys.intern(change.accepted.text))
        has_moved_on = change.fold.position is not self.position
        self._taker = taker_after(self._taker, change)
        self.setup, self.clock, self.fold = change.setup, change.clock, change.fold
        self.choices, self.owing = dict(change.choices), change.owing
        self.version = change.version
        if has_moved_on:
            self.forget()
        return change

    def catch_up(self, missed: MissedChanges) -> tuple[Played, ...]:
        """Apply what another writer of this match has stored, and return what happened in it."""
        line, setup, begin = self.line.copy(), missed.setup, self.fold
        new = play_log(self.game, setup, missed.entries, judged=True, begin=begin, line=line)
        happened = tuple(new)
        self.line = line
        if missed.setup.is_exhausted:
            self.fold = Referee(self.game, missed.setup).start()
        for played in happened:
            self.log.append(played.entry)
            self.fold = played.after
        for who, texts in missed.accepted.items():
            self._texts(who).extend(map(sys.intern, texts))
        self.setup, self.version, self.clock = missed.setup, missed.version, missed.clock
        self._taker = NOT_KNOWN
        self._wait(missed.waiting)
        self.forget()
        return happened

    # Both phases at once, for a match that nobody stores

    def submit(
        self,
        who: Seat,
        ply: int,
        text: str,
        *,
        by_bot: bool = False,
        is_light: bool = False,
        now: float = 0.0,
    ) -> Change:
        """Submit exactly once: a resend of the same ply and text is acknowledged and changes nothing."""
        asked = Submission(who, ply, text, by_bot, is_light=is_light)
        return self.commit(self.prepare(asked, now))

    def sit(self, who: Seat, player: Player, now: float = 0.0) -> Change:
        return self.commit(self.prepare_sit(who, player, now))

    def tick(self, now: float) -> tuple[Change, ...]:
        """Commit everything that is due by now, and return the changes."""
        changes = []
        while (change := self.prepare_owed(now)) is not None:
            changes.append(self.commit(change))
        return tuple(changes)
