"""How soon a new visitor has the first tile: start page, two clicks at most, real Chromium and server.

The visitor clicks as soon as the button is drawn, with the mouse. The page's own clock measures, from
the request for its address until the tile has been drawn, since asking it from outside would keep its slowed
processor busy. Aims: 1.5 s on a desktop; 4 s on Chromium's slow 4G with a processor four times slower.
"""

import json
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, ConsoleMessage, Page

from tests.chromium import DESKTOP, PHONE, chromium
from tests.server.process import AS_SERVED, Process

RUNS = 5
MOST_CLICKS = 2
SLOW_4G = {
    "offline": False,
    "latency": 562.5,
    "downloadThroughput": 1.6 * 1000 * 1000 / 8 * 0.9,
    "uploadThroughput": 750 * 1000 / 8 * 0.9,
}
"""The preset "Slow 4G" of Chromium's developer tools. Every request waits for the latency, the greeting of
a socket too, but not the messages that follow on it."""
SLOWER = 4
PATIENCE = 60_000
BUTTON = "article.fits .ways .primary"
TILE = "[role=slider]"

# Says when an element has been drawn, and where it is.
TELL = """(selector) => {
  const observer = new MutationObserver(() => {
    const found = document.querySelector(selector);
    if (!found) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => {
      const {x, y, width, height} = found.getBoundingClientRect();
      console.debug(JSON.stringify([selector, performance.now() / 1000, x + width / 2, y + height / 2]));
    }));
  });
  observer.observe(document, {childList: true, subtree: true});
}"""


def main() -> None:
    with chromium() as browser, tempfile.TemporaryDirectory() as folder:
        site = Process(Path(folder), *AS_SERVED)
        site.start()
        try:
            _tell("desktop", 1.5, [_first_tile(browser, site) for _ in range(RUNS)])
            slow = [_first_tile(browser, site, is_slow=True) for _ in range(RUNS)]
            _tell("slow 4G, processor 4 times slower", 4.0, slow)
        finally:
            site.stop()


def _tell(what: str, aim: float, seconds: list[float]) -> None:
    print(
        f"start page to first tile, {what:34} {statistics.median(seconds):5.2f} s median, "
        f"{max(seconds):.2f} s worst of {len(seconds)} (aim {aim}), 1 click (aim {MOST_CLICKS})"
    )


def _first_tile(browser: Browser, site: Process, *, is_slow: bool = False) -> float:
    """Return the seconds from the address to a tile in the hand of a visitor who clicks at once."""
    context = browser.new_context(
        base_url=site.url,
        viewport=PHONE if is_slow else DESKTOP,  # type: ignore[arg-type]
        locale="en",
    )
    page = context.new_page()
    for element in (BUTTON, TILE):
        page.add_init_script(f"({TELL})({json.dumps(element)})")
    if is_slow:
        _slow_down(page)
    with page.expect_console_message(_tells_of(TILE), timeout=PATIENCE) as tile:
        with page.expect_console_message(_tells_of(BUTTON), timeout=PATIENCE) as button:
            page.goto("/", wait_until="commit")
        _, x, y = _told(button.value)
        page.mouse.click(x, y)
    seconds, _, _ = _told(tile.value)
    context.close()
    return seconds


def _tells_of(element: str) -> Callable[[ConsoleMessage], bool]:
    return lambda message: json.dumps(element) in message.text


def _told(message: ConsoleMessage) -> tuple[float, float, float]:
    """Return when an element was drawn, and where its middle is."""
    _, seconds, x, y = json.loads(message.text)
    return seconds, x, y


def _slow_down(page: Page) -> None:
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW_4G)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


if __name__ == "__main__":
    main()
