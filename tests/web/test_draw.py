"""What a browser can prove of a draw: with its storage, without it, on another device, and after being away."""

from playwright.sync_api import Browser, Page, expect

from tests.server.process import Process
from tests.web.conftest import Open
from tests.web.hands import LOG, until
from tests.web.test_together import drop, given_up, make_table

FORGET = """() => new Promise((done, failed) => {
    const request = indexedDB.deleteDatabase("tuckbox-draws");
    request.onsuccess = done;
    request.onerror = request.onblocked = failed;
})"""


def verdict(page: Page, match: str, words: str) -> None:
    page.goto(f"/replay/{match}")
    page.get_by_role("button", name="Check the draws").click()
    expect(page.get_by_text(words).first).to_be_visible()


def test_with_cleared_storage_nothing_is_proved(open_page: Open) -> None:
    page = open_page("/")
    match = given_up(page)
    page.goto("/about")
    page.evaluate(FORGET)
    verdict(page, match, "Consistent:")


def test_on_a_second_device_nothing_is_proved(
    open_page: Open, browser: Browser, site: Process
) -> None:
    page = open_page("/")
    match = given_up(page)
    verdict(page, match, "Proved to you")
    device = browser.new_context(base_url=site.url, locale="en", service_workers="block")
    device.add_cookies(page.context.cookies())  # type: ignore[arg-type]
    verdict(device.new_page(), match, "Consistent:")
    device.close()


def test_the_cards_wait_for_a_player_who_is_away(open_page: Open) -> None:
    gone = open_page("/")
    people = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    match = make_table(gone, "fits", people, seats="2", boards="1")
    gone.goto(f"/match/{match}")
    update = f"/api/matches/{match}/update"
    until(gone, lambda: gone.request.get(update).json()["deal"]["answers"][0] is not None)
    gone.close()
    ben = open_page(f"/match/{match}")
    ben.get_by_role("button", name="Take a seat").first.click()
    # Her client has committed itself, and only it knows the seed.
    expect(ben.get_by_text("Waiting for the seed of Ann.").first).to_be_visible()
    assert ben.locator(LOG).count() == 0
    ann = open_page(f"/match/{match}", same_visitor=gone)
    for page in (ann, ben):
        expect(page.locator(LOG)).to_have_count(2)  # the starting cards
        drop(page)
    expect(ann.locator(LOG).nth(4)).to_be_visible()
    assert ben.request.post(f"/api/matches/{match}/leave").ok
    for page in (ann, ben):
        verdict(page, match, "Proved to you")
