"""Every page in every language, both themes and both sizes: complete, and accessible to all."""

import re

import pytest
from playwright.sync_api import expect

from tests.lessons import LESSONS
from tests.web.axe import violations
from tests.web.conftest import Open
from tests.web.hands import whole
from tuckbox import games
from tuckbox.i18n import LANGUAGES
from tuckbox.server.lobby.catalogue import DAILY_GAMES

PAGES = [
    "/",
    "/tables",
    "/my",
    "/about",
    "/privacy",
    "/nowhere",
    *(f"/{page}/{name}" for page in ("rules", "study") for name in games()),
    *(f"/learn/{name}" for name in LESSONS),
    *(f"/daily/{name}" for name in DAILY_GAMES),
]


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_whole_in_every_language(open_page: Open, path: str) -> None:
    page = open_page(path)
    # A page that is still being built would write its own settings afterwards.
    page.locator("main h1").first.wait_for()
    for language in LANGUAGES:
        page.evaluate(
            "language => localStorage.setItem('tuckbox', JSON.stringify({language}))", language
        )
        page.reload()
        whole(page)
        expect(page.locator("html")).to_have_attribute("lang", language)
        words = page.locator("body").inner_text()
        assert not re.findall("⟦.*?⟧", words)


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize(("phone", "dark"), [(False, False), (True, True)])
def test_a_page_has_nothing_that_shuts_people_out(
    open_page: Open, path: str, phone: bool, dark: bool
) -> None:
    page = open_page(path, phone=phone, dark=dark)
    whole(page)
    assert violations(page) == []
    # Nothing sticks out to the side, also when everything is twice as large.
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
