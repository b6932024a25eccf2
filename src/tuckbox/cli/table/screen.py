"""Prints a table: its picture, the legal moves in groups, what happened, the points and the result."""

import re
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from tuckbox.cli.terminal import Terminal
from tuckbox.core import AnyGame, Message, View, seat_message
from tuckbox.core.game import move_groups
from tuckbox.match.play.log import Kind
from tuckbox.match.play.log_state import Played, Result, result_message

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table as Sheet
    from rich.text import Text


MANY_MOVES = 50
"""Longer lists of moves are shown only on request."""

# fmt: off
LETTERS = {
    "R": "bold red",     "B": "bold blue", "Y": "bold yellow",        "G": "bold green",
    "P": "bold magenta", "N": "bold dim",  "K": "bold white on black",
    "r": "red",          "b": "blue",      "y": "yellow",             "g": "green",
}
# fmt: on
"""Pawns, chips, coins, stones and squares of stones, as they appear in pictures."""

TILES = ("red", "green", "yellow", "blue", "magenta", "cyan")
"""Tiles have no colours of their own in pictures, but neighbours should differ."""

LABELS = re.compile(r"^ *(?:\(.\) )?([a-z]) |^( *A +B +C.*)$", re.MULTILINE)
"""Names of rows and columns, which are letters too."""
LETTER = re.compile(r"(?<![\w-])[RBYGPKNrbyg](?![\w-])")
TILE = re.compile(r"\b[A-Z][3-5]\b")
EMPTY = re.compile(r"(?<=\s)[.x](?=\s|$)")


def show_view(terminal: Terminal, rules: AnyGame, view: View) -> None:
    """Show the table as a picture, or in sentences for a screen reader."""
    if terminal.plain:
        terminal.tell(rules.describe(view))
        return
    terminal.print()
    picture = rules.draw(view).rstrip("\n")
    terminal.picture(coloured(picture) if terminal.has_colours else picture)
    terminal.print()


def show_moves(terminal: Terminal, rules: AnyGame, moves: Iterable[object], text: str = "") -> None:
    """Show the moves whose text contains `text`, under their headings."""
    for heading, texts in _groups(rules, moves, text).items():
        terminal.print(_group(terminal, terminal.speaker.say(heading), texts))
    if not _groups(rules, moves, text):
        terminal.say("cli-moves-none", text=text)


def show_moves_briefly(terminal: Terminal, rules: AnyGame, moves: Collection[object]) -> None:
    """Show moves, but only the headings to a person if the list would fill the screen."""
    if not terminal.is_interactive or len(moves) <= MANY_MOVES:
        show_moves(terminal, rules, moves)
        return
    for heading, texts in _groups(rules, moves).items():
        said = terminal.speaker.say(heading)
        terminal.say("cli-moves-many", heading=said, count=len(texts), example=texts[0])
    terminal.say("cli-moves-hint", "dim")


def _groups(rules: AnyGame, moves: Iterable[object], text: str = "") -> dict[Message, list[str]]:
    wanted = text.casefold()
    return move_groups(
        rules, (move for move in moves if wanted in rules.format_move(move).casefold())
    )


def _group(terminal: Terminal, heading: str, texts: list[str]) -> "RenderableType":
    if terminal.plain or not terminal.console.is_terminal:
        return terminal.speaker.text("cli-moves-list", heading=heading, moves="  ".join(texts))
    from rich.columns import Columns  # noqa: PLC0415 - only a terminal needs it
    from rich.console import Group  # noqa: PLC0415
    from rich.padding import Padding  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    listed = Columns([Text(text, "cyan") for text in texts], padding=(0, 2))
    return Group(Text(heading), Padding(listed, (0, 0, 0, 2)))


def show_scores(terminal: Terminal, game: str, scores: Iterable[int]) -> None:
    """Show the points of each seat, or what the game counts, in a small table or in sentences."""
    speaker = terminal.speaker
    own_label = f"{game}-scores"
    label = speaker.text(own_label if speaker.knows(own_label) else "cli-column-points")
    rows = [
        (speaker.say(seat_message(number)), str(points)) for number, points in enumerate(scores, 1)
    ]
    if terminal.plain:
        for who, points in rows:
            terminal.say("cli-points-line", seat=who, label=label, points=points)
        return
    terminal.print(_sheet(terminal, label, rows))


def _sheet(terminal: Terminal, label: str, rows: Iterable[tuple[str, str]]) -> "Sheet":
    from rich import box  # noqa: PLC0415
    from rich.table import Table as Sheet  # noqa: PLC0415

    sheet = Sheet(box=box.SIMPLE_HEAD)
    sheet.add_column(terminal.speaker.text("cli-column-who"))
    sheet.add_column(label, justify="right")
    for row in rows:
        sheet.add_row(*row)
    return sheet


def show_result(terminal: Terminal, game: str, result: Result) -> None:
    """Show how the match ended and why, the points, and the title that a solo game earns."""
    terminal.say("cli-over", "bold")
    terminal.tell([Message.of(result.reason)])
    show_scores(terminal, game, result.scores)
    if len(result.scores) > 1 or not result.is_by_rules:
        terminal.tell([result_message(result)], "bold green")
    if result.grade is not None:
        grade = terminal.speaker.text(result.grade)
        terminal.say("cli-grade", "bold green", grade=grade)
        terminal.print()
        terminal.say(f"{game}-ladder", "dim")


class Narrator:
    """Tells entries as they are played."""

    def __init__(self, terminal: Terminal, game: AnyGame) -> None:
        self._terminal = terminal
        self._game = game

    def tell(self, played: Iterable[Played]) -> None:
        """Print what happened; what people do stands out from draws and words about the table."""
        for one in played:
            style = "" if one.entry.kind is Kind.MOVE else "dim"
            self._terminal.tell(one.told(self._game), style)


# Colours: letters that stand for a colour get it. Colour is never the only sign.


def coloured(picture: str) -> "Text":
    """Return the picture with colours; without them it reads the same."""
    from rich.text import Text  # noqa: PLC0415 - most commands draw nothing

    text = Text(picture)
    labels = [found.span(found.lastindex or 0) for found in LABELS.finditer(picture)]
    for pattern, style in ((EMPTY, _faint), (LETTER, _letter), (TILE, _tile)):
        for found in pattern.finditer(picture):
            if not any(start <= found.start() < end for start, end in labels if pattern is LETTER):
                text.stylize(style(found[0]), *found.span())
    return text


def _faint(_: str) -> str:
    return "dim"


def _letter(letter: str) -> str:
    return LETTERS[letter]


def _tile(name: str) -> str:
    return f"bold {TILES[sum(map(ord, name)) % len(TILES)]}"
