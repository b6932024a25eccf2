"""`tuckbox box`: makes, checks and shows boxes, and turns folders of drawn files into them and back."""

from pathlib import Path

from tuckbox.cli.box_file import (
    Words,
    game_with_box,
    has_head,
    pack_box,
    unpack_box,
    write_box_file,
)
from tuckbox.cli.terminal import Terminal
from tuckbox.cli.usage_error import UsageError
from tuckbox.core.box import Box, BoxFile, Claim, write_box
from tuckbox.games import boxed_game, drawn_files


def new(terminal: Terminal, name: str, path: Path, words: Words, files: tuple[str, ...]) -> None:
    """Write a box that holds built-in drawings, to be drawn over in an editor."""
    built_in = drawn_files(name)
    drawn = [BoxFile(file, Claim.MADE_UP, _beginning(built_in, file)) for file in files or built_in]
    _write(terminal, path, write_box(name, *_titled(words, path), drawn))


def _beginning(built_in: dict[str, str], file: str) -> str:
    """Return the built-in drawing of this name; a new board begins as the first built-in one."""
    alike = [name for name in built_in if Path(name).parent == Path(file).parent]
    if file not in built_in and not alike:
        raise UsageError.of("cli-box-no-file", file=file, known=tuple(built_in))
    return built_in[file if file in built_in else alike[0]]


def _titled(words: Words, path: Path) -> Words:
    return words._replace(name=words.name or path.stem)


def _write(terminal: Terminal, path: Path, box: Box) -> None:
    """Write a box that the game can use."""
    rules = boxed_game(box)
    write_box_file(path, box)
    terminal.say("cli-box-written", file=str(path))
    terminal.tell(box.describe())
    terminal.say("cli-box-hash", hash=rules.files.hash)


def check(terminal: Terminal, path: Path) -> None:
    rules = game_with_box(path)
    terminal.say("cli-box-good", file=str(path), game=terminal.speaker.text(f"{rules.name}-title"))
    terminal.say("cli-box-hash", hash=rules.files.hash)


def show(terminal: Terminal, path: Path, *, as_json: bool) -> None:
    rules = game_with_box(path)
    box = rules.files.box
    assert box is not None
    if as_json:
        terminal.print_json(_json(box, rules.files.hash), indent=2)
        return
    terminal.tell(box.describe())
    terminal.say("cli-box-hash", hash=rules.files.hash)
    for file in box.files:
        terminal.print()
        terminal.say(
            f"box-file-{file.claim.name.lower().replace('_', '-')}", "bold", file=file.name
        )
        terminal.picture(file.text.rstrip())


def _json(box: Box, hash: str) -> dict[str, object]:
    return {
        "game": box.game,
        "name": box.name,
        "author": box.author,
        "licence": box.licence,
        "hash": hash,
        "files": [
            {"name": file.name, "claim": file.claim.value, "text": file.text} for file in box.files
        ],
    }


def pack(
    terminal: Terminal,
    name: str,
    folder: Path,
    path: Path,
    *,
    words: Words,
    printed: tuple[str, ...],
) -> None:
    """Write the own components in a folder as a box."""
    if not has_head(name, folder):
        words = _titled(words, path)
    _write(terminal, path, pack_box(name, folder, words, printed))


def unpack(terminal: Terminal, path: Path, folder: Path) -> None:
    box = game_with_box(path).files.box
    assert box is not None
    for file in unpack_box(box, folder):
        terminal.say("cli-box-written", file=str(file))
