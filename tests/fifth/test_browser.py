"""The fifth game in a real browser: a game without a board of its own is played in words."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.chromium import DESKTOP, PATIENCE, PHONE
from tests.web.axe import violations
from tuckbox.i18n import LANGUAGES

PEOPLE = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
CROSSES_WIN = ("B2", "A1", "B1", "A2", "B3")


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def page(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A script error or a missing message fails the test."""
    errors: list[str] = []
    context = browser.new_context(
        base_url=address, locale="en", viewport=request.param, reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    assert "⟦" not in page.locator("body").inner_text()
    context.close()
    assert not errors


def new_match(page: Page) -> str:
    page.goto("/about")
    page.locator("main h1").first.wait_for()
    wanted = {"game": "noughts", "seats": PEOPLE}
    match: str = page.request.post("/api/matches", data=wanted).json()["id"]
    return match


def has_crosses(page: Page, count: int) -> None:
    """Wait until the picture shows this many crosses."""
    shown = re.compile(rf"^[^X]*(X[^X]*){{{count}}}$")
    expect(page.locator("main pre").first).to_have_text(shown)


def test_its_card_leads_to_its_rules_and_its_table(page: Page) -> None:
    page.goto("/")
    card = page.locator("article").filter(has_text="Noughts and crosses")
    expect(card).to_contain_text("2 players")
    expect(card.locator("pre")).to_contain_text("A B C")
    expect(card.get_by_role("link", name="Learn it")).to_have_count(0)
    card.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Noughts and crosses")).to_be_visible()
    expect(page.get_by_text("nine spaces")).to_be_visible()
    assert violations(page) == []
    page.goto("/learn/noughts")
    expect(page.get_by_role("heading", name="There is nothing at this address")).to_be_visible()


def test_it_is_played_by_keyboard_alone_replayed_and_played_otherwise(page: Page) -> None:
    match = new_match(page)
    page.goto(f"/match/{match}")
    expect(page.get_by_text("Ann is to put a cross on the board.")).to_be_visible()
    expect(page.get_by_role("heading", name="Column C")).to_be_visible()
    assert violations(page) == []
    for number, text in enumerate(CROSSES_WIN):
        move = page.get_by_role("button", name=text, exact=True)
        move.press("Enter")
        expect(move).to_have_count(0)
        # The next key is not pressed into the void.
        assert page.evaluate("document.activeElement !== document.body"), number
    expect(page.get_by_role("heading", name="Ann wins!")).to_be_visible()
    has_crosses(page, 3)
    page.get_by_role("link", name="Replay and analysis").click()
    page.get_by_role("heading", name="Noughts and crosses").wait_for()
    expect(page.locator("main pre")).not_to_contain_text("X")
    page.goto(f"/replay/{match}?at=3")
    has_crosses(page, 2)
    assert violations(page) == []
    page.get_by_role("button", name="What if").first.click()
    page.get_by_role("button", name="C3", exact=True).first.press("Enter")
    expect(page.get_by_text("Noughts on A1 and C3.")).to_be_visible()
    assert violations(page) == []


def test_a_bot_answers(page: Page) -> None:
    page.goto("/study/noughts")
    page.get_by_role("combobox", name="The others").select_option("random")
    page.get_by_role("button", name="B2", exact=True).first.press("Enter")
    expect(page.get_by_text("Cross on B2.")).to_be_visible()
    expect(page.locator("main pre")).to_contain_text("O")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(page: Page, language: str) -> None:
    match = new_match(page)
    page.evaluate(
        "language => localStorage.setItem('tuckbox', JSON.stringify({language}))", language
    )
    for path in (f"/match/{match}", "/rules/noughts", "/"):
        page.goto(path)
        page.locator("pre, main section p").first.wait_for()
        assert "⟦" not in page.locator("body").inner_text()
