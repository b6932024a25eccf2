"""`tuckbox replay` and `tuckbox show`: a recorded game as pictures, sentences or data."""

from pathlib import Path
from typing import Any

from tuckbox.cli.commands.games import options_line
from tuckbox.cli.component_folder import recorded_game
from tuckbox.cli.table.screen import show_result, show_view
from tuckbox.cli.terminal import Terminal
from tuckbox.cli.text_file import read_text
from tuckbox.cli.usage_error import UsageError
from tuckbox.core import AnyGame, Effect, View
from tuckbox.i18n import Speaker
from tuckbox.i18n.shown import shown
from tuckbox.match.played import Played
from tuckbox.match.record import Record
from tuckbox.match.record_text import parse_record
from tuckbox.match.referee import Referee
from tuckbox.match.replay import replay as played_in
from tuckbox.match.result import Result


class Recorded:
    """A record that was read and played through, so that every entry is known to be legal."""

    def __init__(self, path: Path, components: Path | None) -> None:
        self.record: Record = parse_record(read_text(path))
        self.game: AnyGame = recorded_game(self.record, components)
        self.played: list[Played] = list(played_in(self.record, self.game))
        self._referee = Referee(self.game, self.record.setup)

    def view(self, number: int) -> View:
        """Return the spectator's view after `number` entries."""
        last = self._referee.start() if number == 0 else self.played[number - 1].after
        return self.game.view(last.position, None)

    @property
    def result(self) -> Result | None:
        return self._referee.result(self.played[-1].after) if self.played else None

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
        terminal.print_json(_game_data(recorded), indent=1)
        return
    _introduce(terminal, recorded)
    show_view(terminal, recorded.game, recorded.view(0))
    for one in recorded.played:
        _show_entry(terminal, recorded, one)
    if recorded.result is not None:
        show_result(terminal, recorded.game.name, recorded.result)


def show(
    terminal: Terminal, path: Path, components: Path | None, at: int | None, *, as_json: bool
) -> None:
    recorded = _read(terminal, path, components)
    last = len(recorded.played)
    number = last if at is None else at
    if not 0 <= number <= last:
        raise UsageError.of("cli-no-entry", at=number, last=last)
    if as_json:
        terminal.print_json({"entry": number, "view": recorded.view(number)}, indent=1)
        return
    _introduce(terminal, recorded)
    if number == 0:
        terminal.say("cli-start", "bold")
        show_view(terminal, recorded.game, recorded.view(0))
    else:
        _show_entry(terminal, recorded, recorded.played[number - 1])
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
    last = len(recorded.played)
    heading = terminal.speaker.text("cli-entry", number=one.entry.number, last=last)
    terminal.print(f"{heading} · {one.entry}", "bold")
    terminal.tell(one.told(recorded.game))
    show_view(terminal, recorded.game, recorded.view(one.entry.number))


def _game_data(recorded: Recorded) -> dict[str, Any]:
    setup, result = recorded.record.setup, recorded.result
    return {
        "game": setup.game,
        "options": dict(setup.options.pairs),
        "components": {"source": setup.source, "hash": setup.components},
        "seats": [{"kind": player.kind.value, "name": player.name} for player in setup.players],
        "start": recorded.view(0),
        "entries": [_entry_data(recorded, one) for one in recorded.played],
        "result": None if result is None else _result_data(result),
    }


def _entry_data(recorded: Recorded, one: Played) -> dict[str, Any]:
    return {
        "number": one.entry.number,
        "actor": one.entry.actor,
        "kind": one.entry.kind.value,
        "text": one.entry.text,
        "effects": [effect.json() for effect in _effects(recorded.game, one)],
        "view": recorded.view(one.entry.number),
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
