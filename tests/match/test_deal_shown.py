"""What everybody may know of a deal, and what a match says of it."""

from tests.match.tables import ONE, TWO, commit, fair, fair_cards, full_cards, pile, reveal, seed_of
from tuckbox.match.fair.deal_shown import deal_shown
from tuckbox.match.fair.keepsake import Keepsake, unopened


def test_a_game_without_a_fair_draw_has_nothing_to_show() -> None:
    assert deal_shown(pile().setup) is None
    assert not pile().knows_deal("0" * 64)
    assert not pile().setup.was_closed


def test_the_deal_is_shown_without_seeds_and_secret() -> None:
    match = full_cards()
    assert match.knows_deal(fair(match).commitment)
    assert not fair_cards().setup.was_closed
    for who in (ONE, TWO):
        commit(match, who)
    reveal(match, ONE)
    shown = deal_shown(match.setup)
    assert shown is not None
    assert (shown["state"], shown["revealed"]) == ("closed", [1])
    assert match.setup.was_closed
    assert seed_of(ONE) not in str(shown)
    assert str(fair(match).secret) not in str(shown)


def test_an_opened_deal_is_no_longer_counted() -> None:
    keepsake = Keepsake("m")
    keepsake.add({"commitment": "ab" * 32, "deal": 1, "seat": 1, "seed": "cd" * 32})
    texts = {"game": "g", "options": "o", "components": "c", "list": [], "broken": []}
    keepsake.add({"commitment": "ab" * 32, "seat": 1, **texts, "at": 1000.0})
    assert unopened([keepsake], 1000.0) == 1
    keepsake.add({"opened": "ab" * 32})
    assert unopened([keepsake], 1000.0) == 0
