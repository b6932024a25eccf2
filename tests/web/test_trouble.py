"""What goes wrong at a table: each time the page says what happened and offers the next step."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

from tests.chromium import PATIENCE
from tests.web.axe import violations
from tests.web.conftest import BARE, Open
from tests.web.hands import LOG, close_dialog, moves_made, new_table, until
from tests.web.test_figures import TIMELESS
from tests.web.test_together import drop, make_table
from tests.web.traffic import AT_REST

ME = {"kind": "me", "name": "Ann"}
STORAGE_OFF = """
Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('denied', 'SecurityError'); },
});
"""


def link(page: Page, name: str) -> Locator:
    return page.locator("main").get_by_role("link", name=name)


@pytest.mark.parametrize("path", ["/match/nothere", "/replay/nothere"])
def test_a_dead_link(open_page: Open, path: str) -> None:
    page = open_page(path)
    expect(page.get_by_role("heading", name="This table does not exist")).to_be_visible()
    assert violations(page) == []
    link(page, "To the start page").click()
    expect(page.get_by_role("button", name="Play alone").first).to_be_visible()


def test_a_game_that_is_not_here(open_page: Open) -> None:
    page = open_page("/about")
    for path in ("/rules/chess", "/learn/chess", "/study/chess", "/daily/jammit"):
        page.goto(path)
        expect(page.get_by_role("heading", name="There is nothing at this address")).to_be_visible()
        expect(link(page, "To the start page")).to_be_visible()
        assert "⟦" not in page.locator("body").inner_text()


def test_a_full_table(open_page: Open) -> None:
    ann = open_page("/")
    people = [ME, {"kind": "open"}]
    match = make_table(ann, "fits", people, seats="2", boards="1")
    ann.goto(f"/match/{match}")  # Only a client that is here can commit to its seed.
    ben = open_page(f"/match/{match}")
    ben.get_by_role("button", name="Take a seat").first.click()
    expect(ben.get_by_role("slider").first).to_be_visible()
    late = open_page(f"/match/{match}")
    expect(late.get_by_text("All seats are taken: you are watching.")).to_be_visible()
    expect(late.get_by_text("Hidden moves stay hidden")).to_be_visible()
    expect(link(late, "Play yourself")).to_have_attribute("href", "/")


def test_a_match_that_ended(open_page: Open) -> None:
    ann = open_page("/")
    match = make_table(ann, "fillit", [ME, {"kind": "me", "name": "Ben"}], board="mini")
    entry = {"seat": 1, "ply": 0, "text": "resigns"}
    assert ann.request.post(f"/api/matches/{match}/entries", data=entry).ok
    late = open_page(f"/match/{match}")
    expect(late.get_by_role("heading", name="Ben wins!")).to_be_visible()
    expect(link(late, "Replay and analysis")).to_be_visible()
    # Only players may ask for a rematch.
    expect(late.get_by_role("button", name="Rematch")).to_have_count(0)
    ann.goto(f"/match/{match}")
    ann.get_by_role("button", name="Rematch").click()
    ann.wait_for_url(lambda url: "/match/" in url and match not in url)
    expect(ann.locator(".place.open").first).to_be_visible()


def test_an_unknown_language(open_page: Open) -> None:
    page = open_page(BARE, language="tlh")
    for stored in ('{"language": "xx"}', '{"language": 7}', "nonsense"):
        page.goto(BARE)  # Another page would write its own settings afterwards.
        page.evaluate("stored => localStorage.setItem('tuckbox', stored)", stored)
        page.goto("/?lang=xx")
        expect(page.get_by_role("button", name="Play alone").first).to_be_visible()
    page.get_by_role("combobox").first.select_option("de")
    expect(page.get_by_role("button", name="Allein spielen").first).to_be_visible()


def test_storage_switched_off(open_page: Open) -> None:
    page = open_page("/about")
    page.add_init_script(STORAGE_OFF)
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_text("does not let this site store anything")).to_be_visible()
    close_dialog(page)
    page.get_by_role("button", name="Play alone").first.click()
    page.get_by_role("slider").first.wait_for()
    drop(page)
    expect(page.locator(LOG).nth(2)).to_be_visible()


def test_cookies_refused(open_page: Open) -> None:
    def without_cookie(route: Route) -> None:
        answer = route.fetch(timeout=PATIENCE)
        # Fetching has put it into the jar.
        page.context.clear_cookies()
        kept = {name: value for name, value in answer.headers.items() if name != "set-cookie"}
        route.fulfill(response=answer, headers=kept)

    page = open_page("/about")
    page.context.clear_cookies()
    page.route(re.compile("/api/"), without_cookie)
    page.goto("/")
    page.get_by_role("button", name="Play alone").first.click()
    expect(page.get_by_text("Your browser refuses the cookie")).to_be_visible()


def test_an_old_tab_after_an_update_of_the_server(open_page: Open) -> None:
    page = open_page("/")
    match = make_table(page, "fits", [ME], boards="1")
    sockets: list[WebSocketRoute] = []

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        is_old = bool(sockets)
        sockets.append(socket)

        def send(text: str | bytes) -> None:
            said = json.loads(text)
            if is_old and said["type"] == "hello":
                said["wire"] = 0
            server.send(json.dumps(said))

        socket.on_message(send)

    page.route_web_socket(re.compile("/socket/"), pass_on)
    page.goto(f"/match/{match}")
    page.get_by_role("slider").first.wait_for()
    sockets[0].close()
    expect(page.get_by_role("heading", name="Tuckbox has been updated")).to_be_visible()
    sockets.clear()
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("slider").first).to_be_visible()


class Line:
    """The line of a page to the server, which can be cut, and on which answers to questions can get lost."""

    def __init__(self, page: Page) -> None:
        page.add_init_script(TIMELESS)
        self.loses_answers = False
        self.asked = self.answered = self.lost = 0
        self._page = page
        self._sockets: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/socket/"), self._pass_on)

    def _pass_on(self, socket: WebSocketRoute) -> None:
        self._sockets.append(socket)
        server = socket.connect_to_server()

        def say(text: str | bytes) -> None:
            self.asked += json.loads(text)["type"] == "preview"
            server.send(text)

        def hear(text: str | bytes) -> None:
            if json.loads(text)["type"] != "previews":
                socket.send(text)
            elif self.loses_answers:
                self.lost += 1
            else:
                self.answered += 1
                socket.send(text)

        socket.on_message(say)
        server.on_message(hear)

    def rest(self) -> None:
        """Wait until the page has asked all that it wants to know now, and has been answered."""
        self._page.evaluate(AT_REST)
        until(self._page, lambda: 0 < self.asked == self.answered)

    def cut(self) -> None:
        self._sockets[-1].close()


def chips_told(page: Page) -> Locator:
    """Return the targets of slides on which the number of chips is written."""
    return page.locator("main svg text.note")


def test_what_a_lost_connection_did_not_answer_is_asked_again(open_page: Open) -> None:
    page = open_page("/")
    match = make_table(page, "fillit", [ME, {"kind": "me", "name": "Ben"}], board="mini")
    line = Line(page)
    line.loses_answers = True
    page.goto(f"/match/{match}")
    pawn = page.request.get(f"/api/matches/{match}/update").json()["view"]["seats"][0]["pawn"]
    page.locator(f'[data-cell="{pawn}"]').click()
    until(page, lambda: line.lost > 0)
    expect(chips_told(page)).to_have_count(0)
    line.loses_answers = False
    line.cut()
    expect(chips_told(page).first).to_be_visible()


def test_a_step_shows_what_slides_after_it_do_without_waiting(open_page: Open) -> None:
    page = open_page("/")
    match = make_table(page, "fillit", [ME, {"kind": "me", "name": "Ben"}])
    line = Line(page)
    page.goto(f"/match/{match}")
    moves = page.request.get(f"/api/matches/{match}/update").json()["moves"]
    step = next(move for move in moves if " >" in move).partition(" ")[0]
    stone, _, target = step.partition("-")
    page.locator(f'[data-cell="{stone}"]').click()
    line.rest()
    line.loses_answers = True
    page.locator(f'[data-cell="{target}"]').click()
    slides = sum(move.startswith(f"{step} >") for move in moves)
    expect(chips_told(page)).to_have_count(slides)


def test_an_old_tab_asks_for_a_part_that_is_gone(open_page: Open) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Play alone").first.wait_for()
    page.route(re.compile(r"/assets/About-.*\.js"), lambda route: route.fulfill(status=404))
    page.get_by_role("link", name="About").click()
    expect(page.get_by_role("heading", name="Tuckbox has been updated")).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("heading", name="Credits")).to_be_visible()


def test_two_tabs_on_one_seat(open_page: Open) -> None:
    first = open_page(BARE)
    match = new_table(first, "fits", 1, boards="1")
    second = open_page(f"/match/{match}", same_visitor=first)
    for page in (first, second):
        expect(page.get_by_text("open in another tab or window too")).to_be_visible()
    drop(first)
    expect(second.locator(LOG).nth(2)).to_be_visible()
    drop(second)
    until(first, lambda: moves_made(first, match) == 2)
    record = first.request.get(f"/api/matches/{match}/record").text()
    for page in (first, second):
        # One more if the first card was the one that the round began with.
        expect(page.locator(LOG)).to_have_count(
            sum(line[:1].isdigit() for line in record.splitlines())
        )
    second.close()
    expect(first.get_by_text("open in another tab or window too")).to_have_count(0)
