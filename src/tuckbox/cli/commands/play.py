"""`tuckbox play`: sets up a match, plays it, and saves it if it is cut short."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from tuckbox.bots import Bot, bot, bot_for
from tuckbox.bots.compiled_code import Code, code_of
from tuckbox.cli.compile_progress import compiling_is_told
from tuckbox.cli.files import GameFile, read_text
from tuckbox.cli.game_choice import chosen_game, read_game_choice, read_seats, recorded_game
from tuckbox.cli.game_text import options_line, reconstructed_lines
from tuckbox.cli.table.line_table import LineTable, Quit
from tuckbox.cli.table.questions import (
    FIRST,
    ask_bots,
    ask_first,
    ask_game,
    ask_options,
    is_in_turns,
)
from tuckbox.cli.table.screen import Narrator
from tuckbox.cli.terminal import (
    CLOSED,
    Closed,
    Terminal,
    Terminated,
    UsageError,
    termination_raises,
)
from tuckbox.core import CHANCE, Message, Options, Seat
from tuckbox.core.ability import reconstructed_in
from tuckbox.i18n import Speaker
from tuckbox.match import (
    Match,
    Player,
    SeedDeal,
    continued,
    new_setup,
    parse_record,
    play_log,
    with_seed_deal,
)

DEFAULT_BOT = "random"
"""Plays on for somebody who left a table of three or more."""


@dataclass(frozen=True, slots=True)
class PlayRequest:
    """The arguments of the command."""

    words: tuple[str, ...] = ()
    pairs: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    first: str | None = None
    seed: str | None = None
    save: Path | None = None
    resume: Path | None = None
    box: Path | None = None
    components: Path | None = None


def play(terminal: Terminal, request: PlayRequest) -> int:
    """Play one game until it ends or is left, and return the exit code."""
    request = replace(request, seed=request.seed or secrets.token_hex(4))
    match = _begun(terminal, request) if request.resume is None else _resumed(request)
    _name_seats(terminal, match)
    game_file = GameFile(terminal, match, request.save or request.resume, own=request.resume)
    if request.save is not None:
        game_file.keep()  # better to learn now than later that the file can't be written
    _introduce(terminal, match, request)
    narrator = Narrator(terminal, match.game)
    if request.resume is None:
        narrator.tell(play_log(match.game, match.setup, match.log, judged=True))
    table = LineTable(
        terminal=terminal,
        match=match,
        bots=_bots(match),
        game_file=game_file,
        rng=Random(f"{request.seed} bots"),
        narrator=narrator,
    )
    with compiling_is_told(terminal, _codes(match)):
        return _played(terminal, table, game_file)


def _begun(terminal: Terminal, request: PlayRequest) -> Match:
    """Return a new match; ask for what is missing only if not even a game was named."""
    choice = read_game_choice(request.words, request.pairs)
    name = choice.game if request.box else choice.game or ask_game(terminal)
    game = chosen_game(name, request.components, request.box)
    is_named = choice.game is not None or request.box is not None
    options = choice.options(game) if is_named else ask_options(terminal, game, choice.choices)
    levels = read_seats(request.bots, options.seats, "2=random")
    if not is_named and not levels:
        levels = ask_bots(terminal, game.name, options.seats)
    first = request.first
    if not is_named and first is None and is_in_turns(game, options):
        first = ask_first(terminal)
    players = _players(request, game.name, options, levels)
    setup = new_setup(game, options, _seated(first, players, Random(f"{request.seed} first")))
    return Match.begin(game, with_seed_deal(setup, str(request.seed)))


def _players(
    request: PlayRequest, game: str, options: Options, levels: dict[int, str]
) -> list[Player]:
    names = read_seats(request.names, options.seats, "1=Ann")
    return [
        Player.bot(bot_for(game, levels[number]).level)
        if number in levels
        else Player.guest(names.get(number, ""))
        for number in range(1, options.seats + 1)
    ]


def _seated(first: str | None, players: list[Player], rng: Random) -> list[Player]:
    """Return the players as they sit: whoever begins is in seat 1, the others follow in order."""
    match first:
        case None | "me":
            start = 0
        case "other":
            start = 1 % len(players)
        case "lot":
            start = rng.randrange(len(players))
        case _:
            raise UsageError.of("cli-first-unknown", first=first, known=FIRST)
    return players[start:] + players[:start]


def _resumed(request: PlayRequest) -> Match:
    words = (request.words, request.pairs, request.bots, request.names, request.first)
    if any(words) or request.box is not None:
        raise UsageError.of("cli-resume-alone")
    assert request.resume is not None
    record = parse_record(read_text(request.resume))
    game = recorded_game(record, request.components)
    people = [Player.guest() if player.is_open else player for player in record.setup.players]
    match = continued(record, game, SeedDeal(str(request.seed)), players=people)
    if match.is_over:
        raise UsageError.of("cli-resume-over")
    match.tick(0.0)
    return match


def _name_seats(terminal: Terminal, match: Match) -> None:
    """Use people's names in sentences from now on."""
    players = enumerate(match.setup.players, 1)
    names = {number: player.name for number, player in players if not player.is_bot and player.name}
    terminal.speaker = Speaker(terminal.speaker.language, names)


def _introduce(terminal: Terminal, match: Match, request: PlayRequest) -> None:
    terminal.print()
    terminal.print(options_line(match.game, match.setup.options, terminal), "bold")
    if match.game.files.box is not None:
        terminal.tell(match.game.files.box.describe(), "dim")
    components = reconstructed_in(match.game, match.setup.options)
    for line in reconstructed_lines(components, terminal):
        terminal.print(line, "dim")
    if any(entry.actor == CHANCE for entry in match.log):
        terminal.say("cli-table-seed", "dim", seed=request.seed)
    if request.resume is not None:
        terminal.say("cli-table-resumed", "dim")
    terminal.say("cli-table-hint", "dim")
    terminal.print()


def _codes(match: Match) -> set[Code]:
    """Return the code that the bots at this table need."""
    levels = {player.name for player in match.setup.players if player.is_bot}
    return {code_of(match.game, match.setup.options, level) for level in levels}


def _bots(match: Match) -> Callable[[Seat], Bot]:
    """Return a function that gives the bot for a bot's seat, or for one that was left."""
    players = match.setup.players
    made = {
        number: bot_for(match.game.name, player.name)
        for number, player in enumerate(players, 1)
        if player.is_bot
    }
    default = bot(DEFAULT_BOT)
    return lambda who: made.get(who, default)


def _played(terminal: Terminal, table: LineTable, game_file: GameFile) -> int:
    """Play; offer to save a game that is cut short in any way."""
    try:
        with termination_raises():
            table.play()
            _offer(terminal, game_file, "cli-ask-save-end")
    except Quit:
        return _leave(terminal, game_file)
    except Closed:
        terminal.complain(Message.of("cli-input-ended"))
        game_file.rescue()
        return CLOSED
    except KeyboardInterrupt:
        terminal.print()  # leave the line that was being typed as it is
        game_file.rescue()
        raise
    except (Terminated, BrokenPipeError) as error:
        terminal.remark("cli-output-closed")
        game_file.autosave()
        return error.code if isinstance(error, Terminated) else CLOSED
    return 0


def _leave(terminal: Terminal, game_file: GameFile) -> int:
    _offer(terminal, game_file, "cli-ask-save")
    terminal.say("cli-goodbye")
    return 0


def _offer(terminal: Terminal, game_file: GameFile, question: str) -> None:
    """Ask a person; a pipe that quits on purpose could have sent `save`."""
    if terminal.is_interactive and game_file.is_worth_keeping:
        game_file.offer(question)
