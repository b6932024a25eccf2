"""Nobody sees another's choice until every seat has chosen; §3.12, §3.13, §3.14."""

from tests.games.fits.table import ONE, RULES, THREE, TWO, play, ramp, seen, table, texts
from tuckbox.core import CHANCE, Seat

DEALT = ["start L5", "start P5", "start V5"]


def test_a_choice_takes_effect_when_the_last_seat_has_chosen() -> None:
    position = table(*DEALT, "3 V5:0@A", "1 L5:0@A", seats=3)
    assert [ramp.laid for ramp in position.now.ramps] == [(), (), ()]
    position = play(position, "2 P5:0@A")
    assert [len(ramp.laid) for ramp in position.now.ramps] == [1, 1, 1]
    assert RULES.to_move(position) == (CHANCE,)


def test_one_sees_ones_own_choice_as_placed_and_no_other() -> None:
    position = table(*DEALT, "3 V5:0@A", "1 L5:0@A", seats=3)
    assert "L5" in ramp(position, ONE)
    assert seen(position, ONE)["choice"] == "L5:0@A"
    for viewer in (ONE, TWO, None):
        assert seen(position, viewer)["ramps"][2]["laid"] == []
    assert seen(position, None)["choice"] is None


def test_who_still_owes_a_choice_is_open_to_all() -> None:
    position = table(*DEALT, "3 V5:0@A", seats=3)
    for viewer in (ONE, TWO, THREE, None):
        assert seen(position, viewer)["to_move"] == [ONE, TWO]


def test_a_view_gives_back_its_position_with_hidden_choices_owed_last() -> None:
    position = table(*DEALT, "3 V5:0@A", seats=3)
    guess = RULES.position(RULES.view(position, ONE))
    assert RULES.to_move(guess) == (ONE, TWO)
    guess = play(guess, "1 L5:0@A", "2 P5:0@A")
    assert RULES.to_move(guess) == (THREE,)
    assert RULES.to_move(play(guess, "3 V5:0@B")) == (CHANCE,)
    assert RULES.to_move(play(guess, "3 V5:0@B", "card I3")) == (ONE, TWO, THREE)


def test_a_view_without_secrets_gives_back_the_same_position() -> None:
    position = table(*DEALT, "3 V5:0@A", seats=3)
    assert RULES.position(RULES.view(position, THREE)) == position


def test_an_equal_placement_of_another_seats_starting_tile_is_kept() -> None:
    """Seat 2 placed P5 as its starting tile just where seat 1 now chooses to place it."""
    waiting = table("start V5", "start L5", "start P5", "1 V5:0@A", "2 L5:0@A", "3 P5:0@C", seats=3)
    waiting = play(waiting, "card P5", "1 P5:0@C")
    view = RULES.view(waiting, ONE)
    assert RULES.view(RULES.position(view), ONE) == view
    assert RULES.position(view) == waiting


def test_the_last_choice_tells_its_own_step_first() -> None:
    aside = [
        entry
        for tile in RULES.components.building_cards
        for entry in (f"card {tile}", *(f"{seat} -" for seat in _owing(tile)))
    ][:-1]
    position = table("start L5", "start P5", "1 L5:0@A", "2 P5:0@A", *aside, seats=2)
    effects = RULES.effects(RULES.play(position, TWO, RULES.parse_move("-")))
    assert [effect.id for effect in effects] == [
        "fits-effect-set-aside",
        "fits-effect-round-score",
        "fits-effect-round-score",
        "fits-effect-shared",
    ]


def _owing(tile: str) -> list[Seat]:
    return [seat for seat, start in ((ONE, "L5"), (TWO, "P5")) if tile != start]


def test_who_is_not_to_move_has_no_moves() -> None:
    position = table(*DEALT, "3 V5:0@A", seats=3)
    assert texts(position, THREE) == []
    assert texts(position, CHANCE) == []
