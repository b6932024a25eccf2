"""A log or a record played again, entry by entry."""

from collections.abc import Iterable, Iterator

from tuckbox.core import AnyGame, InvalidOptions, InvalidRecord, TuckboxError
from tuckbox.core.ability import sides
from tuckbox.match.play.log import Entry, effective
from tuckbox.match.play.log_state import LogState, Played
from tuckbox.match.play.main_line import MainLine
from tuckbox.match.play.referee import Referee
from tuckbox.match.record.record import Record, result_text
from tuckbox.match.setup import Setup


def play_log(
    game: AnyGame,
    setup: Setup,
    entries: Iterable[Entry],
    *,
    judged: bool = False,
    begin: LogState | None = None,
    line: MainLine | None = None,
) -> Iterator[Played]:
    """Carry out every entry of a log in turn; raise at the first that is not allowed.

    This is the only way from a log to steps. If the log was `judged` before, its moves are not judged
    again. It may `begin` after the start, with the `line` that led there, which grows.
    """
    referee = Referee(game, setup)
    fold = begin or referee.start()
    line = MainLine(referee) if line is None else line
    for entry in entries:
        played = referee.enter(fold, entry, line, judged=judged)
        line.count(played)
        yield played
        fold = played.after


def play_line(record: Record, game: AnyGame) -> Iterator[Played]:
    """Yield the moves and draws of a checked record that count, leaving out those that were taken back."""
    return play_log(game, record.setup, effective(record.entries), judged=True)


def replay(record: Record, game: AnyGame) -> Iterator[Played]:
    """Yield every entry in turn; raise `InvalidRecord` at the first wrong one, or at a wrong result."""
    check_head(record, game)
    return _replayed(record, game)


def check_record(record: Record, game: AnyGame) -> None:
    """Play the whole record; raise `InvalidRecord` for the line that is wrong."""
    for _ in replay(record, game):
        pass


def check_head(record: Record, game: AnyGame) -> None:
    """Raise `InvalidRecord` unless the record fits this game, its options and its components."""
    setup = record.setup
    if setup.game != game.name:
        raise InvalidRecord.of(
            "record-other-game", line=record.line_of("game"), game=setup.game, expected=game.name
        )
    if setup.components != game.files.hash:
        raise InvalidRecord.of(
            "record-box-other" if setup.box else "record-other-components",
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


def _replayed(record: Record, game: AnyGame) -> Iterator[Played]:
    referee = Referee(game, record.setup)
    fold = referee.start()
    played = play_log(game, record.setup, record.entries)
    for entry in record.entries:
        one = _judged(record, entry, played)
        yield one
        fold = one.after
    _check_end(record, referee, fold)


def _judged(record: Record, entry: Entry, played: Iterator[Played]) -> Played:
    """Return the entry carried out; raise `InvalidRecord` with its line if it is not allowed."""
    try:
        one = next(played)
    except TuckboxError as error:
        raise InvalidRecord.of(
            "record-illegal-entry",
            line=record.line_of_entry(entry.number),
            entry=str(entry),
            reason=error.message,
        ) from error
    if one.step is not None and one.step.text != entry.text:
        raise InvalidRecord.of(
            "record-other-spelling",
            line=record.line_of_entry(entry.number),
            found=entry.text,
            expected=one.step.text,
        )
    return one


def _check_end(record: Record, referee: Referee, fold: LogState) -> None:
    """Check that the entries lead to the recorded result; its reason may have an older name."""
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
