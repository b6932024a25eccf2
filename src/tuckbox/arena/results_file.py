"""The results file: a line for the plan, then one line of JSON per game, only ever appended.

A run that was cut short may have left half a line at the end, which is dropped; that game is played
again. Anything else that is wrong is refused, so that no result is ever lost or mixed up.
"""

import contextlib
import json
from dataclasses import asdict, dataclass, fields
from io import FileIO
from pathlib import Path
from typing import Any, Self

from tuckbox.arena.plan import ArenaFault, Key, Plan
from tuckbox.core import Message
from tuckbox.core.message import Json

try:
    import fcntl
except ImportError:  # pragma: no cover - Windows has no such locks
    fcntl = None  # type: ignore[assignment]

FORMAT = 1
MARK = "tuckbox-arena"
NEWLINE = b"\n"


@dataclass(frozen=True, slots=True)
class FixtureResult:
    """A line of the results: a fixture and all that happened, to the last entry."""

    mode: str
    deal: int
    players: tuple[str, ...]
    winners: tuple[int, ...]
    """Seats that share the win; none for a draw."""
    scores: tuple[int, ...]
    """By seat, as the game counts."""
    reason: str
    """Message id of why the game ended."""
    seconds: tuple[float, ...]
    """By seat, how long it thought."""
    entries: tuple[str, ...]
    """Every entry as records write it, draws included: the whole game."""

    @property
    def key(self) -> Key:
        return self.mode, self.deal, self.players

    def json(self) -> dict[str, Json]:
        return asdict(self)


def result_from_json(data: dict[str, Any]) -> FixtureResult:
    """Read what `FixtureResult.json` made.

    Raise `KeyError`, `TypeError` or `ValueError` for anything else.
    """
    return FixtureResult(
        mode=str(data["mode"]),
        deal=int(data["deal"]),
        players=tuple(map(str, data["players"])),
        winners=tuple(map(int, data["winners"])),
        scores=tuple(map(int, data["scores"])),
        reason=str(data["reason"]),
        seconds=tuple(map(float, data["seconds"])),
        entries=tuple(map(str, data["entries"])),
    )


class Results:
    """An open results file; nobody else can write to it meanwhile."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Open or begin a file; raise `ArenaFault` if it is of another plan, damaged or in use."""
        self.path = path
        self.plan = plan
        self._file = _opened(path)
        try:
            self.played = self._read()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def append(self, played: FixtureResult) -> None:
        self._write(played.json())
        self.played.append(played)

    def _read(self) -> list[FixtureResult]:
        data = self._file.read()
        whole, _, cut = data.rpartition(NEWLINE)
        lines = whole.split(NEWLINE) if whole else []
        if not lines:
            # A file that was begun by us and cut in its first line is begun again; no other is.
            if cut and not _head(self.plan).startswith(cut):
                raise ArenaFault.of("arena-not-results", file=str(self.path))
            self._cut(0)
            self._write(json.loads(_head(self.plan)))
            return []
        self._check_head(lines[0])
        found = [self._line(number, line) for number, line in enumerate(lines[1:], 2)]
        self._cut(len(data) - len(cut))
        return found

    def _cut(self, length: int) -> None:
        """Keep the first N bytes, and append after them."""
        self._file.seek(length)
        try:
            self._file.truncate()
        except OSError as error:
            raise _unwritable(self.path, error) from error

    def _check_head(self, line: bytes) -> None:
        head = _parsed(line)
        if head is None or MARK not in head:
            raise ArenaFault.of("arena-not-results", file=str(self.path))
        if head[MARK] != FORMAT:
            raise ArenaFault.of(
                "arena-other-format", file=str(self.path), found=str(head[MARK]), known=FORMAT
            )
        wanted = json.loads(json.dumps(self.plan.json()))
        differing = tuple(
            _difference(field.name, head.get(field.name), wanted[field.name])
            for field in fields(Plan)
            if head.get(field.name) != wanted[field.name]
        )
        if differing:
            raise ArenaFault.of("arena-other-plan", file=str(self.path), differing=differing)

    def _line(self, number: int, line: bytes) -> FixtureResult:
        try:
            return result_from_json(_parsed(line) or {})
        except (KeyError, TypeError, ValueError) as error:
            raise ArenaFault.of("arena-line-damaged", file=str(self.path), line=number) from error

    def _write(self, data: dict[str, Any]) -> None:
        try:
            # Unbuffered, so that nothing is written later than it seems; may take several steps.
            left = _text(data)
            while left:
                left = left[self._file.write(left) :]
        except OSError as error:
            raise _unwritable(self.path, error) from error


def _opened(path: Path) -> FileIO:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(exist_ok=True)
        file = path.open("r+b", buffering=0)
    except OSError as error:
        raise _unwritable(path, error) from error
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        raise ArenaFault.of("arena-in-use", file=str(path)) from error
    return file


def _unwritable(path: Path, error: OSError) -> ArenaFault:
    return ArenaFault.of("arena-unwritable", file=str(path), reason=str(error.strerror))


def _head(plan: Plan) -> bytes:
    return _text({MARK: FORMAT, **plan.json()})


def _text(data: dict[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + NEWLINE


def _parsed(line: bytes) -> dict[str, Any] | None:
    """Return the object in a line, or None if there is none."""
    with contextlib.suppress(ValueError, RecursionError):
        data = json.loads(line)
        return data if isinstance(data, dict) else None
    return None


def _difference(name: str, found: object, wanted: object) -> Message:
    return Message.of(
        "arena-difference",
        what=Message.of(f"arena-plan-{name}"),
        found=_listed(found),
        wanted=_listed(wanted),
    )


def _listed(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
