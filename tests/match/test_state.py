"""What a match says of itself, so that nobody else has to work it out."""

from tests.match.tables import ONE, TWO, cards, fair_cards, people, pile, play, play_out
from tests.match.test_missed_changes import news_for
from tests.match.toys import Cards
from tuckbox.core.view import assemble
from tuckbox.match import Match, MatchState, new_setup, with_daily_deal


def counted_cards() -> Match:
    game = Cards()
    setup = new_setup(game, game.options(seats=1), people(1))
    return Match.begin(game, with_daily_deal(setup, bytes(32), "2026-11-16"))


def test_it_is_open_then_running_then_finished() -> None:
    assert fair_cards().state is MatchState.OPEN
    match = pile()
    assert match.state is MatchState.RUNNING
    assert play(match, ONE, "take 1").state is MatchState.RUNNING
    assert play_out(match).state is MatchState.FINISHED


def test_nobody_may_choose_before_all_sit_or_after_the_end() -> None:
    assert fair_cards().legal_moves(ONE) == ()
    assert pile().legal_moves(ONE) == ("take 1", "take 2", "take 3")
    assert play_out(pile()).legal_moves(ONE) == ()


def test_legal_moves_are_worked_out_once_for_each_position() -> None:
    match = pile()
    first = match.legal_moves(ONE)
    assert match.legal_moves(ONE) is first
    match.forget()
    assert match.legal_moves(ONE) is not first


def test_parts_make_the_view() -> None:
    match = cards()
    play(match, ONE, "hi")
    for who in (None, ONE, TWO):
        assert assemble((*match.public_parts(), *match.own_parts(who))) == match.view(who)


def test_a_choice_that_was_changed_is_shown_as_it_is_now() -> None:
    match = cards()
    for choice in ("hi", "lo"):
        play(match, ONE, choice)
        assert match.view(ONE)["mine"] == choice  # type: ignore[typeddict-item]


def test_a_seat_may_take_back_its_last_entry_until_another_acts() -> None:
    match = pile()
    assert not match.may_take_back(ONE)
    play(match, ONE, "take 1")
    assert match.may_take_back(ONE)
    assert not match.may_take_back(TWO)
    play(match, ONE, "takes-back")
    assert not match.may_take_back(ONE)
    play(match, ONE, "take 2")
    play(match, TWO, "offers-draw")
    assert match.may_take_back(ONE), "a word is no move"
    assert not match.may_take_back(TWO)
    assert not play_out(match).may_take_back(ONE)


def test_a_waiting_choice_may_be_taken_back_unless_the_game_counts() -> None:
    match = cards()
    play(match, ONE, "hi")
    assert match.may_take_back(ONE)
    assert not match.may_take_back(TWO)
    alone = counted_cards()
    play(alone, ONE, "hi")
    assert not alone.may_take_back(ONE)


def test_a_match_that_catches_up_with_a_take_back_hears_only_what_is_new() -> None:
    ahead, behind = pile(), pile()
    for match in (ahead, behind):
        play(match, ONE, "take 1")
    play(ahead, ONE, "takes-back")
    (taken_back,) = behind.catch_up(news_for(behind, ahead))
    assert taken_back.entry.text == "takes-back"
    assert behind.fold == ahead.fold


def test_toys_reconstruct_nothing() -> None:
    assert Cards().reconstructed == ()


def test_every_view_shows_who_still_owes_a_choice() -> None:
    match = cards()
    assert [*match.shown_to_move] == [ONE, TWO]
    play(match, ONE, "hi")
    assert [*match.shown_to_move] == [TWO]
