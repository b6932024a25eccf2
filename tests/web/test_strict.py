"""A table where nobody looks ahead: set up in the dialog, played by two browsers, proved by each."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.hands import LOG
from tests.web.test_together import drop

ROUNDS = 3


def test_two_friends_at_a_table_where_nobody_looks_ahead(open_page: Open) -> None:
    ann = open_page("/")
    ann.get_by_role("button", name="Invite friends").nth(1).click()  # BITS
    dialog = ann.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Ann")
    dialog.get_by_label("Nobody knows the cards in advance").check()
    dialog.get_by_role("button", name="Set up the table").click()
    ann.wait_for_url(re.compile("/match/"))
    ben = open_page(ann.url)
    ben.get_by_role("button", name="Take a seat").first.click()
    for _ in range(ROUNDS):
        for page in (ann, ben):
            page.locator(".stage.ready").first.wait_for()
        entries = ann.locator(LOG).count()
        for page in (ann, ben):
            expect(page.locator(LOG)).to_have_count(entries)
            drop(page)
        expect(ann.locator(LOG).nth(entries + 2)).to_be_visible()  # Two stones and the next card.
    expect(ann.get_by_text("Nobody knows the cards in advance here").first).to_be_attached()
    match = ann.url.rsplit("/", 1)[1]
    assert ben.request.post(f"/api/matches/{match}/leave").ok
    assert ann.request.get(f"/api/matches/{match}/record").text().startswith("[tuckbox 3]")
    for page in (ann, ben):
        page.goto(f"/replay/{match}")
        page.get_by_role("button", name="Check the draws").click()
        expect(page.get_by_text("Proved to you").first).to_be_visible()
