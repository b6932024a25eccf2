"""A player's tile is drawn before the server has answered; a refusal visibly takes it back."""

import json
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import Open
from tests.web.hands import new_table, ready, until


def test_a_dropped_tile_lies_at_once_and_goes_when_it_is_refused(open_page: Open) -> None:
    page = open_page("/about")
    kept: list[tuple[WebSocketRoute, dict[str, Any]]] = []

    def between(browser: WebSocketRoute) -> None:
        """Pass everything on except submissions, which get no answer."""
        server = browser.connect_to_server()

        def said(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "submit":
                kept.append((browser, told))
            else:
                server.send(message)

        browser.on_message(said)

    page.route_web_socket("**/socket/*", between)
    new_table(page, "fits", 1, boards="1")
    in_hand = page.locator(".stage:not(.small) .held .tile")
    lying = page.locator(".stage:not(.small) g:not(.held) > .tile")
    expect(in_hand).to_have_count(1)
    before = lying.count()
    ready(page)
    slider = page.get_by_role("slider").first
    slider.press("Enter")
    # It lies there, though nobody has answered yet.
    expect(lying).to_have_count(before + 1)
    expect(in_hand).to_have_count(0)
    expect(page.get_by_text("Sending").first).to_be_visible()
    until(page, lambda: bool(kept))
    # What gets no answer is sent again, as often as time allows.
    browser, submission = kept[0]
    assert all(told == submission for _, told in kept)
    refusal = {key: submission[key] for key in ("seat", "ply", "text", "seen")}
    refusal |= {"type": "refused", "code": "match-turn", "sentence": "No.", "expected": None}
    refusal["version"] = submission["seen"]
    browser.send(json.dumps(refusal))
    expect(page.locator(".refusal")).to_contain_text("No.")
    expect(page.get_by_role("alert").filter(has_text="No.")).to_have_count(1)
    expect(page.get_by_text("Sending")).to_have_count(0)
    # The tile is in the hand again, and can be dropped elsewhere.
    expect(lying).to_have_count(before)
    expect(in_hand).to_have_count(1)
    expect(slider).to_be_focused()
    slider.press("ArrowRight")
    slider.press("Enter")
    expect(lying).to_have_count(before + 1)
    until(page, lambda: len({told["text"] for _, told in kept}) == 2)
    assert {told["ply"] for _, told in kept} == {0}
