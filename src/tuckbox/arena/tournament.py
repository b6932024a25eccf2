"""A whole tournament: plays what the results file still lacks, and reports on all of it."""

import time
import traceback
from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol

from tuckbox.arena.plan import (
    ArenaFault,
    Fixture,
    Plan,
    code_version,
    fixtures,
    opening_length,
    options_of,
)
from tuckbox.arena.report import Report, report
from tuckbox.arena.results_file import FixtureResult, Results
from tuckbox.bots import Budget, bot
from tuckbox.core import CHANCE, AnyGame, Message, Seat, TuckboxError, seat
from tuckbox.core.message import message_from_json
from tuckbox.games import as_recorded
from tuckbox.games import game as game_named
from tuckbox.match import Match, Player, format_record, new_setup, with_seed_deal


class Runner(Protocol):
    """Plays fixtures side by side and hands each on as it ends, in any order."""

    def play(self, fixtures: Iterable[Fixture]) -> Generator[FixtureResult, None, None]: ...


@dataclass(frozen=True, slots=True)
class Briefing:
    """All that a worker must know before its first fixture."""

    plan: Plan
    components: Path | None
    box: str = ""
    """The text of the box that is played with."""

    def game(self) -> AnyGame:
        """Return the game.

        Raise `ArenaFault` where the worker has other components or another version.
        """
        named = game_named(self.plan.game, self.components)
        game = as_recorded(named, self.plan.components, self.box)
        if game.files.hash != self.plan.components:
            raise ArenaFault.of("arena-other-components", game=self.plan.game)
        if code_version() != self.plan.code:
            raise ArenaFault.of("arena-other-code")
        return game


def answer_to(
    briefing: Briefing, game: AnyGame | None, fixture: Fixture
) -> tuple[dict[str, Any], AnyGame | None]:
    """Return what a worker sends back, in plain values, whatever happened, and the game to keep."""
    try:
        game = game or briefing.game()
        return {"played": play(game, briefing.plan, fixture)}, game
    except TuckboxError as error:
        return {"error": error.message.json()}, game
    except Exception:
        return {"broken": traceback.format_exc()}, game


def read_answer(answer: dict[str, Any]) -> FixtureResult:
    """Return the game that a worker played; raise `ArenaFault` if it could not."""
    if "error" in answer:
        raise ArenaFault(message_from_json(answer["error"]))
    if "broken" in answer:
        raise ArenaFault(Message.of("arena-broken", trace=answer["broken"]))
    played = answer["played"]
    assert isinstance(played, FixtureResult)
    return played


def play(game: AnyGame, plan: Plan, fixture: Fixture) -> FixtureResult:
    """Play one fixture to its end."""
    match = _begun(game, plan, fixture)
    bots = [bot(level) for level in fixture.players]
    rngs = [Random(f"{_name(plan, fixture)} seat {n}") for n in range(1, len(bots) + 1)]
    seconds = [0.0] * len(bots)
    _open(match, plan, fixture)
    while owing := match.owing:
        who, began = owing[0], time.perf_counter()
        view, budget = match.view(who), Budget(plan.seconds)
        choice = bots[who - 1].choose(game, view, budget, rngs[who - 1])
        seconds[who - 1] += time.perf_counter() - began
        _submit(match, who, choice.move)
    return _played(match, fixture, seconds)


def record_text(game: AnyGame, plan: Plan, played: FixtureResult) -> str:
    """Return the record of a played fixture, made of its line.

    Raise `ArenaFault` if they differ.
    """
    fixture = Fixture(*played.key)
    match = _begun(game, plan, fixture)
    chosen = [entry for entry in played.entries if not entry.startswith(f"{CHANCE} ")]
    for entry in chosen:
        number, _, text = entry.partition(" ")
        who = seat(int(number))
        match.submit(who, match.ply(who), text, by_bot=True)
    if not match.is_over or tuple(map(str, match.log)) != played.entries:
        raise ArenaFault.of("arena-line-differs", mode=played.mode, deal=played.deal)
    return format_record(match.record())


def _name(plan: Plan, fixture: Fixture) -> str:
    return f"{_deal(plan, fixture)} {' '.join(fixture.players)}"


def _deal(plan: Plan, fixture: Fixture) -> str:
    return f"{plan.seed} {fixture.mode} {fixture.deal}"


def _begun(game: AnyGame, plan: Plan, fixture: Fixture) -> Match:
    players = [Player.bot(level) for level in fixture.players]
    setup = new_setup(game, options_of(game, fixture.mode), players)
    return Match.begin(game, with_seed_deal(setup, _deal(plan, fixture)))


def _open(match: Match, plan: Plan, fixture: Fixture) -> None:
    """Play the random turns of the opening, the same for every bot that plays this deal."""
    rng = Random(f"{_deal(plan, fixture)} opening")
    left = opening_length(match.game, plan, match.setup.options)
    mover = None
    while match.owing:
        who = match.owing[0]
        left -= who != mover
        if left < 0:
            return
        _submit(match, who, rng.choice(match.game.legal_moves(match.position, who)))
        # A turn may take several entries; a draw ends it.
        mover = None if match.log and match.log[-1].actor == CHANCE else who


def _submit(match: Match, who: Seat, move: Any) -> None:  # noqa: ANN401 - any game's move
    match.submit(who, match.ply(who), match.game.format_move(move), by_bot=True)


def _played(match: Match, fixture: Fixture, seconds: list[float]) -> FixtureResult:
    result = match.result
    assert result is not None
    return FixtureResult(
        fixture.mode,
        fixture.deal,
        fixture.players,
        tuple(result.winners),
        tuple(result.scores),
        result.reason,
        tuple(round(each, 3) for each in seconds),
        tuple(map(str, match.log)),
    )


class TournamentProgress(NamedTuple):
    """How far a tournament has come."""

    played: int
    planned: int
    last: FixtureResult | None
    """The game that has just ended; None at the beginning."""


def tournament(
    game: AnyGame,
    results: Results,
    runner: Runner,
    deals: int,
    progress: Callable[[TournamentProgress], None] = lambda now: None,
) -> Report:
    """Play every fixture of `deals` deals that has no result yet; report on these deals' games."""
    if deals < 1:
        raise ArenaFault.of("arena-games", games=deals)
    planned = {fixture.key: fixture for fixture in fixtures(game, results.plan, deals)}
    done = {played.key for played in results.played} & planned.keys()
    missing = [fixture for key, fixture in planned.items() if key not in done]
    progress(TournamentProgress(len(done), len(planned), None))
    if missing:
        # Closed here whatever happens, so that no process outlives the tournament.
        with closing(runner.play(missing)) as games:
            for number, played in enumerate(games, len(done) + 1):
                results.append(played)
                progress(TournamentProgress(number, len(planned), played))
    return report(game, results.plan, [each for each in results.played if each.key in planned])
