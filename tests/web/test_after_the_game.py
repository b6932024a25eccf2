"""What is seen once a game is over: the day's results, and the course that a game took."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.conftest import BARE, Open
from tests.web.hands import new_table, whole
from tests.web.test_dead_ends import play_out


def test_the_results_of_a_day_name_everybody_who_played_it(open_page: Open) -> None:
    page = open_page("/daily/bits")
    page.get_by_role("button", name="Begin today\u2019s deal").click()
    page.wait_for_url("**/match/*")
    match = page.url.rpartition("/")[2]
    play_out(page, match)
    (score,) = page.request.get(f"/api/matches/{match}/update").json()["view"]["scores"]
    page.goto("/daily/bits")
    told = str(score).replace("-", "\N{MINUS SIGN}")
    expect(page.get_by_role("link", name=f"Your attempt: {told}")).to_be_visible()
    expect(page.locator("pre")).to_contain_text("BITS")
    row = page.locator("tr.mine")
    expect(row.locator("td").nth(2)).to_have_text(told)
    assert violations(page) == []
    row.get_by_role("link", name="Replay").click()
    page.wait_for_url(f"**/replay/{match}")


def test_the_course_of_a_game_leads_to_the_turn_that_changed_it(open_page: Open) -> None:
    """The analysis itself has tests of its own."""
    page = open_page(BARE)
    match = new_table(page, "jammit", 2, board="mini")
    for ply in range(2):
        moves = page.request.get(f"/api/matches/{match}/update").json()["moves"]
        entry = {"seat": 1, "ply": ply, "text": moves[0]}
        assert page.request.post(f"/api/matches/{match}/entries", data=entry).ok
    page.request.post(
        f"/api/matches/{match}/entries", data={"seat": 1, "ply": 2, "text": "resigns"}
    )
    steps = page.request.get(f"/api/matches/{match}/replay").json()["steps"]
    played = [step["entry"] for step in steps if step["entry"]["text"] != "resigns"]
    turns: list[dict[str, Any]] = [
        {"entry": one["number"], "seat": 1, "text": one["text"], "best": "x", "loss": at / 4}
        | {"values": [0.5, 0.5], "is_turning_point": at > 0}
        for at, one in enumerate(played)
    ]
    result = {"kind": "evaluation", "version": 1, "game": "jammit", "turns": turns}
    answer = {"state": "done", "progress": 1, "result": result}
    page.route("**/analysis", lambda route: route.fulfill(json=answer))
    page.goto(f"/replay/{match}")
    expect(page.get_by_role("img", name="Expected result after each turn")).to_be_visible()
    page.get_by_role("button", name="Ann: another turn was 25 % better").click()
    expect(page.get_by_text(re.compile("Entry [12] of")).first).to_be_visible()


def test_a_page_that_the_server_no_longer_has_asks_to_be_loaded_again(open_page: Open) -> None:
    page = open_page("/about")
    whole(page)
    scripts = re.compile(r"/assets/.*\.js")
    page.route(scripts, lambda route: route.abort())
    page.get_by_role("link", name="Privacy").first.click()
    expect(page.get_by_role("heading", name="Tuckbox has been updated")).to_be_visible()
    page.unroute(scripts)
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("heading", name="Privacy")).to_be_visible()
