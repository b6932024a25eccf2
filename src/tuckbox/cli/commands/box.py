"""`tuckbox box`: makes, checks and shows boxes, turns folders into them and back, and lets bots learn them."""

from collections.abc import Callable
from functools import partial
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, NamedTuple

from tuckbox.cli.files import read_bytes, write_bytes, write_text
from tuckbox.cli.game_choice import game_with_box
from tuckbox.cli.terminal import Terminal, UsageError
from tuckbox.core import AnyGame
from tuckbox.core.box import (
    FILE,
    SUFFIX,
    Box,
    BoxFile,
    Claim,
    decode_box,
    ended,
    read_box,
    write_box,
)
from tuckbox.core.data_files import read_texts
from tuckbox.games import boxed_game, drawn_files
from tuckbox.games.fits.board import BoardId

if TYPE_CHECKING:
    from tuckbox.bots.fits.judgement import Judgement

SEED = 1
"""Of what bots learn, so that learning again gives the same."""
MARK = "[tuckbox-box"
"""How every box begins."""
HEAD = "BOX"
"""In a folder: the box without its drawings. No drawn file has this name, as it has no `.txt`."""


class BoxWords(NamedTuple):
    """What the author of a box says about it."""

    name: str = ""
    author: str = ""
    licence: str = ""


def new(terminal: Terminal, name: str, path: Path, words: BoxWords, files: tuple[str, ...]) -> None:
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


def _titled(words: BoxWords, path: Path) -> BoxWords:
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
    words: BoxWords,
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


def write_box_file(path: Path, box: Box) -> None:
    """Write the box in one step; never overwrite a file."""
    if path.suffix != SUFFIX:
        raise UsageError.of("cli-box-suffix", file=str(path), suffix=SUFFIX)
    if path.exists():
        raise UsageError.of("cli-box-exists", file=str(path))
    write_text(path, box.text, over=MARK)


def unpack_box(box: Box, folder: Path) -> tuple[Path, ...]:
    """Write a folder of own components and return its files; never overwrite one."""
    place = folder / box.game
    head = place / HEAD
    texts = {place / file.name: file.text for file in box.files}
    for path in (head, *texts):
        if path.exists():
            raise UsageError.of("cli-box-exists", file=str(path))
    for path, text in {head: _without_drawings(box), **texts}.items():
        _make_folder(path.parent)
        write_bytes(path, text.encode(), over=b"")
    return (head, *texts)


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = str(error.strerror)
        raise UsageError.of("cli-file-unwritable", file=str(path), reason=reason) from error


def _without_drawings(box: Box) -> str:
    """Return the lines above the first file, and the headings of all files."""
    lines = box.text.splitlines(keepends=True)
    headings = [file.line - 1 for file in box.files]
    return "".join([*lines[: headings[0]], *(lines[place] for place in headings)])


def has_head(name: str, folder: Path) -> bool:
    """Return whether a folder was unpacked from a box of this game."""
    return (folder / name / HEAD).exists()


def pack_box(name: str, folder: Path, words: BoxWords, printed: tuple[str, ...]) -> Box:
    """Return the box of a folder of own components.

    Where the folder was unpacked from a box, its head stays, and files that are new to it follow.
    """
    place = folder / name
    texts = read_texts(place)
    if not texts:
        raise UsageError.of("cli-box-nothing", folder=str(place))
    for file in printed:
        if file not in texts:
            raise UsageError.of("cli-box-no-file", file=file, known=tuple(texts))
    if has_head(name, folder):
        if any(words):
            raise UsageError.of("cli-box-has-head", file=str(place / HEAD))
        return _repacked(place / HEAD, texts, printed)
    files = [BoxFile(file, _claim(file, printed), text) for file, text in texts.items()]
    return write_box(name, *words, files)


def _repacked(head: Path, texts: dict[str, str], printed: tuple[str, ...]) -> Box:
    """Return the box with the drawings put back below their headings."""
    left, parts = dict(texts), list[str]()
    for line in decode_box(read_bytes(head)).splitlines(keepends=True):
        name = line.split()[1] if line.startswith(f"[{FILE} ") else ""
        if not name:
            parts.append(line)
        elif name in left:
            heading = _heading(name, printed) if name in printed else line
            parts += [heading, ended(left.pop(name))]
    parts += [_heading(name, printed) + ended(text) for name, text in left.items()]
    return read_box("".join(parts))


def _heading(name: str, printed: tuple[str, ...]) -> str:
    return f"[{FILE} {name} {_claim(name, printed)}]\n"


def _claim(file: str, printed: tuple[str, ...]) -> Claim:
    return Claim.PRINTED if file in printed else Claim.MADE_UP


# Learning


def learn(terminal: Terminal, path: Path, rounds: int) -> None:
    """Let the bots learn to judge each board of a FITS box by playing, and say what they gain."""
    from tuckbox.bots.fits.judgement import untaught  # noqa: PLC0415 - compiled code, slow to load
    from tuckbox.bots.fits.tune import measure, tune  # noqa: PLC0415
    from tuckbox.bots.fits.weights import board_key, keep_weights  # noqa: PLC0415

    if rounds < 1:
        raise UsageError.of("cli-box-learn-rounds", rounds=rounds)
    rules = game_with_box(path)
    boards = _boards(rules)
    if not boards:
        raise UsageError.of("cli-box-learn-nothing", file=str(path))
    for board in boards:
        before = measure(untaught(rules, board), SEED)
        judgement = _with_bar(terminal, partial(tune, rules, board, rounds, SEED))
        after = measure(judgement, SEED)
        keep_weights(board_key(judgement.board), judgement.weights)
        points = {"before": f"{before:.2f}", "after": f"{after:.2f}"}
        terminal.say("cli-box-learned", board=board, rounds=rounds, **points)


def _boards(rules: AnyGame) -> list[BoardId]:
    """Return the boards that the box draws: only FITS has any."""
    own = sorted(rules.files.own)
    return [BoardId(PurePosixPath(file).stem) for file in own if file.startswith("boards/")]


def _with_bar(
    terminal: Terminal, work: Callable[[Callable[[float, float], None]], "Judgement"]
) -> "Judgement":
    if not terminal.is_interactive:
        return work(lambda share, mean: None)
    from rich.progress import Progress as Bars  # noqa: PLC0415 - slow to load

    with Bars(console=terminal.console, transient=True) as bars:
        bar = bars.add_task("", total=1.0)
        return work(lambda share, mean: bars.update(bar, completed=share))
