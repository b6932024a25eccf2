"""Every way leads on: challenges, the deal of the day, copying, names, dialogs, looking back."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.conftest import BARE, Open
from tests.web.hands import BOARD, LOG, new_table, ready, resign, resize, whole
from tests.web.test_together import given_up, make_table
from tests.web.traffic import arrived

NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
IS_WITHIN = """one => {
  const { left, right } = one.getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
}"""
BOXES = """selector => [...document.querySelectorAll(selector)]
  .filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect().toJSON())"""


def play_out(page: Page, match: str) -> None:
    """Play the first legal move until the game is over."""
    for ply in range(60):
        update = page.request.get(f"/api/matches/{match}/update").json()
        if update["result"]:
            return
        entry = {"seat": 1, "ply": ply, "text": update["moves"][0]}
        assert page.request.post(f"/api/matches/{match}/entries", data=entry).ok
    raise AssertionError("the game does not end")


def test_a_challenge_is_a_link_and_its_guest_sees_the_score_to_beat(open_page: Open) -> None:
    ann = open_page(BARE)
    match = new_table(ann, "fits", 1, boards="1")
    play_out(ann, match)
    ann.goto(f"/match/{match}")
    points = ann.locator("section[aria-label=Result] h2").inner_text()
    ann.get_by_role("button", name="Challenge a friend").click()
    link = ann.get_by_role("dialog").get_by_label("Link to this table")
    expect(link).to_have_value(re.compile("/match/"))
    expect(ann.get_by_role("dialog").get_by_role("img", name="QR code")).to_be_visible()
    ben = open_page(link.input_value())
    expect(ben.get_by_text(f"Score to beat with these cards: {points}, by Ann.")).to_be_visible()
    ben.get_by_role("button", name="Take a seat").first.click()
    ready(ben)
    expect(ben.get_by_text("Score to beat")).to_be_visible()


def analysed(page: Page) -> str:
    """Return a finished match with an analysis; the solver itself has tests of its own."""
    match = new_table(page, "fits", 1, boards="1")
    play_out(page, match)
    entries = page.request.get(f"/api/matches/{match}/replay").json()["steps"]
    own = [step["entry"] for step in entries if step["entry"]["actor"] == 1]
    placements = [
        {"entry": one["number"], "text": one["text"], "best_before": 9, "best_after": 9, "loss": at}
        for at, one in enumerate(own)
    ]
    score = {"seat": 1, "score": -20, "best": 9, "is_proven": True, "bound": 9}
    seat = score | {"solution": [one["text"] for one in own], "placements": placements}
    rounds = [{"round": 1, "board": "1", "seats": [seat]}]
    result = {"kind": "hindsight", "version": 1, "game": "fits", "rounds": rounds}
    answer = {"state": "done", "progress": 1, "result": result | {"totals": [score]}}
    page.route("**/analysis", lambda route: route.fulfill(json=answer))
    return match


def test_clicks_in_the_analysis_lead_to_the_board(open_page: Open) -> None:
    page = open_page("/", phone=True)
    page.goto(f"/replay/{analysed(page)}")
    shown = page.get_by_role("button", name="Show it").first
    shown.wait_for()
    page.wait_for_function(IS_WITHIN, arg=shown.element_handle())
    assert violations(page) == []
    shown.click()
    expect(page.get_by_role("heading", name="The best line of round 1")).to_be_in_viewport()
    expect(page.locator(".stage:not(.small)").first).to_be_in_viewport()
    page.get_by_role("button", name="Close").click()
    bar = page.locator("figure ol button").nth(2)
    bar.click()
    expect(page.locator(".stage:not(.small)").first).to_be_in_viewport()
    # The table as it was before that move: What-if asks for the move itself.
    page.get_by_role("button", name="What if").click()
    page.get_by_role("slider").first.wait_for()


@pytest.mark.parametrize("name", ["fillit", "jammit"])
def test_a_bot_is_chosen_from_easy_to_hard_and_who_begins(open_page: Open, name: str) -> None:
    page = open_page("/")
    page.locator(f"article.{name} .ways .primary").click()
    dialog = page.get_by_role("dialog")
    bots = dialog.get_by_role("group", name="Bot strength").locator("label")
    expect(bots.first).to_have_text("Beginner")
    expect(bots.last).to_have_text("Strongest")
    bots.first.click()
    dialog.get_by_text("My opponent", exact=True).click()
    dialog.get_by_role("button", name="Start playing").click()
    page.wait_for_url("**/match/*")
    players = page.locator("section[aria-label=Players] li")
    expect(players.first).to_contain_text("Bot (Beginner)")
    expect(players.nth(1)).to_contain_text("you")


@pytest.mark.parametrize("has_clipboard", [True, False])
def test_copying_says_what_it_did(open_page: Open, has_clipboard: bool) -> None:
    page = open_page("/")
    if has_clipboard:
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    else:
        page.add_init_script(NO_CLIPBOARD)
        page.add_init_script("document.addEventListener('copy', () => { window.copied = true; })")
    page.goto(f"/replay/{given_up(page)}?at=2")
    page.get_by_role("button", name="Copy a link to this moment").click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    if has_clipboard:
        assert page.evaluate("navigator.clipboard.readText()").endswith("?at=2")
    else:
        assert page.evaluate("window.copied") is True


def test_what_could_not_be_copied_is_said(open_page: Open) -> None:
    page = open_page("/")
    page.add_init_script(NO_CLIPBOARD)
    page.add_init_script("document.execCommand = () => false")
    page.goto(f"/replay/{given_up(page)}")
    page.get_by_role("button", name="Copy a link to this moment").click()
    expect(page.get_by_role("status").filter(has_text="did not allow copying")).to_be_visible()


def test_a_name_typed_at_a_new_table_is_the_visitors_name(open_page: Open) -> None:
    page = open_page("/")
    page.locator("article.fits").get_by_role("button", name="Against bots").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Mia")
    dialog.get_by_role("button", name="Start playing").click()
    page.wait_for_url("**/match/*")
    assert page.request.get("/api/me").json()["name"] == "Mia"
    page.goto("/daily/bits")
    page.get_by_role("button", name="Begin today\u2019s deal").click()
    page.wait_for_url("**/match/*")
    expect(page.locator("section[aria-label=Players] li").first).to_contain_text("Mia")


def test_the_deal_of_the_day_leads_back_to_its_results(open_page: Open) -> None:
    page = open_page("/daily/fits")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("button", name="Begin today\u2019s deal").click()
    page.wait_for_url("**/match/*")
    expect(page.get_by_text("Deal of the day").first).to_be_visible()
    assert not [url for url in asked if "undefined" in url]
    resign(page)
    expect(page.get_by_role("heading", name="Given up")).to_be_visible()
    page.locator("section[aria-label=Result]").get_by_role("link", name="Results of").click()
    page.wait_for_url("**/daily/fits*")
    expect(page.get_by_role("link", name="You gave up")).to_be_visible()
    expect(page.get_by_role("link", name="Continue your attempt")).to_have_count(0)
    page.goto("/my")
    expect(page.get_by_text("Given up").first).to_be_visible()


def test_the_rules_stay_readable_without_a_server(open_page: Open) -> None:
    # A rejection that nobody handles fails every test of this kind.
    page = open_page("/about")
    page.route("**/api/study", lambda route: route.abort())
    page.goto("/rules/fits")
    expect(page.locator("figcaption").first).to_be_visible()
    arrived(page)


A_DAY = 24 * 3600
"""Seconds on a clock that began at 0: later than it can have got by itself."""
A_STEP = 1500
"""Milliseconds in which one entry is played, and no more."""


def test_space_plays_and_pauses_a_replay(open_page: Open) -> None:
    page = open_page("/")
    match = given_up(page)
    page.clock.install(time=0)
    page.goto(f"/replay/{match}")
    expect(page.get_by_text("Entry 0 of").first).to_be_visible()
    whole(page)
    # The game is so short that a busy machine would see nothing but its end.
    page.clock.pause_at(A_DAY)
    controls = page.get_by_role("group", name="Step through the game")
    for button in controls.get_by_role("button").all():
        expect(button.locator("svg")).to_have_count(1)
    page.keyboard.press(" ")
    expect(controls.get_by_role("button", name="Pause")).to_be_visible()
    page.clock.run_for(A_STEP)
    expect(page.get_by_text("Entry 1 of").first).to_be_visible()
    page.keyboard.press(" ")
    expect(controls.get_by_role("button", name="Play")).to_be_visible()
    # A step keeps the focus where it is.
    forward = controls.get_by_role("button", name="One step on")
    forward.press("Enter")
    expect(forward).to_be_focused()


IS_ABOVE = """selectors => {
  const [one, other] = selectors.map(one => document.querySelector(one).getBoundingClientRect());
  return one.bottom <= other.bottom;
}"""


def test_a_dialog_fits_a_phone_and_back_closes_it(open_page: Open) -> None:
    page = open_page("/tables", phone=True)
    whole(page)
    page.goto("/")
    page.locator("article.fits").get_by_role("button", name="Against bots").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Options").click()
    dialog.locator(".end .button").wait_for()
    page.wait_for_function(IS_ABOVE, arg=["dialog .end .button", "dialog"])
    label = dialog.locator("label", has_text="complete rows").first
    assert not re.match(r"\s*\d\.?\s*1:", label.inner_text())
    page.go_back()
    expect(dialog).to_have_count(0)
    assert page.evaluate("location.pathname") == "/"
    page.go_back()
    page.wait_for_url("**/tables")


def test_any_colour_is_no_black_stone(open_page: Open) -> None:
    page = open_page(BARE, dark=True)
    new_table(page, "bits", 1)
    page.locator(".face svg").first.wait_for()
    fills = page.evaluate(
        "[...document.querySelectorAll('.face svg > rect')].map(one => getComputedStyle(one).fill)"
    )
    assert set(fills) <= {"none"}


def test_a_device_code_answers_beside_its_button_and_brings_its_games(open_page: Open) -> None:
    ann = open_page(BARE)
    new_table(ann, "bits", 1)
    code = ann.request.post("/api/me/recovery").json()["code"]
    page = open_page("/my", phone=True)
    whole(page)
    box = page.get_by_label("I have a code")
    box.fill("WRONG-CODE")
    page.get_by_role("button", name="Take over").click()
    answer = page.locator(".side").get_by_role("status").filter(has_text=re.compile(r"\w"))
    expect(answer).to_be_in_viewport()
    box.fill(code)
    page.get_by_role("button", name="Take over").click()
    expect(answer).to_have_text("This browser now has your games.")
    # The games come after the answer, and do not push it away.
    expect(page.get_by_role("heading", name="BITS")).to_be_visible()
    expect(answer).to_be_in_viewport()


NAME_AND_RAIL = """() => {
  const name = [...document.querySelectorAll('.stage:not(.small) text')]
    .find(one => one.textContent === '12');
  const rail = document.querySelector('.stage .frame');
  return [name.getBoundingClientRect().right, rail.getBoundingClientRect().left];
}"""
"""Both at once: a board that is still growing would be measured at two sizes."""


def test_numbers_words_and_dates_are_written_as_people_write_them(open_page: Open) -> None:
    page = open_page(BARE, language="en-GB")
    match = new_table(page, "fits", 1, boards="1")
    play_out(page, match)
    page.goto("/my")
    line = page.locator("main li.card").first
    assert not re.search(r"-\d", line.locator("b").inner_text())
    # The day comes before the month.
    expect(line.locator("time")).to_have_text(re.compile(r"^\d+ \w+ \d{4}"))
    page.goto("/tables")
    expect(page.get_by_text("No game is being played in public now.")).to_be_visible()
    # The cross cannot be turned, and row names keep clear of the rail.
    page.goto(f"/match/{make_table(page, 'fits', [{'kind': 'me'}], seats='1')}")
    ready(page)
    text, rail = page.evaluate(NAME_AND_RAIL)
    assert text < rail


def test_what_a_game_counts_heads_its_results(open_page: Open) -> None:
    page = open_page(BARE)
    for name, counted in {"fillit": "Chips left", "jammit": "Points"}.items():
        new_table(page, name, 2, board="mini")
        resign(page)
        heads = page.get_by_role("region", name="Result").get_by_role("columnheader")
        expect(heads).to_have_text(["Place", "Player", counted])


@pytest.mark.parametrize("name", ["fillit", "jammit"])
def test_the_last_move_is_still_marked_after_a_reload(open_page: Open, name: str) -> None:
    page = open_page(BARE)
    match = new_table(page, name, 2, board="mini")
    update = page.request.get(f"/api/matches/{match}/update").json()
    entry = {"seat": update["seat"], "ply": 0, "text": update["moves"][0]}
    assert page.request.post(f"/api/matches/{match}/entries", data=entry).ok
    expect(page.locator(LOG)).to_have_count(1)
    page.reload()
    page.locator(BOARD).first.wait_for()
    expect(page.locator(".cell.recent")).not_to_have_count(0)


def test_japanese_fits_a_very_small_phone(open_page: Open) -> None:
    page = open_page("/", language="ja", phone=True)
    for width in (340, 320):
        whole(page)
        resize(page, width, 640)
        for box in page.evaluate(BOXES, "article .button, article .read a, article .tag"):
            assert box["left"] >= 0
            assert box["right"] <= width
        card = page.evaluate(
            "[...document.querySelectorAll('article, article .button')]"
            ".every(one => one.scrollWidth <= one.clientWidth + 1)"
        )
        assert card


def test_the_cross_is_not_turned(open_page: Open) -> None:
    page = open_page(BARE)
    match = new_table(page, "fits", 1, boards="1")
    for ply in range(20):
        update = page.request.get(f"/api/matches/{match}/update").json()
        if update["view"]["tile"] == "X5":
            break
        text = "-" if "-" in update["moves"] else update["moves"][0]
        entry = {"seat": 1, "ply": ply, "text": text}
        assert page.request.post(f"/api/matches/{match}/entries", data=entry).ok
    page.goto(f"/match/{match}")
    ready(page)
    for name in ("Turn", "Flip"):
        button = page.get_by_role("button", name=name, exact=True)
        expect(button).to_have_attribute("aria-disabled", "true")


def test_the_card_at_the_end_says_what_was_possible_and_leads_there(open_page: Open) -> None:
    page = open_page("/")
    match = analysed(page)
    page.goto(f"/match/{match}")
    card = page.get_by_role("region", name="Result")
    expect(card.get_by_text("Round 1: you \N{MINUS SIGN}20, possible 9")).to_be_visible()
    # The result lies beside the board and does not push it down.
    board = page.locator(".stage:not(.small)").first
    expect(card).to_be_in_viewport()
    expect(board).to_be_in_viewport(ratio=0.99)
    card.get_by_role("link", name="The placement that cost most").click()
    page.wait_for_url("**/replay/*")
    expect(board).to_be_in_viewport(ratio=0.99)
    last = page.request.get(f"/api/matches/{match}/replay").json()["steps"]
    own = [step["entry"]["number"] for step in last if step["entry"]["actor"] == 1]
    expect(page.get_by_text(f"Entry {own[-1] - 1} of")).to_be_visible()
