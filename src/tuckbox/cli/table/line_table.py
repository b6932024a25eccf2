"""What was typed at the table: a command, or a move.

Commands are read in the player's language and always in English; a move is found forgivingly where only
one can be meant.
"""

import unicodedata
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tuckbox.bots import Bot, Budget
from tuckbox.cli.files import GameFile
from tuckbox.cli.game_text import print_rules
from tuckbox.cli.table.screen import (
    Narrator,
    show_moves,
    show_moves_briefly,
    show_result,
    show_scores,
    show_view,
)
from tuckbox.cli.terminal import Terminal, UsageError
from tuckbox.core import AnyGame, IllegalMove, InvalidMove, Seat, TuckboxError, seat, seat_message
from tuckbox.core.ability import standing
from tuckbox.i18n import Speaker
from tuckbox.match.match import Match
from tuckbox.match.play.change import Change
from tuckbox.match.play.log import Kind, RefusedEntry, Word, effective

WORDS = ("help", "moves", "what", "show", "score", "rules", "undo", "save", "resign", "quit")


class TypedCommand(NamedTuple):
    """A command by its English name, and what was typed after it."""

    name: str
    rest: str


def read_command(line: str, speaker: Speaker) -> TypedCommand | None:
    """Return the command with which a line begins, or None."""
    first, *rest = line.split(maxsplit=1)  # a Japanese keyboard types a wide space
    for name in WORDS:
        if first.casefold() in (*spellings(name, speaker), *spellings(name, Speaker("en"))):
            return TypedCommand(name, "".join(rest).strip())
    return None


def spellings(name: str, speaker: Speaker) -> tuple[str, ...]:
    """Return every way to type a command in this language; the first is the one that help shows."""
    return tuple(speaker.text(f"cli-word-{name}").casefold().split())


def typed_commands(speaker: Speaker) -> tuple[str, ...]:
    """Return the commands as help shows them."""
    return tuple(spellings(name, speaker)[0] for name in WORDS)


# Moves


def spaced(text: str) -> str:
    return " ".join(text.split())


def small(text: str) -> str:
    return spaced(text.casefold())


def bare(text: str) -> str:
    """Return only the letters and digits; a text without any stays as it is."""
    return "".join(letter for letter in text.casefold() if letter.isalnum()) or text


def short(text: str) -> str:
    """Return the text without the tile in front, which is the same for all: `0c` for `P5:0@C`."""
    return bare(text.rpartition(":")[2])


Likeness = Callable[[str], str]

LIKENESSES: tuple[tuple[Likeness, Likeness], ...] = (
    (spaced, spaced),
    (small, small),
    (bare, bare),
    (short, bare),
)
"""The ways to compare a typed text with a move's, strictest first."""


def read_move(rules: AnyGame, position: Any, who: Seat, typed: str) -> str:  # noqa: ANN401
    """Return the text of the legal move that is meant; raise an error if there is none, or several."""
    text = unicodedata.normalize("NFKC", typed)  # a Japanese keyboard types full width letters
    legal = [rules.format_move(move) for move in rules.legal_moves(position, who)]
    for of_move, of_text in LIKENESSES:
        meant = [move for move in legal if of_move(move) == of_text(text)]
        if len(meant) == 1:
            return meant[0]
        if meant:
            raise UsageError.of("cli-move-ambiguous", typed=typed, moves=tuple(meant))
    raise _why_not(rules, position, who, text)


def _why_not(rules: AnyGame, position: Any, who: Seat, text: str) -> Exception:  # noqa: ANN401
    """Return the rules' own refusal, ignoring the case of letters."""
    for spelling in (text, text.upper(), text.lower()):
        try:
            move = rules.parse_move(spelling)
        except InvalidMove:
            continue
        refusal = rules.refusal(position, who, move)
        if refusal is not None:
            return IllegalMove(refusal)
    try:
        rules.parse_move(text)
    except InvalidMove as error:
        return error
    return UsageError.of("cli-move-unclear", typed=text)


class Quit(Exception):
    """Somebody wants to leave the table."""


class LineTable:
    """One match at one terminal. Every move goes through the match; nothing is decided here."""

    def __init__(
        self,
        *,
        terminal: Terminal,
        match: Match,
        bots: Callable[[Seat], Bot],
        game_file: GameFile,
        rng: Random,
        narrator: Narrator,
    ) -> None:
        self._terminal = terminal
        self._match = match
        self._bots = bots
        self._game_file = game_file
        self._rng = rng
        self._narrator = narrator
        self._words: Mapping[str, Callable[[Seat, str], None]] = {
            "help": self._help,
            "moves": self._moves,
            "what": self._what,
            "show": self._show,
            "score": self._score,
            "rules": self._rules,
            "undo": self._undo,
            "save": self._save,
            "resign": self._resign,
            "quit": self._quit,
        }

    def play(self) -> None:
        """Play until the game is over, or until somebody quits (`Quit`)."""
        while not self._match.is_over:
            self._turn()
            self._game_file.keep()
        self._end()

    def _turn(self) -> None:
        """Let bots move first, which keeps nobody waiting; then the lowest seat that owes a choice."""
        owing = self._match.owing
        bots = [who for who in owing if self._match.is_bot_played(who)]
        if bots:
            self._bot_turn(bots[0])
        else:
            self._person_turn(owing[0])

    def _bot_turn(self, who: Seat) -> None:
        game = self._match.game
        choice = self._bots(who).choose(game, self._match.view(who), Budget(), self._rng)
        self._submit(who, game.format_move(choice.move), by_bot=True)

    def _person_turn(self, who: Seat) -> None:
        if any(not self._match.is_bot_played(other) for other in self._match.choices):
            self._hand_over(who)
        self._present(who)
        version = self._match.version
        while self._match.version == version:
            line = self._terminal.ask(self._prompt(who), self._completions(who))
            if line:
                self._answer(who, line)

    def _hand_over(self, who: Seat) -> None:
        """Clear the last person's choice from the screen before the next person looks."""
        if self._terminal.is_interactive:
            self._terminal.say("cli-hand-over", "bold", seat=self._name(who))
            self._terminal.ask("")
            self._terminal.forget()

    def _present(self, who: Seat) -> None:
        self._show(who)
        self._terminal.say("cli-turn", "bold", seat=self._name(who))
        show_moves_briefly(self._terminal, self._match.game, self._legal(who))

    def _answer(self, who: Seat, line: str) -> None:
        word = read_command(line, self._terminal.speaker)
        try:
            if word is not None:
                self._words[word.name](who, word.rest)
            else:
                self._choose(who, line)
        except TuckboxError as error:
            self._terminal.print(self._terminal.speaker.say(error.message), "yellow")

    def _choose(self, who: Seat, line: str) -> None:
        text = read_move(self._match.game, self._match.position, who, line)
        self._submit(who, text)
        if who in self._match.choices:
            self._terminal.forget()
            self._terminal.say("cli-choice-hidden", "dim", seat=self._name(who))

    # Commands

    def _help(self, who: Seat, rest: str) -> None:
        self._terminal.say("cli-table-help")
        legend = f"{self._match.game.name}-legend"
        if self._terminal.speaker.knows(legend) and not self._terminal.plain:
            self._terminal.print()
            self._terminal.say(legend)

    def _moves(self, who: Seat, rest: str) -> None:
        show_moves(self._terminal, self._match.game, self._legal(who), rest)

    def _what(self, who: Seat, rest: str) -> None:
        if not rest:
            self._terminal.say("cli-what-how")
            return
        self._terminal.tell(self._match.game.inspect(self._match.view(who), rest))

    def _show(self, who: Seat, rest: str = "") -> None:
        show_view(self._terminal, self._match.game, self._match.view(who))

    def _score(self, who: Seat, rest: str) -> None:
        game, view = self._match.game, self._match.view(who)
        show_scores(self._terminal, game.name, view["scores"])
        self._terminal.tell(standing(game, view))

    def _rules(self, who: Seat, rest: str) -> None:
        print_rules(self._terminal, self._match.game.name)

    def _undo(self, who: Seat, rest: str) -> None:
        for change in take_back(self._match):
            self._narrator.tell(change.played)

    def _save(self, who: Seat, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self._game_file.path
        if path is None:
            self._terminal.say("cli-save-how")
        else:
            self._game_file.save(path)

    def _resign(self, who: Seat, rest: str) -> None:
        self._submit(who, Word.RESIGNS.value)

    def _quit(self, who: Seat, rest: str) -> None:
        raise Quit

    # Moves and output

    def _submit(self, who: Seat, text: str, *, by_bot: bool = False) -> None:
        change = self._match.submit(who, self._match.ply(who), text, by_bot=by_bot)
        self._narrator.tell(change.played)

    def _end(self) -> None:
        result = self._match.result
        assert result is not None
        show_view(self._terminal, self._match.game, self._match.view(None))
        show_result(self._terminal, self._match.game.name, result)

    def _legal(self, who: Seat) -> tuple[Any, ...]:
        return self._match.legal_moves(who)

    def _completions(self, who: Seat) -> tuple[str, ...]:
        """Return what the Tab key offers."""
        moves = (self._match.game.format_move(move) for move in self._legal(who))
        return (*moves, *typed_commands(self._terminal.speaker))

    def _name(self, who: Seat) -> str:
        return self._terminal.speaker.say(seat_message(who))

    def _prompt(self, who: Seat) -> str:
        return self._terminal.speaker.text("cli-prompt", seat=self._name(who))


def take_back(match: Match) -> Iterator[Change]:
    """Take back a person's last choice, whoever types it, after the moves that bots have made since.

    Each seat takes back its own entry, as the match requires; it refuses what may not be undone.
    """
    people = [who for who in match.choices if not match.is_bot_played(who)]
    if people:
        yield _take_back(match, people[-1])
        return
    if all(match.is_bot_played(who) for who in _movers(match)):
        raise RefusedEntry.of("match-nothing-to-take-back")
    while match.is_bot_played(last := _movers(match)[-1]):
        yield _take_back(match, last)
    yield _take_back(match, last)


def _take_back(match: Match, who: Seat) -> Change:
    by_bot = match.is_bot_played(who)
    return match.submit(who, match.ply(who), Word.TAKES_BACK.value, by_bot=by_bot)


def _movers(match: Match) -> list[Seat]:
    """Return the seats of all moves that count, in order."""
    return [seat(entry.actor) for entry in effective(match.log) if entry.kind is Kind.MOVE]
