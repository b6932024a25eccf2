"""`tuckbox verify`: checks whether the draws of a recorded game follow from its numbers, and how much that proves."""

from pathlib import Path

from tuckbox.cli.game_choice import recorded_game
from tuckbox.cli.terminal import Terminal
from tuckbox.cli.text_file import read_text
from tuckbox.core import Message
from tuckbox.match import parse_record
from tuckbox.match.fair.keepsake import Keepsake, read_keepsakes, unopened
from tuckbox.match.record.verify import Verdict, Verification
from tuckbox.match.record.verify import verify as verify_record

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
