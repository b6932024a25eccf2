"""How a match ended, as clients get it."""

from typing import Any

from tuckbox.core import AnyGame
from tuckbox.match import Change, Result
from tuckbox.match.referee import Referee


def result_model(result: Result) -> dict[str, Any]:
    """A `ResultModel`."""
    return {
        "winners": list(result.winners),
        "scores": list(result.scores),
        "ranking": [list(group) for group in result.ranking],
        "reason": {"id": result.reason, "values": {}},
        "grade": result.grade,
        "by_rule": result.is_by_rules,
    }


def result_json(game: AnyGame, change: Change) -> dict[str, Any] | None:
    """The result that a change brings, if it ends the match."""
    assert change.fold is not None
    result = Referee(game, change.setup).result(change.fold)
    return None if result is None else result_model(result)
