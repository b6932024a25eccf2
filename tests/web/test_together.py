"""Several people, lost connections, and everything around a table."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.chromium import PATIENCE
from tests.server.process import node_process
from tests.web.conftest import BARE, Open
from tests.web.hands import LOG, new_table, ready, whole


def make_table(
    page: Page, game: str, people: list[dict[str, str]], *, strict: bool = False, **options: str
) -> str:
    page.goto("/about")
    body = {"game": game, "options": options, "seats": people, "strict": strict}
    match: str = page.request.post("/api/matches", data=body).json()["id"]
    return match


def drop(page: Page) -> None:
    ready(page)
    page.get_by_role("button", name="Drop").click()


def log(page: Page) -> list[str]:
    return page.locator(LOG).all_inner_texts()


def test_two_friends_with_a_link_and_someone_who_watches(open_page: Open) -> None:
    ann = open_page("/")
    match = make_table(
        ann, "fits", [{"kind": "me", "name": "Ann"}, {"kind": "open"}], seats="2", boards="1"
    )
    ann.goto(f"/match/{match}")
    expect(ann.get_by_label("Link to this table")).to_have_value(re.compile(f"/match/{match}$"))
    code = ann.get_by_role("img", name="QR code of the link")
    expect(code).to_be_visible()
    ann.wait_for_function("code => code.naturalWidth > 0", arg=code.element_handle())
    ben = open_page(f"/match/{match}")
    ben.get_by_role("button", name="Take a seat").first.click()
    watcher = open_page(f"/match/{match}")
    ann.get_by_role("slider").first.wait_for()
    for page in (ann, ben, watcher):
        # The two starting cards.
        expect(page.locator(LOG)).to_have_count(2)
    drop(ann)
    expect(ann.get_by_text("Your choice is made.").first).to_be_visible()
    # Neither the other player nor a spectator sees anything of the choice; they hear of what came later.
    open_page(f"/match/{match}")
    for page in (ben, watcher):
        expect(page.get_by_text("2 people are watching")).to_be_visible()
        expect(page.locator(LOG)).to_have_count(2)
    drop(ben)
    for page in (ann, ben, watcher):
        # Two tiles, and the next card.
        expect(page.locator(LOG)).to_have_count(5)
    # The next card is open; it may be the one that a seat began with.
    missed = ann.get_by_text("You miss this turn")
    expect(ann.get_by_role("slider").or_(missed).first).to_be_visible()
    assert log(ann) == log(ben) == log(watcher)


def test_a_bot_answers(open_page: Open) -> None:
    page = open_page("/")
    match = make_table(
        page, "jammit", [{"kind": "me"}, {"kind": "bot", "level": "random"}], board="mini"
    )
    page.goto(f"/match/{match}")
    page.get_by_text("Type a move", exact=True).first.click()
    for text in ("d7=BN", ">g7"):
        page.get_by_label("Type a move").first.fill(text)
        page.get_by_label("Type a move").first.press("Enter")
    expect(page.locator(LOG).nth(3)).to_be_visible()


def test_a_move_made_while_the_server_is_down_arrives_once(open_page: Open, tmp_path: Path) -> None:
    with node_process(tmp_path) as site:
        page = open_page(f"{site.url}/about")
        page.evaluate("localStorage.setItem('tuckbox', JSON.stringify({language: 'en'}))")
        body = {"game": "fits", "options": {"boards": "1"}, "seats": [{"kind": "me"}]}
        match = page.request.post(f"{site.url}/api/matches", data=body).json()["id"]
        page.goto(f"{site.url}/match/{match}")
        page.get_by_role("slider").first.wait_for()
        drop(page)
        expect(page.locator(LOG).nth(2)).to_be_visible()
        before = len(log(page))
        site.kill()
        expect(page.get_by_text("Reconnecting").first).to_be_visible()
        drop(page)
        site.start()
        expect(page.locator(LOG).nth(before + 1)).to_be_visible()
        record = page.request.get(f"{site.url}/api/matches/{match}/record").text()
        moves = [line for line in record.splitlines() if line.startswith("1 ")]
        assert len(moves) == 2


def test_the_language_changes_without_a_reload(open_page: Open) -> None:
    page = open_page(BARE)
    new_table(page, "fits", 1, boards="1")
    page.evaluate("window.kept = true")
    for language in ("de", "ja", "fr"):
        page.get_by_role("combobox").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert "⟦" not in page.locator("body").inner_text()
    assert page.evaluate("window.kept") is True


def test_the_deal_of_the_day_counts_once(open_page: Open) -> None:
    page = open_page("/daily/fits")
    page.get_by_role("button", name="Begin today\u2019s deal").click()
    page.wait_for_url("**/match/*")
    first = page.url
    page.goto("/daily/fits")
    page.get_by_role("link", name="Continue your attempt").click()
    page.wait_for_url("**/match/*")
    assert page.url == first
    page.get_by_role("slider").first.wait_for()
    begun = len(log(page))
    drop(page)
    expect(page.locator(LOG).nth(begun)).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


def test_a_game_is_replayed_and_continued_otherwise(open_page: Open) -> None:
    page = open_page(BARE)
    match = new_table(page, "fits", 1, boards="1")
    for _ in range(3):
        before = len(log(page))
        drop(page)
        # The board takes nothing while a move is on its way.
        expect(page.locator(LOG).nth(before)).to_be_visible()
    page.goto(f"/replay/{match}?at=2")
    expect(page.get_by_text("Entry 2 of")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Entry 3 of")).to_be_visible()
    # A placement is owed after the starting card; after another card it may be the next card.
    for number in (2, 1):
        page.keyboard.press("ArrowLeft")
        expect(page.get_by_text(f"Entry {number} of")).to_be_visible()
    page.get_by_role("button", name="What if? Play on from here").click()
    page.get_by_role("slider").first.wait_for()
    drop(page)
    back = page.get_by_role("button", name="Undo").first
    back.click()
    expect(
        back
    ).to_be_disabled()  # Nothing is left to take back: it is the game's own position again.


def test_a_damaged_record_is_refused_with_its_line(open_page: Open) -> None:
    page = open_page("/my")
    page.get_by_label("Or paste its text here").fill(
        "[tuckbox 1]\n[game fits]\n[options seats=9]\n"
    )
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("alert").filter(has_text="line").first).to_be_visible()


def given_up(page: Page) -> str:
    """Return a match that was given up after one move."""
    match = new_table(page, "fits", 1, boards="1")
    drop(page)
    expect(page.locator(LOG).nth(2)).to_be_visible()
    entry = {"seat": 1, "ply": 1, "text": "resigns"}
    assert page.request.post(f"/api/matches/{match}/entries", data=entry).ok
    return match


def test_the_browser_proves_the_draws_of_a_finished_game(open_page: Open) -> None:
    page = open_page("/")
    page.goto(f"/replay/{given_up(page)}")
    page.get_by_role("button", name="Check the draws").click()
    expect(page.get_by_text("Proved to you").first).to_be_visible()


@pytest.mark.parametrize("is_offered", [True, False])
def test_an_analysis_is_shown_only_where_the_server_offers_it(
    open_page: Open, is_offered: bool
) -> None:
    def answer(route: Route) -> None:
        found = route.fetch(timeout=PATIENCE)
        route.fulfill(json=[{**game, "analysis": is_offered} for game in found.json()])

    page = open_page("/")
    match = given_up(page)
    page.route("**/api/games", answer)
    page.goto(f"/replay/{match}")
    expect(page.get_by_role("button", name="Check the draws")).to_be_visible()
    whole(page)
    expect(page.get_by_role("heading", name="What was possible")).to_have_count(int(is_offered))
