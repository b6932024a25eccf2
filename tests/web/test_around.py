"""Around the board: clocks, offers, handing over, confirming, calls, records, large print."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.conftest import BARE, Open
from tests.web.hands import (
    BOARD,
    LOG,
    give_nothing,
    moves_made,
    new_table,
    ready,
    resign,
    resize,
    settle,
    whole,
)
from tests.web.test_together import drop, make_table
from tuckbox import game as rules
from tuckbox import games

ANN, BEN, OPEN = {"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}, {"kind": "open"}
OUT_OF_SIGHT = """
Object.defineProperty(document, 'hidden', { get: () => true });
window.notes = [];
window.Notification = class {
  static permission = 'granted';
  constructor(title, { tag }) { window.notes.push({ title, tag }); }
  close() {}
};
"""


def entries(page: Page) -> int:
    return page.locator(LOG).count()


def test_a_device_goes_from_hand_to_hand(open_page: Open) -> None:
    page = open_page("/")
    match = make_table(page, "fits", [ANN, BEN], seats="2", boards="1")
    settle(page, open=False)
    page.goto(f"/match/{match}")
    page.get_by_role("button", name="I am Ann").click()
    drop(page)
    # Nothing of Ann's board is to be seen now.
    expect(page.get_by_role("heading", name="Pass the device to Ben")).to_be_visible()
    expect(page.locator(".stage")).to_have_count(0)
    # Ben has not taken it yet, so it is still in Ann's hands.
    page.get_by_role("button", name="Undo").click()
    drop(page)
    page.get_by_role("button", name="We play openly").click()
    expect(page.locator(".stage").first).to_be_visible()
    drop(page)
    # The next card is open, and nobody asks. (A player who began with that card misses the turn.)
    expect(page.locator(LOG).nth(4)).to_be_visible()
    expect(page.get_by_text(re.compile("(Ann|Ben), your turn"))).to_be_visible()
    expect(page.get_by_role("slider").first).to_be_visible()


def test_time_is_shown_and_a_draw_offered_and_agreed(open_page: Open) -> None:
    ann = open_page("/", phone=True)
    ann.goto("/about")
    wanted = {
        "game": "jammit",
        "options": {"board": "mini"},
        "seats": [ANN, OPEN],
        "time": {"kind": "total", "seconds": 900},
    }
    match = ann.request.post("/api/matches", data=wanted).json()["id"]
    ben = open_page(f"/match/{match}", phone=True)
    ben.get_by_role("button", name="Take a seat").first.click()
    ann.goto(f"/match/{match}")
    expect(ann.get_by_role("timer").first).to_have_text(re.compile("1[45]:"))
    expect(ann).to_have_title(re.compile("^● Your turn"))
    ben.get_by_role("button", name="Offer a draw").click()
    ann.get_by_role("alert").get_by_role("button", name="Agree to a draw").click()
    for page in (ann, ben):
        result = page.get_by_role("heading", name="A draw.")
        expect(result).to_be_in_viewport()
        expect(page).to_have_title(re.compile("^JAMMIT"))


def test_a_move_is_confirmed_where_that_is_wanted(open_page: Open) -> None:
    page = open_page(BARE)
    match = new_table(page, "fits", 1, boards="1")
    settle(page, confirm=True)
    page.goto(f"/match/{match}")
    page.get_by_role("slider").first.wait_for()
    before = entries(page)
    drop(page)
    asked = page.get_by_role("alertdialog")
    expect(asked).to_contain_text("Make this move")
    asked.get_by_role("button", name="Cancel").click()
    expect(asked).to_have_count(0)
    ready(page)
    page.get_by_role("slider").first.press("Enter")
    expect(asked.get_by_role("button", name="Yes, make it")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(LOG).nth(before + 1)).to_be_visible()
    # What was cancelled had never been sent.
    assert moves_made(page, match) == 1


def test_who_looks_elsewhere_is_called(open_page: Open) -> None:
    ann = open_page(BARE)
    settle(ann, notify=True)
    ann.add_init_script(OUT_OF_SIGHT)
    match = make_table(ann, "fits", [ANN, OPEN], seats="2", boards="1")
    give_nothing(ann, match)
    ben = open_page(f"/match/{match}")
    ben.get_by_role("button", name="Take a seat").first.click()
    # A visitor who comes to a game that has begun is not notified of its first turn.
    ben.get_by_role("slider").first.wait_for()
    ann.goto(f"/match/{match}")
    ann.get_by_role("slider").first.wait_for()
    drop(ann)
    expect(ann.get_by_text("Your choice is made.").first).to_be_visible()
    assert ann.evaluate("notes") == []
    drop(ben)
    missed = ann.get_by_text("You miss this turn")
    expect(ann.get_by_role("slider").or_(missed).first).to_be_visible()
    if missed.count():  # The card that she began with; the next one is for her.
        # Ben must see that card too: his board accepts nothing while a move is on its way.
        expect(ben.locator(LOG)).to_have_count(entries(ann))
        drop(ben)
    ann.wait_for_function("() => notes.length")
    (note,) = ann.evaluate("notes")
    assert note["title"].startswith("● Your turn")
    assert note["tag"] == match


def test_a_game_is_given_up_saved_opened_again_and_played_on(
    open_page: Open, tmp_path: Path
) -> None:
    page = open_page(BARE)
    match = new_table(page, "fits", 1, boards="1")
    drop(page)
    expect(page.locator(LOG).nth(2)).to_be_visible()
    resign(page)
    # Until then the record that can be saved is one of a game that goes on.
    page.get_by_role("link", name="Replay and analysis").wait_for()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").click()
    file = tmp_path / "game.tuckbox"
    saved.value.save_as(file)
    page.get_by_role("button", name="Same cards again").click()
    page.wait_for_url(lambda url: "/match/" in url and match not in url)
    friend = open_page("/my")
    friend.locator("input[type=file]").set_input_files(file)
    friend.wait_for_url("**/replay/*")
    # Five if the first card was the one that the round began with.
    expect(friend.get_by_text(re.compile("Entry 0 of [45]")).first).to_be_visible()


def test_a_table_of_every_game_in_large_print(open_page: Open) -> None:
    page = open_page("/about", language="de")
    for game in games():
        seats = [ANN, BEN][: rules(game).options().seats]
        page.goto(f"/match/{make_table(page, game, seats)}")
        page.locator(BOARD).first.wait_for()
        whole(page)
        for width in (1280 // 2, 1280 // 4):
            # A desktop at 200 % and at 400 %.
            resize(page, width, 400)
            page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")
