"""The promises of a match hold for the real rules too."""

from dataclasses import replace

import pytest

from tests.match.tables import ONE, SECRET, agree, people, play
from tests.modes import all_modes, mode_id
from tests.playing import pick
from tuckbox import game, games
from tuckbox.core import CHANCE, InvalidMove, Options, seat
from tuckbox.core.ability import HasSides, ranking, sides
from tuckbox.match import (
    Match,
    Word,
    check_record,
    format_record,
    new_setup,
    parse_record,
    with_fair_deal,
    with_seed_deal,
)
from tuckbox.match.record.verify import Verdict, verify

MODES = [pytest.param(name, options, id=mode_id(name, options)) for name, options in all_modes()]
MOST = 60
"""The number of choices in a test game; a whole FILLIT game can take much longer."""


def begin(name: str, options: Options, seed: str = "1") -> Match:
    rules = game(name)
    setup = new_setup(rules, options, people(options.seats), match="m1")
    if rules.to_move(rules.initial(options)) == (CHANCE,):
        setup = with_fair_deal(setup, SECRET)
    match = Match.begin(rules, setup, now=0.0)
    if setup.deal is not None:
        agree(match)
    return match


def play_some(match: Match, most: int = MOST, seed: str = "1") -> Match:
    for number in range(most):
        if match.is_over:
            break
        who = match.owing[pick(f"{seed} seat {number}", len(match.owing))]
        legal = match.game.legal_moves(match.position, who)
        move = legal[pick(f"{seed} move {number}", len(legal))]
        play(match, who, match.game.format_move(move))
    return match


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), MODES)
def test_a_record_of_every_mode_round_trips_replays_and_is_checked(
    name: str, options: Options
) -> None:
    match = play_some(begin(name, options))
    if not match.is_over:
        play(match, ONE, "resigns")
    while not match.is_over:  # With three seats and more a bot would play on.
        leaver = next(seat(n) for n in range(1, 5) if not match.is_bot_played(seat(n)))
        play(match, leaver, "resigns")
    record = match.record()
    text = format_record(record)
    assert parse_record(text) == record
    assert format_record(parse_record(text)) == text
    assert Match.from_record(parse_record(text), match.game).result == match.result
    has_cards = any(entry.actor == CHANCE for entry in match.log)
    expected = Verdict.CONSISTENT if has_cards else Verdict.NO_DRAWS
    assert verify(record, match.game).verdict is expected


@pytest.mark.parametrize(("name", "options"), MODES)
def test_a_view_shows_a_seats_own_waiting_choice_and_no_others(name: str, options: Options) -> None:
    match = begin(name, options)
    if len(match.owing) < 2:
        return
    everyone = [seat(number) for number in range(1, options.seats + 1)]
    chooser = match.owing[-1]
    before = {who: match.view(who) for who in (*everyone, None)}
    legal = match.game.legal_moves(match.position, chooser)
    play(match, chooser, match.game.format_move(legal[0]))
    for who in (*everyone, None):
        view = match.view(who)
        assert view["to_move"] == list(match.owing)
        unchanged = {**view, "to_move": before[who]["to_move"]} == before[who]
        assert unchanged == (who != chooser)


@pytest.mark.parametrize("name", games())
def test_no_word_of_the_table_is_a_move_of_any_game(name: str) -> None:
    for word in Word:
        with pytest.raises(InvalidMove):
            game(name).parse_move(word.value)


@pytest.mark.parametrize("name", ["fits", "bits"])
def test_alone_one_may_undo_to_the_start_and_meets_the_same_cards_again(name: str) -> None:
    rules = game(name)
    options = rules.options(seats=1)
    setup = with_seed_deal(new_setup(rules, options, people(1)), "42")
    match = Match.begin(rules, setup)
    play_some(match, 12)
    played = [str(entry) for entry in match.log]
    for _ in range(12):
        play(match, ONE, "takes-back")
    play_some(match, 12)
    again = [str(entry) for entry in match.log]
    first = next(n for n, text in enumerate(played) if text.startswith("1"))
    assert again[-len(played[first:]) :] == played[first:]
    check_record(match.record(), rules)


def test_jammit_takes_back_step_by_step_until_the_other_has_acted() -> None:
    rules = game("jammit")
    match = Match.begin(rules, new_setup(rules, rules.options(), people(2)))
    start = match.position
    play(match, ONE, "d8=NB")
    play(match, ONE, ">a1")
    assert match.owing == (seat(2),)
    play(match, ONE, "takes-back")
    play(match, ONE, "takes-back")
    assert match.position == start


def test_fillit_two_against_two_has_two_sides() -> None:
    rules = game("fillit")
    assert isinstance(rules, HasSides)
    assert sides(rules, rules.options(seats=4)) == ((1, 3), (2, 4))
    match = Match.begin(rules, new_setup(rules, rules.options(seats=4), people(4)))
    play(match, seat(3), "resigns")
    assert match.result is not None
    assert match.result.winners == (2, 4)


def test_fillit_ranks_by_chips_left_and_a_draw_ranks_all_alike() -> None:
    rules = game("fillit")
    position = rules.initial(rules.options(seats=3))
    assert ranking(rules, replace(position, supplies=(9, 0, 4))) == ((2,), (3,), (1,))
    assert ranking(rules, replace(position, times=3)) == ((1, 2, 3),)


@pytest.mark.parametrize("name", games())
def test_a_finished_game_ranks_its_winners_first(name: str) -> None:
    rules = game(name)
    small = {"fits": {"boards": "1"}, "fillit": {"board": "mini"}, "jammit": {"board": "mini"}}
    options = rules.options(seats=2, **small.get(name, {}))
    match = play_some(begin(name, options), 3000, "2")
    assert match.is_over
    outcome = rules.outcome(match.position)
    assert outcome is not None
    order = ranking(rules, match.position)
    assert sorted(who for group in order for who in group) == [1, 2]
    assert not outcome.winners or order[0] == outcome.winners
