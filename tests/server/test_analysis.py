"""Analysis and advice: from a worker, with progress, stored; never where they could give an advantage."""

import contextlib
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.conftest import Uninstall
from tests.server.conftest import Visit
from tests.server.no_limits import UNLIMITED
from tests.server.running import PATIENCE, running, sqlite_settings
from tests.server.test_bots import play_to_the_end
from tests.server.visitor import Json, Visitor
from tuckbox.games import game_folder
from tuckbox.server.study.analyses import AnalysisWork

ME, OPEN = {"kind": "me"}, {"kind": "open"}
STAND_IN = "tests.server.stand_in_analysis"


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tuckbox.server.study.analyses.MODULE", STAND_IN)


def solo(visitor: Visitor, name: str = "Ann") -> str:
    match: str = visitor.create("fits", {**ME, "name": name}, options={"boards": "1"})["id"]
    return match


def finish(visitor: Visitor, match: str) -> None:
    with visitor.sit_at(match) as socket:
        play_to_the_end(socket, random.Random(match))


def follow(visitor: Visitor, match: str) -> list[Json]:
    """Return every answer until the analysis has ended."""
    told: list[Json] = []
    end = time.monotonic() + PATIENCE
    while not told or told[-1]["state"] in ("waiting", "working"):
        answer = visitor.get(f"/matches/{match}/analysis")
        assert answer.status_code == 200, answer.text
        told.append(answer.json())
        assert time.monotonic() < end
        time.sleep(0.03)
    return told


def test_where_the_extra_bots_is_missing_nothing_is_offered_that_needs_it(
    tmp_path: Path, uninstall: Uninstall
) -> None:
    uninstall("bots")
    # A node lists its games once, so this one may not know them yet.
    with running(sqlite_settings(tmp_path)) as node, contextlib.closing(Visitor(node)) as ann:
        for game in ann.get("/games").json():
            assert (game["bots"], game["analysis"]) == (["random"], False)
        seats = [{**ME, "name": "Ann"}, {"kind": "bot", "level": "expert-1"}]
        refused = ann.post("/matches", {"game": "jammit", "options": {}, "seats": seats})
        assert refused.json()["code"] == "bot-unknown"
        answer = ann.get(f"/matches/{solo(ann)}/analysis")
        assert (answer.status_code, answer.json()["code"]) == (404, "analysis-missing")


@pytest.mark.usefixtures("stand_in")
def test_an_analysis_tells_its_progress_and_is_kept(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    told_by_worker: list[tuple[float, Json | None]] = []

    def advance(self: AnalysisWork, share: float, known: Json | None) -> None:
        told_by_worker.append((share, known))
        plainly(self, share, known)

    plainly = AnalysisWork.advance
    monkeypatch.setattr(AnalysisWork, "advance", advance)
    ann, eve = visit(), visit()
    match = solo(ann)
    finish(ann, match)
    told = follow(ann, match)
    assert told[-1]["state"] == "done"
    assert told[-1]["result"]["totals"][0]["best"] == 77
    shares = [each["progress"] for each in told]
    assert shares == sorted(shares)
    # Between two requests a busy machine may come to the end.
    assert any(0 < share < 1 for share, _ in told_by_worker)
    # What is known before the end is told too.
    known = [each["totals"][0]["best"] for _, each in told_by_worker if each]
    assert known == [5, 6, 7, 8, 9]
    # It is a finished match: anybody with the link gets the stored result at once.
    assert eve.get(f"/matches/{match}/analysis").json() == told[-1]


@pytest.mark.usefixtures("stand_in")
def test_a_running_solo_game_is_analysed_as_far_as_it_has_come(visit: Visit) -> None:
    ann, eve = visit(), visit()
    match = solo(ann)
    before = follow(ann, match)[-1]["result"]["totals"][0]["score"]
    with ann.sit_at(match) as socket:
        socket.submit(socket.owes()["moves"][0])
    assert follow(ann, match)[-1]["result"]["totals"][0]["score"] > before
    assert eve.get(f"/matches/{match}/analysis").status_code == 403


@pytest.mark.usefixtures("stand_in")
def test_nobody_gets_help_in_a_game_against_others(visit: Visit) -> None:
    ann, bob = visit(), visit()
    match = ann.create("fillit", ME, OPEN)["id"]
    bob.join(match)
    for visitor in (ann, bob, visit()):
        for path in ("analysis", "advice"):
            answer = visitor.get(f"/matches/{match}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (403, "study-no-counsel")


@pytest.mark.usefixtures("stand_in")
def test_an_analysis_that_crashes_its_worker_has_failed(visit: Visit) -> None:
    ann = visit()
    match = solo(ann, "Crash")
    assert follow(ann, match)[-1]["state"] == "failed"
    other = solo(ann)
    assert follow(ann, other)[-1]["state"] == "done"


def test_a_game_with_the_operators_own_components_is_analysed(tmp_path: Path) -> None:
    boards = tmp_path / "components" / "fits" / "boards"
    boards.mkdir(parents=True)
    (boards / "mine.txt").write_bytes((game_folder("fits") / "data/boards/1.txt").read_bytes())
    settings = sqlite_settings(tmp_path, components=tmp_path / "components", **UNLIMITED)
    with running(settings) as node, contextlib.closing(Visitor(node)) as ann:
        match = ann.create("fits", ME, options={"boards": "mine"})["id"]
        told = follow(ann, match)
    assert told[-1]["state"] == "done"


def test_advice_in_solo_play_is_a_legal_move(visit: Visit) -> None:
    ann = visit()
    match = solo(ann)
    with ann.sit_at(match) as socket:
        advice = ann.get(f"/matches/{match}/advice", level="random").json()
        assert advice["text"] in socket.owes()["moves"]
    assert visit().get(f"/matches/{match}/advice").status_code == 403
    finish(ann, match)
    answer = ann.get(f"/matches/{match}/advice")
    assert (answer.status_code, answer.json()["code"]) == (409, "bot-nothing-to-choose")


def test_advice_at_the_end_of_a_line(visit: Visit) -> None:
    ann = visit()
    studied = ann.post("/study", {"game": "fillit"}).json()
    asked = {"game": "fillit", "bot": "random"}
    advice = ann.post("/study/advice", asked).json()
    assert advice["text"] in studied["moves"]
    asked["bot"] = "oracle"
    assert ann.post("/study/advice", asked).json()["code"] == "bot-unknown"


def test_the_server_process_imports_no_compiled_code() -> None:
    program = (
        "import sys; import tuckbox.server.app; from tuckbox.analysis import can_analyse; "
        "assert can_analyse('fits'); "
        "print([name for name in sys.modules if name.startswith(('numba', 'numpy', "
        "'tuckbox.kernels', 'tuckbox.solver', 'tuckbox.bots.'))])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    # Both are words about bots; neither plays.
    assert done.stdout.strip() == "['tuckbox.bots.bot', 'tuckbox.bots.compiled_code']"
