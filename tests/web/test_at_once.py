"""A player's tile is drawn before the server has answered; a refusal visibly takes it back."""

import json
from contextlib import suppress
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Error, Page, WebSocketRoute, expect

from tests.web.conftest import BARE, Open
from tests.web.hands import Hand, HexHand, SquareHand, new_table, ready, until


class Kept(NamedTuple):
    """A submission on its way, and both its ends."""

    browser: WebSocketRoute
    server: WebSocketRoute
    told: dict[str, Any]


def unanswered(page: Page) -> list[Kept]:
    """Pass everything on except submissions, which get no answer, and return these as they come."""
    kept: list[Kept] = []

    def between(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()

        def said(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "submit":
                kept.append(Kept(browser, server, told))
            else:
                server.send(message)

        browser.on_message(said)

    page.route_web_socket("**/socket/*", between)
    return kept


def test_a_dropped_tile_lies_at_once_and_goes_when_it_is_refused(open_page: Open) -> None:
    page = open_page(BARE)
    kept = unanswered(page)
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
    # What gets no answer is sent again as often as time allows, if need be over another connection.
    browser, _, submission = kept[-1]
    assert all(one.told == submission for one in kept)
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
    until(page, lambda: len({one.told["text"] for one in kept}) == 2)
    assert {one.told["ply"] for one in kept} == {0}


@pytest.mark.parametrize(("name", "seats", "by"), [("fits", 1, SquareHand), ("fillit", 2, HexHand)])
def test_no_key_or_click_makes_another_move_while_one_is_on_its_way(
    open_page: Open, name: str, seats: int, by: type[Hand]
) -> None:
    page = open_page(BARE)
    kept = unanswered(page)
    hand = by(page, new_table(page, name, seats))
    until(page, lambda: acts(hand) and bool(kept))
    for _ in range(5):
        for key in ("ArrowLeft", "ArrowUp", "PageDown", "Enter", "x", " "):
            page.keyboard.press(key)
        acts(hand)
    chosen = kept[-1]
    chosen.server.send(json.dumps(chosen.told))
    # It has arrived; whatever else had been chosen would follow it now.
    expect(page.get_by_text("Sending")).to_have_count(0)
    assert {(one.told["ply"], one.told["text"]) for one in kept} == {(0, chosen.told["text"])}


def acts(hand: Hand) -> bool:
    """Click where a move is made, if the board does not change at that moment."""
    hand.count += 1
    with suppress(Error):
        hand.act()
    return True
