"""What a browser can prove of a draw: with its storage, without it, on another device, and after being away."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.chromium import PATIENCE
from tests.match import second_draw
from tests.server.process import Process
from tests.web.conftest import Open
from tests.web.hands import LOG, until
from tests.web.test_together import drop, given_up, make_table

FORGET = """() => new Promise((done, failed) => {
    const request = indexedDB.deleteDatabase("tuckbox-draws");
    // Until the page before has let go of it, it is only called blocked.
    request.onsuccess = done;
    request.onerror = failed;
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
    device.set_default_timeout(PATIENCE)
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
    expect(ben.get_by_text("Waiting for a seed from Ann.").first).to_be_visible()
    assert ben.locator(LOG).count() == 0
    ann = open_page(f"/match/{match}", same_visitor=gone)
    for page in (ann, ben):
        expect(page.locator(LOG)).to_have_count(2)  # the starting cards
        drop(page)
    expect(ann.locator(LOG).nth(4)).to_be_visible()
    assert ben.request.post(f"/api/matches/{match}/leave").ok
    for page in (ann, ben):
        verdict(page, match, "Proved to you")


OTHER = "f" * 64
Update = dict[str, Any]


def another_table(update: Update) -> None:
    if update["deal"]["state"] != "open":
        update["deal"]["commitment"] = OTHER


def without_me(update: Update) -> None:
    update["deal"]["list"] = [line[:-64] + OTHER for line in update["deal"]["list"]]


def early_card(update: Update) -> None:
    if update["deal"]["state"] == "closed":
        card = {"number": 1, "actor": 0, "text": "start L5", "effects": []}
        update |= {"entries": [card], "fresh": True}


def called_silent(update: Update) -> None:
    deal = update["deal"]
    if deal["state"] == "drawn":
        known = second_draw.closed(deal["commitment"], deal["list"])
        broken = f"[broken 1 {deal['commitment']} {known} silent 1]"
        deal |= {"number": 2, "state": "open", "commitment": OTHER, "broken": [broken]}
        deal |= {"answers": [None], "list": [], "revealed": []}
        update |= {"entries": [], "fresh": True}


def forged_link(update: Update) -> None:
    if update["links"]:
        update["links"]["links"][0] = OTHER


@pytest.mark.parametrize(
    ("lie", "words", "said"),
    [
        (another_table, "The table\u2019s commitment has changed", ["commit"]),
        (without_me, "your browser\u2019s commitment is missing", ["commit"]),
        (early_card, "A card came before your browser gave its seed", ["commit"]),
        (called_silent, "The table says that your browser gave no seed", ["commit", "reveal"]),
        (forged_link, "showed one that does not fit", ["commit", "reveal"]),
    ],
)
def test_a_browser_that_is_lied_to_stops(
    open_page: Open, lie: Callable[[Update], None], words: str, said: list[str]
) -> None:
    sent: list[str] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def ask(message: str | bytes) -> None:
            sent.append(json.loads(message)["type"])
            # Whole updates are easier to falsify than patches.
            server.send(re.sub(r'"patches":\s*true', '"patches": false', str(message)))

        def answer(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "update":
                lie(told)
            socket.send(json.dumps(told))

        socket.on_message(ask)
        server.on_message(answer)

    page = open_page("/")
    people = [{"kind": "me", "name": "Ann"}]
    match = make_table(page, "fits", people, strict=lie is forged_link, seats="1", boards="1")
    page.route_web_socket(re.compile("/socket|/ws"), between)
    page.goto(f"/match/{match}")
    alert = page.get_by_role("alert").filter(has_text="Your browser has stopped taking part")
    expect(alert).to_contain_text(words)
    page.keyboard.press("Enter")
    pings = sent.count("ping")
    until(page, lambda: sent.count("ping") > pings)
    # No seed and no move leaves it until its player goes on; they would have come before the ping.
    assert [type for type in sent if type in ("commit", "reveal", "submit")] == said
    alert.get_by_role("button", name="Play on").click()
    expect(alert).to_have_count(0)
