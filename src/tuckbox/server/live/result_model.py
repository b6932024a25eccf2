"""How a match ended, as clients get it."""

from typing import Any

from tuckbox.match import Result


def result_model(result: Result) -> dict[str, Any]:
    """Return a `ResultModel`."""
    return {
        "winners": list(result.winners),
        "scores": list(result.scores),
        "ranking": [list(group) for group in result.ranking],
        "reason": {result.reason: {}},
        "grade": result.grade,
        "by_rule": result.is_by_rules,
    }
