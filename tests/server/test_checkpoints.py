"""A replay may begin at any checkpoint, whatever was taken back, and tells the same as from the start."""

import contextlib
from pathlib import Path
from random import Random

import pytest

from tests.games.fillit.endless import endless_record
from tests.server.no_limits import UNLIMITED
from tests.server.running import running, sqlite_settings
from tests.server.visitor import Visitor
from tuckbox.core import seat
from tuckbox.games import game
from tuckbox.match import Match, Player, new_setup, parse_record, play_log, with_seed_deal
from tuckbox.server.live import live_matches, past
from tuckbox.server.live.past import EVERY, Checkpoints, Past
from tuckbox.server.model.message_parts import entry_model


def undoing(seed: int) -> Match:
    """A long evening of somebody who plays BITS alone, and takes back now little, now much."""
    rules, dice = game("bits"), Random(seed)
    setup = new_setup(rules, rules.options(seats=1), [Player.guest("Ann")])
    match, ann = Match.begin(rules, with_seed_deal(setup, str(seed))), seat(1)
    while len(match.log) < 6 * EVERY and not match.is_over:
        for _ in range(dice.randrange(1, 9)):
            if moves := match.legal_moves(ann):
                match.submit(ann, match.ply(ann), rules.format_move(dice.choice(moves)))
        for _ in range(dice.choice([0, 1, 2, 5, 30])):
            if match.may_take_back(ann):
                match.submit(ann, match.ply(ann), "takes-back")
    return match


@pytest.mark.parametrize("seed", range(3))
def test_it_tells_the_same_from_wherever_it_begins(seed: int) -> None:
    match, dice = undoing(seed), Random(seed)
    whole = list(play_log(match.game, match.setup, match.log, judged=True))
    told = [(one.entry, one.after, entry_model(match.game, one)) for one in whole]
    past, kept = Past.of("x", match), Checkpoints()
    for _ in range(30):
        after = dice.randrange(past.count + 1)
        end = dice.randrange(after, past.count + 20)
        found = kept.replay(past, after, end)
        assert [(one.entry, one.after, entry_model(match.game, one)) for one in found] == told[
            after:end
        ]


def test_it_begins_near_the_entries_that_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    record = parse_record(endless_record(10 * EVERY))
    match = Match(game("fillit"), record.setup, entries=record.entries)
    past, kept, played = Past.of("x", match), Checkpoints(), list[int]()
    carry_out = match.game.carry_out

    def counted(*given: object) -> object:
        played.append(1)
        return carry_out(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(match.game.__class__, "carry_out", lambda _, *given: counted(*given))
    assert len(list(kept.replay(past, 9 * EVERY + 5))) == EVERY - 5
    assert len(played) == 10 * EVERY
    for after in (0, 70, 4 * EVERY, 9 * EVERY + 63):
        played.clear()
        (one,) = kept.replay(past, after, after + 1)
        assert one.entry == match.log[after]
        assert len(played) <= EVERY


def test_those_of_the_match_used_longest_ago_go_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past, "MOST_KEPT", 5)
    record = parse_record(endless_record(2 * EVERY))
    match = Match(game("fillit"), record.setup, entries=record.entries)
    kept = Checkpoints()
    for id in ("a", "b", "a", "c"):
        list(kept.replay(Past.of(id, match), 2 * EVERY - 1))
    assert [*kept._kept] == ["a", "c"]
    assert kept._count == 4


def test_few_long_matches_stay_that_nobody_watches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_matches, "LONG", 100)
    monkeypatch.setattr(live_matches, "MOST_LONG", 2)
    monkeypatch.setattr(live_matches, "IN_USE_SECONDS", -1.0)
    with running(sqlite_settings(tmp_path, **UNLIMITED)) as node:
        ann, record = Visitor(node), endless_record(120)
        with contextlib.closing(ann):
            ids = [ann.post("/records", {"text": record}).json()["id"] for _ in range(6)]
            short = ann.create("jammit", {"kind": "me"}, {"kind": "me"})["id"]
            with ann.sit_at(ids[0]):
                for id in ids:
                    assert ann.get(f"/matches/{id}/update").status_code == 200
                kept = {live.id for live in node.services.live_matches}
    assert {ids[0], ids[-1], short} < kept
    assert len(kept) == 4
