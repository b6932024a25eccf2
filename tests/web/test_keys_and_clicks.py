"""Keys act as soon as one's turn is shown, and nothing drops a tile that nobody has seen."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import BARE, Open
from tests.web.hands import (
    BOARD,
    LOG,
    close_dialog,
    held,
    moves_made,
    new_table,
    ready,
    settle,
    until,
)
from tuckbox import game

SEEN = ".stage:not(.small) .held"


def made_exactly(page: Page, match: str, moves: int) -> None:
    """Wait until this many moves are made and the next piece may be dropped: no other was made meanwhile."""
    until(page, lambda: moves_made(page, match) >= moves)
    ready(page)
    assert moves_made(page, match) == moves


def arrive(page: Page, name: str) -> None:
    """Come to a table as a new visitor does: by a click on the start page."""
    card = page.locator(f"article.{name}")
    card.locator(".ways .primary").click()
    dialog = page.get_by_role("dialog")
    page.wait_for_function("() => location.pathname !== '/' || document.querySelector('dialog')")
    if dialog.count():
        dialog.get_by_role("radio").first.wait_for()
        dialog.locator(".button.primary").click()
    page.wait_for_url("**/match/*")
    page.locator(BOARD).first.wait_for()


@pytest.mark.parametrize("name", ["fits", "bits"])
def test_the_keys_of_the_hint_work_on_arrival(open_page: Open, name: str) -> None:
    page = open_page("/")
    arrive(page, name)
    expect(page.locator(".keys")).to_contain_text("Enter")
    slider = page.get_by_role("slider")
    ready(page)
    before = slider.get_attribute("aria-valuenow")
    page.keyboard.press("ArrowLeft")
    expect(slider).not_to_have_attribute("aria-valuenow", before or "")
    before_turning = held(page)
    page.keyboard.press("ArrowUp")
    expect(slider).not_to_have_attribute("aria-valuetext", before_turning)
    # A click on the background takes nothing away.
    page.locator("main").click(position={"x": 2, "y": 2})
    entries = page.locator(LOG).count()
    page.keyboard.press("Enter")
    expect(page.locator(LOG).nth(entries)).to_be_visible()


@pytest.mark.parametrize("name", ["fillit", "jammit"])
def test_the_keys_reach_the_hexes_from_anywhere(open_page: Open, name: str) -> None:
    page = open_page(BARE)
    new_table(page, name, 2, board="mini")
    page.locator("main").focus()
    page.keyboard.press("PageDown")
    expect(page.locator("[role=gridcell]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("[role=gridcell][aria-selected=true]")).not_to_have_count(0)


def test_keys_stay_with_fields_controls_and_dialogs(open_page: Open) -> None:
    page = open_page(BARE)
    match = new_table(page, "fits", 1, boards="1")
    ready(page)
    slider, dialog = page.get_by_role("slider"), page.get_by_role("dialog")
    before = held(page)
    page.get_by_text("Type a move", exact=True).first.click()
    box = page.get_by_label("Type a move").first
    box.press_sequentially("rfx")
    box.press("ArrowLeft")
    page.get_by_role("button", name="Settings").press("Enter")
    dialog.wait_for()
    page.keyboard.press("ArrowLeft")
    close_dialog(page)
    page.get_by_role("button", name="Settings").focus()
    expect(slider).to_have_attribute("aria-valuetext", before)
    # The button has no use for an arrow, so the tile gets it; Enter is the button's own.
    page.keyboard.press("ArrowLeft")
    expect(slider).not_to_have_attribute("aria-valuetext", before)
    page.keyboard.press("Enter")
    expect(dialog).to_be_visible()
    close_dialog(page)
    ready(page)
    slider.press("Enter")
    made_exactly(page, match, 1)


SCROLLED_AWAY = """() => {
    scrollTo(0, document.body.scrollHeight);
    const {bottom, height} = document.querySelector('.stage:not(.small)').getBoundingClientRect();
    return bottom < height / 4;
}"""


def test_arrows_scroll_where_the_board_is_out_of_sight(open_page: Open) -> None:
    page = open_page(BARE, phone=True)
    new_table(page, "fits", 1, boards="1")
    ready(page)
    slider = page.get_by_role("slider")
    # A page that still grows is too short at first: it is scrolled until the board is away.
    page.wait_for_function(SCROLLED_AWAY)
    before, top = held(page), page.evaluate("scrollY")
    page.keyboard.press("ArrowUp")
    page.wait_for_function("top => scrollY < top", arg=top)
    expect(slider).to_have_attribute("aria-valuetext", before)


def test_letters_can_be_switched_off(open_page: Open) -> None:
    page = open_page(BARE)
    match = new_table(page, "fits", 1, boards="1")
    settle(page, shortcuts=False)
    page.goto(f"/match/{match}")
    ready(page)
    slider = page.get_by_role("slider")
    before = held(page)
    for letter in "rfxn":
        page.keyboard.press(letter)
    expect(slider).to_have_attribute("aria-valuetext", before)
    page.keyboard.press("ArrowUp")
    expect(slider).not_to_have_attribute("aria-valuetext", before)


CLICK_TWICE = """([gap, x, y]) => new Promise((done) => {
  const click = () => {
    const how = { bubbles: true, clientX: x, clientY: y, pointerType: 'mouse' };
    const place = document.elementFromPoint(x, y);
    for (const kind of ['pointerdown', 'pointerup']) place.dispatchEvent(new PointerEvent(kind, how));
  };
  setTimeout(() => done(click()), gap);
  click();
})"""
"""A click from outside may come so late on a busy machine that it is meant for the next tile."""


@pytest.mark.parametrize("gap", [30, 100, 150, 250])
def test_a_double_click_drops_one_tile(open_page: Open, gap: int) -> None:
    page = open_page(BARE)
    match = new_table(page, "fits", 1, boards="1")
    ready(page)
    box = page.locator(".stage:not(.small)").first.bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*middle)
    page.evaluate(CLICK_TWICE, [gap, *middle])
    made_exactly(page, match, 1)
    page.get_by_role("button", name="Drop").evaluate("drop => { drop.click(); drop.click(); }")
    made_exactly(page, match, 2)


@pytest.mark.parametrize("focus", ["[role=slider]", "main", ".controls .primary"])
def test_a_key_held_down_drops_one_tile(open_page: Open, focus: str) -> None:
    page = open_page(BARE)
    match = new_table(page, "fits", 1, boards="1")
    ready(page)
    page.locator(focus).first.focus()
    for _ in range(30):
        # Each further press of a key that was not released is a repetition.
        page.keyboard.down("Enter")
        page.wait_for_timeout(40)
    page.keyboard.up("Enter")
    made_exactly(page, match, 1)
    # A key struck twice.
    page.locator(focus).first.focus()
    page.keyboard.down("Enter")
    page.keyboard.press("Enter")
    page.keyboard.up("Enter")
    made_exactly(page, match, 2)


AT_ONCE = """keys => {
  for (const key of keys) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }
}"""
"""Keys sent one by one may come so late on a busy machine that the last is meant for the next tile."""


@pytest.mark.parametrize("keys", [("Enter", "x"), ("x", "Enter"), ("ArrowLeft", "Enter", "r", "x")])
def test_keys_pressed_at_once_make_one_move(open_page: Open, keys: tuple[str, ...]) -> None:
    page = open_page(BARE)
    match = new_table(page, "fits", 1, boards="1")
    ready(page)
    # The starting tile cannot be set aside.
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Set aside", exact=True)).to_be_visible()
    ready(page)
    page.evaluate(AT_ONCE, list(keys))
    made_exactly(page, match, 2)


def highest(rules: Any, update: dict[str, Any]) -> str:
    """Return the move that closes off the most spaces, so that soon nothing fits."""
    position = rules.position(update["view"])

    def gaps(text: str) -> int:
        step = rules.play(position, 1, rules.parse_move(text))
        return sum(len(dict(one.values).get("cells", ())) for one in rules.effects(step))

    return str(max((text for text in update["moves"] if text != "-"), key=gaps))


def until_nothing_fits(page: Page, match: str) -> None:
    rules = game("fits")
    for ply in range(30):
        update = page.request.get(f"/api/matches/{match}/update").json()
        if update["moves"] == ["-"]:
            return
        entry = {"seat": 1, "ply": ply, "text": highest(rules, update)}
        assert page.request.post(f"/api/matches/{match}/entries", data=entry).ok
    raise AssertionError("something always fits")


@pytest.mark.parametrize("key", ["x", "Enter"])
def test_a_tile_that_fits_nowhere_is_shown_explained_and_set_aside(
    open_page: Open, key: str
) -> None:
    page = open_page(BARE)
    match = new_table(page, "fits", 1, boards="1,2")
    until_nothing_fits(page, match)
    page.goto(f"/match/{match}")
    expect(page.locator(".unfit")).to_be_visible()
    expect(page.get_by_text("fits nowhere").first).to_be_visible()
    ready(page)
    made = moves_made(page, match)
    page.keyboard.press(key)
    expect(page.get_by_text("Set aside:")).to_be_visible()
    assert moves_made(page, match) == made + 1


def test_enter_on_set_aside_discards_no_later_tile(open_page: Open) -> None:
    page = open_page(BARE)
    match = new_table(page, "fits", 1, boards="1,2")
    until_nothing_fits(page, match)
    page.goto(f"/match/{match}")
    ready(page)
    aside = page.get_by_role("button", name="Set aside", exact=True)
    aside.press("Enter")
    expect(page.get_by_text("Set aside:")).to_be_visible()
    expect(aside).not_to_be_focused()
