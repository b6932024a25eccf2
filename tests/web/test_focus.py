"""The keyboard's way through every page and table: in order, visible, without a trap, and back."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import BARE, Open
from tests.web.hands import new_table, whole
from tuckbox import games

PAGES = [
    *("/", "/tables", "/my", "/about", "/privacy", "/daily/bits", "/rules/fits"),
    *("/learn/bits", "/learn/jammit", "/study/fits", "/study/fillit"),
]
TABLES: dict[str, tuple[int, dict[str, str]]] = {
    "fits": (2, {"boards": "1"}),
    "bits": (1, {}),
    "fillit": (2, {"board": "mini"}),
    "jammit": (2, {"board": "mini"}),
}

# Notes every element that gets the focus, and how it shows it.
NOTE = """() => {
  window.stops = [];
  addEventListener('focusin', ({target}) => {
    const style = getComputedStyle(target), box = target.getBoundingClientRect();
    const name = (target.getAttribute('aria-label') ?? target.textContent).trim().slice(0, 40);
    window.stops.push({
      element: target,
      name: `${target.localName}.${target.getAttribute('class') ?? ''} "${name}"`,
      outline: style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth),
      isInSight: box.width > 0 && box.bottom > 0 && box.top < innerHeight
        && box.right > 0 && box.left < innerWidth,
    });
  });
}"""

# A drawn board draws a ring of its own, in the colour of all focus.
RING = """async () => {
  const svg = document.activeElement.ownerSVGElement;
  if (!svg) return;
  for (const _ of 'xx') await new Promise(requestAnimationFrame);
  const probe = document.createElement('i');
  probe.style.color = 'var(--focus)';
  document.body.append(probe);
  const colour = getComputedStyle(probe).color;
  probe.remove();
  const widths = [...svg.querySelectorAll('*')].map(one => getComputedStyle(one))
    .filter(({stroke}) => stroke === colour).map(({strokeWidth}) => parseFloat(strokeWidth));
  window.stops.at(-1).outline = Math.max(0, ...widths);
}"""

# What the keyboard should reach, in the order of the page: a group of choices counts once.
EXPECTED = """() => {
  const wanted = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const isFirst = one => one.type !== 'radio' || one.checked
    || ![...document.getElementsByName(one.name)].some(({checked}) => checked)
       && document.getElementsByName(one.name)[0] === one;
  window.expected = [...document.querySelectorAll(wanted)].filter(one =>
    one.tabIndex >= 0 && !one.disabled && one.checkVisibility({visibilityProperty: true})
    && !one.closest('[inert]') && isFirst(one));
  return window.expected.length;
}"""

COMPARE = """() => {
  const name = one => `${one.localName}.${one.getAttribute('class') ?? ''}`
    + ` "${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}"`;
  const found = window.stops.map(({element}) => element);
  return {
    missed: window.expected.filter(one => !found.includes(one)).map(name),
    unexpected: found.filter(one => !window.expected.includes(one)).map(name),
    order: found.map(one => window.expected.indexOf(one)),
    unseen: window.stops.filter(one => one.outline < 2 || !one.isInSight)
      .map(({name, outline, isInSight}) => `${name} outline ${outline}, in sight: ${isInSight}`),
  };
}"""


def walk(page: Page, key: str, steps: int) -> dict[str, Any]:
    page.evaluate("window.stops = []")
    for _ in range(steps):
        page.keyboard.press(key)
        page.evaluate(RING)
    found: dict[str, Any] = page.evaluate(COMPARE)
    return found


def check_the_way(page: Page) -> None:
    """Go from the top to the end by Tab, then back by Shift+Tab."""
    page.evaluate(NOTE)
    steps: int = page.evaluate(EXPECTED)
    assert steps > 5
    forth = walk(page, "Tab", steps)
    assert forth["missed"] == []
    assert forth["unexpected"] == []
    assert forth["order"] == list(range(steps))
    assert forth["unseen"] == []
    back = walk(page, "Shift+Tab", steps - 1)
    assert back["order"] == list(range(steps - 1))[::-1]
    assert back["unseen"] == []


@pytest.mark.parametrize("path", PAGES)
def test_the_keyboard_goes_through_a_page_and_back(open_page: Open, path: str) -> None:
    page = open_page(path, phone=len(path) % 2 == 0)
    whole(page)
    check_the_way(page)


@pytest.mark.parametrize("game", games())
def test_the_keyboard_goes_through_a_table_and_back(open_page: Open, game: str) -> None:
    page = open_page(BARE, phone=game in ("fits", "jammit"))
    seats, options = TABLES.get(game, (2, {}))
    new_table(page, game, seats, **options)
    whole(page)
    page.evaluate("for (const one of document.querySelectorAll('aside > details')) one.open = true")
    check_the_way(page)


def test_the_first_stop_leads_past_the_header(open_page: Open) -> None:
    page = open_page("/")
    page.locator("main h1").first.wait_for()
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    # What the page asks the server for comes later; only then is there something to stop at.
    page.locator("main a, main button").first.wait_for()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('main') !== null")


@pytest.mark.parametrize(
    ("path", "opener"),
    [("/", "Settings"), ("/", "Against bots"), ("table", "Resign"), ("table", "Share")],
)
def test_a_dialog_keeps_the_focus_and_gives_it_back(
    open_page: Open, path: str, opener: str
) -> None:
    page = open_page("/")
    if path == "table":
        new_table(page, "fillit", 2, board="mini")
    button = page.get_by_role("button", name=opener).first
    button.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog").or_(page.get_by_role("alertdialog"))
    expect(dialog).to_be_visible()
    for key in ["Tab"] * 25 + ["Shift+Tab"] * 5:
        page.keyboard.press(key)
        # Between its last and its first stop the browser's own controls have their turn.
        assert page.evaluate(
            "document.activeElement === document.body"
            " || document.activeElement.closest('dialog, [role=alertdialog]') !== null"
        )
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(button).to_be_focused()
