"""Works out the changes of a match. Each function returns a `Change` and changes nothing itself."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tuckbox.core import CHANCE, Actor, IllegalMove, InvalidMove, Seat, seat
from tuckbox.match.fair.deal import FairDeal
from tuckbox.match.fair.seed_exchange import closed_if_complete, without_silent_programs
from tuckbox.match.fair.strict_draw import awaited, draw_of, give_with_move
from tuckbox.match.light import marks_after
from tuckbox.match.play.change import Change, Submission, WaitingChoice
from tuckbox.match.play.clock import Clock
from tuckbox.match.play.log import NOT_SUBMITTED, WORDS, Entry, RefusedEntry, Word
from tuckbox.match.play.log_state import LogState, Played, next_card
from tuckbox.match.play.referee import Referee, is_bot_played
from tuckbox.match.setup import Setup

if TYPE_CHECKING:
    from tuckbox.match.match import Match


class Draft:
    """The entries, waiting choices and fold of a match after a change."""

    def __init__(self, match: "Match", setup: Setup | None = None) -> None:
        self.match = match
        self.setup = setup or match.setup
        self.referee = Referee(match.game, self.setup)
        self.fold = self.referee.start() if self.setup.is_exhausted else match.fold
        self.played: list[Played] = []
        self.choices: dict[Seat, WaitingChoice] = dict(match.choices)

    def enter_word(self, who: Seat, word: Word) -> None:
        """Enter a word about the table; it can only be the first entry of a draft."""
        if word is Word.TAKES_BACK:
            self.choices.clear()  # A bot may have chosen already, in the position that is left now.
        entry = self._next(who, word.value)
        played = self.referee.enter(self.fold, entry, self.match.line, judged=True)
        self.played.append(played)
        self.fold = played.after

    def enter_move(self, who: Actor, move: Any) -> None:  # noqa: ANN401 - any game's move
        """Enter a move that is known to be legal."""
        step = self.match.game.carry_out(self.fold.position, who, move)
        played = self.referee.carried_out(self.fold, self._next(who, step.text), step)
        self.played.append(played)
        self.fold = played.after

    def settle(self) -> None:
        """Do what follows by itself: reveal waiting choices once complete, and make owed draws."""
        if self.fold.is_over:
            self.choices.clear()
        elif self.choices and self.choices.keys() >= set(self.fold.to_move):
            self._show_choices()
        self._draw()

    def owing(self) -> tuple[Seat, ...]:
        """Return the seats a choice is awaited from."""
        return owing(self.setup, self.fold, self.choices)

    def change(self, clock: Clock | None, accepted: Submission | None = None) -> Change:
        return Change(
            version=self.match.version + 1,
            played=tuple(self.played),
            choices=self.choices,
            setup=self.setup,
            clock=clock,
            fold=self.fold,
            owing=self.owing(),
            result=self.referee.result(self.fold),
            accepted=accepted,
        )

    def _next(self, who: Actor, text: str) -> Entry:
        return Entry(len(self.match.log) + len(self.played) + 1, who, text)

    def _show_choices(self) -> None:
        for who in sorted(self.choices):
            if not self.fold.is_over:  # as after the last entry that a log may have
                self.enter_move(who, self.choices[who].move)
        self.choices.clear()

    def _draw(self) -> None:
        if self.fold.to_move != (CHANCE,) or self.fold.is_over:
            return
        draw, deal = draw_of(self.setup, self.fold), self.setup.deal
        if draw is not None and isinstance(deal, FairDeal) and deal.is_strict:
            self.setup = self.setup.with_deal(deal.after_moment())
        while draw is not None and self.fold.to_move == (CHANCE,) and not self.fold.is_over:
            self.enter_move(CHANCE, next_card(self.match.game, self.fold, draw))


def owing(setup: Setup, fold: LogState, choices: dict[Seat, WaitingChoice]) -> tuple[Seat, ...]:
    if fold.is_over or not setup.is_ready or fold.to_move == (CHANCE,):
        return ()
    return tuple(seat(who) for who in fold.to_move if who not in choices)


OFFLINE_WAIT = 60.0
"""Seconds a person must be offline, or owe a link, before the host may hand the seat to a bot."""


def prepare_submission(match: "Match", asked: Submission, now: float) -> Change:
    """Return the change that a submission makes; a resend changes nothing and is acknowledged again."""
    expected = match.ply(asked.seat)
    if asked.ply < expected:
        return _repeat(match, asked)
    if asked.ply > expected:
        raise RefusedEntry.of("match-ply-ahead", ply=asked.ply, expected=expected)
    if asked.seen is not None and _has_moved_on(match, asked, asked.seen):
        raise RefusedEntry.of("match-moved-on", seen=asked.seen, version=len(match.log))
    _check_open(match, asked, now)
    if asked.text in WORDS:
        return _word(match, asked, now)
    return _choice(match, asked, now)


def prepare_setup(match: "Match", setup: Setup, now: float) -> Change:
    """Return the change to a new set-up (a player, a seed), with the draws that it makes possible."""
    draft = Draft(match, setup)
    draft.settle()
    return _change(draft, None, now)


def prepare_agreement(match: "Match", setup: Setup, now: float) -> Change:
    """Return the change that an answer in the fair draw makes; a resend changes nothing."""
    return _unchanged(match) if setup is match.setup else prepare_setup(match, setup, now)


def prepare_owed(match: "Match", now: float) -> Change | None:
    """Return the next change that is due by time or after a crash; call it until it returns None."""
    if match.is_over:
        return None
    setup = without_silent_programs(closed_if_complete(match.setup, now), now)
    if setup is not match.setup:
        return prepare_setup(match, setup, now)
    fallen = match.clock.fallen(now) if match.clock else None
    if fallen is not None:
        return _table_entry(match, fallen, Word.TIMES_OUT, now)
    draft = Draft(match)
    draft.settle()
    clock = _clock_after(draft, None, now)
    unstarted = clock is not None and match.clock is not None and clock.since != match.clock.since
    return draft.change(clock) if draft.played or unstarted else None


def prepare_hand_over(match: "Match", who: Seat, offline_since: float | None, now: float) -> Change:
    """Return the change by which the host gives a bot the seat of a player offline for a minute."""
    is_offline = offline_since is not None and now - offline_since >= OFFLINE_WAIT
    if not is_offline and not _is_link_late(match, who, now):
        raise RefusedEntry.of("match-not-offline", seat=who, seconds=int(OFFLINE_WAIT))
    if not match.setup.is_ready:
        raise RefusedEntry.of("match-not-started")
    return _table_entry(match, who, Word.HANDED_TO_BOT, now)


def _is_link_late(match: "Match", who: Seat, now: float) -> bool:
    deal = match.setup.deal
    if not isinstance(deal, FairDeal) or who not in awaited(match.setup, match.fold):
        return False
    return now - deal.since >= OFFLINE_WAIT


def _repeat(match: "Match", asked: Submission) -> Change:
    if asked.ply < 0 or not _is_same(match, asked):
        raise RefusedEntry.of("match-ply-used", ply=asked.ply, expected=match.ply(asked.seat))
    return _unchanged(match)


def _unchanged(match: "Match") -> Change:
    return Change(
        match.version, (), match.choices, match.setup, match.clock, match.fold, is_repeat=True
    )


def _is_same(match: "Match", asked: Submission) -> bool:
    """Return whether this submission was accepted before, perhaps written in another way."""
    accepted = match.accepted(asked.seat)[asked.ply]
    try:
        return asked.text == accepted or match.game.parse_move(asked.text) == (
            match.game.parse_move(accepted)
        )
    except InvalidMove:
        return False


def _has_moved_on(match: "Match", asked: Submission, seen: int) -> bool:
    """Return whether this was meant for an earlier moment; then every later copy is too late as well.

    Words of other seats that leave the position unchanged do not make a move too late.
    """
    if seen == len(match.log):
        return False
    if seen > len(match.log) or asked.text in WORDS:
        return True
    since = match.log[seen:]
    return any(
        entry.text not in WORDS or entry.text == Word.TAKES_BACK or entry.actor == asked.seat
        for entry in since
    )


def _check_open(match: "Match", asked: Submission, now: float) -> None:
    """Raise unless this seat may ask for anything at all now."""
    if match.is_over:
        raise RefusedEntry.of("match-over")
    if not match.setup.is_ready:
        raise RefusedEntry.of("match-not-started")
    # Where nobody looks ahead cards may be long in coming; one may leave meanwhile.
    is_word = asked.text in WORDS and match.setup.is_strict
    if match.fold.to_move == (CHANCE,) and not is_word:
        raise RefusedEntry.of("match-no-draw")
    if asked.by_bot and not match.is_bot_played(asked.seat):
        raise RefusedEntry.of("match-not-minded", seat=asked.seat)
    if not asked.by_bot and asked.text != Word.RECLAIMS and match.is_bot_played(asked.seat):
        raise RefusedEntry.of("match-bot-plays", seat=asked.seat)
    if match.clock and not asked.by_bot and match.clock.left(asked.seat, now) <= 0:
        raise RefusedEntry.of("match-time-over", seat=asked.seat)


def _choice(match: "Match", asked: Submission, now: float) -> Change:
    game, who = match.game, asked.seat
    move = game.parse_move(asked.text)
    if move not in match.legal_moves(who):
        refusal = game.refusal(match.position, who, move)
        assert refusal is not None
        raise IllegalMove(refusal)
    text = game.format_move(move)
    setup = _marked(match, asked)
    if asked.link is not None:
        setup = give_with_move(setup, match.fold, who, asked.link)
    draft = Draft(match, setup)
    draft.choices[who] = WaitingChoice(text, move)  # until everybody who is to move has chosen
    draft.settle()
    return _change(draft, who, now, asked if asked.text == text else replace(asked, text=text))


def _marked(match: "Match", asked: Submission) -> Setup:
    marks = marks_after(match.setup.light, match.log, asked.seat, asked.is_light)
    return match.setup if marks is match.setup.light else replace(match.setup, light=marks)


def _word(match: "Match", asked: Submission, now: float) -> Change:
    if asked.text in NOT_SUBMITTED:
        raise RefusedEntry.of("match-not-yours-to-say", text=asked.text)
    draft = Draft(match)
    if asked.text == Word.TAKES_BACK and asked.seat in draft.choices:
        if match.setup.is_counted:
            raise RefusedEntry.of("match-counted")
        del draft.choices[asked.seat]
    else:
        draft.enter_word(asked.seat, Word(asked.text))
    draft.settle()
    if asked.text == Word.TAKES_BACK and match.clock:
        return draft.change(match.clock.after_take_back(asked.seat, _people(draft), now), asked)
    return _change(draft, None, now, asked)


def _table_entry(match: "Match", who: Seat, word: Word, now: float) -> Change:
    draft = Draft(match)
    draft.enter_word(who, word)
    draft.settle()
    return _change(draft, None, now)


def _change(
    draft: Draft, chooser: Seat | None, now: float, accepted: Submission | None = None
) -> Change:
    """Return the change, and note since when links are awaited for cards."""
    match, deal = draft.match, draft.setup.deal
    was_awaited = awaited(match.setup, match.fold)
    if isinstance(deal, FairDeal) and not was_awaited and awaited(draft.setup, draft.fold):
        draft.setup = draft.setup.with_deal(replace(deal, since=now))
    return draft.change(_clock_after(draft, chooser, now), accepted)


def _clock_after(draft: Draft, chooser: Seat | None, now: float) -> Clock | None:
    clock = draft.match.clock
    if clock is None:
        return None
    others_acted = any(played.entry.actor != chooser for played in draft.played)
    return clock.after_choice(chooser, _people(draft), others_acted, now)


def _people(draft: Draft) -> list[Seat]:
    """Return the seats whose clocks run, for a choice or a link; bots have none."""
    owed = (*draft.owing(), *map(seat, awaited(draft.setup, draft.fold)))
    return [who for who in owed if not is_bot_played(draft.setup, draft.fold, who)]
