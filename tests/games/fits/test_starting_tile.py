"""Each seat is dealt one starting card and places that tile first; §3.2, §3.3, §3.4, §3.5."""

from tests.games.fits.table import FOUR, ONE, RULES, THREE, TWO, refusal, seen, table, texts
from tuckbox.core import CHANCE


def test_chance_deals_seat_by_seat_without_replacement() -> None:
    position = table(seats=4)
    assert texts(position, CHANCE) == ["start L5", "start P5", "start T5", "start V5"]
    position = table("start T5", seats=4)
    assert texts(position, CHANCE) == ["start L5", "start P5", "start V5"]
    assert [ramp["start"] for ramp in seen(position)["ramps"]] == ["T5", None, None, None]


def test_every_draw_is_equally_likely() -> None:
    assert [weight for _, weight in RULES.chances(table(seats=4))] == [1, 1, 1, 1]
    assert RULES.chances(table("start L5")) == ()


def test_all_seats_place_at_the_same_time() -> None:
    position = table("start T5", "start L5", "start V5", "start P5", seats=4)
    assert RULES.to_move(position) == (ONE, TWO, THREE, FOUR)
    assert all(text.startswith("L5:") for text in texts(position, TWO))


def test_a_starting_tile_cannot_be_set_aside() -> None:
    position = table("start T5")
    assert "-" not in texts(position)
    assert refusal(position, "-") == "fits-refusal-start-aside"


def test_the_effects_say_who_is_dealt_what() -> None:
    effects = RULES.effects(
        RULES.play(table("start T5", seats=2), CHANCE, RULES.parse_move("start V5"))
    )
    assert [str(effect) for effect in effects] == [
        "fits-effect-start-card (seat=seat (seat=2), tile=fits-tile (tile=V5))"
    ]
