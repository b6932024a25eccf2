"""The words of the page come from the server: in time, again after a failure, and without a network."""

import re
import time

from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.traffic import arrived

MESSAGES = re.compile("/api/messages/")
KEPT = """
async () => {
  const found = [];
  for (const name of await caches.keys()) {
    found.push(...(await (await caches.open(name)).keys()).map(({ url }) => url));
  }
  return found;
}
"""
SECONDS = 60
"""Long enough for a busy machine to keep everything."""


def test_they_are_asked_for_once_and_by_the_page_itself(open_page: Open) -> None:
    page = open_page("/about", language="fr")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.context.clear_cookies()
    page.goto("/about")
    page.locator("main h1").first.wait_for()
    arrived(page)
    messages = [url for url in asked if MESSAGES.search(url)]
    assert len(messages) == 1
    assert "/messages/fr?version=" in messages[0]


def test_a_page_without_words_says_so_and_tries_again(open_page: Open) -> None:
    page = open_page("/about")
    page.locator("main h1").first.wait_for()
    page.route(MESSAGES, lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    expect(page.get_by_role("alert")).to_contain_text("サーバー")
    page.unroute_all()
    expect(page.get_by_role("button", name="Play alone").first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_language_that_does_not_come_changes_nothing(open_page: Open) -> None:
    page = open_page("/about")
    page.locator("main h1").first.wait_for()
    page.route(MESSAGES, lambda route: route.abort())
    choice = page.get_by_role("combobox").first
    choice.select_option("de")
    expect(page.get_by_role("alert")).to_contain_text("The server can\u2019t be reached")
    expect(choice).to_have_value("en")
    page.get_by_role("button", name="Settings").click()
    with page.expect_event("requestfailed", lambda request: bool(MESSAGES.search(request.url))):
        page.get_by_role("radio", name="Deutsch").click()
    expect(page.get_by_role("radio", name="English")).to_be_checked()
    page.unroute_all()
    page.get_by_role("radio", name="Deutsch").click()
    expect(page.get_by_role("radio", name="Deutsch")).to_be_checked()
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def until_kept(page: Page, *parts: str) -> None:
    """Wait until the service worker has kept the files whose addresses contain these parts."""
    deadline = time.monotonic() + SECONDS
    while not all(any(part in url for url in page.evaluate(KEPT)) for part in parts):
        assert time.monotonic() < deadline, page.evaluate(KEPT)
        page.wait_for_timeout(200)


def test_a_page_is_opened_again_without_a_network(open_page: Open) -> None:
    page = open_page("/", language="de", keeps_files=True)
    page.get_by_role("button", name="Allein spielen").first.wait_for()
    until_kept(page, "/api/messages/de?version=", "/assets/index-", "/assets/ramps-", "/api/games")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("button", name="Allein spielen").first).to_be_visible()
    expect(page.locator("p[role=status]").first).to_be_visible()
    assert "⟦" not in page.locator("body").inner_text()
