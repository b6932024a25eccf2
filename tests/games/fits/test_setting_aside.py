"""A tile set aside is gone for the round; §3.7, §3.11."""

from dataclasses import replace

from tests.games.fits.table import ONE, RULES, TWO, play, refusal, seen, table, texts


def test_the_open_tile_may_be_set_aside() -> None:
    position = table("start L5", "L5:0@A", "card I3")
    assert texts(position)[0] == "-"
    after = play(position, "-")
    assert after.now.ramps[0].laid == position.now.ramps[0].laid
    assert seen(after)["ramps"][0]["set_aside"] == ["I3"]


def test_it_does_not_come_again() -> None:
    position = table("start L5", "L5:0@A", "card I3", "-")
    assert "card I3" not in texts(position, RULES.to_move(position)[0])
    assert refusal(position, "card I3") == "fits-refusal-card-gone"
    assert refusal(play(position, "card V3"), "I3:0@A") == "fits-refusal-other-tile"


def test_any_number_may_be_set_aside() -> None:
    cards = RULES.components.building_cards
    entries = [e for tile in cards if tile != "L5" for e in (f"card {tile}", "-")]
    position = table("start L5", "L5:0@A", *entries)
    assert len(seen(position)["ramps"][0]["set_aside"]) == 15


def test_only_setting_aside_is_left_where_nothing_fits() -> None:
    """§3.10: such a seat still owes its choice."""
    position = table("start L5", "L5:0@A")
    full = replace(position.now.ramps[0], heights=(16, 12, 12, 12, 12, 12))
    position = replace(position, rounds=(replace(position.now, ramps=(full,)),))
    turned = play(position, "card I3")
    assert RULES.to_move(turned) == (ONE,)
    assert texts(turned) == ["-"]


def test_a_waiting_choice_to_set_aside_is_shown_to_its_seat_only() -> None:
    start = ["start L5", "start P5", "1 L5:0@A", "2 P5:0@A", "card I3", "1 -"]
    position = table(*start, seats=2)
    assert seen(position, ONE)["ramps"][0]["set_aside"] == ["I3"]
    assert seen(position, ONE)["choice"] == "-"
    assert seen(position, TWO)["ramps"][0]["set_aside"] == []
