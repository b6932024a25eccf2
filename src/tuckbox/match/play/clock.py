"""Optional time controls. A seat's clock runs while that seat owes a choice."""

import re
from collections.abc import Collection
from dataclasses import dataclass

from tuckbox.core import Seat, seat


@dataclass(frozen=True, slots=True)
class TimeControl:
    """N seconds for each turn, or N seconds for the whole game and an increment for each turn."""

    seconds: int
    increment: int = 0
    is_per_turn: bool = False

    def __str__(self) -> str:
        """`30 a turn`, or `300 + 5`, as records write it."""
        return (
            f"{self.seconds} a turn" if self.is_per_turn else f"{self.seconds} + {self.increment}"
        )


def parse_time_control(text: str) -> TimeControl | None:
    """Return the time control that `str(control)` wrote; None for any other text."""
    if found := re.fullmatch(r"([1-9][0-9]{0,5}) a turn", text, re.ASCII):
        return TimeControl(int(found[1]), is_per_turn=True)
    if found := re.fullmatch(r"([1-9][0-9]{0,5}) \+ (0|[1-9][0-9]{0,3})", text, re.ASCII):
        return TimeControl(int(found[1]), int(found[2]))
    return None


@dataclass(frozen=True, slots=True)
class Clock:
    """The clocks of all seats. `now` is always given, in seconds since any fixed moment."""

    control: TimeControl
    remaining: tuple[float, ...]
    """Seconds left by seat, when its clock was last started or stopped."""
    since: tuple[float | None, ...]
    """When the clock of each seat was started; None while it is stopped."""

    @classmethod
    def full(cls, control: TimeControl, seats: int) -> "Clock":
        return cls(control, (float(control.seconds),) * seats, (None,) * seats)

    def left(self, who: Seat, now: float) -> float:
        since = self.since[who - 1]
        return self.remaining[who - 1] - (0.0 if since is None else max(0.0, now - since))

    def fallen(self, now: float) -> Seat | None:
        """Return the seat whose time ran out first, if any has."""
        ends = [(end, who) for who, end in self.ends().items() if end <= now]
        return min(ends)[1] if ends else None

    def ends(self) -> dict[Seat, float]:
        """Return when each running clock will run out."""
        return {
            seat(number): since + remaining
            for number, (since, remaining) in enumerate(
                zip(self.since, self.remaining, strict=True), 1
            )
            if since is not None
        }

    def after_choice(
        self, chooser: Seat | None, owing: Collection[Seat], others_acted: bool, now: float
    ) -> "Clock":
        """Return the clocks after `chooser` (None: nobody) has chosen, while `owing` still owe."""
        clock = self
        if chooser is not None and self.since[chooser - 1] is not None:
            turn_over = others_acted or chooser not in owing
            clock = clock._stopped(chooser, now, turn_over)
        return clock._started(owing, now, None)

    def after_take_back(self, who: Seat, owing: Collection[Seat], now: float) -> "Clock":
        """Return the clocks after a take-back: a seat gains no time for a turn that it reopens."""
        clock = self
        if self.since[who - 1] is None:
            clock = clock._set(who, self.remaining[who - 1] - self.control.increment, None)
        return clock._started(owing, now, who)

    def _stopped(self, who: Seat, now: float, turn_over: bool) -> "Clock":
        left = self.left(who, now)
        if not turn_over:
            return self._set(who, left, now)
        return self._set(who, left + self.control.increment, None)

    def _started(self, owing: Collection[Seat], now: float, reopened: Seat | None) -> "Clock":
        clock = self
        for number in range(1, len(self.since) + 1):
            who = seat(number)
            if who not in owing:
                clock = clock._set(who, clock.left(who, now), None)
            elif clock.since[who - 1] is None:
                fresh = self.control.is_per_turn and who != reopened
                left = float(self.control.seconds) if fresh else clock.remaining[who - 1]
                clock = clock._set(who, left, now)
        return clock

    def _set(self, who: Seat, remaining: float, since: float | None) -> "Clock":
        here = slice(who - 1, who)
        all_remaining, all_since = list(self.remaining), list(self.since)
        all_remaining[here], all_since[here] = [remaining], [since]
        return Clock(self.control, tuple(all_remaining), tuple(all_since))
