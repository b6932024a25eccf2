"""Program seats: the example from the docs plays real matches, and a token opens only its own seat."""

import json
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.port import free_port
from tests.server.conftest import Visit
from tests.server.running import PATIENCE, Running, running, sqlite_settings
from tests.server.test_bots import play_to_the_end
from tests.server.visitor import Visitor
from tuckbox.games import game, games
from tuckbox.match import parse_record
from tuckbox.match.fair.keepsake import read_keepsake
from tuckbox.match.record.verify import Verdict, verify

CLIENT = Path(__file__).parents[2] / "docs" / "bot-client.py"
ME, PROGRAM = {"kind": "me"}, {"kind": "program", "name": "Probot"}
SHORT = {"fits": {"boards": "1"}}


def run_client(node: Running, match: str, token: str, folder: Path) -> "subprocess.Popen[str]":
    command = [sys.executable, str(CLIENT), node.url, match, token]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, cwd=folder)


def finish(program: "subprocess.Popen[str]") -> tuple[int, str, str]:
    out, complaints = program.communicate(timeout=PATIENCE)
    return program.returncode, out, complaints


def test_the_example_is_short() -> None:
    assert len(CLIENT.read_text().splitlines()) < 140


@pytest.mark.parametrize("name", games())
def test_the_example_plays_a_whole_game_against_a_person(
    visit: Visit, node: Running, name: str, tmp_path: Path
) -> None:
    ann = visit()
    made = ann.create(name, ME, PROGRAM, options=SHORT.get(name), draws=False)
    program = run_client(node, made["id"], made["tokens"]["2"], tmp_path)
    wait_for_commitment(ann, made["id"], program)
    ann.give_nothing(made["id"])
    with ann.sit_at(made["id"]) as socket:
        assert socket.update["seats"][1]["kind"] == "program"
        play_to_the_end(socket, random.Random(name))
        code, out, complaints = finish(program)
        assert code == 0, complaints
        assert json.loads(out) == socket.update["result"]
        assert any(entry["actor"] == 2 for entry in socket.entries)
    keepsake = tmp_path / f"{made['id']}.keepsake"
    if keepsake.exists():
        record = parse_record(ann.get(f"/matches/{made['id']}/record").text)
        seen = read_keepsake(keepsake.read_text(), made["id"])
        assert verify(record, game(name), seen).verdict is Verdict.PROVED
    assert keepsake.exists() == (name in ("fits", "bits"))


def wait_for_commitment(visitor: Visitor, match: str, program: "subprocess.Popen[str]") -> None:
    """Wait until the program has answered in the draw, if there is one."""
    while (deal := visitor.get(f"/matches/{match}/update").json()["deal"]) is not None:
        if deal["answers"][1] is not None:
            return
        assert program.poll() is None, "the program ended"
        time.sleep(0.05)


def test_programs_outlive_a_restart_of_the_server(tmp_path: Path) -> None:
    options = {"boards": "1,2"}
    # Not any port: while nobody listens there, the program's own connections might take it.
    settings = sqlite_settings(tmp_path, port=free_port())
    with running(settings) as first:
        ann = Visitor(first)
        made = ann.create("fits", ME, PROGRAM, options=options)
        program = run_client(first, made["id"], made["tokens"]["2"], tmp_path)
        with ann.sit_at(made["id"]) as socket:
            for _ in range(3):
                socket.submit(socket.owes()["moves"][0])
    with running(settings) as second:
        ann.move_to(second)
        with ann.sit_at(made["id"]) as socket:
            play_to_the_end(socket, random.Random(1))
        assert finish(program)[0] == 0
    ann.close()


def test_a_token_opens_one_seat_of_one_match_and_no_other(visit: Visit) -> None:
    ann = visit()
    made = ann.create("fillit", ME, PROGRAM)
    other = ann.create("fillit", ME, PROGRAM)
    program = visit(token=made["tokens"]["2"])
    update = program.get(f"/matches/{made['id']}/update").json()
    assert (update["seat"], update["seats"][1]["mine"]) == (2, True)
    assert program.get(f"/matches/{other['id']}/update").json()["seat"] is None
    for match, seat in ((made["id"], 1), (other["id"], 2)):
        answer = program.post(f"/matches/{match}/entries", {"seat": seat, "ply": 0, "text": "a1"})
        assert (answer.status_code, answer.json()["code"]) == (403, "server-not-your-seat")
    assert made["tokens"]["2"] not in ann.get(f"/matches/{made['id']}/update").text


def test_a_program_plays_by_http_alone(visit: Visit) -> None:
    ann = visit()
    made = ann.create("jammit", PROGRAM, ME)
    program = visit(token=made["tokens"]["1"])
    update = program.get(f"/matches/{made['id']}/update").json()
    entry = {"seat": 1, "ply": 0, "text": update["moves"][0]}
    first = program.post(f"/matches/{made['id']}/entries", entry)
    again = program.post(f"/matches/{made['id']}/entries", entry)
    assert first.json() == again.json()
    later = program.get(f"/matches/{made['id']}/update", last=update["version"]).json()
    assert [each["text"] for each in later["entries"]] == [update["moves"][0]]
    hasty = {"seat": 1, "ply": 1, "text": later["moves"][0], "seen": update["version"]}
    refused = program.post(f"/matches/{made['id']}/entries", hasty)
    assert (refused.status_code, refused.json()["code"]) == (409, "match-moved-on")
    hasty["seen"] = later["version"]
    assert program.post(f"/matches/{made['id']}/entries", hasty).status_code == 200


def test_a_wrong_match_or_token_is_told_so(node: Running, visit: Visit, tmp_path: Path) -> None:
    match = visit().create("fillit", ME, PROGRAM)["id"]
    for id, complaint in (("nothing", "no such game"), (match, "opens no seat")):
        code, _, complaints = finish(run_client(node, id, "wrong", tmp_path))
        assert code == 1
        assert complaint in complaints
