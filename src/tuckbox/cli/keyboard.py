"""Reads a line from a person, with editing, history and completion where Python offers them."""

from collections.abc import Sequence

try:
    import readline
except ImportError:  # Windows has none; lines can be read without it
    readline = None  # type: ignore[assignment]


def read_line(prompt: str, completions: Sequence[str]) -> str:
    """Return the line with its line end; empty after Ctrl-D."""
    _offer(completions)
    try:
        return input(prompt) + "\n"
    except EOFError:
        print()
        return ""


def forget_lines() -> None:
    """Clear the history, so that nobody can recall what the last person typed."""
    if readline is not None:
        readline.clear_history()


def _offer(completions: Sequence[str]) -> None:
    """Let the Tab key complete these."""
    if readline is None:
        return
    readline.set_completer_delims("")
    readline.set_completer(lambda text, state: completion(text, state, completions))
    readline.parse_and_bind("tab: complete")


def completion(text: str, state: int, completions: Sequence[str]) -> str | None:
    """Return completion number `state` of the text typed so far, as readline requests it."""
    found = [offer for offer in completions if offer.casefold().startswith(text.casefold())]
    return found[state] if state < len(found) else None
