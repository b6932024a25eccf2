"""A record played again, entry by entry, every line of it judged."""

from collections.abc import Iterator
from dataclasses import dataclass

from tuckbox.core import AnyGame, Effect, InvalidOptions, InvalidRecord, TuckboxError
from tuckbox.core.ability import sides
from tuckbox.match.entry import Entry, Kind
from tuckbox.match.log import Log
from tuckbox.match.record import Record, result_text
from tuckbox.match.referee import Fold, Referee


@dataclass(frozen=True, slots=True)
class Step:
    """One entry and what it did."""

    entry: Entry
    line: int
    """Where it stands in the record's text."""
    before: Fold
    after: Fold
    effects: tuple[Effect, ...]
    """Empty for a table entry."""


def replay(record: Record, game: AnyGame) -> Iterator[Step]:
    """Every entry in turn; `InvalidRecord` at the first that is wrong, or at a wrong result."""
    check_head(record, game)
    return _steps(record, game)


def check_record(record: Record, game: AnyGame) -> None:
    """Play the whole record; `InvalidRecord` names the line that is wrong."""
    for _ in replay(record, game):
        pass


def check_head(record: Record, game: AnyGame) -> None:
    """Whether this record is of this game, its options and its components."""
    setup = record.setup
    if setup.game != game.name:
        raise InvalidRecord.of(
            "record-other-game", line=record.line_of("game"), game=setup.game, expected=game.name
        )
    if setup.components != game.files.hash:
        raise InvalidRecord.of(
            "record-other-components",
            line=record.line_of("components"),
            recorded=setup.components,
            present=game.files.hash,
        )
    _check_options(record, game)


def _check_options(record: Record, game: AnyGame) -> None:
    line, options = record.line_of("options"), record.setup.options
    try:
        expected = game.options(**dict(options.pairs))
    except InvalidOptions as error:
        raise InvalidRecord.of("record-options", line=line, reason=error.message) from error
    if expected != options:
        raise InvalidRecord.of(
            "record-header",
            line=line,
            found=f"[options {options}]",
            expected=f"[options {expected}]",
        )


def _steps(record: Record, game: AnyGame) -> Iterator[Step]:
    referee = Referee(game, record.setup)
    fold = referee.start()
    log = Log()
    for entry in record.entries:
        step = _step(record, referee, fold, entry, log)
        yield step
        log.append(entry)
        fold = step.after
    _check_end(record, referee, fold)


def _step(record: Record, referee: Referee, fold: Fold, entry: Entry, log: Log) -> Step:
    line = record.line_of_entry(entry.number)
    try:
        after = referee.after(fold, entry, log)
    except TuckboxError as error:
        raise InvalidRecord.of(
            "record-illegal-entry", line=line, entry=str(entry), reason=error.message
        ) from error
    return Step(entry, line, fold, after, _effects(referee.game, fold, entry, line))


def _effects(game: AnyGame, before: Fold, entry: Entry, line: int) -> tuple[Effect, ...]:
    if entry.kind is Kind.TABLE:
        return ()
    move = game.parse_move(entry.text)
    text = game.format_move(move)
    if text != entry.text:
        raise InvalidRecord.of("record-other-spelling", line=line, found=entry.text, expected=text)
    return game.effects(game.play(before.position, entry.actor, move))


def _check_end(record: Record, referee: Referee, fold: Fold) -> None:
    """The result must be the one the entries lead to. Its reason may be in older words."""
    result = referee.result(fold)
    if result is None:
        if record.is_finished:
            raise InvalidRecord.of("record-result-early", line=record.line_of("result"))
        return
    expected = result_text(result, len(sides(referee.game, record.setup.options)))
    if not record.is_finished:
        raise InvalidRecord.of(
            "record-no-result", line=record.last_line(), expected=f"[result {expected}]"
        )
    if record.result.partition(",")[0] != expected.partition(",")[0]:
        raise InvalidRecord.of(
            "record-result-wrong",
            line=record.line_of("result"),
            found=f"[result {record.result}]",
            expected=f"[result {expected}]",
        )
    if record.scores and record.scores != result.scores:
        raise InvalidRecord.of(
            "record-result-wrong",
            line=record.line_of("scores"),
            found=_scores(record.scores),
            expected=_scores(result.scores),
        )


def _scores(scores: tuple[int, ...]) -> str:
    return f"[scores {' '.join(map(str, scores))}]"
