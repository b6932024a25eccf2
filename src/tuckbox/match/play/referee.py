"""What an entry does to a match: the only place that decides which entries a log may have.

`Match` asks it before writing an entry, `replay` about every entry of a log or record.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from tuckbox.core import CHANCE, Actor, AnyGame, AnyStep, Seat, seat
from tuckbox.core.ability import sides
from tuckbox.core.frozen import replace
from tuckbox.match.play.log import MOST_ENTRIES, WORDS, Entry, RefusedEntry, Word
from tuckbox.match.play.log_state import (
    AGREED,
    DEALS_BROKEN,
    RESIGNED,
    TIMED_OUT,
    TOO_LONG,
    Ending,
    LogState,
    Played,
    Result,
    TableState,
    result_by_rules,
    result_by_table,
)
from tuckbox.match.play.main_line import MainLine
from tuckbox.match.setup import Setup


@dataclass(frozen=True, slots=True)
class Referee:
    """Judges entries by the rules of the game and of the table."""

    game: AnyGame
    setup: Setup

    def start(self) -> LogState:
        position = self.game.initial(self.setup.options)
        ending = Ending((), DEALS_BROKEN) if self.setup.is_exhausted else None
        return LogState(position, self.game.to_move(position), table=TableState(ending=ending))

    def enter(self, fold: LogState, entry: Entry, line: MainLine, *, judged: bool) -> Played:
        """Carry out one entry after the moves and draws in `line`; raise if it is not allowed.

        A move that was `judged` before is not judged again.
        """
        if fold.is_over:
            raise RefusedEntry.of("match-over")
        if entry.text in WORDS:
            after = self.after_word(fold, self._seat(entry.actor), Word(entry.text), line)
            return Played(entry, fold, _ended_if_last(after, entry), None)
        move = self.game.parse_move(entry.text)
        carry_out = self.game.carry_out if judged else self.game.play
        step = carry_out(fold.position, entry.actor, move)
        return self.carried_out(fold, entry, step)

    def carried_out(self, fold: LogState, entry: Entry, step: AnyStep) -> Played:
        """Return the entry of a step together with what it did."""
        return Played(entry, fold, _ended_if_last(self.after_step(fold, step), entry), step)

    def after_step(self, fold: LogState, step: AnyStep) -> LogState:
        return LogState(
            step.after,
            self.game.to_move(step.after),
            fold.draws + (step.actor == CHANCE),
            self._table_after_move(fold, step.actor),
        )

    def result(self, fold: LogState) -> Result | None:
        """Return how the match ended, or None while it goes on."""
        table = fold.table
        if table.ending is not None:
            scores = self.game.scores(fold.position)
            return result_by_table(table.ending, self._sides(), scores, table.gone)
        outcome = None if fold.to_move else self.game.outcome(fold.position)
        if outcome is None:
            return None
        return result_by_rules(self.game, fold.position, outcome, table.gone)

    def after_word(self, fold: LogState, who: Seat, word: Word, line: MainLine) -> LogState:
        """Return the fold after a word about the table; only a take-back needs the line."""
        if who in fold.table.gone:
            raise RefusedEntry.of("match-seat-left", seat=who)
        if word is Word.TAKES_BACK:
            return self._taken_back(fold, who, line)
        judge = {
            Word.RESIGNS: self._left,
            Word.TIMES_OUT: self._left,
            Word.HANDED_TO_BOT: self._handed,
            Word.RECLAIMS: self._reclaimed,
        }.get(word, self._about_a_draw)
        return replace(fold, table=judge(fold.table, who, word))

    # Leaving: with two sides the leaver loses; with more, a bot plays the seat on and it ranks last.

    def _left(self, table: TableState, who: Seat, word: Word) -> TableState:
        gone = (*table.gone, who)
        staying = [side for side in self._sides() if not any(seat in gone for seat in side)]
        people = [side for side in staying if any(self._is_person(seat) for seat in side)]
        table = replace(table, gone=gone, dropped=table.dropped | {who}, offer=None)
        if len(staying) > 1 and people:
            return table
        winners = tuple(sorted(seat for side in staying for seat in side))
        reason = RESIGNED if word is Word.RESIGNS else TIMED_OUT
        return replace(table, ending=Ending(winners, reason))

    # An absent seat: a bot plays for it until its owner is back.

    def _handed(self, table: TableState, who: Seat, _: Word) -> TableState:
        if who in table.minded or not self._is_person(who):
            raise RefusedEntry.of("match-bot-plays", seat=who)
        return replace(table, minded=table.minded | {who}, dropped=table.dropped | {who})

    def _reclaimed(self, table: TableState, who: Seat, _: Word) -> TableState:
        if who not in table.minded:
            raise RefusedEntry.of("match-not-minded", seat=who)
        return replace(table, minded=table.minded - {who})

    # A draw by agreement: one seat speaks for its side.

    def _about_a_draw(self, table: TableState, who: Seat, word: Word) -> TableState:
        if len(self._sides()) != 2:
            raise RefusedEntry.of("match-two-sides-only")
        if word is Word.OFFERS_DRAW:
            return self._offered(table, who)
        if table.offer is None or table.offer in self._partners(who):
            raise RefusedEntry.of("match-no-offer")
        if word is Word.DECLINES_DRAW:
            return replace(table, offer=None)
        return replace(table, offer=None, ending=Ending((), AGREED))

    def _offered(self, table: TableState, who: Seat) -> TableState:
        if table.offer is not None:
            raise RefusedEntry.of("match-offer-stands")
        if who in table.asked:
            raise RefusedEntry.of("match-offer-too-soon")
        return replace(table, offer=who, asked=table.asked | {who})

    def _table_after_move(self, fold: LogState, who: Actor) -> TableState:
        table = fold.table
        if who == CHANCE or not (table.offer or table.asked):
            return table
        return table.moved(who, self._partners(seat(who)))

    # Take-back: a seat's last entry while nobody else has acted; who plays alone or against bots only
    # may go back further, and takes back the cards and the bots' answers too.

    def _taken_back(self, fold: LogState, who: Seat, line: MainLine) -> LogState:
        if self.setup.is_counted:
            raise RefusedEntry.of("match-counted")
        if self.setup.is_strict:
            raise RefusedEntry.of("match-strict")
        last, is_alone = line.last_of(who), self.setup.only_person == who
        if last is None:
            raise RefusedEntry.of("match-nothing-to-take-back")
        if not is_alone and last < len(line) - 1:
            raise RefusedEntry.of("match-others-acted")
        # Choices that are revealed together are never more than there are seats.
        if not is_alone and was_revealed(line.last(self.setup.options.seats)):
            raise RefusedEntry.of("match-revealed")
        return replace(line.before(last), table=fold.table)

    def _sides(self) -> tuple[tuple[Seat, ...], ...]:
        return sides(self.game, self.setup.options)

    def _partners(self, who: Seat) -> frozenset[Actor]:
        """Return the seats of the side that `who` plays for, itself included."""
        return frozenset(next(side for side in self._sides() if who in side))

    def _is_person(self, who: Seat) -> bool:
        return not self.setup.players[who - 1].is_bot

    def _seat(self, actor: Actor) -> Seat:
        if not 1 <= actor <= self.setup.options.seats:
            raise RefusedEntry.of("match-no-seat", seat=actor, seats=self.setup.options.seats)
        return seat(actor)


def _ended_if_last(after: LogState, entry: Entry) -> LogState:
    """Return what is after an entry: nobody wins a match that has as many as a log may have."""
    if entry.number < MOST_ENTRIES or after.is_over:
        return after
    return replace(after, table=replace(after.table, ending=Ending((), TOO_LONG)))


def is_bot_played(setup: Setup, fold: LogState, who: Seat) -> bool:
    return setup.players[who - 1].is_bot or fold.table.is_bot_played(who)


def was_revealed(last: Iterable[tuple[Entry, LogState]]) -> bool:
    """Return whether the last of these choices was secret and revealed together with those of others."""
    together: frozenset[Actor] = frozenset()
    is_among = False
    for entry, before in last:
        if len(before.to_move) > 1:
            together = frozenset(before.to_move)
        elif not together.issuperset(before.to_move):
            together = frozenset()
        is_among = entry.actor in together
        together -= {entry.actor}
    return is_among
