"""Take-back: a seat's last entry while nobody else has acted; against bots one may go back further."""

from dataclasses import replace

import pytest

from tests.match.tables import (
    ONE,
    SECRET,
    TWO,
    cards,
    cards_setup,
    pile,
    play,
    play_out,
    refused,
    texts,
)
from tests.match.toys import Cards, CardsPosition, Toy
from tuckbox.core import Actor, Options
from tuckbox.match import Match, Player, check_record, new_setup, with_daily_deal
from tuckbox.match.play.log import Entry, RefusedEntry, Word, effective

BOT = Player.bot("random")


def test_ones_last_entry_can_be_taken_back_and_stays_in_the_log() -> None:
    match = pile()
    play(match, ONE, "take 2")
    play(match, ONE, "takes-back")
    assert texts(match) == ["1 take 2", "1 takes-back"]
    assert (match.position.left, match.owing) == (12, (ONE,))


def test_a_turn_of_several_entries_is_taken_back_entry_by_entry() -> None:
    match = pile()
    for text in ("take 1", "take 2", "takes-back", "takes-back"):
        play(match, ONE, text)
    assert (match.position.left, match.position.step) == (12, 0)
    refused("match-nothing-to-take-back", lambda: play(match, ONE, "takes-back"))


def test_not_after_another_seat_has_acted() -> None:
    match = pile()
    for who, text in ((ONE, "take 1"), (ONE, "take 1"), (TWO, "take 1")):
        play(match, who, text)
    refused("match-others-acted", lambda: play(match, ONE, "takes-back"))
    play(match, TWO, "takes-back")
    play(match, ONE, "takes-back")
    assert (match.position.left, match.owing) == (11, (ONE,))


def test_nothing_is_taken_back_by_a_player_who_has_done_nothing() -> None:
    match = pile()
    play(match, ONE, "take 1")
    refused("match-nothing-to-take-back", lambda: play(match, TWO, "takes-back"))


def test_against_bots_ones_move_is_taken_back_with_the_answers_to_it() -> None:
    setup = replace(pile().setup, players=(Player.guest("Ann"), Player.bot("greedy")))
    match = Match(pile().game, setup)
    assert not match.may_take_back(ONE)
    for who, text in ((ONE, "take 1"), (ONE, "take 2"), (TWO, "take 1")):
        play(match, who, text)
    assert match.may_take_back(ONE)
    play(match, ONE, "takes-back")
    assert (match.position.left, match.position.step, match.owing) == (11, 1, (ONE,))
    play(match, ONE, "takes-back")
    assert (match.position.left, match.owing) == (12, (ONE,))
    assert not match.may_take_back(ONE)


def test_against_bots_choices_shown_together_are_taken_back_with_their_cards() -> None:
    setup = replace(cards_setup(), players=(Player.guest("Ann"), Player.bot("greedy")))
    match = Match(cards().game, setup)
    match.tick(0.0)
    before = match.position
    play(match, ONE, "hi")
    play(match, TWO, "hi")
    assert match.position != before
    assert match.may_take_back(ONE)
    play(match, ONE, "takes-back")
    assert match.position == before
    # A bot takes nothing back.
    assert not match.may_take_back(TWO)


def test_a_bots_choice_that_waits_goes_with_the_position_it_was_made_for() -> None:
    setup = replace(cards_setup(), players=(Player.guest("Ann"), Player.bot("greedy")))
    match = Match(cards().game, setup)
    match.tick(0.0)
    for who in (ONE, TWO, TWO):
        play(match, who, "hi")
    assert TWO in match.choices
    play(match, ONE, "takes-back")
    assert not match.choices
    assert match.owing == (ONE, TWO)


def test_nothing_is_taken_back_after_the_end() -> None:
    match = play_out(pile())
    refused("match-over", lambda: play(match, TWO, "takes-back"))


def test_choices_shown_together_stay_where_cards_follow() -> None:
    match = cards()
    play(match, ONE, "hi")
    play(match, TWO, "hi")
    refused("match-others-acted", lambda: play(match, TWO, "takes-back"))


class NoCards(Cards):
    """Simultaneous choices with nothing drawn between them."""

    def initial(self, options: Options) -> CardsPosition:
        return self._turned(super().initial(options))

    def after(self, p: CardsPosition, who: Actor, move: str) -> CardsPosition:
        return self._turned(super().after(p, who, move))

    def _turned(self, p: CardsPosition) -> CardsPosition:
        if p.card or not p.deck:
            return p
        return replace(p, card="b", deck=p.deck[1:], chosen=(None,) * p.options.seats)


def test_choices_shown_together_stay_where_nothing_follows() -> None:
    game = NoCards()
    match = Match.begin(game, new_setup(game, game.options(), cards().setup.players))
    play(match, ONE, "hi")
    play(match, TWO, "hi")
    refused("match-revealed", lambda: play(match, TWO, "takes-back"))


def test_alone_one_may_go_back_past_draws_and_the_same_cards_come_again() -> None:
    match = cards(1)
    for _ in range(3):
        play(match, ONE, "hi")
    drawn = [entry.text for entry in match.log if entry.actor == 0]
    for _ in range(3):
        play(match, ONE, "takes-back")
    assert match.fold.draws == 1
    for _ in range(3):
        play(match, ONE, "lo")
    line = effective(match.log)
    assert [entry.text for entry in line if entry.actor == 0] == drawn
    assert texts(match).count("1 takes-back") == 3
    check_record(play_out(match).record(), match.game)


def test_a_counted_game_takes_nothing_back() -> None:
    game = Cards()
    setup = new_setup(game, game.options(seats=1), cards(1).setup.players)
    match = Match.begin(game, with_daily_deal(setup, SECRET, "2026-11-15"))
    play(match, ONE, "hi")
    refused("match-counted", lambda: play(match, ONE, "takes-back"))


def test_a_counted_choice_that_waits_is_not_withdrawn_either() -> None:
    game = Cards()
    setup = new_setup(game, game.options(), cards().setup.players)
    match = Match.begin(game, with_daily_deal(setup, SECRET, "2026-11-15"))
    play(match, ONE, "hi")
    refused("match-counted", lambda: play(match, ONE, "takes-back"))
    assert match.waiting == ((ONE, "hi"),)


def test_whom_a_bot_forestalled_has_nothing_to_take_back() -> None:
    match = pile()
    match = Match.begin(match.game, replace(match.setup, players=(BOT, match.setup.players[1])))
    for _ in range(2):
        play(match, ONE, "take 1")
    assert match.owing == (TWO,)
    assert not match.may_take_back(TWO)
    play(match, TWO, "take 1")
    assert match.may_take_back(TWO)


@pytest.mark.parametrize("word", sorted({*Word} - {Word.TAKES_BACK}))
def test_other_words_take_nothing_back(word: str) -> None:
    move = Entry(1, Actor(1), "lo")
    assert effective([move, Entry(2, Actor(1), word)]) == [move]


def test_a_damaged_log_is_refused_with_a_code() -> None:
    with pytest.raises(RefusedEntry):
        effective([Entry(1, Actor(1), "takes-back")])
    with pytest.raises(RefusedEntry):
        Match(Cards(), cards_setup(), entries=[Entry(1, Actor(7), "resigns")])


def test_the_fold_of_a_log_with_a_lapsed_offer_and_a_take_back_is_the_same_again() -> None:
    match = pile()
    for who, text in (
        (ONE, "offers-draw"),
        (ONE, "take 1"),
        (ONE, "take 1"),
        (TWO, "take 1"),
        (TWO, "takes-back"),
    ):
        play(match, who, text)
    again = Match(match.game, match.setup, entries=match.log)
    assert again.fold == match.fold
    assert again.fold.table.offer is None
    assert isinstance(again.game, Toy)
