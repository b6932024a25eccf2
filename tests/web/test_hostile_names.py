"""Names made of markup, script, right-to-left marks and 10,000 letters, on every page that shows names."""

import json
import re

import pytest
from playwright.sync_api import Page

from tests.recorded import recorded
from tests.web.conftest import Open
from tests.web.hands import whole
from tests.web.test_pages import PAGES

MARKUP = "<b>Ann</b><img src=x onerror=hacked=1>"
SCRIPT = "</script><script>hacked=1</script>{{x}}"
TURNED = "Ann\u202ebob\u2066\u200f\u061c"
LONG = "W" * 10_000
IS_WIDER = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
MARKS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def harmless(page: Page, path: str) -> str:
    """Open a page; return its words, after looking for what a name could have done."""
    page.goto(path)
    whole(page)
    assert page.evaluate("typeof hacked") == "undefined"
    assert page.locator("main img[src='x'], main b:text-is('Ann')").count() == 0
    assert not page.evaluate(IS_WIDER), "the page is wider than the window"
    words = page.locator("body").inner_text()
    assert not MARKS.search(words)
    return words


@pytest.mark.parametrize(
    "name", [MARKUP, SCRIPT, TURNED, LONG], ids=["markup", "script", "turned", "long"]
)
def test_a_hostile_name_is_a_name_on_every_page(open_page: Open, name: str) -> None:
    page = open_page("/about", phone=True)
    # A name that somebody typed; what is far too long is refused, and cut elsewhere.
    short = name if len(name) <= 200 else name[:200]
    assert page.request.put("/api/me", data={"name": name}).status == (422 if name is LONG else 200)
    assert page.request.put("/api/me", data={"name": short}).ok
    seats = [{"kind": "me", "name": short}, {"kind": "open"}]
    wanted = {"game": "jammit", "seats": seats, "public": True}
    table = page.request.post("/api/matches", data=wanted).json()["id"]
    text = re.sub(
        r'\[seat (\d) "Ann \d"\]',
        lambda m: f"[seat {m[1]} {json.dumps(name, ensure_ascii=False)}]",
        RECORD,
    )
    assert text != RECORD
    kept = page.request.post("/api/records", data={"text": text}).json()["id"]
    shown = name[:20] if name in (MARKUP, SCRIPT) else ("Ann bob" if name is TURNED else "W" * 40)
    for path in ("/my", "/tables", f"/match/{table}", f"/match/{kept}", f"/replay/{kept}"):
        assert shown in harmless(page, path), path
    # Pages without names of others, in a browser that has this one.
    for path in PAGES if name is MARKUP else ("/", "/about", "/daily/fits"):
        harmless(page, path)


RECORD = recorded("jammit", seats=2)
