"""A match: the one authority over what happened at a table.

Synchronous, without input or output; the time is given (`now`, in seconds), the cards come from the
set-up's deal. The log is append-only; the position is the fold of the log.

    setup = with_seed_deal(new_setup(game, game.options(seats=2), [Player.guest("Ann"), Player.bot("random")]), "42")
    match = Match.begin(game, setup)                   # draws what is owed
    match.owing                                        # seats a choice is awaited from
    match.submit(seat(1), match.ply(seat(1)), "P5:0@C")
    match.view(seat(1)), match.result, match.record()

Every step has two phases: `prepare…` works out a `Change` and changes nothing; `commit` makes it
effective. A server stores the change in between. `submit`, `sit`, `tick` … do both.
"""

import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tuckbox.core import AnyGame, Seat, View
from tuckbox.core.actor import seats
from tuckbox.match import prepare, seating
from tuckbox.match.change import Change, MissedChanges, Submission, Waiting
from tuckbox.match.clock import Clock
from tuckbox.match.draft import owing
from tuckbox.match.entry import Entry
from tuckbox.match.error import RefusedEntry, StaleChange
from tuckbox.match.log import Log
from tuckbox.match.player import Player
from tuckbox.match.record import Record, record_of
from tuckbox.match.referee import Fold, Referee, is_bot_played
from tuckbox.match.replay import check_record
from tuckbox.match.result import Result
from tuckbox.match.setup import Setup


class Match:
    """One game at one table."""

    __slots__ = ("_accepted", "clock", "fold", "game", "log", "setup", "version", "waiting")

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
        """The match that was stored so. Nothing is drawn yet: see `prepare_owed`."""
        self.game = game
        self.setup = setup
        self.log = Log(entries)
        self.fold: Fold = Referee(game, setup).fold(self.log)
        self.waiting: dict[Seat, str] = dict(waiting)
        self._accepted = [list((accepted or {}).get(who, ())) for who in seats(setup.options.seats)]
        self.clock = clock
        if clock is None and setup.time is not None:
            self.clock = Clock.full(setup.time, setup.options.seats)
        self.version = version

    @classmethod
    def begin(cls, game: AnyGame, setup: Setup, now: float = 0.0) -> "Match":
        """A new match, its first draws made if every seat is taken."""
        match = cls(game, setup)
        match.tick(now)
        return match

    @classmethod
    def from_record(cls, record: Record, game: AnyGame) -> "Match":
        """The match of a record, every line of it checked. One in progress lacks its deal: see `continued`."""
        check_record(record, game)
        return cls(game, record.setup, entries=record.entries)

    # What is so

    @property
    def position(self) -> Any:  # noqa: ANN401 - any game's position
        return self.fold.position

    @property
    def is_over(self) -> bool:
        return self.fold.is_over

    @property
    def result(self) -> Result | None:
        """How it ended, by the rules or at the table; None while it goes on."""
        return Referee(self.game, self.setup).result(self.fold)

    @property
    def owing(self) -> tuple[Seat, ...]:
        """The seats a choice is awaited from; one whose choice waits for others owes none."""
        return owing(self.setup, self.is_over, self.fold.to_move, self.waiting)

    @property
    def waiting_pairs(self) -> Waiting:
        return tuple(sorted(self.waiting.items()))

    def ply(self, who: Seat) -> int:
        """The ply of this seat's next submission."""
        return len(self._texts(who))

    def accepted(self, who: Seat) -> tuple[str, ...]:
        """The texts of this seat's accepted submissions, by ply."""
        return tuple(self._texts(who))

    def is_bot_played(self, who: Seat) -> bool:
        """Whether a bot plays this seat: by level, for an absent owner, or for one who left."""
        return is_bot_played(self.setup, self.fold, who)

    def view(self, who: Seat | None) -> View:
        """All that this seat, or a spectator, may know."""
        position = self.position
        for chooser, text in self.waiting.items():
            # The game hides what others chose, and knows then that they owe nothing any more.
            position = self.game.apply(position, chooser, self.game.parse_move(text))
        return self.game.view(position, who)

    def record(self, *, day_closed: bool = False) -> Record:
        """The record so far; a day's secret is told only when the day has closed."""
        return record_of(self.game, self.setup, self.log, self.result, day_closed=day_closed)

    def _texts(self, who: Seat) -> list[str]:
        if not 1 <= who <= len(self._accepted):
            raise RefusedEntry.of("match-no-seat", seat=who, seats=len(self._accepted))
        return self._accepted[who - 1]

    # What may be asked, first phase: nothing changes

    def prepare(self, asked: Submission, now: float = 0.0) -> Change:
        return prepare.prepare_submission(self, asked, now)

    def prepare_sit(
        self, who: Seat, player: Player, seed: str | None = None, now: float = 0.0
    ) -> Change:
        return prepare.prepare_setup(self, seating.sit(self.setup, who, player, seed, now), now)

    def prepare_stand(self, who: Seat, now: float = 0.0) -> Change:
        if self.setup.is_ready:
            raise RefusedEntry.of("match-started")
        return prepare.prepare_setup(self, seating.stand(self.setup, who), now)

    def prepare_seed(self, who: Seat, seed: str, now: float = 0.0) -> Change:
        return prepare.prepare_setup(self, seating.give_seed(self.setup, who, seed), now)

    def prepare_rename(self, who: Seat, name: str, now: float = 0.0) -> Change:
        return prepare.prepare_setup(self, seating.rename(self.setup, who, name), now)

    def prepare_hand_over(self, who: Seat, offline_since: float | None, now: float = 0.0) -> Change:
        return prepare.prepare_hand_over(self, who, offline_since, now)

    def prepare_owed(self, now: float = 0.0) -> Change | None:
        """Time-outs, overdue seeds, draws owed since a crash: one step, None when there is none."""
        return prepare.prepare_owed(self, now)

    # Second phase

    def commit(self, change: Change) -> Change:
        """Make a prepared change effective; `StaleChange` if the match has moved on since."""
        if change.is_repeat:
            return change
        if change.version != self.version + 1 or change.fold is None:
            raise StaleChange.of("match-stale-change", version=self.version)
        for entry in change.entries:
            self.log.append(entry)
        if change.accepted is not None:
            texts = self._texts(change.accepted.seat)
            texts.append(sys.intern(change.accepted.text))
        self.waiting = dict(change.waiting)
        self.setup, self.clock, self.fold = change.setup, change.clock, change.fold
        self.version = change.version
        return change

    def catch_up(self, news: MissedChanges) -> tuple[Fold, ...]:
        """Take what another writer of the same match has stored; the folds before its entries."""
        referee, before = Referee(self.game, news.setup), []
        for entry in news.entries:
            before.append(self.fold)
            self.fold = referee.after(self.fold, entry, self.log)
            self.log.append(entry)
        for who, texts in news.accepted.items():
            self._texts(who).extend(map(sys.intern, texts))
        self.waiting, self.clock = dict(news.waiting), news.clock
        self.setup, self.version = news.setup, news.version
        return tuple(before)

    # Both phases at once, for a table without a store

    def submit(
        self, who: Seat, ply: int, text: str, *, by_bot: bool = False, now: float = 0.0
    ) -> Change:
        """Exactly once: a resend of the same ply and text is acknowledged and changes nothing."""
        return self.commit(self.prepare(Submission(who, ply, text, by_bot), now))

    def sit(self, who: Seat, player: Player, seed: str | None = None, now: float = 0.0) -> Change:
        return self.commit(self.prepare_sit(who, player, seed, now))

    def tick(self, now: float) -> tuple[Change, ...]:
        """Everything that is due by now."""
        changes = []
        while (change := self.prepare_owed(now)) is not None:
            changes.append(self.commit(change))
        return tuple(changes)
