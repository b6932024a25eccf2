"""What the browser client weighs and how fast it answers: real Chromium, real server, on loopback.

Aims: 90 KiB of JavaScript on the start page and 150 KiB at a table (gzip), 2 s from the start of the
server to a playable table, 16 ms from pointer-up to the own tile drawn, 10 ms from a move of the pointer to
the aim drawn, in every game, also on a line on which every message takes 150 ms longer.
"""

import gzip
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Response

from bench._slow_line import slow_line
from tests.chromium import DESKTOP, chromium
from tests.server.process import AS_SERVED, Process
from tests.web.hands import BOARD, new_table, ready
from tuckbox import game as rules
from tuckbox import games

STARTS = 3
TABLES = 5
LINE_SECONDS = 0.15
A_LOOK = 1000 * (2 * LINE_SECONDS + 0.2)
"""Milliseconds for which a person looks before the pointer moves on; what is later than that is not seen."""
AIMED = 4
"""Places that are pointed at in turn."""

# From the first moment of a page: how it was drawn and what kept it busy.
VITALS = """() => {
  const vitals = window.vitals = {lcp: 0, cls: 0, inp: 0, long: 0};
  const watch = (type, note, more = {}) =>
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({type, buffered: true, ...more});
  watch('largest-contentful-paint', one => vitals.lcp = one.startTime);
  watch('layout-shift', one => vitals.cls += one.hadRecentInput ? 0 : one.value);
  watch('event', one => vitals.inp = Math.max(vitals.inp, one.interactionId ? one.duration : 0),
        {durationThreshold: 16});
  watch('longtask', one => vitals.long += one.duration);
}"""

# From the release of the pointer until the board with the new tile is laid out, and the frames after.
DROP = """() => {
  const stage = document.querySelector('.stage:not(.small)');
  window.drops = [], window.dropped = 0;
  let up = null;
  addEventListener('pointerup', () => {
    up = performance.now();
    let last = null, left = 30;
    requestAnimationFrame(function tick(now) {
      if (last !== null) window.dropped += Math.max(0, Math.round((now - last) / (1000 / 60)) - 1);
      last = now;
      if ((left -= 1) > 0) requestAnimationFrame(tick);
    });
  }, true);
  new MutationObserver(() => {
    if (up === null) return;
    stage.getBoundingClientRect();
    window.drops.push(performance.now() - up);
    up = null;
  }).observe(stage, {childList: true, subtree: true});
}"""

# From a move of the pointer until the board with the new aim is laid out, and a sign of what it does.
AIM = """([board, sign]) => {
  const stage = document.querySelector(board);
  window.aims = [];
  let moved = null;
  stage.addEventListener('pointermove', () => moved = performance.now(), true);
  new MutationObserver(() => {
    if (moved === null || !document.querySelector(sign)) return;
    stage.getBoundingClientRect();
    window.aims.push(performance.now() - moved);
    moved = null;
  }).observe(stage, {childList: true, subtree: true, attributes: true});
}"""


STAGE, GRID = ".stage:not(.small)", "main svg[role=grid]"
SIGNS = {
    "fits": (STAGE, STAGE),
    "bits": (STAGE, STAGE),
    "fillit": (GRID, f"{GRID} .trail circle"),
    "jammit": (GRID, f"{GRID} .ghost"),
}
"""By game: where the pointer moves, and what shows that an aim is drawn; pieces in hand always are."""
SOURCE, TARGET = ".place.open.drag", ".place.open:not(.drag)"


def main() -> None:
    with chromium() as browser, tempfile.TemporaryDirectory() as folder:
        site = Process(Path(folder), *AS_SERVED)
        starts = sorted(_start(browser, site) for _ in range(STARTS))
        print(f"server start to playable table {starts[STARTS // 2]:6.2f} s (aim 2)")
        site.start()
        try:
            _measure(browser, site)
        finally:
            site.stop()


def _page(browser: Browser, site: Process, url: str = "") -> Page:
    page = browser.new_context(base_url=url or site.url, viewport=DESKTOP, locale="en").new_page()  # type: ignore[arg-type]
    page.add_init_script(f"({VITALS})()")
    return page


def _start(browser: Browser, site: Process) -> float:
    """Return the seconds from `tuckbox serve` until a tile can be dropped."""
    page = _page(browser, site)
    started = time.perf_counter()
    site.start()
    wanted = {"game": "fits", "seats": [{"kind": "me"}]}
    match = page.request.post("/api/matches", data=wanted).json()["id"]
    page.goto(f"/match/{match}", wait_until="commit")
    page.get_by_role("slider").first.wait_for()
    took = time.perf_counter() - started
    page.context.close()
    site.stop()
    return took


def _measure(browser: Browser, site: Process) -> None:
    _visit(browser, site, "start page", 90)
    for game in games():
        _visit(browser, site, game, 150)
    times, frames = _drops(browser, site)
    print(
        f"pointer-up to own tile drawn  {statistics.median(times):6.1f} ms median, "
        f"{max(times):.1f} ms worst of {len(times)} (aim 16)"
    )
    print(f"frames dropped                {frames / len(times):6.1f} of 30 after each drop")
    with slow_line(site.port, LINE_SECONDS) as port:
        for game in SIGNS:
            _print_aims(f"{game}: pointer to aim drawn", _aims(browser, site, game))
            times = _aims(browser, site, game, f"http://127.0.0.1:{port}")
            _print_aims(f"the same, {LINE_SECONDS * 1e3:.0f} ms away", times)


def _print_aims(what: str, times: list[float]) -> None:
    print(
        f"{what:29} {statistics.median(times):6.1f} ms median, "
        f"{max(times):.1f} ms worst of {len(times)} (aim 10)"
    )


def _visit(browser: Browser, site: Process, what: str, aim: int) -> None:
    page = _page(browser, site)
    scripts: list[Response] = []
    if what == "start page":
        page.on("response", lambda one: scripts.append(one))  # noqa: PLW0108
        page.goto("/")
    else:
        page.goto("/about")
        match = make_table(page, what)
        page = page.context.new_page()
        page.add_init_script(f"({VITALS})()")
        page.on("response", lambda one: scripts.append(one))  # noqa: PLW0108
        page.goto(f"/match/{match}")
        page.locator(BOARD).first.wait_for()
    page.wait_for_load_state("networkidle")
    bodies = [one.body() for one in scripts if one.request.resource_type == "script"]
    packed = sum(len(gzip.compress(body)) for body in bodies)
    page.keyboard.press("Tab")
    page.wait_for_timeout(300)
    vitals: dict[str, Any] = page.evaluate("window.vitals")
    print(
        f"{what:12} JavaScript {packed / 1024:6.1f} KiB gzip (aim {aim}), LCP {vitals['lcp']:5.0f} ms, "
        f"CLS {vitals['cls']:.3f}, INP {vitals['inp']:3.0f} ms, long tasks {vitals['long']:4.0f} ms"
    )
    page.context.close()


def make_table(page: Page, game: str) -> str:
    wanted = {
        "game": game,
        "seats": [{"kind": "me"}] * rules(game).options().seats,
    }
    match: str = page.request.post("/api/matches", data=wanted).json()["id"]
    return match


def _drops(browser: Browser, site: Process) -> tuple[list[float], int]:
    """Return the milliseconds of each drop at tables of FITS, and the frames lost meanwhile."""
    page = _page(browser, site)
    times: list[float] = []
    frames = 0
    for _ in range(TABLES):
        new_table(page, "fits", 1)
        page.evaluate(DROP)
        for part in (0.2, 0.4, 0.6, 0.8):
            _drop(page, part)
        times += page.evaluate("window.drops")
        frames += page.evaluate("window.dropped")
    return times, frames


def _aims(browser: Browser, site: Process, game: str, url: str = "") -> list[float]:
    """Return the milliseconds until each aim is drawn, from the moment when a piece comes."""
    page = _page(browser, site, url)
    times: list[float] = []
    for _ in range(TABLES):
        new_table(page, game, rules(game).options().seats)
        if SIGNS[game][0] == STAGE:
            page.get_by_role("slider").first.wait_for()
        page.evaluate(AIM, SIGNS[game])
        LEADING[game](page)
        times += page.evaluate("window.aims")
    page.context.close()
    return times


def _lead_piece(page: Page) -> None:
    """Lead the piece in hand to and fro."""
    for part in (0.1, 0.9, 0.3, 0.7):
        _point(page, part)
        page.wait_for_timeout(A_LOOK)


def _lead_over_targets(page: Page) -> None:
    """Point at what can be chosen."""
    targets = page.locator(TARGET)
    for number in range(min(AIMED, targets.count())):
        targets.nth(number).hover()
        page.wait_for_timeout(A_LOOK)


def _lead_over_columns(page: Page) -> None:
    page.wait_for_timeout(A_LOOK)
    _lead_over_targets(page)


def _lead_pawn(page: Page) -> None:
    """Point at where the pawn may slide, at once and after a step of a stone."""
    page.wait_for_timeout(A_LOOK)
    page.locator(f"{SOURCE}[aria-label*=pawn]").click()
    _lead_over_targets(page)
    page.keyboard.press("Escape")
    page.locator(f"{SOURCE}[aria-label*=stone]").first.click()
    page.wait_for_timeout(A_LOOK)
    page.locator(TARGET).first.click()
    _lead_over_targets(page)


LEADING = {
    "fits": _lead_piece,
    "bits": _lead_piece,
    "fillit": _lead_pawn,
    "jammit": _lead_over_columns,
}


def _point(page: Page, part: float) -> None:
    """Lead the pointer over that part of the ramp's width."""
    box = page.locator(".stage:not(.small)").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] * part, box["y"] + box["height"] / 2)


def _drop(page: Page, part: float) -> None:
    """Let the tile go over that part of the ramp's width, and watch it slide."""
    ready(page)
    _point(page, part)
    page.mouse.down()
    page.mouse.up()
    page.wait_for_timeout(700)


if __name__ == "__main__":
    main()
