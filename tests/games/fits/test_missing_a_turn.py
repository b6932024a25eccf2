"""A seat whose starting card is turned misses that turn, without an entry; §3.8, §3.9."""

from tests.games.fits.table import ONE, RULES, TWO, refusal, seen, table, texts
from tuckbox.core import CHANCE
from tuckbox.core.building_cards import open_card

DEALT = ["start L5", "start P5", "1 L5:0@A", "2 P5:0@A"]


def test_only_the_others_owe_a_choice() -> None:
    position = table(*DEALT, "card P5", seats=2)
    assert RULES.to_move(position) == (ONE,)
    assert texts(position, TWO) == []
    assert refusal(position, "2 P5:0@C") == "refusal-not-to-move"


def test_the_next_card_follows_without_an_entry_of_that_seat() -> None:
    position = table(*DEALT, "card P5", "1 P5:0@C", seats=2)
    assert RULES.to_move(position) == (CHANCE,)
    assert [laid["move"][:2] for laid in seen(position)["ramps"][1]["laid"]] == ["P5"]


def test_alone_the_card_is_passed_over_at_once() -> None:
    position = table("start L5", "L5:0@A", "card L5")
    assert RULES.to_move(position) == (CHANCE,)
    assert seen(position)["turned"] == ["L5"]
    assert open_card(seen(position)) is None


def test_a_missed_tile_is_not_set_aside() -> None:
    position = table("start L5", "L5:0@A", "card L5", "card I3", "-")
    assert seen(position)["ramps"][0]["set_aside"] == ["I3"]


def test_the_effects_and_the_view_say_who_misses() -> None:
    before = table(*DEALT, seats=2)
    effects = RULES.effects(RULES.play(before, CHANCE, RULES.parse_move("card P5")))
    assert [str(effect) for effect in effects] == [
        "fits-effect-card (tile=fits-tile (tile=P5))",
        "fits-effect-misses (seat=seat (seat=2), tile=fits-tile (tile=P5))",
    ]
    shown = seen(table(*DEALT, "card P5", seats=2), TWO)
    assert [ramp["misses_turn"] for ramp in shown["ramps"]] == [False, True]
    assert shown["tile"] is None


def test_a_round_can_end_with_a_missed_turn() -> None:
    others = [tile for tile in RULES.components.building_cards if tile != "L5"]
    aside = [entry for tile in others for entry in (f"card {tile}", "-")]
    position = table("start L5", "L5:0@A", *aside)
    effects = RULES.effects(RULES.play(position, CHANCE, RULES.parse_move("card L5")))
    assert [effect.id for effect in effects] == [
        "fits-effect-card",
        "fits-effect-misses",
        "fits-effect-round-score",
        "fits-effect-solo",
    ]
    assert RULES.to_move(table("start L5", "L5:0@A", *aside, "card L5")) == ()
