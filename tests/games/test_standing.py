"""How the points of a round under way are made up, and which components in play are reconstructed."""

from tests.match.toys import Pile
from tuckbox.core import Actor, AnyGame, Message
from tuckbox.core.ability import reconstructed_in, standing
from tuckbox.games import game
from tuckbox.i18n import Speaker


def said(messages: tuple[Message, ...]) -> list[str]:
    return [Speaker("en").say(message) for message in messages]


def told(name: str, *entries: str, **choices: str) -> list[str]:
    """Return how the game stands after these entries, such as `0 card T4`."""
    rules = game(name)
    p = rules.initial(rules.options(**choices))
    for entry in entries:
        actor, _, text = entry.partition(" ")
        p = rules.apply(p, Actor(int(actor)), rules.parse_move(text))
    return said(standing(rules, rules.view(p, None)))


def test_fits_counts_dots_rows_numbers_and_pairs() -> None:
    assert told("fits", "0 start L5", "1 L5:3@A", boards="4") == [
        "Seat 1\u2019s ramp, starting card long hook L5.",
        "If the round ended now: -49 (dots -58, rows 0, numbers 0, pairs 9).",
    ]


def test_bits_counts_card_by_card() -> None:
    entries = ("0 task 1 O4", "0 start RB", "1 RB>A", "0 card RR", "1 RR^A", "0 card RK", "1 RK^B")
    assert told("bits", *entries) == ["Seat 1, if the round ended now: 1 (card 1: 1)."]


def test_fillit_counts_chips_left() -> None:
    assert told("fillit") == [
        "Seat 1, red chips and stones: 24 of 25 chips still to lay.",
        "Seat 2, blue chips and stones: 24 of 25 chips still to lay.",
    ]


def test_jammit_counts_points_of_the_goal_and_neutral_coins() -> None:
    first, second = told("jammit", board="mini")
    assert first.startswith("Seat 1 plays red: 0 points of 13, 0 neutral coins")
    assert second.startswith("Seat 2 plays blue")


def in_play(name: str, **choices: str) -> list[str]:
    rules: AnyGame = game(name)
    return [message.id for message in reconstructed_in(rules, rules.options(**choices))]


def test_only_reconstructions_in_play_are_told() -> None:
    fits = game("fits")
    boards = reconstructed_in(fits, fits.options(boards="1,4"))
    assert [dict(message.values).get("board") for message in boards] == ["4", None]
    assert "bits-reconstructed-stack-4" not in in_play("bits")
    assert "bits-reconstructed-stack-4" in in_play("bits", pro="on")
    assert in_play("fillit", layout="B") == ["fillit-describe-reconstructed"]
    assert in_play("jammit", seats="3") == ["jammit-describe-reconstructed"]


def test_a_game_need_not_say_more_than_its_scores() -> None:
    pile = Pile()
    options = pile.options()
    assert standing(pile, pile.view(pile.initial(options), None)) == ()
    assert reconstructed_in(pile, options) == ()
