"""What a tournament plays: bots, modes, thinking time and seed, and the fixtures that follow from them."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import TypeAlias

from tuckbox import __version__
from tuckbox.bots import Budget, bot, is_known, learned, levels
from tuckbox.core import CHANCE, AnyGame, Options, TuckboxError
from tuckbox.core.ability import Sides, sides
from tuckbox.core.message import Json

BY_MODE = -1
"""An opening as long as the mode calls for."""
PACKAGE = Path(__file__).parents[1]
PLAYING = ("core", "games", "match", "kernels", "solver", "bots", "arena")
"""The packages whose text decides how a game goes."""
SUFFIXES = (".py", ".json", ".npz", ".npy")

Key: TypeAlias = tuple[str, int, tuple[str, ...]]
"""Of a fixture: its mode, its deal and its players."""


class ArenaFault(TuckboxError):
    """A plan that can't be played, a results file that can't be used, a worker that was lost."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Two runs of equal plans play the same fixtures. The number of deals is not part of it."""

    game: str
    components: str
    """Hash of the components."""
    modes: tuple[str, ...]
    bots: tuple[str, ...]
    seconds: float
    """For each choice."""
    opening: int
    """Random turns at the beginning of every game, the same for all bots that play the deal."""
    seed: str
    version: str = __version__
    code: str = ""
    """Digest of the programs that play."""
    learned: str = ""
    """Digest of what they have learned about a box on this computer."""

    def json(self) -> dict[str, Json]:
        return asdict(self)


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


def make_plan(
    game: AnyGame,
    modes: Sequence[Options],
    bots: Sequence[str],
    *,
    seconds: float,
    seed: str,
    opening: int = BY_MODE,
) -> Plan:
    """Return a plan; raise `ArenaFault`, or an error of the bots, if it can't be played."""
    _check_bots(game, bots)
    Budget(seconds)
    if opening < BY_MODE:
        raise ArenaFault.of("arena-opening", opening=opening)
    texts = tuple(dict.fromkeys(map(str, modes)))
    return Plan(
        game.name,
        game.files.hash,
        texts,
        tuple(bots),
        seconds,
        opening,
        seed,
        code=code_version(),
        learned=learned(game),
    )


def _check_bots(game: AnyGame, bots: Sequence[str]) -> None:
    if not bots:
        raise ArenaFault.of("arena-no-bots", game=game.name, known=levels(game.name))
    for level in bots:
        bot(level)
        if not is_known(game.name, level):
            raise ArenaFault.of(
                "arena-bot-elsewhere", level=level, game=game.name, known=levels(game.name)
            )
        if bots.count(level) > 1:
            raise ArenaFault.of("arena-bot-twice", level=level)


def options_of(game: AnyGame, mode: str) -> Options:
    """Return the options that a mode's text stands for."""
    return game.options(**dict(pair.split("=", 1) for pair in mode.split()))


def opening_length(game: AnyGame, plan: Plan, options: Options) -> int:
    """Return the number of random turns.

    Without cards, bots that choose alike would repeat one game.
    """
    if plan.opening != BY_MODE:
        return plan.opening
    has_cards = game.to_move(game.initial(options)) == (CHANCE,)
    return 0 if has_cards else options.seats


def fixtures(game: AnyGame, plan: Plan, deals: int) -> Iterator[Fixture]:
    """Yield all games, deal by deal, so that a run that is cut short is balanced too."""
    tables = [
        (mode, line_up)
        for mode in plan.modes
        for line_up in line_ups(plan.bots, sides(game, options_of(game, mode)))
    ]
    for deal in range(1, deals + 1):
        for mode, players in tables:
            yield Fixture(mode, deal, players)


def line_ups(bots: Sequence[str], sides: Sides) -> Iterator[tuple[str, ...]]:
    """Yield the bots by seat, so that every pair of bots meets in every seat.

    Alone, each bot plays for itself. A single bot plays against itself. Of two bots, one takes one
    side and the other all others; with three sides or more, the other way round too.
    """
    if len(bots) == 1 or len(sides) == 1:
        yield from (_seated([level] * len(sides), sides) for level in bots)
        return
    for first, second in combinations(bots, 2):
        roles = [(first, second)] if len(sides) == 2 else [(first, second), (second, first)]
        for hero, others in roles:
            for place in range(len(sides)):
                who = [others] * len(sides)
                who[place] = hero
                yield _seated(who, sides)


def _seated(by_side: Sequence[str], sides: Sides) -> tuple[str, ...]:
    found = {seat: level for level, side in zip(by_side, sides, strict=True) for seat in side}
    return tuple(found[seat] for seat in sorted(found))


@cache
def code_version() -> str:
    """Return a short digest of everything that plays.

    Results of bots that have changed since must not be mixed.
    """
    digest = hashlib.sha256()
    for path in sorted(path for name in PLAYING for path in (PACKAGE / name).rglob("*")):
        if path.suffix in SUFFIXES:
            digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0")
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
