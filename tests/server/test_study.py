"""Replay, what-if lines and imported records, over HTTP."""

import random

import pytest

from tests.games.fillit.endless import endless_record
from tests.server.conftest import Visit
from tests.server.test_bots import play_to_the_end
from tests.server.visitor import Json, Visitor
from tuckbox.core import seat
from tuckbox.core.ability import without_history
from tuckbox.games import game, games
from tuckbox.match import Match, Player, new_setup, parse_record, with_seed_deal
from tuckbox.match.record.record import format_record
from tuckbox.match.record.verify import Verdict, verify
from tuckbox.server.live import past
from tuckbox.server.lobby.creation import read_record

ME, OPEN = {"kind": "me"}, {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}
SHORT = {"fits": {"boards": "1"}}


def finished(ann: Visitor, name: str) -> str:
    match: str = ann.create(name, {**ME, "name": "Ann"}, BOT, options=SHORT.get(name))["id"]
    with ann.sit_at(match) as socket:
        play_to_the_end(socket, random.Random(name))
    return match


def study(visitor: Visitor, **asked: object) -> Json:
    answer = visitor.post("/study", asked)
    assert answer.status_code == 200, answer.text
    studied: Json = answer.json()
    return studied


def line(studied: Json) -> list[Json]:
    return [{"actor": entry["actor"], "text": entry["text"]} for entry in studied["entries"]]


@pytest.mark.parametrize("name", games())
def test_a_replay_shows_the_table_after_every_entry(visit: Visit, name: str) -> None:
    ann = visit()
    match = finished(ann, name)
    rules, record = game(name), parse_record(ann.get(f"/matches/{match}/record").text)
    steps, after = list[Json](), 0
    while after is not None:
        page = ann.get(f"/matches/{match}/replay", after=after, limit=50).json()
        steps += page["steps"]
        after = page["next"]
    assert [step["entry"]["text"] for step in steps] == [entry.text for entry in record.entries]
    assert page["total"] == len(steps)
    assert page["result"]["by_rule"]
    position = rules.initial(record.setup.options)
    assert page["start"] == rules.view(position, None)
    for step in steps:
        move = rules.parse_move(step["entry"]["text"])
        position = rules.apply(position, step["entry"]["actor"], move)
        assert step["view"] == rules.view(without_history(rules, position), None)


def test_a_page_of_a_replay_ends_early_when_it_has_become_dear(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = visit()
    match = finished(ann, "fits")
    whole = ann.get(f"/matches/{match}/replay", limit=200).json()
    for bound, least in (("PAGE_SECONDS", -1.0), ("PAGE_BYTES", 0)):
        with monkeypatch.context() as dear:
            dear.setattr(past, bound, least)
            page = ann.get(f"/matches/{match}/replay", after=3, limit=50, text=True).json()
        assert [step["entry"] for step in page["steps"]] == [whole["steps"][3]["entry"]]
        assert page["next"] == 4
    beyond = ann.get(f"/matches/{match}/replay", after=whole["total"]).json()
    assert (beyond["steps"], beyond["next"]) == ([], None)


def test_a_running_match_is_replayed_with_ones_own_eyes_only(visit: Visit) -> None:
    ann, eve = visit(), visit()
    match = ann.create("fits", ME, ME)["id"]
    assert ann.get(f"/matches/{match}/replay", seat=1).status_code == 200
    answer = eve.get(f"/matches/{match}/replay", seat=1)
    assert (answer.status_code, answer.json()["code"]) == (403, "server-not-your-seat")
    assert eve.get(f"/matches/{match}/replay").json()["total"] == 2
    assert eve.get(f"/matches/{match}/replay", seat=4).status_code == 422


@pytest.mark.parametrize("name", games())
def test_a_whole_game_can_be_played_as_a_study(visit: Visit, name: str) -> None:
    ann, rng = visit(), random.Random(name)
    studied = study(ann, game=name, options=SHORT.get(name, {}))
    while studied["result"] is None and len(studied["entries"]) < 60:
        assert studied["effects"].keys() <= set(studied["moves"])
        entries = line(studied)
        entries.append({"actor": studied["seat"], "text": rng.choice(studied["moves"])})
        before, studied = (
            studied,
            study(ann, game=name, options=SHORT.get(name, {}), entries=entries),
        )
        assert line(studied)[: len(before["entries"])] == line(before)


def test_what_if_in_a_running_match_begins_at_ones_own_view(visit: Visit) -> None:
    ann, bob = visit(), visit()
    match = ann.create("fits", ME, OPEN)["id"]
    bob.join(match)
    with bob.sit_at(match) as socket:
        socket.submit(socket.owes()["moves"][0])
    mine = study(ann, match=match)
    assert mine["owed"] == [1]
    assert study(bob, match=match)["owed"] == [1]
    assert mine["entries"] == []
    # Bob has chosen, but Ann may not see what: in her study he still owes it.
    after = study(ann, match=match, entries=[{"actor": 1, "text": mine["moves"][0]}])
    assert after["owed"] == [2]
    assert mine["view"] == ann.get(f"/matches/{match}/update").json()["view"]


def test_study_goes_back_to_any_entry(visit: Visit) -> None:
    ann = visit()
    match = finished(ann, "jammit")
    replayed = ann.get(f"/matches/{match}/replay", limit=5).json()
    studied = study(ann, match=match, at=3)
    other = studied["moves"][-1]
    after = study(ann, match=match, at=3, entries=[{"actor": studied["seat"], "text": other}])
    assert after["entries"][0]["number"] == 4
    assert after["entries"][0]["text"] == other
    assert replayed["steps"][3]["entry"]["actor"] == studied["seat"]


def test_a_bot_moves_in_a_study_but_not_in_a_game_against_others(visit: Visit) -> None:
    ann, bob = visit(), visit()
    studied = study(ann, game="fillit", bot="random")
    assert [entry["actor"] for entry in studied["entries"]] == [1]
    match = ann.create("fillit", ME, OPEN)["id"]
    bob.join(match)
    answer = ann.post("/study", {"match": match, "bot": "random"})
    assert (answer.status_code, answer.json()["code"]) == (403, "study-no-counsel")
    alone = ann.create("fits", ME, options={"seats": 1})["id"]
    assert study(ann, match=alone, bot="random")["entries"]
    assert bob.post("/study", {"match": alone, "bot": "random"}).status_code == 403


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ({}, 422, "study-no-start"),
        ({"game": "fits", "match": "x"}, 422, "study-no-start"),
        ({"match": "nothing"}, 404, "server-no-match"),
        ({"game": "chess"}, 422, "game-unknown"),
        ({"game": "fits", "options": {"self": 1}}, 422, "option-unknown"),
        ({"game": "fillit", "entries": [{"actor": 1, "text": "?"}]}, 422, "fillit-move-text"),
        ({"game": "fits", "entries": [{"actor": 1, "text": "L5:0@A"}]}, 409, "refusal-not-to-move"),
        ({"game": "fillit", "seat": 4}, 422, "match-no-seat"),
        ({"game": "fits", "bot": "oracle"}, 422, "bot-unknown"),
        ({"record": "[tuckbox 9]\n"}, 422, "record-version"),
    ],
)
def test_a_study_that_makes_no_sense_is_refused(
    visit: Visit, asked: Json, status: int, code: str
) -> None:
    answer = visit().post("/study", asked)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text


@pytest.mark.parametrize("name", games())
def test_a_finished_record_is_kept_byte_for_byte(visit: Visit, name: str) -> None:
    ann, bob = visit(), visit()
    text = ann.get(f"/matches/{finished(ann, name)}/record").text
    answer = bob.post("/records", {"text": text})
    assert answer.status_code == 201, answer.text
    id = answer.json()["id"]
    assert bob.get(f"/matches/{id}/record").text == text
    summary = bob.get(f"/matches/{id}").json()
    assert (summary["state"], summary["imported"]) == ("finished", True)
    assert [seat["mine"] for seat in summary["seats"]] == [False, False]
    assert id in [match["id"] for match in bob.get("/matches", which="mine").json()["matches"]]
    replayed = bob.get(f"/matches/{id}/replay").json()
    assert replayed["imported"]
    assert verify(parse_record(text), game(name)).verdict in (Verdict.NO_SAY, Verdict.NO_DRAWS)


def test_a_record_in_progress_is_played_on_by_whoever_brings_it(visit: Visit) -> None:
    rules = game("fits")
    setup = with_seed_deal(new_setup(rules, rules.options(seats=1, boards="1")), "home")
    match = Match.begin(rules, setup)
    match.sit(seat(1), Player.guest("Ann"))
    match.tick(0.0)
    for _ in range(3):
        moves = rules.legal_moves(match.position, seat(1))
        match.submit(seat(1), match.ply(seat(1)), rules.format_move(moves[0]))
    text = format_record(match.record())
    ann = visit()
    id = ann.post("/records", {"text": text}).json()["id"]
    with ann.sit_at(id) as socket:
        assert [entry["text"] for entry in socket.entries][: len(match.log)] == [
            entry.text for entry in match.log
        ]
        play_to_the_end(socket, random.Random(1))
    assert "[continued" in ann.get(f"/matches/{id}/record").text


def test_a_damaged_record_names_its_line(visit: Visit) -> None:
    ann = visit(language="de")
    text = ann.get(f"/matches/{finished(ann, 'jammit')}/record").text
    lines = text.split("\n")
    broken = next(i for i, each in enumerate(lines) if each.startswith("1 "))
    lines[broken] = "1 nonsense"
    answer = ann.post("/records", {"text": "\n".join(lines)})
    assert answer.status_code == 422
    assert answer.json()["values"]["line"] == broken + 1
    assert str(broken + 1) in answer.json()["sentence"]
    assert (
        ann.post("/records", {"text": text + "\n" * 60_000}).json()["code"] == "study-record-long"
    )


def test_a_game_of_20_000_turns_can_be_read() -> None:
    record, _ = read_record({"fillit": game("fillit")}, endless_record(20_000))
    assert len(record.entries) == 20_000
