"""Effects tell every step, and agree with what the move changed."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.fits.table import ONE, RULES, play, seen, table
from tests.playing import random_game
from tuckbox.core import CHANCE, Actor, AnyStep, Effect, IllegalMove, seat
from tuckbox.core.square import Cell, parse_cell
from tuckbox.games.fits.board import ROWS
from tuckbox.games.fits.moves import SetAside


def steps(seats: int, boards: str) -> Iterator[AnyStep]:
    return random_game(RULES, RULES.options(seats=seats, boards=boards), f"effects {seats}")


def found(effects: tuple[Effect, ...], id: str) -> list[dict[str, Any]]:
    return [dict(effect.values) for effect in effects if effect.id == f"fits-effect-{id}"]


def own_ramp(position: Any, who: Actor) -> Any:
    return seen(position, seat(who))["ramps"][who - 1]


@pytest.mark.parametrize(("seats", "boards"), [(1, "1,2"), (3, "4,3")])
def test_a_placement_covers_what_it_tells(seats: int, boards: str) -> None:
    for step in steps(seats, boards):
        effects = RULES.effects(step)
        placed = found(effects, "place")
        if not placed or len(step.after.rounds) > len(step.before.rounds):
            continue
        before, after = own_ramp(step.before, step.actor), own_ramp(step.after, step.actor)
        told = set(placed[0]["cells"])
        gaps = {cell for effect in found(effects, "gaps") for cell in effect["cells"]}
        assert gaps == uncovered_below(after) - uncovered_below(before) - covered(after)
        above = {cell for effect in found(effects, "above") for cell in effect["cells"]}
        assert told | above == covered(after) - covered(before)
        assert all(int(cell[1:]) > ROWS for cell in above)


def uncovered_below(ramp: Any) -> set[str]:
    """Return the spaces of the board with a tile above them, but none on them."""
    lying = {parse_cell(name) for name in covered(ramp)}
    below = {Cell(column, row) for column, top in lying for row in range(min(top, ROWS))}
    return {cell.name for cell in below - lying}


def covered(ramp: Any) -> set[str]:
    return {cell for laid in ramp["laid"] for cell in laid["cells"]}


def test_setting_aside_tells_only_that() -> None:
    for step in steps(2, "1"):
        if isinstance(step.move, SetAside):
            effects = RULES.effects(step)
            assert effects[0].id == "fits-effect-set-aside"
            assert not found(effects, "place")


def test_points_told_at_the_end_of_a_round_add_up() -> None:
    totals = {1: 0, 2: 0}
    for step in steps(2, "2,4,1"):
        effects = RULES.effects(step)
        for score in found(effects, "round-score"):
            parts = [score[part] for part in ("dots", "rows", "values", "pairs")]
            assert sum(parts) == score["points"]
            totals[score["seat"]["seat"]] += score["points"]
    assert tuple(totals.values()) == RULES.scores(step.after)


def test_a_completed_row_is_told_once() -> None:
    position = play(table("start L5", "L5:3@A"), "card V3")
    row = found(RULES.effects(RULES.play(position, ONE, RULES.parse_move("V3:0@E"))), "row")
    assert [effect["row"] for effect in row] == [1]
    position = play(position, "V3:0@E", "card I3")
    assert not found(RULES.effects(RULES.play(position, ONE, RULES.parse_move("I3:0@A"))), "row")


def test_rows_are_not_told_where_they_do_not_score() -> None:
    position = table("start L5", "L5:3@A", "card V3", boards="2")
    assert not found(RULES.effects(RULES.play(position, ONE, RULES.parse_move("V3:0@E"))), "row")


def test_covered_special_spaces_are_told() -> None:
    position = table("start V5", boards="3")
    effects = RULES.effects(RULES.play(position, ONE, RULES.parse_move("V5:3@D")))
    assert [(effect["cell"], effect["value"]) for effect in found(effects, "cover-value")] == [
        ("F3", -5)
    ]
    position = table("start L5", boards="4")
    effects = RULES.effects(RULES.play(position, ONE, RULES.parse_move("L5:0@D")))
    assert [str(effect["symbol"]) for effect in found(effects, "cover-symbol")] == [
        "fits-symbol (sign=a)"
    ]


def test_an_illegal_move_has_no_effects() -> None:
    with pytest.raises(IllegalMove):
        RULES.effects(RULES.play(table(), CHANCE, RULES.parse_move("L5:0@A")))
