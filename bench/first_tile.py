"""How soon a new visitor has the first tile: start page, two clicks at most, real Chromium and server.

Aims: 1.5 s on a desktop; 4 s on Chromium's slow 4G with a processor four times slower.
"""

import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.chromium import DESKTOP, PHONE, chromium
from tests.server.process import Process

RUNS = 5
MOST_CLICKS = 2
SLOW_4G = {
    "offline": False,
    "latency": 562.5,
    "downloadThroughput": 1.6 * 1000 * 1000 / 8 * 0.9,
    "uploadThroughput": 750 * 1000 / 8 * 0.9,
}
"""The preset of Chromium's developer tools."""
SLOWER = 4


def main() -> None:
    with chromium() as browser, tempfile.TemporaryDirectory() as folder:
        site = Process(Path(folder))
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
    if is_slow:
        _slow_down(page)
    started = time.perf_counter()
    page.goto("/", wait_until="commit")
    page.locator("article.fits").get_by_role("button", name="Play alone").click()
    page.get_by_role("slider").first.wait_for()
    took = time.perf_counter() - started
    context.close()
    return took


def _slow_down(page: Page) -> None:
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW_4G)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


if __name__ == "__main__":
    main()
