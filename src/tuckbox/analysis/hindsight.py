"""A game judged with hindsight: the rounds of each seat beside the best possible."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from tuckbox.analysis import Progress
from tuckbox.analysis.model import BestScore, Hindsight, JudgedPlacement, JudgedRound, JudgedSeat
from tuckbox.core import AnyGame, AnyStep
from tuckbox.match.entry import Entry
from tuckbox.match.played import Played, counted
from tuckbox.match.record import Record
from tuckbox.match.replay import replay
from tuckbox.solver.square.review import ReviewedRound

Review: TypeAlias = Callable[[AnyGame, Sequence[AnyStep]], Iterable[ReviewedRound[Any]]]
"""Reviews the finished rounds of a game, round by round and seat by seat."""


def hindsight(
    record: Record,
    game: AnyGame,
    review: Review,
    board: Callable[[Any], str | None],
    progress: Progress,
) -> Hindsight:
    """Return a review beside the entries that count.

    `board` names the board of a finished round.
    """
    line = counted(replay(record, game))
    finished = line[-1].after.position.finished if line else ()
    seats, entries = record.setup.options.seats, _entries_by_round(line)
    judged: list[JudgedSeat] = []
    found = _found(game, [])
    for number, reviewed in enumerate(review(game, [one.step for one in line if one.step])):
        own = [entry for entry in entries[number // seats] if entry.actor == reviewed.seat]
        judged.append(_judged_seat(game, reviewed, own))
        if len(judged) % seats == 0:
            played = JudgedRound(
                round=number // seats + 1,
                board=board(finished[number // seats]),
                seats=judged[-seats:],
            )
            found = _found(game, [*found.rounds, played])
        progress(len(judged) / (len(finished) * seats), found)
    return found


def _found(game: AnyGame, rounds: list[JudgedRound]) -> Hindsight:
    return Hindsight(game=game.name, rounds=rounds, totals=_totals(rounds))


def _entries_by_round(line: Iterable[Played]) -> Mapping[int, list[Entry]]:
    found: dict[int, list[Entry]] = defaultdict(list)
    for one in line:
        found[len(one.before.position.finished)].append(one.entry)
    return found


def _judged_seat(
    game: AnyGame, reviewed: ReviewedRound[Any], entries: Sequence[Entry]
) -> JudgedSeat:
    """Return what a solver found out about a round, beside the entries of its seat."""
    return JudgedSeat(
        seat=reviewed.seat,
        score=reviewed.score,
        best=reviewed.best,
        is_proven=reviewed.is_proven,
        bound=reviewed.bound,
        solution=[game.format_move(choice) for choice in reviewed.line],
        placements=[
            JudgedPlacement(
                entry=entry.number,
                text=entry.text,
                best_before=choice.before,
                best_after=choice.after,
                loss=choice.loss,
            )
            for entry, choice in zip(entries, reviewed.choices, strict=True)
        ],
    )


def _totals(rounds: Sequence[JudgedRound]) -> list[BestScore]:
    found: dict[int, list[JudgedSeat]] = {}
    for played in rounds:
        for one in played.seats:
            found.setdefault(one.seat, []).append(one)
    return [
        BestScore(
            seat=seat,
            score=sum(one.score for one in ones),
            best=sum(one.best for one in ones),
            is_proven=all(one.is_proven for one in ones),
            bound=sum(one.bound for one in ones),
        )
        for seat, ones in found.items()
    ]
