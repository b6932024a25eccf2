"""Comforts at the table: take-back against bots, open hot-seat, rules at hand, a key for a new game."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import BARE, Open
from tests.web.hands import BOARD, LOG, close_dialog, new_table, ready, resign
from tests.web.test_together import drop, given_up, make_table


def test_a_move_against_a_bot_is_taken_back_with_the_answer(open_page: Open) -> None:
    page = open_page("/")
    people = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    match = make_table(page, "fits", people, seats="2", boards="1")
    page.goto(f"/match/{match}")
    ready(page)
    begun = page.locator(LOG).count()
    drop(page)
    expect(page.locator(LOG).nth(begun + 2)).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(LOG).first).to_contain_text("take")
    ready(page)
    update = page.request.get(f"/api/matches/{match}/update").json()
    assert all(not ramp["laid"] or len(ramp["laid"]) == 1 for ramp in update["view"]["ramps"])


def test_a_device_is_not_passed_on_unless_that_is_wanted(open_page: Open) -> None:
    page = open_page("/")
    people = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
    page.goto(f"/match/{make_table(page, 'fits', people, seats='2', boards='1')}")
    drop(page)
    expect(page.get_by_text("Ben, your turn")).to_be_visible()
    ready(page)


def test_a_bot_sits_at_a_table_on_one_screen(open_page: Open) -> None:
    page = open_page("/")
    page.locator("article", has_text="JAMMIT").get_by_role("button", name="On one screen").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("3", exact=True).check()
    third = dialog.get_by_role("group", name="Seat 3")
    third.get_by_label("a bot").check()
    expect(dialog.get_by_role("group", name="Bot strength")).to_be_visible()
    dialog.get_by_role("button", name="Start playing").click()
    page.wait_for_url("**/match/*")
    match = page.url.rsplit("/", 1)[1]
    seats = page.request.get(f"/api/matches/{match}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["guest", "guest", "bot"]
    assert [seat["mine"] for seat in seats] == [True, True, False]


def test_sentences_hold_no_notation_unless_asked_for(open_page: Open) -> None:
    page = open_page(BARE)
    match = new_table(page, "fits", 1, boards="1")
    drop(page)
    placed = page.locator(LOG, has_text="places the")
    expect(placed).to_have_count(1)
    expect(placed).not_to_contain_text("@")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Show the notation of moves").check()
    close_dialog(page)
    expect(placed).to_contain_text("@")
    page.goto(f"/replay/{match}?at=2")
    expect(page.locator(".said")).to_contain_text("@")


def test_what_is_reconstructed_is_said_once_then_behind_a_sign(open_page: Open) -> None:
    page = open_page(BARE)
    match = new_table(page, "fits", 1, boards="2")
    expect(page.get_by_text("reconstructed board")).to_be_visible()
    page.goto(f"/match/{match}")
    sign = page.locator("summary[aria-label=Reconstructed]")
    sign.click()
    expect(page.get_by_text("the places of its special spaces are reconstructed")).to_be_visible()
    expect(page.get_by_text("reconstructed board")).to_have_count(0)


def test_the_rules_are_at_hand_and_n_begins_a_new_game(open_page: Open) -> None:
    page = open_page(BARE)
    match = new_table(page, "fits", 1, boards="1")
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog").get_by_role("heading").nth(2)).to_be_visible()
    close_dialog(page)
    resign(page)
    expect(page.get_by_role("heading", name="Given up")).to_be_visible()
    page.keyboard.press("n")
    page.wait_for_url(lambda url: "/match/" in url and match not in url)
    ready(page)


def test_a_replay_lists_its_entries(open_page: Open) -> None:
    page = open_page("/")
    page.goto(f"/replay/{given_up(page)}")
    page.get_by_text("All entries").click()
    entries = page.locator("details ol li button")
    entries.nth(1).click()
    expect(page.get_by_text("Entry 2 of")).to_be_visible()
    expect(entries.nth(1)).to_have_attribute("aria-current", "step")


def test_a_rematch_calls_the_other_player(open_page: Open) -> None:
    ann = open_page("/")
    match = make_table(ann, "jammit", [{"kind": "me"}, {"kind": "open"}], board="mini")
    ben = open_page(f"/match/{match}")
    ben.get_by_role("button", name="Take a seat").first.click()
    ann.goto(f"/match/{match}")
    resign(ann)
    ann.get_by_role("button", name="Rematch").click()
    expect(ben.get_by_text("The rematch is waiting for you.")).to_be_visible()
    expect(ben).to_have_title(re.compile("^●"))
    ben.get_by_role("link", name="To the rematch").click()
    ben.wait_for_url(lambda url: "/match/" in url and match not in url)
    ben.locator(BOARD).first.wait_for()
    expect(ben.locator("section[aria-label=Players]")).not_to_contain_text("away")


def test_a_soloist_sees_bests_and_deletes_games(open_page: Open) -> None:
    page = open_page("/")
    first, second = (finished(page, boards) for boards in ("1", "2"))
    page.goto("/my")
    scores = page.get_by_role("region", name="My solo scores")
    expect(scores.locator("tbody tr")).to_have_count(2)
    best = scores.get_by_role("row", name="Board 2").get_by_role("link")
    expect(best).to_have_attribute("href", f"/replay/{second}")
    expect(scores.get_by_role("img").first).to_be_visible()
    page.locator("li", has_text="FITS").first.get_by_role("button", name="Delete the game").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete the game").click()
    expect(scores.locator("tbody tr")).to_have_count(1)
    assert page.request.get(f"/api/matches/{second}").status == 404
    assert page.request.get(f"/api/matches/{first}").ok


def test_the_end_card_gives_a_picture(open_page: Open) -> None:
    page = open_page("/")
    match = finished(page, "1,2")
    page.goto(f"/match/{match}")
    with page.expect_download() as download:
        page.get_by_role("button", name="Share a picture").click()
    assert download.value.suggested_filename == f"fits-{match}.png"
    assert download.value.path().read_bytes().startswith(b"\x89PNG")


def finished(page: Page, boards: str) -> str:
    """Return a solo game of FITS with these boards, played to its end."""
    match = new_table(page, "fits", 1, boards=boards)
    for ply in range(99):
        update = page.request.get(f"/api/matches/{match}/update").json()
        if update["result"]:
            break
        entry = {"seat": 1, "ply": ply, "text": update["moves"][0]}
        assert page.request.post(f"/api/matches/{match}/entries", data=entry).ok
    return match


def test_the_end_card_fills_as_rounds_become_known(open_page: Open) -> None:
    """Answers as the server's, one round after the other."""
    page = open_page("/")
    match = finished(page, "1,2")
    told = {"state": "waiting", "progress": 0.0, "result": None}
    page.route("**/analysis", lambda route: route.fulfill(json=told))
    page.goto(f"/match/{match}")
    card = page.get_by_role("group", name="What was possible")
    expect(card.get_by_role("progressbar")).to_have_count(2)
    told |= {"state": "working", "progress": 0.5, "result": hindsight(1)}
    expect(card.get_by_text("Round 1: you 27, possible 44")).to_be_visible()
    expect(card.get_by_role("progressbar")).to_have_count(1)
    told |= {"state": "done", "progress": 1.0, "result": hindsight(2)}
    expect(card.get_by_text("Round 2: you 27, possible 44")).to_be_visible()
    expect(card.get_by_role("progressbar")).to_have_count(0)
    # One click leads to the table before the placement that cost most.
    card.get_by_role("link", name="The placement that cost most: 12 points").click()
    page.wait_for_url(f"**/replay/{match}?at=3")


def hindsight(rounds: int) -> dict[str, Any]:
    """Return an analysis of this number of rounds, whose fourth entry cost most."""
    losses = {2: 5, 4: 12}
    placements = [
        {"entry": entry, "text": "", "best_before": 44, "best_after": 44 - loss, "loss": loss}
        for entry, loss in losses.items()
    ]
    seat = {"seat": 1, "score": 27, "best": 44, "is_proven": True, "bound": 44}
    judged = {"board": "1", "seats": [seat | {"solution": [], "placements": placements}]}
    told = [{"round": number + 1, **judged} for number in range(rounds)]
    return {"version": 1, "game": "fits", "kind": "hindsight", "rounds": told, "totals": [seat]}
