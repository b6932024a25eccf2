"""`tuckbox replay`, `show` and `verify`: steps through a recorded game, and checks whether its draws follow."""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from tuckbox.cli.files import read_text
from tuckbox.cli.game_choice import recorded_game
from tuckbox.cli.game_text import options_line
from tuckbox.cli.table.screen import show_result, show_view
from tuckbox.cli.terminal import Terminal, UsageError
from tuckbox.core import AnyGame, Effect, Message, View
from tuckbox.core.ability import without_history
from tuckbox.i18n import Speaker
from tuckbox.i18n.shown import shown
from tuckbox.match.fair.keepsake import Keepsake, read_keepsakes, unopened
from tuckbox.match.play.log_state import LogState, Played, Result
from tuckbox.match.play.referee import Referee
from tuckbox.match.play.replay import play_log
from tuckbox.match.play.replay import replay as replay_record
from tuckbox.match.record.record import Record, parse_record
from tuckbox.match.record.verify import Verdict, Verification
from tuckbox.match.record.verify import verify as verify_record


class Recorded:
    """A record that was read and played through, so that every entry is known to be legal.

    Its positions are not kept: a game may be long.
    """

    def __init__(self, path: Path, components: Path | None) -> None:
        self.record: Record = parse_record(read_text(path))
        self.game: AnyGame = recorded_game(self.record, components)
        entries = replay_record(self.record, self.game)  # checks the head at once
        referee = Referee(self.game, self.record.setup)
        self.start: LogState = referee.start()
        self.end: LogState = self.start
        for played in entries:
            self.end = played.after
        self.result: Result | None = referee.result(self.end)

    def played(self) -> Iterator[Played]:
        """Yield the entries, each carried out."""
        return play_log(self.game, self.record.setup, self.record.entries, judged=True)

    @property
    def last(self) -> int:
        return len(self.record.entries)

    def view(self, fold: LogState) -> View:
        """Return what a spectator sees."""
        return self.game.view(without_history(self.game, fold.position), None)

    @property
    def names(self) -> dict[int, str]:
        """The names of the players who have one, by seat."""
        players = enumerate(self.record.setup.players, 1)
        return {
            number: player.name for number, player in players if not player.is_bot and player.name
        }


def replay(terminal: Terminal, path: Path, components: Path | None, *, as_json: bool) -> None:
    recorded = _read(terminal, path, components)
    if as_json:
        terminal.print_pieces(_game_json(recorded))
        return
    _introduce(terminal, recorded)
    show_view(terminal, recorded.game, recorded.view(recorded.start))
    for one in recorded.played():
        _show_entry(terminal, recorded, one)
    if recorded.result is not None:
        show_result(terminal, recorded.game.name, recorded.result)


def show(
    terminal: Terminal, path: Path, components: Path | None, at: int | None, *, as_json: bool
) -> None:
    recorded = _read(terminal, path, components)
    last = recorded.last
    number = last if at is None else at
    if not 0 <= number <= last:
        raise UsageError.of("cli-no-entry", at=number, last=last)
    one = next(islice(recorded.played(), number - 1, None)) if number else None
    if as_json:
        view = recorded.view(recorded.start if one is None else one.after)
        terminal.print_json({"entry": number, "view": view}, indent=1)
        return
    _introduce(terminal, recorded)
    if one is None:
        terminal.say("cli-start", "bold")
        show_view(terminal, recorded.game, recorded.view(recorded.start))
    else:
        _show_entry(terminal, recorded, one)
    if number == last and recorded.result is not None:
        show_result(terminal, recorded.game.name, recorded.result)


def _read(terminal: Terminal, path: Path, components: Path | None) -> Recorded:
    recorded = Recorded(path, components)
    terminal.speaker = Speaker(terminal.speaker.language, recorded.names)
    return recorded


def _introduce(terminal: Terminal, recorded: Recorded) -> None:
    setup = recorded.record.setup
    terminal.print(options_line(recorded.game, setup.options, terminal), "bold")
    for number, player in enumerate(setup.players, 1):
        terminal.print(f"{number}: {shown(str(player))}", "dim")


def _show_entry(terminal: Terminal, recorded: Recorded, one: Played) -> None:
    """Show the entry as the record has it, what it did, and the table afterwards."""
    heading = terminal.speaker.text("cli-entry", number=one.entry.number, last=recorded.last)
    terminal.print(f"{heading} · {one.entry}", "bold")
    terminal.tell(one.told(recorded.game))
    show_view(terminal, recorded.game, recorded.view(one.after))


def _game_json(recorded: Recorded) -> Iterator[str]:
    """Yield the game as JSON, piece by piece."""
    setup, result = recorded.record.setup, recorded.result
    head = {
        "game": setup.game,
        "options": dict(setup.options.pairs),
        "components": {"source": setup.source, "hash": setup.components},
        "seats": [{"kind": player.kind.value, "name": player.name} for player in setup.players],
        "start": recorded.view(recorded.start),
    }
    yield _json(head).removesuffix("\n}") + ',\n "entries": ['
    for one in recorded.played():
        entry = _json(_entry_data(recorded, one)).replace("\n", "\n  ")
        yield f"\n  {entry}" if one.entry.number == 1 else f",\n  {entry}"
    end = _json({"result": None if result is None else _result_data(result)})
    yield "\n ]," + end.removeprefix("{")


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1)


def _entry_data(recorded: Recorded, one: Played) -> dict[str, Any]:
    return {
        "number": one.entry.number,
        "actor": one.entry.actor,
        "kind": one.entry.kind.value,
        "text": one.entry.text,
        "effects": [effect.json() for effect in _effects(recorded.game, one)],
        "view": recorded.view(one.after),
    }


def _effects(game: AnyGame, one: Played) -> tuple[Effect, ...]:
    """Return what an entry did; nothing for a word about the table."""
    return () if one.step is None else game.effects(one.step)


def _result_data(result: Result) -> dict[str, Any]:
    return {
        "winners": list(result.winners),
        "ranking": [list(group) for group in result.ranking],
        "scores": list(result.scores),
        "reason": result.reason,
        "by_rules": result.is_by_rules,
        "grade": result.grade,
    }


CODES = {
    Verdict.PROVED: 0,
    Verdict.REFUTED: 1,
    Verdict.NOT_YET: 3,
    Verdict.NO_FAIR_DRAW: 3,
    Verdict.NO_DRAWS: 3,
    Verdict.CONSISTENT: 4,
    Verdict.NO_SAY: 5,
    Verdict.VERSION_1: 6,
    Verdict.NOT_SHOWN: 7,
}
"""Exit codes; 2 is a file that cannot be read."""


def verify(terminal: Terminal, path: Path, components: Path | None, seen: Path | None) -> int:
    """Print the findings, the verdict last; return it as an exit code for programs."""
    record = parse_record(read_text(path))
    keepsakes = {} if seen is None else read_keepsakes(read_text(seen))
    match = record.setup.match
    keepsake = None if seen is None else keepsakes.get(match) or Keepsake(match)
    found = verify_record(record, recorded_game(record, components), keepsake)
    _show(terminal, found)
    if keepsake is not None:
        _tell_of_others(terminal, keepsake, keepsakes)
    return CODES[found.verdict]


def _show(terminal: Terminal, found: Verification) -> None:
    for finding in found.findings:
        mark, style = ("✓", "green") if finding.holds else ("✗", "red")
        terminal.print(f"{mark} {terminal.speaker.say(finding.message)}", style)
    terminal.tell([found.sentence], "bold")


def _tell_of_others(terminal: Terminal, own: Keepsake, keepsakes: dict[str, Keepsake]) -> None:
    """Tell of other deals that this client revealed in the day before and that nobody opened."""
    revealed = [kept.shown.at for kept in own.deals.values() if kept.shown is not None]
    others = [each for match, each in keepsakes.items() if match != own.match]
    count = unopened(others, max(revealed)) if revealed else 0
    if count:
        terminal.tell([Message.of("verify-seen-others", count=count)])
