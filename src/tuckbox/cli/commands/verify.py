"""`tuckbox verify`: checks whether the draws of a recorded game are the ones that were promised."""

from pathlib import Path

from tuckbox.cli.component_folder import recorded_game
from tuckbox.cli.terminal import Terminal
from tuckbox.cli.text_file import read_text
from tuckbox.cli.usage_error import REFUTED, UNPROVEN
from tuckbox.match import parse_record
from tuckbox.match.verify import Verdict, Verification
from tuckbox.match.verify import verify as verify_record

CODES = {
    Verdict.PROVED: 0,
    Verdict.REFUTED: REFUTED,
    Verdict.NOT_REVEALED: UNPROVEN,
    Verdict.NO_FAIR_DRAW: UNPROVEN,
}


def verify(terminal: Terminal, path: Path, components: Path | None) -> int:
    """Print the findings, the verdict last; return it as an exit code for programs."""
    record = parse_record(read_text(path))
    found = verify_record(record, recorded_game(record, components))
    _show(terminal, found)
    return CODES[found.verdict]


def _show(terminal: Terminal, found: Verification) -> None:
    for finding in found.findings:
        mark, style = ("✓", "green") if finding.holds else ("✗", "red")
        terminal.print(f"{mark} {terminal.speaker.say(finding.message)}", style)
    terminal.tell([found.verdict.message()], "bold")
