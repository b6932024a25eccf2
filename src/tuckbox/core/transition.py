"""What games offer that are not yet built on `core.rules`. Goes when the last of them is."""

from typing import Any

from tuckbox.core.actor import Actor, Seat
from tuckbox.core.error import IllegalMove
from tuckbox.core.message import Effect
from tuckbox.core.option import Options
from tuckbox.core.outcome import Outcome
from tuckbox.core.step import AnyStep, Step
from tuckbox.core.view import Part, View, assemble, common_parts, itself


def require_legal(game: Any, p: Any, who: Actor, move: Any) -> None:  # noqa: ANN401
    refusal = game.refusal(p, who, move)
    if refusal is not None:
        raise IllegalMove(refusal)


def common_view(
    *,
    game: str,
    options: Options,
    seat: Seat | None,
    to_move: tuple[Actor, ...],
    scores: tuple[int, ...],
    outcome: Outcome | None,
) -> View:
    view: Any = assemble(
        common_parts(
            game=game, options=options, seat=seat, to_move=to_move, scores=scores, outcome=outcome
        )
    )
    shown: View = view
    return shown


class Transitional:
    """Steps and parts made of the older methods."""

    view_type = View

    def play(self: Any, p: Any, who: Actor, move: Any) -> AnyStep:  # noqa: ANN401
        return Step(who, move, self.format_move(move), p, self.apply(p, who, move))

    def carry_out(self: Any, p: Any, who: Actor, move: Any) -> AnyStep:  # noqa: ANN401
        return Step(who, move, self.format_move(move), p, self.apply(p, who, move))

    def effects(self: Any, step: AnyStep) -> tuple[Effect, ...]:
        effects: tuple[Effect, ...] = self.effects_of(step.before, step.actor, step.move)
        return effects

    def parts(self: Any, p: Any, seat: Seat | None) -> tuple[Part, ...]:  # noqa: ANN401
        return tuple(Part((name,), itself, (value,)) for name, value in self.view(p, seat).items())
