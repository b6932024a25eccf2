"""A match in memory that catches up with what another writer has stored."""

from collections.abc import Callable

import pytest

from tests.match.tables import ONE, TWO, cards, pile, play
from tuckbox.core import Seat
from tuckbox.match import Match, MissedChanges


def first_move(match: Match, who: Seat) -> str:
    return match.game.format_move(match.game.legal_moves(match.position, who)[0])


def news_for(behind: Match, ahead: Match) -> MissedChanges:
    return MissedChanges(
        version=ahead.version,
        entries=tuple(ahead.log[len(behind.log) :]),
        accepted={who: ahead.accepted(who)[behind.ply(who) :] for who in (ONE, TWO)},
        waiting=ahead.waiting,
        setup=ahead.setup,
        clock=ahead.clock,
    )


@pytest.mark.parametrize("make", [pile, cards])
@pytest.mark.parametrize("steps", [1, 2, 5])
def test_it_then_is_the_same_as_the_stored_one(make: Callable[[], Match], steps: int) -> None:
    ahead, behind = make(), make()
    for _ in range(steps):
        who = ahead.owing[0]
        play(ahead, who, first_move(ahead, who))
    folds = behind.catch_up(news_for(behind, ahead))
    assert len(folds) == len(ahead.log) - len(make().log)
    assert list(behind.log) == list(ahead.log)
    assert behind.fold == ahead.fold
    assert behind.waiting == ahead.waiting
    assert behind.version == ahead.version
    assert [behind.accepted(who) for who in (ONE, TWO)] == [
        ahead.accepted(who) for who in (ONE, TWO)
    ]
    who = ahead.owing[0]
    assert play(behind, who, first_move(behind, who)) == play(ahead, who, first_move(ahead, who))


def test_each_entry_comes_with_what_was_before_it() -> None:
    ahead, behind = pile(), pile()
    start = behind.fold
    who = ahead.owing[0]
    play(ahead, who, first_move(ahead, who))
    play(ahead, who, "takes-back")
    happened = behind.catch_up(news_for(behind, ahead))
    assert happened[0].before == start
    assert happened[1].before != start
    assert behind.fold == ahead.fold
