"""Corners of the client that few people visit: a name kept, a server away, pieces that start."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import BARE, Open
from tests.web.hands import new_table, whole
from tests.web.test_designer import GOOD, show, text_of


def test_a_name_and_a_code_are_kept_until_others_are_locked_out(open_page: Open) -> None:
    page = open_page("/my")
    whole(page)
    page.get_by_label("Name").fill("Ann")
    page.get_by_role("button", name="Save the name").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    assert page.request.get("/api/me").json()["name"] == "Ann"
    page.get_by_role("button", name="Make a code").click()
    code = page.locator(".code").inner_text()
    page.get_by_role("button", name="Lock out other devices").click()
    expect(page.get_by_text("Only this browser has your games now.")).to_be_visible()
    expect(page.get_by_role("button", name="Make a code")).to_be_visible()
    assert not open_page("/").request.post("/api/me/recover", data={"code": code}).ok


def test_a_list_that_did_not_come_is_asked_for_again(open_page: Open) -> None:
    page = open_page(BARE)
    new_table(page, "bits", 1)
    lists = re.compile("/api/matches")
    page.route(lists, lambda route: route.abort())
    # The page does not ask again by itself, else its button could be gone before it is pressed.
    page.add_init_script("setInterval = () => 0")
    page.goto("/my")
    expect(page.get_by_role("heading", name="The server can\u2019t be reached")).to_be_visible()
    page.unroute(lists)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="BITS")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "drawing", "section", "needed"),
    [
        ("fits", "Starting tiles", "[starting cards]", 4),
        ("bits", "Starting dominoes", "[starting stones]", 5),
    ],
)
def test_other_pieces_start(
    open_page: Open, game: str, drawing: str, section: str, needed: int
) -> None:
    page = open_page(f"/box/{game}")
    show(page, drawing)
    choice = page.get_by_role("region", name=drawing)
    pieces = choice.get_by_role("button")
    pressed, free = (
        pieces.and_(page.locator(f"[aria-pressed={now}]")) for now in ("true", "false")
    )
    expect(pressed).to_have_count(needed)
    pressed.first.click()
    expect(choice.get_by_role("status")).to_have_text(f"{needed - 1} of {needed} chosen")
    expect(page.locator(".judgement .bad li").first).to_be_visible()
    expect(page.get_by_text(GOOD)).to_be_hidden()
    free.last.click()
    expect(page.get_by_text(GOOD)).to_be_visible()
    assert section in text_of(page)


def test_a_new_board_begins_empty_under_a_name_of_its_own(open_page: Open) -> None:
    page = open_page("/box/fits")
    page.get_by_role("button", name="New board").click()
    name = page.get_by_label("Name of the board")
    name.fill("1")
    expect(page.get_by_text("There is a board with this name already.")).to_be_visible()
    name.fill("garden")
    name.press("Enter")
    expect(page.get_by_role("combobox", name="Drawing").locator("option:checked")).to_have_text(
        re.compile("garden")
    )
    assert "boards/garden.txt" in text_of(page)
