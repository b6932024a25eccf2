"""Nothing that a turn needs is under the fold, in any window: the boxes are measured."""

from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from tests.chromium import PATIENCE
from tests.lessons import LESSONS
from tests.playing import pick
from tests.web.conftest import Open
from tests.web.hands import BOARD, close_dialog, new_table, resize, settle, whole
from tests.web.test_together import make_table
from tuckbox import games

WINDOWS = {
    "phone": (390, 844),
    "phone on its side": (844, 390),
    "laptop": (1280, 720),
    "desktop": (1440, 900),
    "large": (2560, 1300),
    "laptop at 200 %": (640, 360),
    "desktop at 200 %": (720, 450),
}
# The board with the piece in hand, and every button that a turn is made of.
NEEDED = (
    "[data-board] .stage:not(.small), [data-board] .controls .button,"
    " [role=grid]:is(svg), .below .button, .below [type=radio]"
)
HAND_OVER = ".hand-over .button"
OUTSIDE = """needed => {
  scrollTo(0, 0);
  return [...document.querySelectorAll(needed)].filter(one => one.checkVisibility())
    .map(one => [one.getAttribute('class') ?? one.localName, one.getBoundingClientRect()])
    .filter(([, box]) => box.top < 0 || box.left < -1 || box.bottom > innerHeight + 1
      || box.right > innerWidth + 1)
    .map(([name, box]) => `${name} ${Math.round(box.top)} to ${Math.round(box.bottom)}`
      + ` of ${innerHeight}, ${Math.round(box.left)} to ${Math.round(box.right)} of ${innerWidth}`);
}"""
IS_WHOLE = f"needed => ({OUTSIDE})(needed).length === 0"


def outside(page: Page, needed: str = NEEDED) -> dict[str, list[str]]:
    """Return what is out of sight, by window."""
    found: dict[str, list[str]] = {}
    for name, (width, height) in WINDOWS.items():
        resize(page, width, height)
        try:
            # A busy machine draws late what comes with the new size.
            page.wait_for_function(IS_WHOLE, arg=needed, timeout=PATIENCE)
        except Error:
            found[name] = page.evaluate(OUTSIDE, needed)
    return found


def played(page: Page, name: str, choices: int) -> str:
    """Return a table after this number of choices."""
    seats = 1 if name in ("fits", "bits") else 2
    match = new_table(page, name, seats)
    plies: dict[int, int] = {}
    for number in range(choices):
        update: dict[str, Any] = page.request.get(f"/api/matches/{match}/update").json()
        seat, moves = update["seat"], update["moves"]
        ply = plies.get(seat, 0)
        entry = {"seat": seat, "ply": ply, "text": moves[pick(f"{name} {number}", len(moves))]}
        assert page.request.post(f"/api/matches/{match}/entries", data=entry).ok
        plies[seat] = ply + 1
    return match


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", games())
def test_a_table_is_whole_in_every_window(open_page: Open, name: str, language: str) -> None:
    page = open_page("/", language=language)
    match = played(page, name, 5)
    settle(page, open=True, language=language)
    page.goto(f"/match/{match}")
    page.locator(BOARD).first.wait_for()
    whole(page)
    assert outside(page) == {}


@pytest.mark.parametrize("language", ["en", "de", "fr", "ja"])
def test_the_button_of_the_next_player_is_in_sight(open_page: Open, language: str) -> None:
    page = open_page("/", language=language)
    seats = [{"kind": "me", "name": f"Ann Katherine {number}"} for number in (1, 2)]
    match = make_table(page, "fits", seats, seats="2", boards="1")
    settle(page, open=False, language=language)
    page.goto(f"/match/{match}")
    page.locator(HAND_OVER).first.wait_for()
    assert outside(page, HAND_OVER) == {}


@pytest.mark.parametrize("name", games())
def test_looking_back_and_what_if_are_whole_in_every_window(open_page: Open, name: str) -> None:
    page = open_page("/")
    match = played(page, name, 6)
    page.goto(f"/replay/{match}?at=4")
    page.locator(BOARD).first.wait_for()
    whole(page)
    assert outside(page) == {}
    page.get_by_role("button", name="What if").click()
    expect(page.get_by_role("heading", name="What if")).to_be_visible()
    page.locator(BOARD).first.wait_for()
    assert outside(page) == {}


# The longest sentences, and the ones that break anywhere.
@pytest.mark.parametrize("language", ["fr", "ja"])
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_whole_in_every_window(open_page: Open, name: str, language: str) -> None:
    page = open_page(f"/learn/{name}", language=language)
    page.locator(BOARD).first.wait_for()
    page.locator(".told .button.primary").click()
    # The second page asks for a move before it lets anybody go on.
    expect(page.locator(".told .button.primary")).to_be_disabled()
    assert outside(page) == {}


HEIGHT = """([least, most]) => {
  const { height } = document.querySelector('.stage:not(.small)').getBoundingClientRect();
  return least < height && height < most && height;
}"""
"""The height of the board, if it lies between these."""


def test_a_board_fills_a_large_window_and_may_be_smaller(open_page: Open) -> None:
    page = open_page("/")
    match = played(page, "fits", 2)
    resize(page, 2560, 1300)
    page.goto(f"/match/{match}")
    page.locator(".stage:not(.small)").first.wait_for()
    whole(page)
    large = page.wait_for_function(HEIGHT, arg=[0.8 * 1300, 1300]).json_value()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text("Small", exact=True).click()
    close_dialog(page)
    page.wait_for_function(HEIGHT, arg=[1, 0.7 * large])
