"""Visitors take turns: who asks for much waits for it, and neither others nor bots at a table do."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.no_limits import UNLIMITED
from tests.server.running import Running, running, sqlite_settings, until
from tests.server.test_analysis import STAND_IN
from tests.server.test_box_check import BOX
from tests.server.test_daily import LATER, Calendar, day, play
from tests.server.visitor import Visitor
from tuckbox.server.bots.worker_pool import Job, Workers
from tuckbox.server.model.errors import TooMany, Unavailable
from tuckbox.server.model.holder import Holder, Payer
from tuckbox.server.model.limits import Refusals, Turns

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "random"}
HERE, THERE = {"x-forwarded-for": "203.0.113.1"}, {"x-forwarded-for": "203.0.113.2"}

ANN, BOB, CLEO = (Payer("home", Holder(name)) for name in ("ann", "bob", "cleo"))
DAN = Payer("elsewhere")


def turns(places: int = 1, most: int = 16) -> Turns:
    return Turns(places, most, Refusals("busy", "yours", 7.0))


def order(held: Turns, *payers: Payer) -> list[Payer]:
    """Return in which order the visitors' work begins, if each ends before the next begins."""

    async def all_of_it() -> list[Payer]:
        begun: list[Payer] = []

        async def work(payer: Payer) -> None:
            async with held.enter(payer):
                begun.append(payer)
                await asyncio.sleep(0)

        await asyncio.gather(*map(work, payers))
        return begun

    return asyncio.run(all_of_it())


def test_visitors_take_turns_whoever_came_first() -> None:
    assert order(turns(), ANN, ANN, ANN, ANN, BOB, DAN, BOB) == [ANN, BOB, DAN, ANN, BOB, ANN, ANN]


def test_a_visitor_has_one_piece_of_work_under_way_even_if_places_are_free() -> None:
    held = turns(places=2)
    first, second, other = held.enter(ANN), held.enter(ANN), held.enter(BOB)
    assert (first.has_come, second.has_come, other.has_come) == (True, False, True)
    first.end()
    assert second.has_come


def test_who_does_not_wait_any_more_leaves_the_queue() -> None:
    async def left() -> bool:
        held = turns()
        first = held.enter(ANN)
        waiting = asyncio.create_task(held.enter(BOB).wait())
        last = held.enter(CLEO)
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        first.end()
        return last.has_come

    assert asyncio.run(left())


def test_a_visitor_may_have_a_quarter_of_a_queue_and_a_network_half() -> None:
    held = turns(most=8)
    for payer in (ANN, ANN, ANN):
        held.enter(payer)
    with pytest.raises(TooMany) as own:
        held.enter(ANN)
    assert (own.value.code, own.value.wait) == ("yours", 7.0)
    for payer in (BOB, CLEO):
        held.enter(payer)
    with pytest.raises(Unavailable) as network:
        held.enter(BOB)
    assert network.value.code == "busy"
    for number in range(4):
        held.enter(Payer(f"elsewhere {number}"))
    with pytest.raises(Unavailable):
        held.enter(DAN)


# Over the wire


@pytest.fixture
def node(tmp_path: Path, patient_tables: None) -> Iterator[Running]:
    """A separate node, whose workers may be stopped without harm."""
    settings = sqlite_settings(tmp_path, think=0.1, trusted_proxies="127.0.0.1", **UNLIMITED)
    with running(settings) as found:
        yield found


@contextmanager
def visiting(node: Running, *names: str) -> Iterator[list[Visitor]]:
    """Provide visitors whom the server knows."""
    visitors = [Visitor(node) for _ in names]
    for visitor, name in zip(visitors, names, strict=True):
        visitor.http.put("/me", json={"name": name}).raise_for_status()
    try:
        yield visitors
    finally:
        for visitor in visitors:
            visitor.close()


def begun_jobs(
    workers: Workers, monkeypatch: pytest.MonkeyPatch, name: Callable[[Job], str]
) -> list[str]:
    """Return a list of the jobs that workers begin, by some name, as it grows."""
    begun: list[str] = []

    async def run(job: Job, **more: Any) -> Any:
        begun.append(name(job))
        return await plainly(job, **more)

    plainly = workers.run
    monkeypatch.setattr(workers, "run", run)
    return begun


@contextmanager
def stopped(workers: Workers) -> Iterator[None]:
    """Let whatever the worker does take until the block ends."""
    (pid,) = workers.pids
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


def advice(visitor: Visitor, game: str) -> httpx.Response:
    return visitor.post("/study/advice", {"game": game, "bot": "random"})


def refused(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert int(answer.headers["retry-after"]) >= 1


def refusals(answers: list["Future[httpx.Response]"]) -> list[httpx.Response]:
    return [each.result() for each in answers if each.done()]


def test_who_asks_for_much_advice_waits_for_it_and_others_come_first(
    node: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    advisers = node.services.bot_choice.advisers
    with visiting(node, "Ann", "Bob") as (ann, bob), ThreadPoolExecutor(12) as pool:
        advice(ann, "fillit").raise_for_status()
        begun = begun_jobs(advisers, monkeypatch, lambda job: str(job["game"]))
        with stopped(advisers):
            asked = [pool.submit(advice, ann, "fillit") for _ in range(11)]
            until(lambda: len(refusals(asked)) == 2)  # One is under way, eight wait.
            for answer in refusals(asked):
                refused(answer, 429, "study-bot-yours")
            other = pool.submit(advice, bob, "jammit")
            until(lambda: waiting(node) == 9)
        assert other.result().status_code == 200
        assert sum(each.result().status_code == 200 for each in asked) == 9
    assert begun[:3] == ["fillit", "jammit", "fillit"]


def waiting(node: Running) -> int:
    """Return how many questions for advice wait."""
    return node.services.bot_choice.advice.waiting


def test_no_bot_at_a_table_waits_for_advice(node: Running) -> None:
    """Its turn comes although all advice hangs, and it is not a quick move."""
    choice = node.services.bot_choice
    with visiting(node, "Ann") as (ann,), ThreadPoolExecutor(8) as pool:
        match = ann.create("fillit", ME, BOT)["id"]
        advice(ann, "fillit").raise_for_status()
        with ann.sit_at(match) as socket:
            with stopped(choice.advisers):
                asked = [pool.submit(advice, ann, "fillit") for _ in range(8)]
                until(lambda: waiting(node) == 7)
                for _ in range(3):
                    socket.owes()
                    socket.submit(socket.update["moves"][0])
                socket.owes()
                assert not any(each.done() for each in asked)
            assert choice.quick == 0
            assert all(each.result().status_code == 200 for each in asked)
        assert not set(choice.workers.pids) & set(choice.advisers.pids)


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tuckbox.server.study.analyses.MODULE", STAND_IN)


def solo(visitor: Visitor, name: str) -> str:
    seat = {**ME, "name": name}
    match: str = visitor.create("fits", seat, options={"boards": "1"})["id"]
    return match


def analysis(visitor: Visitor, match: str) -> httpx.Response:
    return visitor.get(f"/matches/{match}/analysis")


def start_solver(node: Running, visitor: Visitor) -> None:
    """Have the worker ready for more: from then on it can be stopped before it begins."""
    first = solo(visitor, "first")
    until(lambda: analysis(visitor, first).json()["state"] == "done")


def name_in(job: Job) -> str:
    text: str = job["text"]
    return text.partition('[seat 1 "')[2].partition('"')[0]


@pytest.mark.usefixtures("stand_in")
def test_one_visitor_does_not_fill_the_queue_of_analyses(
    node: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    workers = node.services.analyses.workers
    with visiting(node, "Ann", "Bob") as (ann, bob):
        start_solver(node, ann)
        games = [solo(ann, f"Ann {number}") for number in range(8)]
        bobs = solo(bob, "Bob")
        begun = begun_jobs(workers, monkeypatch, name_in)
        with stopped(workers):
            for game in games[:7]:
                assert analysis(ann, game).json()["state"] == "waiting"
            refused(analysis(ann, games[7]), 429, "analysis-yours")
            assert analysis(ann, games[0]).json()["state"] == "waiting"
            assert analysis(bob, bobs).json()["state"] == "waiting"
        until(lambda: analysis(bob, bobs).json()["state"] == "done")
    assert begun[:2] == ["Ann 0", "Bob"]


@pytest.mark.usefixtures("stand_in")
def test_a_board_is_solved_while_all_analyses_hang(
    node: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tuckbox.server.study.possible_scores.MODULE", STAND_IN)
    with visiting(node, "Ann") as (ann,):
        start_solver(node, ann)
        with stopped(node.services.analyses.workers):
            game = solo(ann, "Ann")
            assert analysis(ann, game).json()["state"] == "waiting"
            board = {"text": BOX.text, "board": "moon"}
            until(lambda: ann.post("/boxes/possible", board).json()["state"] == "done")
            assert analysis(ann, game).json()["state"] == "waiting"


@pytest.mark.usefixtures("stand_in")
def test_new_identities_of_one_network_leave_half_of_the_queue_to_others(node: Running) -> None:
    workers = node.services.analyses.workers
    with visiting(node, "Ann", "Bob", "Cleo", "Dan") as visitors:
        *crowd, dan = visitors
        for visitor in crowd:
            visitor.http.headers.update(HERE)
        dan.http.headers.update(THERE)
        ann, bob, cleo = crowd
        start_solver(node, ann)
        with stopped(workers):
            for visitor, count in ((ann, 7), (bob, 6)):
                for number in range(count):
                    game = solo(visitor, str(number))
                    assert analysis(visitor, game).status_code == 200
            refused(analysis(cleo, solo(cleo, "Cleo")), 503, "analysis-busy")
            assert analysis(dan, solo(dan, "Dan")).json()["state"] == "waiting"


@pytest.mark.usefixtures("stand_in")
def test_the_standings_of_a_day_come_without_the_best_while_the_solver_is_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tuckbox.server.study.analyses.MOST_WAITING", 4)
    calendar = Calendar(monkeypatch)
    calendar.set(LATER)
    settings = sqlite_settings(tmp_path, trusted_proxies="127.0.0.1", **UNLIMITED)
    with running(settings) as node, visiting(node, "Ann", "Bob", "Cleo", "Dan") as visitors:
        workers, ann = node.services.analyses.workers, visitors[0]
        play(ann, 1)
        calendar.set("2031-05-05")
        start_solver(node, ann)
        with stopped(workers):
            for visitor, address in zip(visitors, (HERE, HERE, THERE, THERE), strict=True):
                visitor.http.headers.update(address)
                assert analysis(visitor, solo(visitor, "me")).status_code == 200
            assert analysis(ann, solo(ann, "me")).status_code == 200
            stranger = Visitor(node)
            refused(analysis(stranger, solo(stranger, "me")), 503, "analysis-busy")
            for _ in range(2):
                found = stranger.get(f"/daily/fits/{LATER}")
                assert found.status_code == 200
                assert found.json()["daily"]["best"] is None
                assert [line["name"] for line in found.json()["standings"]] == ["Ann"]
        until(lambda: day(stranger)["daily"]["best"] == 77)
        stranger.close()


def test_a_visitor_imports_one_record_at_a_time(
    node: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Threads have turns as well: an import that takes long keeps nobody waiting but its owner."""
    begun: list[str] = []
    may_go = threading.Event()

    def imported(_: object, text: str, visitor: Any) -> None:
        begun.append(visitor.name)
        may_go.wait()
        raise Unavailable.of("server-pool-full")

    monkeypatch.setattr("tuckbox.server.http.routes.records.imported", imported)

    def bring(visitor: Visitor) -> httpx.Response:
        return visitor.post("/records", {"text": "a record"})

    with visiting(node, "Ann", "Bob") as (ann, bob), ThreadPoolExecutor(12) as pool:
        asked = [pool.submit(bring, ann) for _ in range(11)]
        until(lambda: len(refusals(asked)) == 2)  # One is under way, eight wait.
        for answer in refusals(asked):
            refused(answer, 429, "server-pool-yours")
        other = pool.submit(bring, bob)
        until(lambda: node.services.pools.imports.turns.waiting == 9)
        may_go.set()
        assert other.result().status_code == 503
    assert begun[:3] == ["Ann", "Bob", "Ann"]
