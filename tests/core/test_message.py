"""Messages are values with an id; they survive JSON, and can be read without any language."""

import json

from tuckbox.core import (
    CHANCE,
    Actor,
    Effect,
    IllegalMove,
    Message,
    Refusal,
    seat,
    seat_message,
    seats,
)
from tuckbox.core.message import message_from_json

MESSAGE = Message.of("a", count=3, colour=Message.of("red"), cells=("A1", Message.of("b", x=1)))


def test_a_message_survives_json() -> None:
    assert message_from_json(json.loads(json.dumps(MESSAGE.json()))) == MESSAGE


def test_a_message_can_be_read_without_a_language() -> None:
    assert str(MESSAGE) == "a (count=3, colour=red, cells=A1 b (x=1))"
    assert str(Message("bare")) == "bare"


def test_values_are_found_by_name() -> None:
    assert MESSAGE["count"] == 3


def test_an_effect_is_not_a_refusal_of_the_same_id() -> None:
    same_words: list[Message] = [Effect.of("a"), Refusal.of("a")]
    assert same_words[0] != same_words[1]
    assert Effect.of("a") == Effect.of("a")


def test_errors_carry_their_code() -> None:
    error = IllegalMove(Refusal.of("no-room", space="C4"))
    assert error.code == "no-room"
    assert str(error) == "no-room (space=C4)"


def test_seats_are_numbered_from_one_and_chance_is_nobody_of_them() -> None:
    assert list(seats(3)) == [1, 2, 3]
    assert CHANCE not in list[Actor](seats(4))
    assert seat_message(seat(2)) == Message.of("seat", seat=2)
