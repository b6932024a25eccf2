"""Reading a line from a person: with editing, history and completion where Python offers them."""

from collections.abc import Sequence

try:
    import readline
except ImportError:  # Windows has none; lines are read all the same
    readline = None  # type: ignore[assignment]


def read_line(prompt: str, completions: Sequence[str]) -> str:
    """The line with its end; empty after Ctrl-D."""
    _offer(completions)
    try:
        return input(prompt) + "\n"
    except EOFError:
        print()
        return ""


def forget_lines() -> None:
    """Nobody can recall what the last person typed."""
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
    """The candidate number `state` for what was typed so far, as readline asks for it."""
    found = [offer for offer in completions if offer.casefold().startswith(text.casefold())]
    return found[state] if state < len(found) else None
