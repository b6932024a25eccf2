"""The next state of a match while it is being worked out; the match itself stays as it is."""

from typing import TYPE_CHECKING, Any

from tuckbox.core import CHANCE, Actor, Seat, seat
from tuckbox.match.change import Change, Submission
from tuckbox.match.clock import Clock
from tuckbox.match.draw_number import draw_counter
from tuckbox.match.entry import Entry
from tuckbox.match.referee import Referee
from tuckbox.match.setup import Setup

if TYPE_CHECKING:
    from tuckbox.match.match import Match


class Draft:
    """Entries, waiting choices and fold as they will be."""

    def __init__(self, match: "Match", setup: Setup | None = None) -> None:
        self.match = match
        self.setup = setup or match.setup
        self.referee = Referee(match.game, self.setup)
        self.fold = match.fold
        self.entries: list[Entry] = []
        self.waiting: dict[Seat, str] = dict(match.waiting)

    def enter_word(self, who: Seat, text: str) -> None:
        """Only ever the first entry of a draft."""
        entry = self._next(who, text)
        self.fold = self.referee.after(self.fold, entry, self.match.log)
        self.entries.append(entry)

    def enter_move(self, who: Actor, move: Any) -> None:  # noqa: ANN401 - any game's move
        entry = self._next(who, self.match.game.format_move(move))
        self.fold = self.referee.after_move(self.fold, who, move)
        self.entries.append(entry)

    def settle(self) -> None:
        """What follows by itself: waiting choices are shown when complete, owed draws are made."""
        if self.fold.is_over:
            self.waiting.clear()
        elif self.waiting and self.waiting.keys() >= set(self.fold.to_move):
            self._show_choices()
        self._draw()

    def owing(self) -> tuple[Seat, ...]:
        """The seats a choice is awaited from."""
        return owing(self.setup, self.fold.is_over, self.fold.to_move, self.waiting)

    def change(self, clock: Clock | None, accepted: Submission | None = None) -> Change:
        return Change(
            version=self.match.version + 1,
            entries=tuple(self.entries),
            waiting=tuple(sorted(self.waiting.items())),
            setup=self.setup,
            clock=clock,
            accepted=accepted,
            fold=self.fold,
        )

    def _next(self, who: Actor, text: str) -> Entry:
        return Entry(len(self.match.log) + len(self.entries) + 1, who, text)

    def _show_choices(self) -> None:
        for who, text in sorted(self.waiting.items()):
            self.enter_move(who, self.match.game.parse_move(text))
        self.waiting.clear()

    def _draw(self) -> None:
        draw = self.setup.deal.draw() if self.setup.deal and self.setup.is_ready else None
        while draw is not None and self.fold.to_move == (CHANCE,) and not self.fold.is_over:
            chances = self.match.game.chances(self.fold.position)
            counter = draw_counter(self.match.game, self.fold)
            drawn = draw.draw(counter, [weight for _, weight in chances])
            self.enter_move(CHANCE, chances[drawn][0])


def owing(
    setup: Setup, is_over: bool, to_move: tuple[Actor, ...], waiting: dict[Seat, str]
) -> tuple[Seat, ...]:
    if is_over or not setup.is_ready or to_move == (CHANCE,):
        return ()
    return tuple(seat(who) for who in to_move if who not in waiting)
