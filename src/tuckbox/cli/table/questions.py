"""The questions of `tuckbox play` without a game, one at a time; Enter takes the default."""

import unicodedata
from collections.abc import Mapping, Sequence

from tuckbox.bots import levels
from tuckbox.cli.game_text import choice_label, option_label
from tuckbox.cli.terminal import Terminal
from tuckbox.core import AnyGame, InvalidOptions, Option, Options
from tuckbox.games import games

PERSON = "person"
FIRST = ("me", "other", "lot")
"""Who begins: the first player named, the next one, or by lot."""


def ask_game(terminal: Terminal) -> str:
    terminal.say("cli-welcome", "bold")
    terminal.print()
    labels = {name: _game_label(name, terminal) for name in games()}
    return _choose(terminal, terminal.speaker.text("cli-ask-game"), labels, games()[0])


def ask_options(terminal: Terminal, rules: AnyGame, given: Mapping[str, str]) -> Options:
    """Ask for every option that was not given, and again if they don't go together."""
    while True:
        chosen = {
            option.name: given.get(option.name) or _ask_option(terminal, rules, option)
            for option in rules.choosable
        }
        try:
            return rules.options(**chosen)
        except InvalidOptions as error:
            if all(option.name in given for option in rules.choosable):
                raise
            terminal.complain(error.message)


def ask_bots(terminal: Terminal, game: str, seats: int) -> dict[int, str]:
    """Ask which bot, if any, plays at each seat but the first."""
    bots: dict[int, str] = {}
    person = terminal.speaker.text("cli-person")
    labels = {PERSON: person, **{level: bot_label(level, terminal) for level in levels(game)}}
    for number in range(2, seats + 1):
        question = terminal.speaker.text("cli-ask-seat", seat=number)
        answer = _choose(terminal, question, labels, PERSON)
        if answer != PERSON:
            bots[number] = answer
    return bots


def is_in_turns(rules: AnyGame, options: Options) -> bool:
    """Return whether one seat begins, so that it matters who sits there."""
    return options.seats > 1 and rules.to_move(rules.initial(options)) == (1,)


def ask_first(terminal: Terminal) -> str:
    """Ask who begins."""
    labels = {choice: terminal.speaker.text(f"cli-first-{choice}") for choice in FIRST}
    return _choose(terminal, terminal.speaker.text("cli-ask-first"), labels, FIRST[0])


def bot_label(level: str, terminal: Terminal) -> str:
    id = f"bot-{level}"
    name = terminal.speaker.text(id) if terminal.speaker.knows(id) else level
    return terminal.speaker.text("cli-bot", level=name)


def _game_label(name: str, terminal: Terminal) -> str:
    title, summary = (terminal.speaker.text(f"{name}-{part}") for part in ("title", "summary"))
    return f"{title} · {summary}"


def _ask_option(terminal: Terminal, rules: AnyGame, option: Option) -> str:
    label = option_label(rules, option, terminal)
    if option.is_sequence:
        return _ask_sequence(terminal, option, label)
    labels = {value: choice_label(rules, option, value, terminal) for value in option.choices}
    if len(labels) == 1:
        return option.default
    return _choose(terminal, label, labels, option.default)


def _ask_sequence(terminal: Terminal, option: Option, label: str) -> str:
    """Ask for several choices joined by commas, or the default."""
    terminal.print()
    terminal.print(label, "bold")
    terminal.say("cli-ask-sequence", choices=terminal.speaker.list(option.choices))
    answer = terminal.ask(f"[{option.default}] > ")
    return ",".join(answer.replace(",", " ").split()) or option.default


def _choose(terminal: Terminal, question: str, labels: Mapping[str, str], default: str) -> str:
    """Ask for one of the values, by its number in the list or by its name."""
    values = list(labels)
    terminal.print()
    terminal.print(question, "bold")
    keys = _keys(values)
    if keys == values:
        terminal.print("  " + "  ".join(values))
    else:
        for key, value in zip(keys, values, strict=True):
            terminal.print(f"  {key}  {labels[value]}")
    while True:
        answer = terminal.ask(f"[{keys[values.index(default)]}] > ")
        found = _meant(answer, keys, values) if answer else default
        if found is not None:
            return found
        terminal.say("cli-ask-again", answer=answer, choices=terminal.speaker.list(keys))


def _keys(values: Sequence[str]) -> Sequence[str]:
    """Return what to type for each value: its number in the list, or itself if all are numbers."""
    if all(value.isdecimal() for value in values):
        return values
    return [str(number) for number in range(1, len(values) + 1)]


def _meant(answer: str, keys: Sequence[str], values: Sequence[str]) -> str | None:
    """Return the value with this key or this name, or None."""
    text = unicodedata.normalize("NFKC", answer).casefold()
    named = [value for key, value in zip(keys, values, strict=True) if text == key]
    named += [value for value in values if text == value.casefold()]
    return named[0] if named else None
