"""The deal of the day over the wire: committed to in advance, the same for all, closed until it is over."""

import hashlib
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Running, running, sqlite_settings, until
from tests.server.test_bots import play_to_the_end
from tests.server.visitor import Json, Visitor
from tuckbox.games import game
from tuckbox.match import parse_record
from tuckbox.match.fair.card_source import prefixed
from tuckbox.match.record.verify import Verdict, verify
from tuckbox.server.lobby import daily
from tuckbox.server.lobby.catalogue import DAILY_GAMES
from tuckbox.server.model.stores import Attempt, Day

LATER = "2031-05-04"
"""A day on which every identity of today is old enough to be ranked."""


class Calendar:
    """Sets the date for a node under test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch

    def set(self, date: str) -> None:
        self._patch.setattr("tuckbox.server.lobby.access.today", lambda: date)


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    calendar = Calendar(monkeypatch)
    calendar.set(LATER)
    return calendar


@pytest.fixture
def node(database_url: str, tmp_path: Path, calendar: Calendar) -> Iterator[Running]:
    with running(sqlite_settings(tmp_path, play_limit=10_000, database=database_url)) as found:
        yield found


@pytest.fixture
def ann(node: Running) -> Iterator[Visitor]:
    yield from named(node, "Ann")


@pytest.fixture
def bob(node: Running) -> Iterator[Visitor]:
    yield from named(node, "Bob")


def named(node: Running, name: str) -> Iterator[Visitor]:
    visitor = Visitor(node)
    visitor.http.put("/me", json={"name": name})
    yield visitor
    visitor.close()


def begin(visitor: Visitor, name: str = "fits") -> str:
    answer = visitor.post(f"/daily/{name}")
    assert answer.status_code == 200, answer.text
    match: str = answer.json()["match"]
    return match


def play(visitor: Visitor, seed: int, name: str = "fits") -> str:
    match = begin(visitor, name)
    with visitor.sit_at(match) as socket:
        play_to_the_end(socket, random.Random(seed))
    return match


def day(visitor: Visitor, date: str = LATER, name: str = "fits") -> Json:
    found: Json = visitor.get(f"/daily/{name}/{date}").json()
    return found


def cards(visitor: Visitor, match: str) -> list[str]:
    record = parse_record(visitor.get(f"/matches/{match}/record").text)
    return [entry.text for entry in record.entries if entry.actor == 0]


def test_commitments_are_public_thirty_days_ahead_and_hold(
    ann: Visitor, calendar: Calendar
) -> None:
    promised = ann.get("/daily/commitments").json()
    assert len(promised) == 2 * 31
    assert promised[0]["date"] == LATER
    assert promised[-1]["date"] == "2031-06-03"
    calendar.set("2031-05-05")
    closed = day(ann)["daily"]
    secret = bytes.fromhex(closed["secret"])
    head = prefixed("tuckbox fair draw 2 day")
    bound = hashlib.sha256(head + secret + prefixed("fits", LATER)).hexdigest()
    assert {"game": "fits", "commitment": bound}.items() <= next(
        each for each in promised if (each["game"], each["date"]) == ("fits", LATER)
    ).items()


@pytest.mark.parametrize("name", DAILY_GAMES)
def test_everybody_gets_the_same_cards(ann: Visitor, bob: Visitor, name: str) -> None:
    first, second = (cards(each, play(each, seed, name)) for each, seed in ((ann, 1), (bob, 2)))
    pairs = list(zip(rounds(first), rounds(second), strict=True))
    assert len(pairs) >= (3 if name == "bits" else 1)
    for one, other in pairs:
        # A round of BITS ends sooner for a player who fills the board sooner.
        shared = min(len(one), len(other))
        assert shared > 8
        assert one[:shared] == other[:shared]


def rounds(drawn: list[str]) -> list[list[str]]:
    """Return the draws by round; a round of BITS begins with its task card."""
    found: list[list[str]] = [[]]
    for text in drawn:
        if text.startswith("task") and found[-1] and not found[-1][-1].startswith("task"):
            found.append([])
        found[-1].append(text)
    return found


def test_one_identity_has_one_attempt(ann: Visitor) -> None:
    assert ann.get("/daily/fits").json()["match"] is None
    match = begin(ann)
    assert begin(ann) == match
    assert ann.get("/daily/fits").json()["match"] == match
    assert [each["match"] for each in ann.get("/daily").json()] == [match, None]
    assert ann.get(f"/matches/{match}").json()["daily"] == LATER


def test_an_attempt_counts_from_its_first_card_and_cannot_be_taken_back(ann: Visitor) -> None:
    match = begin(ann)
    with ann.sit_at(match) as socket:
        assert [entry["actor"] for entry in socket.entries] == [0]
        socket.submit(socket.owes()["moves"][0])
        assert socket.owes()["take_back_seat"] is None
        refused = socket.submit("takes-back")
        assert (refused["type"], refused["code"]) == ("refused", "match-counted")
    answer = ann.post("/study", {"match": match, "bot": "random"})
    assert (answer.status_code, answer.json()["code"]) == (403, "study-no-counsel")


def test_nothing_of_a_day_is_open_before_it_has_closed(
    ann: Visitor, bob: Visitor, calendar: Calendar
) -> None:
    match = play(ann, 1)
    for path in ("replay", "record", "update"):
        answer = bob.get(f"/matches/{match}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (403, "server-day-open"), path
    assert bob.post("/study", {"match": match}).status_code == 403
    assert "[secret" not in ann.get(f"/matches/{match}/record").text
    assert ann.post(f"/matches/{match}/again").status_code == 409
    seen = day(bob)
    assert seen["daily"]["secret"] is None
    assert [line["match"] for line in seen["standings"]] == [None]
    assert day(ann)["standings"][0]["match"] == match

    calendar.set("2031-05-05")
    assert day(bob)["standings"][0]["match"] == match
    assert bob.get(f"/matches/{match}/replay").status_code == 200
    record = parse_record(bob.get(f"/matches/{match}/record").text)
    assert verify(record, game("fits")).verdict is Verdict.NO_SAY


def test_standings_streak_and_share_text(ann: Visitor, bob: Visitor, calendar: Calendar) -> None:
    play(ann, 1)
    play(bob, 2)
    lines = day(ann)["standings"]
    assert {line["name"] for line in lines} == {"Ann", "Bob"}
    scores = [line["score"] for line in lines]
    assert scores == sorted(scores, reverse=True)
    assert [line["rank"] for line in lines] == [1, 1 if scores[0] == scores[1] else 2]
    mine = day(ann)["daily"]
    assert (mine["streak"], mine["players"]) == (1, 2)
    calendar.set("2031-05-05")
    assert ann.get("/daily/fits").json()["streak"] == 1
    play(ann, 3)
    today = ann.get("/daily/fits", lang="de").json()
    assert today["streak"] == 2
    assert today["share"].splitlines() == [
        "Tuckbox · FITS · 2031-05-05",
        f"{today['my_score']} Punkte · 2 Tage in Folge",
        f"{ann.node.url}/daily/fits?date=2031-05-05",
    ]
    calendar.set("2031-05-07")
    assert ann.get("/daily/fits").json()["streak"] == 0


def test_an_attempt_that_was_given_up_has_no_score(ann: Visitor) -> None:
    match = begin(ann)
    with ann.sit_at(match) as socket:
        socket.submit("resigns")
    found = day(ann)
    assert found["standings"] == []
    assert (found["daily"]["my_score"], found["daily"]["streak"]) == (None, 0)
    assert begin(ann) == match


def test_an_identity_of_the_same_day_is_listed_without_a_rank(
    ann: Visitor, calendar: Calendar
) -> None:
    since = ann.get("/me").json()["since"].partition("T")[0]
    calendar.set(since)
    play(ann, 1)
    assert [line["rank"] for line in day(ann, since)["standings"]] == [None]


def test_there_is_no_deal_of_other_games_or_days(ann: Visitor) -> None:
    for path, code in (
        ("/daily/jammit", "daily-no-game"),
        ("/daily/fits/2019-01-01", "daily-no-day"),
        ("/daily/fits/2031-99-99", "daily-no-day"),
    ):
        answer = ann.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, code)
    assert ann.post("/daily/jammit").status_code == 404


def test_what_was_possible_opens_when_the_day_has_closed(
    ann: Visitor, bob: Visitor, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tuckbox.server.study.analyses.MODULE", "tests.server.stand_in_analysis")
    match = play(ann, 1)
    answer = ann.get(f"/matches/{match}/analysis")
    assert (answer.status_code, answer.json()["code"]) == (403, "study-no-counsel")
    assert day(ann)["daily"]["best"] is None
    calendar.set("2031-05-05")
    until(lambda: day(bob)["daily"]["best"] == 77)
    assert bob.get(f"/matches/{match}/analysis").json()["state"] == "done"


def test_no_bot_advises_on_the_record_of_a_day_that_is_open(
    ann: Visitor, calendar: Calendar
) -> None:
    """Neither by the record's text nor by importing it."""
    match = begin(ann)
    text = ann.get(f"/matches/{match}/record").text
    stripped = "".join(line for line in text.splitlines(True) if "[daily" not in line)
    asked = {"record": text, "bot": "random"}
    assert ann.post("/study/advice", asked).status_code == 403
    assert ann.post("/study", asked).status_code == 403
    assert ann.post("/study/advice", asked | {"record": stripped}).status_code == 403
    assert ann.post("/records", {"text": text}).json()["code"] == "server-day-open"
    assert ann.post("/study", {"record": text}).status_code == 200


def test_standings_show_the_best_and_ones_own() -> None:
    day = Day("fits", "2026-01-02", b"", "", 0.0)
    crowd = [
        Attempt(f"a{score}", "", "", True, {"by_rule": True, "scores": [score // 2]}, 0.0)
        for score in range(3 * daily.MOST_STANDINGS)
    ]
    found = daily.standings(crowd, day, "a4")
    assert [rank for rank, _, _ in found[:5]] == [1, 1, 3, 3, 5]
    assert len(found) == daily.MOST_STANDINGS + 1
    assert (found[-1][1].identity, found[-1][2]) == ("a4", 2)
    assert len(daily.standings(crowd, day, None)) == daily.MOST_STANDINGS
