"""What the page on which boxes are drawn weighs, and how soon it is there, beside a table of the same game.

Aims: at most 40 KiB of JavaScript (gzip) that only this page loads, and a board as soon as a table's.
"""

import gzip
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, Response

from bench.browser import make_table
from tests.chromium import DESKTOP, chromium
from tests.server.process import AS_SERVED, Process, node_process
from tests.web.hands import BOARD
from tuckbox.games import BUILT_IN

VISITS = 7

# When the first frame with a board is drawn, counted from the request for the page.
SHOWN = """() => new MutationObserver((_, watch) => {
  if (!document.querySelector('main [role=grid]')) return;
  watch.disconnect();
  requestAnimationFrame(() => setTimeout(() => window.shown = performance.now()));
}).observe(document, {childList: true, subtree: true})"""


def main() -> None:
    with (
        chromium() as browser,
        tempfile.TemporaryDirectory() as folder,
        node_process(Path(folder), *AS_SERVED) as site,
    ):
        start = set(_weights(browser, site, "/"))
        for game in BUILT_IN:
            _compare(browser, site, game, start)


def _compare(browser: Browser, site: Process, game: str, start: set[str]) -> None:
    page = _page(browser, site)
    page.goto("/about")
    match = make_table(page, game)
    addresses = (f"/match/{match}", f"/box/{game}")
    table, designer = (_weights(browser, site, address) for address in addresses)
    only = sum(size for url, size in designer.items() if url not in start | set(table))
    # In turn, so that whatever else the machine does meets both.
    times = [[_shown(page, address) for address in addresses] for _ in range(VISITS)]
    at_table, at_desk = (statistics.median(column) for column in zip(*times, strict=True))
    print(
        f"{game:7} JavaScript {sum(designer.values()) / 1024:5.1f} KiB gzip, only here "
        f"{only / 1024:4.1f} (aim 40); board drawn after {at_desk:4.0f} ms, a table's after {at_table:4.0f} ms"
    )
    page.context.close()


def _page(browser: Browser, site: Process) -> Page:
    page = browser.new_context(base_url=site.url, viewport=DESKTOP, locale="en").new_page()  # type: ignore[arg-type]
    page.add_init_script(f"({SHOWN})()")
    return page


def _weights(browser: Browser, site: Process, address: str) -> dict[str, int]:
    """Return the scripts that a first visit loads, with their sizes."""
    page = _page(browser, site)
    loaded: list[Response] = []
    page.on("response", lambda one: loaded.append(one))  # noqa: PLW0108
    page.goto(address)
    if address != "/":
        page.locator(BOARD).first.wait_for()
    page.wait_for_load_state("networkidle")
    scripts = [one for one in loaded if one.request.resource_type == "script"]
    weights = {one.url: len(gzip.compress(one.body())) for one in scripts}
    page.context.close()
    return weights


def _shown(page: Page, address: str) -> float:
    page.goto(address)
    page.wait_for_function("() => window.shown")
    return float(page.evaluate("window.shown"))


if __name__ == "__main__":
    main()
