"""FITS and BITS judged with hindsight: the rounds of each seat beside the best possible, all cards known.

For FITS the exact solver finds it; for BITS it is the best found, and what is proven to be out of reach.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias, cast

from tuckbox.analysis import AnalysisListener
from tuckbox.analysis.model import BestScore, Hindsight, JudgedPlacement, JudgedRound, JudgedSeat
from tuckbox.core import AnyGame, AnyStep
from tuckbox.core.ability import HasRounds
from tuckbox.match.play.log import Entry
from tuckbox.match.play.log_state import Played
from tuckbox.match.play.replay import play_line
from tuckbox.match.record.record import Record
from tuckbox.solver.square.review import ReviewedRound

Review: TypeAlias = Callable[[AnyGame, Sequence[AnyStep]], Iterable[ReviewedRound[Any]]]
"""Reviews the finished rounds of a game, round by round and seat by seat."""


def _fits() -> Review:
    from tuckbox.solver.fits.review import review_game  # noqa: PLC0415 - compiled code, slow to load

    return review_game


def _bits() -> Review:
    from tuckbox.bots.bits.promise import promise  # noqa: PLC0415
    from tuckbox.solver.bits.review import review_game  # noqa: PLC0415

    return partial(review_game, promise=promise)


REVIEWS = {"fits": _fits, "bits": _bits}


def examine(record: Record, game: AnyGame, listener: AnalysisListener) -> Hindsight:
    """Return a review beside the entries that count."""
    line, review = [*play_line(record, game)], REVIEWS[game.name]()
    finished = cast(HasRounds, game).rounds(line[-1].after.position) if line else ()
    seats, entries = record.setup.options.seats, _entries_by_round(line)
    judged: list[JudgedSeat] = []
    found = _found(game, [])
    for number, reviewed in enumerate(review(game, [one.step for one in line if one.step])):
        own = [entry for entry in entries[number // seats] if entry.actor == reviewed.seat]
        judged.append(_judged_seat(game, reviewed, own))
        if len(judged) % seats == 0:
            judged_round = JudgedRound(
                round=number // seats + 1,
                board=finished[number // seats].board,
                seats=judged[-seats:],
            )
            found = _found(game, [*found.rounds, judged_round])
        listener(len(judged) / (len(finished) * seats), found)
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
