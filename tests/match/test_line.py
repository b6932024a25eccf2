"""The way back: taken-back positions are found again, though most of them are not kept."""

from random import Random

import pytest

from tests.games.fillit.endless import endless_turns
from tests.match.tables import ONE, TWO, pile_setup
from tests.match.toys import Pile
from tuckbox.core import Actor, AnyGame
from tuckbox.games import game
from tuckbox.match import Match, Player, Setup, new_setup, play_log
from tuckbox.match.play.log import Entry, effective
from tuckbox.match.play.log_state import LogState
from tuckbox.match.play.main_line import EVERY, MainLine
from tuckbox.match.play.referee import Referee
from tuckbox.match.play.replay import play_line

FILLIT = game("fillit")
ALONE = new_setup(FILLIT, FILLIT.options(), [Player.guest("Ann"), Player.bot("random")])


def entries_of(texts: list[tuple[int, str]]) -> list[Entry]:
    return [Entry(number, Actor(who), text) for number, (who, text) in enumerate(texts, 1)]


def last_fold(rules: AnyGame, setup: Setup, entries: list[Entry]) -> LogState:
    fold = Referee(rules, setup).start()
    for played in play_log(rules, setup, entries, judged=True):
        fold = played.after
    return fold


def wandering(most: int, seed: int) -> list[tuple[int, str]]:
    """Return a game in which the only person goes back and forth, and far back at times."""
    dice, turns = Random(seed), [*enumerate(endless_turns(most))]
    log: list[tuple[int, str]] = []
    played = 0
    while played < most:
        on = min(dice.choice((2, 6, 150)), most - played)
        log += [(1 + number % 2, text) for number, text in turns[played : played + on]]
        played += on
        back = min(dice.choice((0, 1, 3, 70)), (played + 1) // 2)
        log += [(1, "takes-back")] * back
        for _ in range(back):
            played -= 1 + (played % 2 == 0)
    return log


@pytest.mark.parametrize("seed", range(3))
def test_taking_back_leads_to_where_the_moves_that_count_lead(seed: int) -> None:
    entries = entries_of(wandering(400, seed))
    assert sum(entry.text == "takes-back" for entry in entries) > 20
    assert last_fold(FILLIT, ALONE, entries) == last_fold(FILLIT, ALONE, effective(entries))


def test_few_positions_of_a_long_line_are_kept() -> None:
    line = MainLine(Referee(FILLIT, ALONE))
    turns = [(1 + number % 2, text) for number, text in enumerate(endless_turns(1000))]
    for _ in play_log(FILLIT, ALONE, entries_of(turns), judged=True, line=line):
        assert len(line._folds) <= EVERY + len(line) // EVERY + 1
    line.forget()
    assert len(line._folds) <= 1000 // EVERY + 1
    assert line.before(999).position.seat == TWO
    assert len(line._folds) <= 1000 // EVERY + 1 + EVERY


def test_a_match_takes_back_without_playing_all_of_it_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    turns = [(1 + number % 2, text) for number, text in enumerate(endless_turns(1000))]
    match = Match(FILLIT, ALONE, entries=entries_of(turns), accepted={ONE: [""] * 500})
    calls = []
    carry_out = type(FILLIT).carry_out

    def counted(*arguments: object) -> object:
        calls.append(arguments)
        return carry_out(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(type(FILLIT), "carry_out", counted)
    assert match.may_take_back(ONE)
    match.submit(ONE, match.ply(ONE), "takes-back")
    assert len(match.line) == 998
    assert len(calls) <= 2 * EVERY


def test_a_copy_grows_apart() -> None:
    line = MainLine(Referee(Pile(), pile_setup()))
    moves = entries_of([(1, "take 1"), (1, "take 2")])
    for _ in play_log(Pile(), pile_setup(), moves, line=line.copy()):
        assert len(line) == 0


def test_what_counts_of_a_record_is_played_alone() -> None:
    match = Match(FILLIT, ALONE, entries=entries_of(wandering(60, 1)))
    played = [*play_line(match.record(), FILLIT)]
    assert [one.entry for one in played] == effective(match.log)
    assert played[-1].after.position == match.position
