"""Resigning, absence, draws by agreement: endings outside the rules."""

from dataclasses import replace

import pytest

from tests.match.tables import (
    FOUR,
    ONE,
    THREE,
    TWO,
    cards,
    cards_setup,
    pile,
    pile_setup,
    play,
    play_out,
    refused,
    texts,
)
from tests.match.toys import Cards, CardsPosition, Pile
from tuckbox.core import CHANCE, Message, seat
from tuckbox.core.ability import HasRanking, Ranking, ranking, sides
from tuckbox.match import (
    Match,
    Player,
    check_record,
    format_record,
    new_setup,
    parse_record,
    result_message,
)
from tuckbox.match.play.log import Entry, table_message
from tuckbox.match.play.log_state import TableState
from tuckbox.match.play.referee import Referee


def result(match: Match) -> tuple[tuple[int, ...], Ranking, str, bool]:
    found = match.result
    assert found is not None
    return found.winners, found.ranking, found.reason, found.is_by_rules


def test_with_two_sides_the_leaver_loses() -> None:
    match = pile()
    play(match, ONE, "resigns")
    assert result(match) == ((TWO,), ((TWO,), (ONE,)), "match-resigned", False)
    assert match.owing == ()


def test_one_may_resign_when_another_is_to_move() -> None:
    match = pile()
    play(match, TWO, "resigns")
    assert result(match)[0] == (ONE,)


def test_with_two_teams_the_leavers_team_loses() -> None:
    match = pile(4)
    play(match, FOUR, "resigns")
    assert result(match)[:2] == ((ONE, THREE), ((ONE, THREE), (TWO,), (FOUR,)))


def test_alone_one_only_ends_the_game() -> None:
    match = cards(1)
    play(match, ONE, "resigns")
    assert result(match) == ((), ((ONE,),), "match-resigned", False)
    assert match.record().result == "ended, resigned"


def test_with_more_sides_a_bot_finishes_the_seat_and_it_is_ranked_last() -> None:
    match = cards(3)
    play(match, ONE, "resigns")
    assert not match.is_over
    assert match.is_bot_played(ONE)
    refused("match-bot-plays", lambda: match.submit(ONE, 1, "hi"))
    refused("match-seat-left", lambda: match.submit(ONE, 1, "reclaims"))
    refused("match-seat-left", lambda: match.submit(ONE, 1, "resigns", by_bot=True))
    play_out(match, lambda _, who: "hi" if who == ONE else "lo")
    assert result(match)[:2] == ((TWO, THREE), ((TWO, THREE), (ONE,)))
    assert match.result is not None
    assert match.result.scores == (2, 0, 0)


def test_who_left_first_is_ranked_last_of_all() -> None:
    match = cards(4)
    play(match, TWO, "resigns")
    play(match, ONE, "resigns")
    play_out(match, lambda _, who: "hi" if who in (ONE, THREE) else "lo")
    assert result(match)[:2] == ((THREE,), ((THREE,), (FOUR,), (ONE,), (TWO,)))
    check_record(match.record(), match.game)


def test_when_all_but_one_side_have_left_that_side_has_won() -> None:
    match = cards(3)
    play(match, ONE, "resigns")
    play(match, THREE, "resigns")
    assert result(match) == ((TWO,), ((TWO,), (THREE,), (ONE,)), "match-resigned", False)


def test_when_only_bots_are_left_they_need_not_play_on() -> None:
    game = Cards()
    setup = cards_setup(3)
    players = (Player.guest("Ann"), Player.bot("random"), Player.bot("random"))
    match = Match.begin(game, new_setup(game, setup.options, players))
    match = Match(game, match.setup, entries=[Entry(1, CHANCE, "card a")])
    play(match, ONE, "resigns")
    assert result(match)[:2] == ((TWO, THREE), ((TWO, THREE), (ONE,)))


def test_a_draw_by_the_rules_stays_one_when_somebody_left() -> None:
    match = pile(3)
    play(match, ONE, "resigns")
    play_out(match)
    winners, order, reason, by_rules = result(match)
    assert (order[-1], reason, by_rules) == ((ONE,), "pile-last", True)
    assert winners == order[0]


# Absence


def test_the_host_hands_over_a_seat_only_after_a_minute_offline() -> None:
    match = pile()
    refused("match-not-offline", lambda: match.prepare_hand_over(ONE, None, 500.0))
    refused("match-not-offline", lambda: match.prepare_hand_over(ONE, 441.0, 500.0))
    refused("match-no-seat", lambda: match.prepare_hand_over(seat(5), 0.0, 500.0))
    match.commit(match.prepare_hand_over(ONE, 440.0, 500.0))
    assert texts(match) == ["1 handed-to-bot"]
    assert match.is_bot_played(ONE)
    refused("match-bot-plays", lambda: match.prepare_hand_over(ONE, 0.0, 500.0))


def test_a_table_that_has_not_begun_hands_nothing_over() -> None:
    game = Pile()
    match = Match.begin(game, new_setup(game, game.options()))
    refused("match-not-started", lambda: match.prepare_hand_over(ONE, 0.0, 500.0))


def test_a_bots_own_seat_is_not_handed_over() -> None:
    game = Pile()
    match = Match(game, new_setup(game, game.options(), [Player.bot("a"), Player.bot("b")]))
    refused("match-bot-plays", lambda: match.prepare_hand_over(ONE, 0.0, 500.0))


def test_the_owner_reclaims_the_seat_at_any_time() -> None:
    match = pile()
    match.commit(match.prepare_hand_over(ONE, 0.0, 60.0))
    refused("match-bot-plays", lambda: match.submit(ONE, 0, "take 1"))
    match.submit(ONE, 0, "take 1", by_bot=True)
    match.submit(ONE, 1, "reclaims")
    refused("match-not-minded", lambda: match.submit(ONE, 2, "take 2", by_bot=True))
    refused("match-not-minded", lambda: match.submit(ONE, 2, "reclaims"))
    match.submit(ONE, 2, "take 3")
    assert texts(match) == ["1 handed-to-bot", "1 take 1", "1 reclaims", "1 take 3"]
    check_record(match.record(), match.game)


# A draw by agreement


def test_a_draw_is_offered_and_agreed() -> None:
    match = pile()
    play(match, ONE, "offers-draw")
    play(match, ONE, "take 1")
    assert match.fold.table.offer == ONE
    play(match, TWO, "agrees-draw")
    assert result(match) == ((), ((ONE, TWO),), "match-agreed", False)
    assert match.record().result == "drawn, agreed"


def test_an_offer_can_be_declined_and_not_repeated_before_a_move() -> None:
    match = pile()
    play(match, ONE, "offers-draw")
    refused("match-offer-stands", lambda: play(match, TWO, "offers-draw"))
    play(match, TWO, "declines-draw")
    refused("match-offer-too-soon", lambda: play(match, ONE, "offers-draw"))
    play(match, ONE, "take 1")
    play(match, ONE, "offers-draw")
    assert match.fold.table.offer == ONE


def test_an_offer_stands_while_a_card_is_turned() -> None:
    game = Cards()
    players = Player.guest("Ann"), Player.guest("Bob")
    referee = Referee(game, new_setup(game, game.options(seats=2), players))
    before = replace(referee.start(), table=TableState(offer=ONE, asked=frozenset({ONE})))
    step = game.carry_out(before.position, CHANCE, "card a")
    assert referee.after_step(before, step).table == before.table


def test_an_offer_lapses_when_the_other_side_moves_instead() -> None:
    match = pile()
    for who, text in ((ONE, "offers-draw"), (ONE, "take 1"), (ONE, "take 1"), (TWO, "take 1")):
        play(match, who, text)
    refused("match-no-offer", lambda: play(match, TWO, "agrees-draw"))


def test_nobody_answers_their_own_sides_offer() -> None:
    match = pile(4)
    play(match, ONE, "offers-draw")
    refused("match-no-offer", lambda: play(match, THREE, "agrees-draw"))
    play(match, FOUR, "agrees-draw")
    assert match.is_over


def test_a_draw_needs_two_sides() -> None:
    refused("match-two-sides-only", lambda: play(pile(3), ONE, "offers-draw"))


def test_draws_made_meanwhile_leave_an_offer_standing() -> None:
    match = cards()
    play(match, ONE, "hi")
    play(match, TWO, "offers-draw")
    assert match.fold.table.offer == TWO
    play(match, TWO, "hi")
    assert match.fold.table.offer is None


# Sides and rankings


def test_each_seat_is_its_own_side_unless_the_game_says_otherwise() -> None:
    game = Cards()
    assert sides(game, game.options(seats=3)) == ((ONE,), (TWO,), (THREE,))
    assert sides(Pile(), pile_setup(4).options) == ((ONE, THREE), (TWO, FOUR))


def test_others_are_ranked_by_falling_score_and_equal_ones_together() -> None:
    game = Cards()
    position = CardsPosition(game.options(seats=3), deck=(), points=(1, 5, 1))
    assert ranking(game, position) == ((TWO,), (ONE, THREE))


def test_a_game_may_rank_in_its_own_way() -> None:
    class Backwards(Cards):
        def ranking(self, p: CardsPosition) -> Ranking:
            return ((THREE,), (TWO,), (ONE,))

    game = Backwards()
    assert isinstance(game, HasRanking)
    assert ranking(game, game.initial(game.options())) == ((THREE,), (TWO,), (ONE,))


# Sentences


@pytest.mark.parametrize(
    ("play_it", "id"),
    [
        (lambda: play_out(pile()), "match-won"),
        (lambda: _ended(pile(), "offers-draw", "agrees-draw"), "match-drawn"),
        (lambda: _ended(cards(1), "resigns"), "match-ended"),
    ],
)
def test_a_result_has_its_sentence(play_it: object, id: str) -> None:
    assert callable(play_it)
    match = play_it()
    assert result_message(match.result).id == id


def _ended(match: Match, *words: str) -> Match:
    for number, word in enumerate(words, 1):
        play(match, seat(number), word)
    return match


def test_a_table_entry_has_its_sentence() -> None:
    message = table_message(Entry(1, ONE, "resigns"))
    assert message == Message.of("match-entry-resigns", seat=Message.of("seat", seat=1))


# The last entry that a log may have


def test_nobody_wins_a_match_that_is_as_long_as_a_record_may_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tuckbox.match.play.referee.MOST_ENTRIES", 4)
    match = pile()
    for who, text in ((ONE, "take 1"), (ONE, "takes-back"), (ONE, "take 1"), (ONE, "take 1")):
        assert not match.is_over
        play(match, who, text)
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((), "match-too-long")
    assert (match.owing, match.may_take_back(ONE)) == ((), False)
    refused("match-over", lambda: play(match, TWO, "take 1"))
    text = format_record(match.record())
    assert text.endswith("[result drawn, too-long]\n")
    assert Match.from_record(parse_record(text), match.game).result == match.result


def test_a_word_may_be_the_last_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tuckbox.match.play.referee.MOST_ENTRIES", 2)
    match = pile()
    play(match, ONE, "take 1")
    play(match, TWO, "offers-draw")
    assert match.result is not None
    assert match.result.reason == "match-too-long"


def test_the_end_by_the_rules_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tuckbox.match.play.referee.MOST_ENTRIES", 1)
    match = pile()
    play(match, ONE, "resigns")
    assert match.result is not None
    assert match.result.reason == "match-resigned"


def test_choices_beyond_the_last_entry_are_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    match = cards()
    monkeypatch.setattr("tuckbox.match.play.referee.MOST_ENTRIES", len(match.log) + 1)
    play(match, ONE, "hi")
    play(match, TWO, "hi")
    assert [str(entry) for entry in match.log][-1] == "1 hi"
    assert match.is_over
    record = match.record()
    assert Match.from_record(record, match.game).record() == record
