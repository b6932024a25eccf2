"""`tuckbox play`: who plays what, and what happens when a game ends or is cut short."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from tuckbox.bots import Bot, bot
from tuckbox.cli.catalogue import options_line, reconstructed_lines
from tuckbox.cli.component_folder import game_with_components
from tuckbox.cli.fault import CLOSED, CommandFault
from tuckbox.cli.file import read_text
from tuckbox.cli.hangup import Hangup, hangups_raise
from tuckbox.cli.keeping import Keeper
from tuckbox.cli.narrator import Narrator
from tuckbox.cli.questions import ask_bots, ask_game, ask_options
from tuckbox.cli.table import Quit, Table
from tuckbox.cli.terminal import Closed, Terminal
from tuckbox.cli.wish import read_seats, read_wish
from tuckbox.core import CHANCE, Message, Options, Seat
from tuckbox.i18n import Speaker
from tuckbox.match import (
    Match,
    Player,
    SeedDeal,
    continued,
    new_setup,
    parse_record,
    with_seed_deal,
)

DEFAULT_BOT = "random"
"""Finishes for somebody who left a table of three or more."""


@dataclass(frozen=True, slots=True)
class Request:
    """The arguments of the command."""

    words: tuple[str, ...] = ()
    pairs: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    seed: str | None = None
    save: Path | None = None
    resume: Path | None = None
    components: Path | None = None


def play(terminal: Terminal, request: Request) -> int:
    """Play one game to its end, or until it is left; the exit code."""
    request = replace(request, seed=request.seed or secrets.token_hex(4))
    match = _begun(terminal, request) if request.resume is None else _resumed(request)
    _name_seats(terminal, match)
    keeper = Keeper(terminal, match, request.save or request.resume)
    if request.save is not None:
        keeper.keep()  # a file that can't be written is better known now than later
    _introduce(terminal, match, request)
    told = 0 if request.resume is None else len(match.log)
    table = Table(
        terminal=terminal,
        match=match,
        bots=_bots(match),
        keeper=keeper,
        rng=Random(f"{request.seed} bots"),
        narrator=Narrator(terminal, match, told),
    )
    return _seated(terminal, table, keeper)


def _begun(terminal: Terminal, request: Request) -> Match:
    """A new match; what was not said is asked for only when not even a game was named."""
    wish = read_wish(request.words, request.pairs)
    name = wish.game or ask_game(terminal)
    game = game_with_components(name, request.components)
    if wish.game is not None:
        options = wish.options(game)
    else:
        options = ask_options(terminal, game, wish.choices)
    levels = read_seats(request.bots, options.seats, "2=random")
    if wish.game is None and not levels:
        levels = ask_bots(terminal, game.name, options.seats)
    setup = new_setup(game, options, _players(request, options, levels))
    return Match.begin(game, with_seed_deal(setup, str(request.seed)))


def _players(request: Request, options: Options, levels: dict[int, str]) -> list[Player]:
    names = read_seats(request.names, options.seats, "1=Ann")
    return [
        Player.bot(bot(levels[number]).level)
        if number in levels
        else Player.guest(names.get(number, ""))
        for number in range(1, options.seats + 1)
    ]


def _resumed(request: Request) -> Match:
    if request.words or request.pairs or request.bots or request.names:
        raise CommandFault.of("cli-resume-alone")
    assert request.resume is not None
    record = parse_record(read_text(request.resume))
    game = game_with_components(record.setup.game, request.components)
    people = [Player.guest() if player.is_open else player for player in record.setup.players]
    match = continued(record, game, SeedDeal(str(request.seed)), players=people)
    if match.is_over:
        raise CommandFault.of("cli-resume-over")
    match.tick(0.0)
    return match


def _name_seats(terminal: Terminal, match: Match) -> None:
    """From now on sentences call people by their names."""
    players = enumerate(match.setup.players, 1)
    names = {number: player.name for number, player in players if not player.is_bot and player.name}
    terminal.speaker = Speaker(terminal.speaker.language, names)


def _introduce(terminal: Terminal, match: Match, request: Request) -> None:
    terminal.print()
    terminal.print(options_line(match.game, match.setup.options, terminal), "bold")
    for line in reconstructed_lines(match.game, terminal):
        terminal.print(line, "dim")
    if any(entry.actor == CHANCE for entry in match.log):
        terminal.say("cli-table-seed", "dim", seed=request.seed)
    if request.resume is not None:
        terminal.say("cli-table-resumed", "dim")
    terminal.say("cli-table-hint", "dim")
    terminal.print()


def _bots(match: Match) -> Callable[[Seat], Bot]:
    """Who plays at a bot's seat, and at one that was left."""
    players = match.setup.players
    made = {number: bot(player.name) for number, player in enumerate(players, 1) if player.is_bot}
    default = bot(DEFAULT_BOT)
    return lambda who: made.get(who, default)


def _seated(terminal: Terminal, table: Table, keeper: Keeper) -> int:
    """Play; a game that is cut short, however it is, can be kept."""
    try:
        with hangups_raise():
            table.play()
            _offer(terminal, keeper, "cli-ask-save-end")
    except Quit:
        return _leave(terminal, keeper)
    except Closed:
        terminal.complain(Message.of("cli-input-ended"))
        keeper.rescue()
        return CLOSED
    except KeyboardInterrupt:
        terminal.print()  # the line that was being typed stays as it is
        keeper.rescue()
        raise
    except (Hangup, BrokenPipeError) as error:
        terminal.remark("cli-output-closed")
        keeper.autosave()
        return error.code if isinstance(error, Hangup) else CLOSED
    return 0


def _leave(terminal: Terminal, keeper: Keeper) -> int:
    _offer(terminal, keeper, "cli-ask-save")
    terminal.say("cli-goodbye")
    return 0


def _offer(terminal: Terminal, keeper: Keeper, question: str) -> None:
    """A person is asked; a pipe that quits on purpose has said `save` if it wanted to."""
    if terminal.is_interactive and keeper.is_worth_keeping:
        keeper.offer(question)
