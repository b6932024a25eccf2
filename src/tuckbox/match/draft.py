"""The next state of a match while it is being worked out; the match itself does not change."""

from typing import TYPE_CHECKING, Any

from tuckbox.core import CHANCE, Actor, Seat, seat
from tuckbox.match.change import Change, Choice, Submission
from tuckbox.match.clock import Clock
from tuckbox.match.draw_number import next_card
from tuckbox.match.entry import Entry, Word
from tuckbox.match.fair_deal import FairDeal
from tuckbox.match.fold import Fold
from tuckbox.match.links import draw_of
from tuckbox.match.played import Played
from tuckbox.match.referee import Referee
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
        self.choices: dict[Seat, Choice] = dict(match.choices)

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


def owing(setup: Setup, fold: Fold, choices: dict[Seat, Choice]) -> tuple[Seat, ...]:
    if fold.is_over or not setup.is_ready or fold.to_move == (CHANCE,):
        return ()
    return tuple(seat(who) for who in fold.to_move if who not in choices)
