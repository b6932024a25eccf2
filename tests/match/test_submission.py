"""Every submission is accepted exactly once, whatever is sent again, late or by another."""

import pytest

from tests.match.tables import ONE, TWO, cards, pile, pile_setup, play, refused, texts
from tests.match.toys import Cards, Pile
from tuckbox.core import seat
from tuckbox.match import Match, StaleChange, Submission, new_setup


def test_a_submission_is_entered_and_counted() -> None:
    match = pile()
    change = match.submit(ONE, 0, "take 2")
    assert [str(entry) for entry in change.entries] == ["1 take 2"]
    assert (match.ply(ONE), match.ply(TWO), match.position.left) == (1, 0, 10)


def test_a_resend_is_acknowledged_again_and_changes_nothing() -> None:
    match = pile()
    match.submit(ONE, 0, "take 2")
    before = match.version
    change = match.submit(ONE, 0, "take 2")
    assert change.is_repeat
    assert (match.version, texts(match)) == (before, ["1 take 2"])


def test_a_resend_is_known_when_written_another_way() -> None:
    match = pile()
    match.submit(ONE, 0, "TAKE 2")
    assert texts(match) == ["1 take 2"]
    assert match.accepted(ONE) == ("take 2",)
    assert match.submit(ONE, 0, "Take 2").is_repeat


def test_a_resend_is_acknowledged_after_others_have_acted_and_after_the_end() -> None:
    match = pile()
    for who, text in ((ONE, "take 3"), (ONE, "take 3"), (TWO, "take 1"), (TWO, "resigns")):
        play(match, who, text)
    assert match.is_over
    assert match.submit(ONE, 1, "take 3").is_repeat
    assert match.submit(TWO, 1, "RESIGNS".lower()).is_repeat  # another string, as over the wire


@pytest.mark.parametrize("text", ["take 3", "resigns", "nonsense"])
def test_another_text_at_a_used_ply_is_refused(text: str) -> None:
    match = pile()
    match.submit(ONE, 0, "take 2")
    refused("match-ply-used", lambda: match.submit(ONE, 0, text))
    assert texts(match) == ["1 take 2"]


def test_a_ply_ahead_or_below_zero_is_refused() -> None:
    match = pile()
    refused("match-ply-ahead", lambda: match.submit(ONE, 1, "take 2"))
    refused("match-ply-used", lambda: match.submit(ONE, -1, "take 2"))
    play(match, ONE, "take 2")
    refused("match-ply-used", lambda: match.submit(ONE, -1, "take 2"))


def test_a_late_copy_of_what_was_refused_stays_refused() -> None:
    """Seat 2 was refused out of turn; when its turn comes, the old message must not take effect."""
    match = pile()
    late = Submission(TWO, 0, "take 1", seen=0)
    refused("refusal-not-to-move", lambda: match.prepare(late))
    for _ in range(2):
        play(match, ONE, "take 2")
    assert match.owing == (TWO,)
    refused("match-moved-on", lambda: match.prepare(late))
    match.commit(match.prepare(Submission(TWO, 0, "take 1", seen=2)))
    # What was accepted is acknowledged again, whatever its sender had seen.
    assert match.prepare(late).is_repeat


def test_a_move_is_for_the_same_moment_while_only_others_speak() -> None:
    """An offer of a draw leaves the position unchanged; a move taken back and made again does not."""
    match = pile()
    for _ in range(2):
        play(match, ONE, "take 2")
    asked = Submission(TWO, 0, "take 1", seen=2)
    play(match, ONE, "offers-draw")
    assert match.prepare(asked).entries
    refused("match-moved-on", lambda: match.prepare(Submission(TWO, 0, "agrees-draw", seen=2)))
    assert match.prepare(Submission(TWO, 0, "agrees-draw", seen=3)).entries
    play(match, ONE, "takes-back")
    play(match, ONE, "take 2")
    assert match.owing == (TWO,)
    refused("match-moved-on", lambda: match.prepare(asked))
    refused("match-moved-on", lambda: match.prepare(Submission(TWO, 0, "take 1", seen=9)))


def test_what_a_bot_was_playing_is_not_taken_up_by_an_old_message() -> None:
    match = pile()
    match.commit(match.prepare_hand_over(ONE, offline_since=0.0, now=100.0))
    late = Submission(ONE, 0, "take 2", seen=1)
    refused("match-bot-plays", lambda: match.prepare(late))
    play(match, ONE, "reclaims")
    refused("match-moved-on", lambda: match.prepare(Submission(ONE, 1, "take 2", seen=1)))


@pytest.mark.parametrize(
    ("who", "text", "code"),
    [
        (0, "take 1", "match-no-seat"),
        (3, "take 1", "match-no-seat"),
        (2, "take 1", "refusal-not-to-move"),
        (1, "take 9", "toy-illegal"),
        (1, "push", "toy-no-move"),
        (1, "times-out", "match-not-yours-to-say"),
        (1, "handed-to-bot", "match-not-yours-to-say"),
    ],
)
def test_what_may_not_be_done_is_refused_and_changes_nothing(
    who: int, text: str, code: str
) -> None:
    match = pile()
    refused(code, lambda: match.submit(seat(who), 0, text))
    assert (texts(match), match.version, match.ply(ONE)) == ([], 0, 0)


def test_nothing_can_be_submitted_while_a_seat_is_open() -> None:
    game = Pile()
    match = Match.begin(game, new_setup(game, game.options()))
    assert match.owing == ()
    refused("match-not-started", lambda: match.submit(ONE, 0, "take 1"))


def test_without_a_deal_a_card_game_says_so() -> None:
    game = Cards()
    match = Match.begin(game, new_setup(game, game.options(seats=1), cards(1).setup.players))
    assert match.owing == ()
    refused("match-no-draw", lambda: match.submit(ONE, 0, "hi"))


def test_only_a_bot_plays_for_a_bots_seat_and_only_there() -> None:
    match = pile()
    refused("match-not-minded", lambda: match.submit(ONE, 0, "take 1", by_bot=True))


def test_preparing_changes_nothing() -> None:
    match = pile()
    match.prepare(Submission(ONE, 0, "take 1"))
    assert (texts(match), match.ply(ONE), match.position.left) == ([], 0, 12)


def test_a_change_prepared_for_an_earlier_state_is_stale() -> None:
    match = pile()
    first = match.prepare(Submission(ONE, 0, "take 1"))
    second = match.prepare(Submission(ONE, 0, "take 2"))
    match.commit(first)
    with pytest.raises(StaleChange) as caught:
        match.commit(second)
    assert caught.value.code == "match-stale-change"
    assert texts(match) == ["1 take 1"]


def test_a_match_may_have_changed_hundreds_of_times() -> None:
    match = Match(Pile(), pile_setup(), version=1000)
    match.submit(ONE, 0, "take 1")
    assert match.version == 1001


def test_a_stored_match_comes_back_as_it_was() -> None:
    match = pile()
    for text in ("take 1", "takes-back", "take 2"):
        play(match, ONE, text)
    again = Match(
        Pile(),
        pile_setup(),
        entries=match.log,
        accepted={ONE: match.accepted(ONE)},
        version=match.version,
    )
    assert (again.position, again.version) == (match.position, match.version)
    assert again.submit(ONE, 0, "take 1").is_repeat
    assert again.submit(ONE, 3, "take 3").entries[0].number == 4


def test_the_log_reads_like_a_sequence() -> None:
    match = pile()
    play(match, ONE, "take 1")
    play(match, ONE, "take 2")
    assert [entry.number for entry in match.log[:]] == [1, 2]
    assert str(match.log[-1]) == "1 take 2"
    with pytest.raises(IndexError):
        match.log[2]
