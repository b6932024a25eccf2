"""Figures of the first five minutes that can be counted: clicks to the first piece, keys to a round."""

import gzip
import html
import json
import re
from typing import Any

from playwright.sync_api import Page, Response, Route, expect

from tests.web.axe import violations
from tests.web.conftest import BARE, Open
from tests.web.hands import LOG, close_dialog, new_table, ready, whole
from tests.web.test_keys_and_clicks import arrive
from tests.web.test_together import make_table
from tests.web.traffic import arrived
from tuckbox.core import seat
from tuckbox.core.ability import landings
from tuckbox.games import game
from tuckbox.match import parse_record, replay

MOST_CLICKS = 2
AT_A_TIME = 6
"""The requests that a browser sends to one server at a time."""
MOST_SCRIPT = 90 * 1024
"""Of the start page with all its boards, packed."""
MOST_KEYS = 8
"""A tile, on average over a round."""
WAYS = {
    "as drawn": "0",
    "turned right": "1",
    "upside down": "2",
    "turned left": "3",
    "mirrored": "m0",
    "mirrored, turned right": "m1",
    "mirrored, upside down": "m2",
    "mirrored, turned left": "m3",
}
TIMELESS = "performance.now = () => 0"
"""A page that never takes a silent server for lost, however busy the machine is."""
PIECES = {
    "fits": "[role=slider]",
    "bits": "[role=slider]",
    "fillit": ".place.open",
    "jammit": ".place.open",
}


def test_two_clicks_lead_to_the_first_piece_of_every_game(open_page: Open) -> None:
    for name, piece in PIECES.items():
        page = open_page("/")
        page.evaluate("() => (window.clicks = 0, addEventListener('click', () => window.clicks++))")
        arrive(page, name)
        page.locator(piece).first.wait_for()
        assert 1 <= page.evaluate("() => window.clicks") <= MOST_CLICKS


def test_the_first_piece_is_four_trips_away(open_page: Open) -> None:
    """The page, all that it names, the table, its socket: on a slow line each costs half a second."""
    page = open_page("/healthz", phone=True)
    page.add_init_script(TIMELESS)
    asked: list[tuple[str, str]] = []
    sockets: list[str] = []
    page.on("request", lambda one: asked.append((one.method, one.url.removeprefix(site(page)))))
    page.on("websocket", lambda socket: sockets.append(socket.url))
    start = page.goto("/")
    assert start is not None
    named = re.findall(r' (?:href|src)="([^"]+)"', html.unescape(start.text()))
    page.locator("article.fits").get_by_role("button", name="Play alone").click()
    page.get_by_role("slider").first.wait_for()
    assert len(set(asked)) == len(asked), "nothing is asked for twice"
    creates = asked.index(("POST", "/api/matches?update=true"))
    assert {url for _, url in asked[:creates] if url.startswith("/api")} <= set(named)
    assert len([url for _, url in asked if url in named]) <= AT_A_TIME
    # Those of the boards on the start page, also of one that is drawn later, and of the table.
    scripts = [url for _, url in asked if url.startswith("/assets") and url not in named]
    assert len(scripts) <= AT_A_TIME
    assert len(sockets) == 1


def test_the_table_is_drawn_while_its_socket_is_opened(open_page: Open) -> None:
    page = open_page(BARE)
    page.add_init_script(TIMELESS)
    page.route_web_socket("**/socket/*", lambda socket: None)  # Nobody answers.
    page.goto("/")
    arrive(page, "fillit")
    page.locator(PIECES["fillit"]).first.wait_for()
    expect(page.locator(".status .line")).to_have_text("Connecting…")


def test_the_draw_is_answered_once(open_page: Open) -> None:
    """Although the match is shown twice before it begins: when it was made, and by its socket."""
    page = open_page(BARE)
    page.add_init_script(TIMELESS)
    said: list[str] = []
    page.on(
        "websocket", lambda socket: socket.on("framesent", lambda text: said.append(kind(text)))
    )
    page.goto("/")
    arrive(page, "fits")
    page.get_by_role("slider").first.wait_for()
    assert [said.count(one) for one in ("hello", "commit", "reveal")] == [1, 1, 1]


def kind(text: str | bytes) -> str:
    """Return what kind of message a socket carries."""
    found: str = json.loads(text)["type"]
    return found


def site(page: Page) -> str:
    return page.url[: page.url.index("/", len("https://"))]


def test_the_start_page_has_little_script(open_page: Open) -> None:
    page = open_page("/healthz")
    scripts: list[Response] = []
    page.on("response", lambda one: scripts.append(one))  # noqa: PLW0108
    page.goto("/")
    expect(page.locator(".miniature svg")).to_have_count(4)
    arrived(page)
    scripts = [one for one in scripts if one.request.resource_type == "script"]
    assert {one.headers["content-encoding"] for one in scripts} == {"br"}
    bodies = [one.body() for one in scripts]
    assert sum(len(gzip.compress(body)) for body in bodies) <= MOST_SCRIPT


def test_a_solo_round_takes_few_keys(open_page: Open) -> None:
    """A greedy player, who puts each tile where it lies lowest."""
    page = open_page(BARE)
    match = new_table(page, "fits", 1, boards="1")
    keys = tiles = 0
    while page.request.get(f"/api/matches/{match}/update").json()["result"] is None:
        record = page.request.get(f"/api/matches/{match}/record").text()
        entries = sum(line[:1].isdigit() for line in record.splitlines())
        expect(page.locator(LOG)).to_have_count(entries)  # The page knows of the tile that came.
        keys, tiles = keys + place(page, lowest(record)), tiles + 1
        expect(page.locator(LOG).nth(entries)).to_be_visible()
    assert tiles == 16
    assert keys <= MOST_KEYS * tiles, f"{keys} keys for {tiles} tiles"


def lowest(record: str) -> str | None:
    """Return the placement of the open tile that lies lowest; None if it fits nowhere."""
    rules, who = game("fits"), seat(1)
    *_, last = replay(parse_record(record), rules)
    assert last.step is not None, "an entry of the game"
    position = last.step.after
    moves = rules.legal_moves(position, who)
    rows = landings(rules, position, who, moves) or []
    placed = [
        (row, rules.format_move(move))
        for row, move in zip(rows, moves, strict=True)
        if row is not None
    ]
    return min(placed)[1] if placed else None


def place(page: Page, text: str | None) -> int:
    """Place the tile by keys alone, and return their number."""
    ready(page)
    if text is None:
        page.keyboard.press("x")
        return 1
    wanted = re.fullmatch(r"\w+:(m?\d)@(\w)", text)
    assert wanted is not None
    way, column = wanted.groups()
    count = 0
    while (held := aim(page)) != (way, column):
        key = "f" if held[0][0] != way[0] and "m" in (held[0][0], way[0]) else "ArrowUp"
        if held[0] == way:
            key = "ArrowLeft" if held[1] > column else "ArrowRight"
        page.keyboard.press(key)
        count += 1
        assert count < 20, f"{held} does not become {way} {column}"
    page.keyboard.press("Enter")
    return count + 1


def aim(page: Page) -> tuple[str, str]:
    """Return how the tile is held, and over which column."""
    text = page.get_by_role("slider").first.get_attribute("aria-valuetext") or ""
    found = re.match(r"Column (\w), ([^.]*)\.", text)
    assert found is not None, text
    return WAYS[found[2]], found[1]


def test_tables_replays_and_dialogs_shut_nobody_out(open_page: Open) -> None:
    """What `test_pages` has not: pages that need a game, and what opens over them."""
    page = open_page("/")
    people = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    match = make_table(page, "jammit", people, board="mini")
    page.goto(f"/match/{match}")
    page.locator("[role=grid]").first.wait_for()
    found = {"table": violations(page)}
    for name in ("Settings", "Rules", "Resign"):
        page.get_by_role("button", name=name).first.click()
        page.get_by_role("dialog").wait_for()
        found[name] = violations(page)
        close_dialog(page)
    page.goto(f"/replay/{match}")
    whole(page)
    found["replay"] = violations(page)
    page.get_by_role("button", name="What if").click()
    page.get_by_role("heading", name="What if").wait_for()
    found["what if"] = violations(page)
    page.goto("/my")
    page.get_by_role("button", name="Delete the game").first.click()
    page.get_by_role("dialog").wait_for()
    found["delete"] = violations(page)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_a_bot_that_warms_up_says_so_and_may_be_waited_for(open_page: Open) -> None:
    """The answers of a server that is compiling; its own are tested in tests/server."""
    page = open_page("/")
    people = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    match = make_table(page, "jammit", people, board="mini")
    told: dict[str, Any] = {"light": True, "seconds": 12, "share": 0.4, "waits": False}

    def answer(route: Route) -> None:
        if route.request.method == "PUT":
            told["waits"] = json.loads(route.request.post_data or "")["waits"]
        route.fulfill(json=told)

    page.route("**/api/matches/*/bots", answer)
    page.goto(f"/match/{match}")
    notice = page.locator(
        ".notice", has_text="Warming up: the bot plays its first moves below full strength"
    )
    expect(notice).to_contain_text("Full strength in about 12 seconds.")
    expect(notice.locator("progress")).to_have_attribute("value", "0.4")
    assert violations(page) == []
    notice.get_by_role("button", name="Wait for full strength").click()
    expect(page.get_by_text("The bot waits until it plays at full strength")).to_be_visible()
    page.get_by_role("button", name="Don\u2019t wait").click()
    expect(notice).to_be_visible()
    # Ready: the notice goes by itself. A server that cannot compile says something else.
    told |= {"light": True, "seconds": None}
    expect(page.get_by_text("On this server the bot plays below full strength.")).to_be_visible()
