"""Ways to play a board as a person does: by mouse, by touch, by keyboard alone."""

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

from tests.chromium import PATIENCE
from tests.no_seed import no_seed
from tests.playing import pick
from tests.web.conftest import BARE
from tests.web.traffic import arrived

SECONDS = 600
"""A game that takes longer than this is stuck."""
A_MOMENT = 1500
"""Milliseconds after which a hand looks again at what the board offers."""
BOARD = "main [role=grid], main .generic"
"""A drawn board, or the table of a game that has none."""
LOG = "section[aria-label='Game log'] li"
NO_DIALOG = "() => history.state?.isDialog !== true"
HAS_SIZE = """([width, height]) => new Promise((done) => {
    const isSo = innerWidth === width && innerHeight === height;
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(isSo))));
})"""
"""A page hears of its new size, and what it then draws is measured, once a frame."""


def whole(page: Page) -> None:
    """Wait until a page shows all that it has asked the server for."""
    page.locator("main h1").first.wait_for()
    if "/learn/" in page.url or "/study/" in page.url:
        page.locator(BOARD).first.wait_for()
    # "Loading", in any language.
    expect(page.locator("main p.soft[role=status]")).to_have_count(0)
    arrived(page)


def ready(page: Page, patience: float = PATIENCE) -> None:
    """Wait until the piece in hand has been in sight long enough to be dropped."""
    page.locator(".stage.ready").first.wait_for(timeout=patience)


def close_dialog(page: Page) -> None:
    """Close what lies over the page, and wait until the browser has gone back to the page's own entry.

    It does so in its own time, and would give up a page that is asked for meanwhile.
    """
    page.keyboard.press("Escape")
    page.wait_for_function(NO_DIALOG)


def resign(page: Page) -> None:
    """Give up the game, and wait as `close_dialog` does."""
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.wait_for_function(NO_DIALOG)


def resize(page: Page, width: int, height: int) -> None:
    """Change the size of the window, and wait until the page has been drawn in it."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(HAS_SIZE, arg=[width, height])


def settle(page: Page, **settings: object) -> None:
    """Let the next page begin with these settings."""
    page.goto(BARE)  # Another page would write its own settings afterwards.
    page.evaluate("all => localStorage.setItem('tuckbox', JSON.stringify(all))", settings)


def held(page: Page) -> re.Pattern[str]:
    """Return how the piece in hand is aimed, to be found at the beginning of what the slider says.

    Where it would come to rest and what it would do there is added as soon as the server has said so.
    """
    told = page.get_by_role("slider").first.get_attribute("aria-valuetext") or ""
    found = re.match(r"Column \w[.,] [^.]*\.", told)
    assert found is not None, told
    return re.compile(rf"^{re.escape(found[0])}")


def new_table(page: Page, game: str, seats: int, **options: str) -> str:
    """Open a table at which this browser holds every seat, and return its id."""
    settle(page, open=True, language="en")
    people: list[dict[str, Any]] = [{"kind": "me", "name": name} for name in ("Ann", "Ben", "Cat")]
    wanted = {"game": game, "options": options, "seats": people[:seats]}
    answer = page.request.post("/api/matches", data=wanted)
    assert answer.status == 201, answer.text()
    match: str = answer.json()["id"]
    page.goto(f"/match/{match}")
    page.locator(BOARD).first.wait_for()
    if page.request.get(f"/api/matches/{match}/update").json()["deal"] is not None:
        page.locator(
            LOG
        ).first.wait_for()  # The client agrees on the draw, and the cards are dealt.
    return match


def give_nothing(page: Page, match: str) -> None:
    """Let the cards be drawn without a seed of this browser, whose client is not at the table."""
    update = page.request.get(f"/api/matches/{match}/update").json()
    for said in no_seed(update):
        answer = page.request.post(f"/api/matches/{match}/draw", data=said)
        assert answer.ok, answer.text()


def is_over(page: Page, match: str) -> bool:
    return bool(page.request.get(f"/api/matches/{match}").json()["state"] == "finished")


def until(page: Page, is_so: Callable[[], bool]) -> None:
    """Wait for something that arrives here and not on the page."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not is_so():
        assert time.monotonic() < deadline, "it never came"
        page.wait_for_timeout(50)


def moves_made(page: Page, match: str) -> int:
    """Return how many moves of the first seat the server has."""
    record = page.request.get(f"/api/matches/{match}/record").text()
    return sum(line.startswith("1 ") for line in record.splitlines())


class Hand:
    """Plays whatever the board offers until the game is over."""

    def __init__(self, page: Page, match: str) -> None:
        self.page = page
        self.match = match
        self.count = 0

    def play(self) -> None:
        deadline = time.monotonic() + SECONDS
        while not is_over(self.page, self.match):
            assert time.monotonic() < deadline, "the game hangs"
            for _ in range(6):
                self.count += 1
                try:
                    self.act()
                except Error:
                    continue  # the board was drawn anew under the finger
                self.page.wait_for_timeout(40)

    def act(self) -> None:
        raise NotImplementedError

    def press(self, found: Locator) -> bool:
        if not found.count():
            return False
        found.first.click(timeout=A_MOMENT)
        return True

    def choose(self, count: int) -> int:
        return pick(f"hand {self.count}", count)


class Finger(Hand):
    """Taps."""

    def press(self, found: Locator) -> bool:
        if not found.count():
            return False
        found.first.tap(timeout=A_MOMENT)
        return True


class Keys(Hand):
    """Presses keys."""

    def press(self, found: Locator) -> bool:
        if not found.count():
            return False
        found.first.press("Enter", timeout=A_MOMENT)
        return True


class ListHand(Hand):
    """A game without a board of its own: take a move from the list."""

    def act(self) -> None:
        moves = self.page.locator(".generic .moves button")
        if moves.count():
            self.press(moves.nth(self.choose(moves.count())))


class ListTouch(Finger, ListHand):
    """By finger."""


class ListKeys(Keys, ListHand):
    """By keyboard alone."""


class SquareHand(Hand):
    """FITS and BITS: aim, turn, drop."""

    def act(self) -> None:
        button = self.page.get_by_role
        if self.press(button("button", name="On to round")):
            return
        if button("slider").count():
            self.aim()
        else:
            self.press(button("button", name="Set aside"))

    def place(self) -> tuple[float, float]:
        """Return a point over some column of the board."""
        box = self.page.locator(".stage:not(.small)").first.bounding_box()
        if box is None:
            # The round has ended since there was something to aim.
            raise Error("The board is gone.")
        across = box["x"] + box["width"] * (0.15 + 0.14 * self.choose(6))
        return across, box["y"] + box["height"] / 2

    def aim(self) -> None:
        ready(self.page, A_MOMENT)
        self.page.mouse.move(*self.place())
        if self.choose(3) == 0:
            self.page.mouse.wheel(0, 100)
        self.page.mouse.down()
        self.page.mouse.up()


class SquareTouch(Finger, SquareHand):
    """By finger: tap the column, tap to turn, tap to drop."""

    def aim(self) -> None:
        ready(self.page, A_MOMENT)
        self.page.touchscreen.tap(*self.place())
        if self.choose(3) == 0:
            self.press(self.page.get_by_role("button", name="Turn", disabled=False))
        self.press(self.page.get_by_role("button", name="Drop"))


class SquareKeys(Keys, SquareHand):
    """By keyboard alone."""

    def aim(self) -> None:
        self.page.get_by_role("slider").first.focus()
        for _ in range(self.choose(5)):
            self.page.keyboard.press("ArrowRight" if self.count % 2 else "ArrowLeft")
        if self.choose(3) == 0:
            self.page.keyboard.press("r")
        self.page.keyboard.press("Enter")


class HexHand(Hand):
    """FILLIT and JAMMIT: press what is offered, and confirm what wants it."""

    def act(self) -> None:
        if self.press(self.page.locator(".jammit .button.primary:enabled")):
            return
        # Mostly go on with what was picked up; now and then pick up something else.
        targets = self.page.locator(".place.open:not(.drag)")
        is_going_on = targets.count() and self.choose(10)
        offered = targets if is_going_on else self.page.locator(".place.open")
        if offered.count():
            self.press(offered.nth(self.choose(offered.count())))


class HexTouch(Finger, HexHand):
    """By finger."""


class HexKeys(HexHand):
    """By keyboard alone: Page Down goes from one offered hex to the next."""

    def act(self) -> None:
        if self.page.evaluate("document.activeElement?.getAttribute('role')") != "gridcell":
            self.page.locator("[role=gridcell][tabindex='0']").first.focus()
        for _ in range(1 + self.choose(5)):
            self.page.keyboard.press("PageDown")
        self.page.keyboard.press("Enter")
        if self.page.locator(".jammit .button.primary:enabled").count():
            # What was chosen is confirmed by the same key.
            self.page.keyboard.press("Enter")
